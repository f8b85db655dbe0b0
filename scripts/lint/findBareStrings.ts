import { parseAst } from "rolldown/parseAst";

export interface BareString {
  readonly line: number;
  readonly text: string;
}

/** Attributes whose value a person reads or hears. */
const READ_ATTRIBUTES = new Set([
  "about",
  "alt",
  "aria-description",
  "aria-label",
  "head",
  "hint",
  "label",
  "placeholder",
  "text",
  "title",
]);
/** Properties that components turn into such attributes; `text` is also a field of blocks. */
const READ_PROPERTIES = new Set([...READ_ATTRIBUTES].filter((name) => name !== "text"));
/** Values of the server that are words of a protocol, in one language: people read a text for each of them. */
const RAW_VALUES = new Set(["outcome", "role", "state", "status"]);
/** Properties that hold the code of a refusal; `explain` makes a sentence of it. */
const CODE_NAMES = new Set(["error"]);
/** Functions whose argument is shown or announced. */
const SPEAKING_FUNCTIONS = new Set(["toast", "announce"]);
const LETTER = /\p{L}/u;
/** Two values with only a space between. */
const WORD_ORDER = /… …/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/**
 * User-visible texts that a component writes itself instead of taking them from `strings/`: JSX text, values of the
 * attributes that are read out, properties of these names, arguments of toast() and announce(), variables of these names, and the words between
 * joined texts. Also found are texts put together from parts, whose order is that of one language, values of the
 * server that are shown as they are, and codes of refusals that are shown without `explain`. It follows both sides of `a ? b : c`, `a ?? b`
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
        child.type === "JSXExpressionContainer"
          ? [...literalsIn(child["expression"]), ...rawValuesIn(child["expression"])]
          : [],
      );
    case "Property":
      return READ_PROPERTIES.has(propertyName(node)) ? literalsIn(node["value"]) : [];
    case "JSXAttribute":
      return READ_ATTRIBUTES.has(attributeName(node)) ? literalsIn(node["value"]) : [];
    case "VariableDeclarator":
      return READ_PROPERTIES.has(nameOf(node["id"])) ? literalsIn(node["init"]) : [];
    case "CallExpression":
      return [...(isSpeaking(node["callee"]) ? nodesIn(node["arguments"]).flatMap(literalsIn) : []), ...codesIn(node)];
    default:
      return [];
  }
}

/** Functions that show their argument, and `join`, which shows the words between. */
function isSpeaking(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const { property } = callee;
  return SPEAKING_FUNCTIONS.has(String(callee["name"])) || (isNode(property) && property["name"] === "join");
}

/** The code of a refusal that becomes words, or a value of a text, without a sentence of its own. */
function codesIn({ callee, arguments: given }: Node): ShownText[] {
  if (!isNode(callee) || callee.type !== "MemberExpression") return [];
  const { object, property } = callee;
  if (nameOf(property) === "replaceAll") return codeIn(object);
  const isText = nameOf(object).endsWith("Text");
  return isText ? nodesIn(given).flatMap(codeIn) : [];
}

function codeIn(value: unknown): ShownText[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case "MemberExpression":
      return CODE_NAMES.has(nameOf(value["property"])) ? [{ start: value.start, text: nameOf(value["property"]) }] : [];
    case "ChainExpression":
      return codeIn(value["expression"]);
    case "ConditionalExpression":
      return [...codeIn(value["consequent"]), ...codeIn(value["alternate"])];
    case "LogicalExpression":
      return [...codeIn(value["left"]), ...codeIn(value["right"])];
    default:
      return [];
  }
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value["name"] === "string" ? value["name"] : "";
}

/** `run.status` as the content of an element. */
function rawValuesIn(value: unknown): ShownText[] {
  if (!isNode(value) || value.type !== "MemberExpression" || value["computed"] === true) return [];
  const { object, property } = value;
  if (!isNode(property) || !RAW_VALUES.has(String(property["name"]))) return [];
  // Texts of the catalogue are properties, too.
  const isText = isNode(object) && typeof object["name"] === "string" && object["name"].endsWith("Text");
  return isText ? [] : [{ start: value.start, text: String(property["name"]) }];
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
      const inside = nodesIn(value["expressions"]).flatMap(literalsIn);
      return LETTER.test(text) || WORD_ORDER.test(text) ? [{ start: value.start, text }, ...inside] : inside;
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

function propertyName({ key, computed }: Node): string {
  return isNode(key) && computed !== true ? String(key["name"] ?? key["value"]) : "";
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
