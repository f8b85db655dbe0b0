import { isLongerThan, limits } from "@platform/protocol";
import type { Comparator, Condition, Operand } from "./condition.ts";
import { type Placeholders, Reader } from "./reader.ts";
import { ExpressionFault, tokenize } from "./tokenize.ts";
import { readFunction, readOperand } from "./operands.ts";

export type { Placeholders } from "./reader.ts";

const comparators: ReadonlySet<string> = new Set<Comparator>(["=", "<>", "<", "<=", ">", ">="]);

/**
 * A filter expression in DynamoDB's grammar. Keywords are case-insensitive, names of functions are lower case. Placeholders
 * that are not defined are faults, and so are those that are defined and not used: both are typing errors.
 */
export function parseExpression(text: string, placeholders: Placeholders): Condition | ExpressionFault {
  if (isLongerThan(text, limits.datastore_expression_chars_max)) {
    return new ExpressionFault(`an expression has at most ${limits.datastore_expression_chars_max} characters`);
  }
  const tokens = tokenize(text);
  if (tokens instanceof ExpressionFault) return tokens;
  const reader = new Reader(tokens, placeholders);
  try {
    const condition = readOr(reader, 0);
    reader.expectEnd();
    return condition;
  } catch (error) {
    // Only the reader's own faults end here; each stops the descent at the first thing that is wrong.
    if (error instanceof ExpressionFault) return error;
    throw error;
  }
}

function readOr(reader: Reader, depth: number): Condition {
  let left = readAnd(reader, depth);
  while (reader.takeKeyword("OR")) left = { kind: "or", left, right: readAnd(reader, depth) };
  return left;
}

function readAnd(reader: Reader, depth: number): Condition {
  let left = readNot(reader, depth);
  while (reader.takeKeyword("AND")) left = { kind: "and", left, right: readNot(reader, depth) };
  return left;
}

function readNot(reader: Reader, depth: number): Condition {
  if (depth > limits.datastore_expression_depth_max) {
    reader.fail(`nests deeper than ${limits.datastore_expression_depth_max} levels`);
  }
  if (reader.takeKeyword("NOT")) return { kind: "not", inside: readNot(reader, depth + 1) };
  if (!reader.takeSymbol("(")) return readFunction(reader) ?? readComparison(reader);
  const inside = readOr(reader, depth + 1);
  reader.expectSymbol(")");
  return inside;
}

function readComparison(reader: Reader): Condition {
  const left = readOperand(reader);
  if (reader.takeKeyword("BETWEEN")) {
    const low = readOperand(reader);
    if (!reader.takeKeyword("AND")) reader.fail("BETWEEN needs two bounds, joined by AND");
    return { kind: "between", operand: left, low, high: readOperand(reader) };
  }
  if (reader.takeKeyword("IN")) return { kind: "in", operand: left, list: readList(reader) };
  const { text } = reader.next("a comparison");
  if (!comparators.has(text)) reader.fail(`${text} is no comparison`);
  return { kind: "compare", by: text as Comparator, left, right: readOperand(reader) };
}

function readList(reader: Reader): Operand[] {
  reader.expectSymbol("(");
  const list = [readOperand(reader)];
  while (reader.takeSymbol(",")) list.push(readOperand(reader));
  reader.expectSymbol(")");
  if (list.length > limits.datastore_expression_list_max) {
    reader.fail(`IN takes at most ${limits.datastore_expression_list_max} values`);
  }
  return list;
}
