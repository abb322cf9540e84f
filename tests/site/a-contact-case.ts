import { ownPage } from "./posting.ts";

type Request = (path: string, init: RequestInit) => Response | Promise<Response>;

/** The number of a case that somebody has opened by a form that is a call; each is one of its own. */
export async function openCase(request: Request, form = "contact", more: object = {}): Promise<string> {
  const response = await request(`/api/${form}/add/`, {
    method: "POST",
    headers: { ...ownPage, "content-type": "application/json" },
    body: JSON.stringify({
      contactReason: "Något annat",
      name: "Karin Exempel",
      phoneNumber: "070-174 06 12",
      email: "karin@example.com",
      message: `Följer båda nycklarna med? ${Math.random()}`,
      ...more,
    }),
  });
  const { data } = (await response.json()) as { data: { json: { caseNumber: string }[] } };
  return data.json[0]?.caseNumber ?? "";
}
