import { type Condition, type Operand, type Path, type TypeCode, typeCodes } from "./condition.ts";
import type { Reader } from "./reader.ts";
import type { Token } from "./tokenize.ts";

/** A function that is a condition by itself, if one is next. */
export function readFunction(reader: Reader): Condition | undefined {
  const name = reader.peek();
  const opening = reader.peek(1);
  const isCall = name?.kind === "word" && opening?.kind === "symbol" && opening.text === "(";
  if (!isCall || name.text === "size" || reader.isKeyword(name)) return undefined;
  const read = functions.get(reader.next("a function").text);
  if (!read) reader.fail(`there is no function ${name.text}`);
  reader.expectSymbol("(");
  const condition = read(reader);
  reader.expectSymbol(")");
  return condition;
}

const functions: ReadonlyMap<string, (reader: Reader) => Condition> = new Map([
  ["attribute_exists", (reader: Reader): Condition => ({ kind: "exists", path: readPath(reader) })],
  [
    "attribute_not_exists",
    (reader: Reader): Condition => ({ kind: "not", inside: { kind: "exists", path: readPath(reader) } }),
  ],
  [
    "attribute_type",
    (reader: Reader): Condition => ({ kind: "type", path: secondAfter(reader), type: readType(reader) }),
  ],
  [
    "begins_with",
    (reader: Reader): Condition => ({ kind: "begins_with", path: secondAfter(reader), operand: readOperand(reader) }),
  ],
  [
    "contains",
    (reader: Reader): Condition => ({ kind: "contains", path: secondAfter(reader), operand: readOperand(reader) }),
  ],
]);

/** The first of two arguments; the comma is taken with it. */
function secondAfter(reader: Reader): Path {
  const path = readPath(reader);
  reader.expectSymbol(",");
  return path;
}

function readType(reader: Reader): TypeCode {
  const token = reader.next("a type");
  const value = token.kind === "value" ? reader.valueOf(token) : undefined;
  const code = typeCodes.find((known) => known === value);
  return code ?? reader.fail(`attribute_type takes a value that is one of ${typeCodes.join(", ")}`);
}

export function readOperand(reader: Reader): Operand {
  const token = reader.peek();
  if (token?.kind === "value") return { kind: "value", value: reader.valueOf(reader.next("a value")) };
  const isSize = token?.kind === "word" && token.text === "size" && reader.peek(1)?.text === "(";
  if (!isSize) return { kind: "path", path: readPath(reader) };
  reader.next("size");
  reader.expectSymbol("(");
  const path = readPath(reader);
  reader.expectSymbol(")");
  return { kind: "size", path };
}

function readPath(reader: Reader): Path {
  const path: [string, ...(string | number)[]] = [readName(reader, reader.next("an attribute"))];
  for (;;) {
    if (reader.takeSymbol(".")) path.push(readName(reader, reader.next("a key")));
    else if (reader.takeSymbol("[")) path.push(readIndex(reader));
    else return path;
  }
}

function readName(reader: Reader, token: Token): string {
  if (token.kind === "name") return reader.attributeOf(token);
  if (token.kind !== "word" || reader.isKeyword(token)) reader.fail(`${token.text} is no attribute`);
  return token.text;
}

function readIndex(reader: Reader): number {
  const token = reader.next("a position");
  if (token.kind !== "number") reader.fail(`${token.text} is no position in a list`);
  reader.expectSymbol("]");
  return Number(token.text);
}
