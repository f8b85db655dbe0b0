import { countCharacters } from "@platform/protocol";
import { isDeepStrictEqual } from "node:util";
import type { Comparator, Condition, Operand, Path, TypeCode } from "./condition.ts";

export type Item = Readonly<Record<string, unknown>>;

/**
 * Whether an item meets a condition. Values of different types are unequal and in no order; an absent one is unequal to all,
 * as in DynamoDB.
 */
export function evaluate(condition: Condition, item: Item): boolean {
  switch (condition.kind) {
    case "and":
      return evaluate(condition.left, item) && evaluate(condition.right, item);
    case "or":
      return evaluate(condition.left, item) || evaluate(condition.right, item);
    case "not":
      return !evaluate(condition.inside, item);
    case "compare":
      return compare(condition.by, valueOf(condition.left, item), valueOf(condition.right, item));
    case "between": {
      const value = valueOf(condition.operand, item);
      return compare(">=", value, valueOf(condition.low, item)) && compare("<=", value, valueOf(condition.high, item));
    }
    case "in": {
      const value = valueOf(condition.operand, item);
      return condition.list.some((one) => compare("=", value, valueOf(one, item)));
    }
    case "exists":
      return follow(condition.path, item) !== undefined;
    case "type":
      return typeOf(follow(condition.path, item)) === condition.type;
    case "begins_with": {
      const [text, start] = [follow(condition.path, item), valueOf(condition.operand, item)];
      return typeof text === "string" && typeof start === "string" && text.startsWith(start);
    }
    case "contains":
      return contains(follow(condition.path, item), valueOf(condition.operand, item));
  }
}

function valueOf(operand: Operand, item: Item): unknown {
  if (operand.kind === "value") return operand.value;
  const value = follow(operand.path, item);
  return operand.kind === "path" ? value : sizeOf(value);
}

function follow(path: Path, item: Item): unknown {
  let value: unknown = item;
  for (const step of path) {
    if (typeof value !== "object" || value === null || Array.isArray(value) !== (typeof step === "number")) {
      return undefined;
    }
    value = Object.hasOwn(value, step) ? (value as Readonly<Record<string | number, unknown>>)[step] : undefined;
  }
  return value;
}

function sizeOf(value: unknown): number | undefined {
  if (typeof value === "string") return countCharacters(value);
  return typeof value === "object" && value !== null ? Object.keys(value).length : undefined;
}

function typeOf(value: unknown): TypeCode | undefined {
  if (typeof value === "string") return "S";
  if (typeof value === "number") return "N";
  if (typeof value === "boolean") return "BOOL";
  if (typeof value !== "object" || value === null) return undefined;
  return Array.isArray(value) ? "L" : "M";
}

function compare(by: Comparator, left: unknown, right: unknown): boolean {
  if (by === "<>") return !isEqual(left, right);
  if (by === "=") return isEqual(left, right);
  const order = orderOf(left, right);
  if (order === undefined) return false;
  if (by === "<" || by === "<=") return order < 0 || (by === "<=" && order === 0);
  return order > 0 || (by === ">=" && order === 0);
}

function isEqual(left: unknown, right: unknown): boolean {
  if (left === undefined || right === undefined) return false;
  return typeof left === "object" ? isDeepStrictEqual(left, right) : left === right;
}

/** Numbers by value and texts by their bytes, which is the order of the primary key in both databases. */
function orderOf(left: unknown, right: unknown): number | undefined {
  if (typeof left === "number" && typeof right === "number") return left - right;
  if (typeof left !== "string" || typeof right !== "string") return undefined;
  return left === right ? 0 : Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function contains(value: unknown, part: unknown): boolean {
  if (typeof value === "string") return typeof part === "string" && value.includes(part);
  return Array.isArray(value) && value.some((one) => isEqual(one, part));
}
