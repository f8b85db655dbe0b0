import { parseAst } from "rolldown/parseAst";

export interface BareString {
  readonly line: number;
  readonly text: string;
}

/** Attributes whose value a person reads or hears. */
const READ_ATTRIBUTES = new Set(["aria-label", "aria-description", "title", "placeholder", "label", "alt", "text"]);
/** Functions whose argument is shown or announced. */
const SPEAKING_FUNCTIONS = new Set(["toast", "announce"]);
const LETTER = /\p{L}/u;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/**
 * User-visible texts that a component writes itself instead of taking them from `strings/`: JSX text, values of the
 * attributes that are read out, and arguments of toast() and announce(). It follows both sides of `a ? b : c`, `a ?? b`
 * and `a + b`; a text that comes through a variable or another function is not found.
 */
export function findBareStrings(source: string, file = "source.tsx"): BareString[] {
  const found: BareString[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    for (const { start, text } of textsShownBy(value)) {
      found.push({ line: source.slice(0, start).split("\n").length, text });
    }
    Object.values(value).forEach(visit);
  };
  visit(parseAst(source, { lang: file.endsWith(".tsx") ? "tsx" : "ts" }, file).body);
  return found;
}

interface ShownText {
  readonly start: number;
  readonly text: string;
}

/** What the node itself shows; its children are visited on their own. */
function textsShownBy(node: Node): ShownText[] {
  switch (node.type) {
    case "JSXText":
      return LETTER.test(String(node["value"]))
        ? [{ start: firstLetter(node), text: String(node["value"]).trim() }]
        : [];
    case "JSXElement":
    case "JSXFragment":
      return nodesIn(node["children"]).flatMap((child) =>
        child.type === "JSXExpressionContainer" ? literalsIn(child["expression"]) : [],
      );
    case "JSXAttribute":
      return READ_ATTRIBUTES.has(attributeName(node)) ? literalsIn(node["value"]) : [];
    case "CallExpression":
      return isNode(node["callee"]) && SPEAKING_FUNCTIONS.has(String(node["callee"]["name"]))
        ? nodesIn(node["arguments"]).flatMap(literalsIn)
        : [];
    default:
      return [];
  }
}

/** The literals with letters that an expression can come to. */
function literalsIn(value: unknown): ShownText[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case "Literal":
      return typeof value["value"] === "string" && LETTER.test(value["value"])
        ? [{ start: value.start, text: value["value"] }]
        : [];
    case "TemplateLiteral": {
      const text = nodesIn(value["quasis"])
        .map((quasi) => (quasi["value"] as { readonly raw: string }).raw)
        .join("…");
      return LETTER.test(text) ? [{ start: value.start, text }] : [];
    }
    case "ConditionalExpression":
      return [...literalsIn(value["consequent"]), ...literalsIn(value["alternate"])];
    case "LogicalExpression":
      return [...literalsIn(value["left"]), ...literalsIn(value["right"])];
    case "BinaryExpression":
      return value["operator"] === "+" ? [...literalsIn(value["left"]), ...literalsIn(value["right"])] : [];
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return literalsIn(value["expression"]);
    default:
      return [];
  }
}

function attributeName({ name }: Node): string {
  return isNode(name) && name.type === "JSXIdentifier" ? String(name["name"]) : "";
}

/** JSX text begins right after the tag before it, often a line above its first word. */
function firstLetter({ start, value }: Node): number {
  return start + Math.max(0, String(value).search(LETTER));
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
