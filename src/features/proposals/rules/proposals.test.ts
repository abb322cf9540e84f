import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPlate, aPlate } from "#tests/any-plate.ts";
import { withoutSalesmanProposal, withSalesmanProposal } from "./proposals.ts";

const anyProposal = fc.record({ licenseplate: anyPlate, note: fc.string() });
type Proposal = { licenseplate: ReturnType<typeof aPlate>; note: string };
const anyProposals = fc
  .array(anyProposal)
  .map((proposals) => proposals.reduce<Proposal[]>(withSalesmanProposal, []));

test("[PROP-1] a proposal for a new car comes last", () => {
  const proposals = [{ licenseplate: aPlate("mlb001"), note: "a" }];
  expect(withSalesmanProposal(proposals, { licenseplate: aPlate("mlb002"), note: "b" })).toEqual([
    { licenseplate: "mlb001", note: "a" },
    { licenseplate: "mlb002", note: "b" },
  ]);
});

test("[PROP-2] a proposal for the same plate, in whatever case, takes the place of the first", () => {
  const proposals = [
    { licenseplate: aPlate("mlb001"), note: "a" },
    { licenseplate: aPlate("mlb002"), note: "b" },
  ];
  expect(withSalesmanProposal(proposals, { licenseplate: aPlate("MLB 001"), note: "ny" })).toEqual([
    { licenseplate: "mlb001", note: "ny" },
    { licenseplate: "mlb002", note: "b" },
  ]);
});

test("[PROP-1] [PROP-2] each plate stands once, what was given is there, inserting twice changes nothing", () => {
  fc.assert(
    fc.property(anyProposals, anyProposal, (proposals, proposal) => {
      const after = withSalesmanProposal(proposals, proposal);
      expect(new Set(after.map((one) => one.licenseplate)).size).toBe(after.length);
      expect(after).toContain(proposal);
      expect(withSalesmanProposal(after, proposal)).toEqual(after);
    }),
  );
});

test("[PROP-3] removing by plate undoes inserting a new one, and again changes nothing; removing takes a plate in whatever case", () => {
  fc.assert(
    fc.property(anyProposals, anyProposal, (proposals, proposal) => {
      const others = proposals.filter((one) => one.licenseplate !== proposal.licenseplate);
      const after = withoutSalesmanProposal(withSalesmanProposal(proposals, proposal), proposal.licenseplate);
      expect(after).toEqual(others);
      expect(withoutSalesmanProposal(after, proposal.licenseplate)).toEqual(after);
    }),
  );
  expect(withoutSalesmanProposal([{ licenseplate: aPlate("mlb001") }], aPlate("MLB001"))).toEqual([]);
});
