import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPlate, aPlate } from "#tests/any-plate.ts";
import {
  type Proposal,
  proposalSlice,
  withAdvanceModeToggled,
  withoutProposal,
  withoutProposals,
  withProposal,
  withProposals,
} from "./proposal-state.ts";

const empty = proposalSlice.parse({});
const anyProposal = fc.record({ id: fc.constantFrom("a", "b", "c", "d"), licenseplate: anyPlate });
const anyState = fc
  .record({ proposals: fc.array(anyProposal), isAdvanceMode: fc.boolean() })
  .map(({ proposals, isAdvanceMode }) => ({ ...withProposals(empty, proposals), isAdvanceMode }));

function idsIn(state: { proposals: Proposal[] }): string[] {
  return state.proposals.map((one) => one.id);
}

test("[PROP-4] a new id comes last, a known id is replaced where it stands; ids stay unique and in order, and adding the same twice changes nothing", () => {
  const both = withProposal(withProposal(empty, { id: "a", licenseplate: aPlate("mlb001") }), {
    id: "b",
    licenseplate: aPlate("mlb002"),
  });
  expect(withProposal(both, { id: "a", licenseplate: aPlate("mlb003") }).proposals).toEqual([
    { id: "a", licenseplate: "mlb003" },
    { id: "b", licenseplate: "mlb002" },
  ]);
  fc.assert(
    fc.property(anyState, anyProposal, (state, added) => {
      const after = withProposal(state, added);
      expect(idsIn(after)).toEqual([...new Set([...idsIn(state), added.id])]);
      expect(after.proposals).toContain(added);
      expect(withProposal(after, added)).toEqual(after);
    }),
  );
});

test("[PROP-5] removing by id takes that one only, and again changes nothing", () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom("a", "b", "x"), (state, id) => {
      const after = withoutProposal(state, id);
      expect(idsIn(after)).toEqual(idsIn(state).filter((one) => one !== id));
      expect(withoutProposal(after, id)).toEqual(after);
    }),
  );
});

test("[PROP-6] the list can be replaced; of two with the same id the later counts", () => {
  const state = withProposals(withProposal(empty, { id: "z", licenseplate: aPlate("mlb009") }), [
    { id: "a", licenseplate: aPlate("mlb001") },
    { id: "b", licenseplate: aPlate("mlb002") },
    { id: "a", licenseplate: aPlate("mlb003") },
  ]);
  expect(state.proposals).toEqual([
    { id: "a", licenseplate: "mlb003" },
    { id: "b", licenseplate: "mlb002" },
  ]);
});

test("[PROP-7] the list can be cleared, and nothing else is", () => {
  const state = withAdvanceModeToggled(withProposal(empty, { id: "a", licenseplate: aPlate("mlb001") }));
  expect(withoutProposals(state)).toEqual({ advert: null, proposals: [], isAdvanceMode: true });
});

test("[PROP-8] the advance mode toggles, and twice is back", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(withAdvanceModeToggled(state).isAdvanceMode).toBe(!state.isAdvanceMode);
      expect(withAdvanceModeToggled(withAdvanceModeToggled(state))).toEqual(state);
    }),
  );
});

test("[PROP-9] a stored proposal without id or plate is dropped, the others stay", () => {
  const read = proposalSlice.parse({
    proposals: [{ id: "a", licenseplate: "MLB 001" }, { id: "b" }, { licenseplate: "mlb002" }, null],
  });
  expect(read).toEqual({
    advert: null,
    proposals: [{ id: "a", licenseplate: "mlb001" }],
    isAdvanceMode: false,
  });
});
