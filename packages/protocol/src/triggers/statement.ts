import { isLongerThan } from "../characters.ts";
import { limits } from "../limits.ts";

const operators = ["==", "!=", ">=", "<=", ">", "<", "CONTAINS"] as const;
export type Operator = (typeof operators)[number];

/** What is compared: something of the trigger's data, or a value that the author wrote. */
export type Operand =
  | { readonly kind: "data"; readonly path: readonly string[] }
  | { readonly kind: "value"; readonly value: string | number | boolean | null };

export interface Comparison {
  readonly kind: "comparison";
  readonly left: Operand;
  readonly operator: Operator;
  readonly right: Operand;
}

const operand = String.raw`\{\{\s*data(?:\.[\w-]+)+\s*\}\}|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null`;
const statement = new RegExp(String.raw`^\s*(${operand})\s*(===?|!==?|>=|<=|>|<|CONTAINS)\s*(${operand})\s*$`, "s");

/** A statement, or what is wrong with it in words that follow its place. */
export function parseStatement(text: string): Comparison | string {
  if (isLongerThan(text, limits.filter_statement_chars_max))
    return `is over ${limits.filter_statement_chars_max} characters`;
  const [, left, sign, right] = statement.exec(text) ?? [];
  if (left === undefined || right === undefined) {
    return "must compare two things, as in {{data.text}} CONTAINS 'help'";
  }
  const plain = sign === "===" ? "==" : sign === "!==" ? "!=" : sign;
  const operator = operators.find((known) => known === plain);
  if (!operator) return `has an unknown operator: use ${operators.join(", ")}`;
  return { kind: "comparison", left: readOperand(left), operator, right: readOperand(right) };
}

function readOperand(text: string): Operand {
  if (text.startsWith("{{")) return { kind: "data", path: text.slice(2, -2).trim().split(".").slice(1) };
  if (text === "null") return { kind: "value", value: null };
  if (text === "true" || text === "false") return { kind: "value", value: text === "true" };
  const isQuoted = text.startsWith("'") || text.startsWith('"');
  return { kind: "value", value: isQuoted ? text.slice(1, -1).replaceAll(/\\(.)/gs, "$1") : Number(text) };
}
