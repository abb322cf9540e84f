import { Hono } from "hono";
import { company } from "#core/company/company.ts";

const address = "/.well-known/security.txt";
const policyAddress = "/security-policy.txt";
/** Made anew with every answer; who has an old copy asks again after so long. */
const validMonths = 6;

/** Where somebody who has found a hole writes (RFC 9116), and what they can expect. */
export function securityTxt({ publicOrigin, clock }: { publicOrigin: string; clock: () => Date }) {
  const lines = () => [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${monthsLater(clock(), validMonths).toISOString()}`,
    "Preferred-Languages: sv, en",
    `Canonical: ${publicOrigin}${address}`,
    `Policy: ${publicOrigin}${policyAddress}`,
    "",
  ];
  return new Hono().get(address, (c) => c.text(lines().join("\n"))).get(policyAddress, (c) => c.text(policy));
}

const monthsLater = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));

const policy = `${company.legalName}: säkerhetsbrister

Har du hittat en säkerhetsbrist på webbplatsen? Skriv till ${company.securityEmail} på svenska eller engelska: vilken adress det gäller, hur man gör, och vad som händer.

Vi svarar inom ${company.answerWorkdays} arbetsdagar, talar om för dig när bristen är åtgärdad och nämner dig om du vill. Vi anmäler inte den som letar i god tro: som stannar vid det första beviset, inte läser eller ändrar andras uppgifter, inte stör driften och ger oss 90 dagar innan något blir offentligt. Vi betalar ingen ersättning.

${company.legalName}: vulnerabilities

Have you found a vulnerability on this site? Write to ${company.securityEmail} in Swedish or English: which address, how it is done, and what happens.

We answer within ${company.answerWorkdays} working days, tell you when it is mended, and name you if you wish. We take no legal steps against whoever looks in good faith: stops at the first proof, neither reads nor changes the data of others, disturbs nobody, and gives us 90 days before anything is public. We pay no bounty.
`;
