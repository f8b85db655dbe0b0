import { isKeyShaped } from "../keyShape.ts";
import type { Condition, Operand } from "./condition.ts";

/** Which keys can meet a condition: from one to another, both included; without an end, all that follow. */
export interface KeyRange {
  readonly from: string;
  readonly to: string | undefined;
}

const everything: KeyRange = { from: "", to: undefined };

/**
 * The part of a store that a condition can match, by what it says about the primary key. A query by key then reads the item
 * by the index instead of scanning. What the range leaves open, the evaluation of the condition decides.
 */
export function keyRangeOf(condition: Condition | undefined, primaryKey: string): KeyRange {
  if (!condition) return everything;
  if (condition.kind === "and") {
    return intersect(keyRangeOf(condition.left, primaryKey), keyRangeOf(condition.right, primaryKey));
  }
  if (condition.kind === "between" && isKey(condition.operand, primaryKey)) {
    const [low, high] = [textOf(condition.low), textOf(condition.high)];
    return { from: low ?? "", to: high };
  }
  if (condition.kind === "begins_with" && condition.path.length === 1 && condition.path[0] === primaryKey) {
    const start = textOf(condition.operand);
    return start === undefined ? everything : { from: start, to: successorOf(start) };
  }
  return condition.kind === "compare" ? rangeOfComparison(condition, primaryKey) : everything;
}

function rangeOfComparison(condition: Condition & { readonly kind: "compare" }, primaryKey: string): KeyRange {
  const isLeft = isKey(condition.left, primaryKey);
  if (!isLeft && !isKey(condition.right, primaryKey)) return everything;
  const value = textOf(isLeft ? condition.right : condition.left);
  if (value === undefined) return everything;
  if (condition.by === "=") return { from: value, to: value };
  const isBelow = condition.by.startsWith("<") === isLeft;
  if (condition.by === "<>") return everything;
  return isBelow ? { from: "", to: value } : { from: value, to: undefined };
}

function isKey(operand: Operand, primaryKey: string): boolean {
  return operand.kind === "path" && operand.path.length === 1 && operand.path[0] === primaryKey;
}

/** A text that could be a key. No key is longer, and the databases take no others as a parameter. */
function textOf(operand: Operand): string | undefined {
  const value = operand.kind === "value" ? operand.value : undefined;
  return typeof value === "string" && isKeyShaped(value) ? value : undefined;
}

function intersect(one: KeyRange, other: KeyRange): KeyRange {
  const from = isBefore(one.from, other.from) ? other.from : one.from;
  if (one.to === undefined || other.to === undefined) return { from, to: one.to ?? other.to };
  return { from, to: isBefore(one.to, other.to) ? one.to : other.to };
}

function isBefore(one: string, other: string): boolean {
  return Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
}

/** The least text that follows all texts with this start: its last character, one further. */
function successorOf(start: string): string | undefined {
  const points = Array.from(start, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === 0x10_ff_ff) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  // The halves of surrogate pairs are no characters, so the one after U+D7FF is U+E000.
  return String.fromCodePoint(...points, last === 0xd7_ff ? 0xe0_00 : last + 1);
}
