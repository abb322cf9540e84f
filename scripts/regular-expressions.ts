import { analyse } from "scslre";
import { parseSync } from "vite";

export type FoundExpression = { line: number; pattern: string; flags: string };
type Node = { type: string; start: number; end: number };
type Literal = Node & { regex?: { pattern: string; flags: string }; value?: unknown };
type Template = Node & { quasis: { value: { cooked: string } }[] };
type Call = Node & { callee: Node & { name?: string }; arguments: Node[] };

/** What stands for a value that is put into a pattern while the site runs. */
const anyWord = "x";

/** Every literal, and every `new RegExp(…)` with a word where it takes a value. */
export function expressionsIn(file: string, text: string): FoundExpression[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: FoundExpression[] = [];
  const texts = constantTexts(program);
  const add = ({ start }: Node, pattern: string, flags: string) =>
    found.push({ line: text.slice(0, start).split("\n").length, pattern, flags });
  forEachNode(program, (node) => {
    if (node.type === "Literal") {
      const { regex } = node as Literal;
      if (regex) add(node, regex.pattern, regex.flags);
    }
    if (node.type !== "NewExpression" && node.type !== "CallExpression") return;
    const { callee, arguments: sent } = node as Call;
    if (callee.name === "RegExp") add(node, textOf(sent[0], texts), textOf(sent[1], texts, ""));
  });
  return found;
}

/** How a pattern can be made to take more time than its text is long; empty where it cannot. */
export function slownessOf({ pattern, flags }: Omit<FoundExpression, "line">): string[] {
  const { reports } = analyse(new RegExp(pattern, flags));
  return reports.map(({ type, exponential }) => `${exponential ? "exponential" : "polynomial"} (${type})`);
}

function constantTexts(program: object): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  forEachNode(program, (node) => {
    if (node.type !== "VariableDeclarator") return;
    const { id, init } = node as Node & { id: { name?: string }; init: Literal | null };
    if (id.name !== undefined && typeof init?.value === "string") texts.set(id.name, init.value);
  });
  return texts;
}

function textOf(node: Node | undefined, texts: ReadonlyMap<string, string>, otherwise = anyWord): string {
  if (node?.type === "Literal") return String((node as Literal).value);
  if (node?.type === "Identifier") return texts.get((node as Node & { name: string }).name) ?? otherwise;
  if (node?.type !== "TemplateLiteral") return otherwise;
  const { quasis, expressions } = node as Template & { expressions: Node[] };
  return quasis
    .map(({ value }, at) => value.cooked + (at < expressions.length ? textOf(expressions[at], texts) : ""))
    .join("");
}

function forEachNode(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value) visit(value as Node);
  for (const part of Object.values(value)) forEachNode(part, visit);
}
