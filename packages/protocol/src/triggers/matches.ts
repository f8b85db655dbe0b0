import type { Condition } from "./filter.ts";
import type { Comparison, Operand } from "./statement.ts";

/** Whether a condition holds for the data of a trigger. What is not there is null; nothing here can throw. */
export function matches(condition: Condition, data: unknown): boolean {
  switch (condition.kind) {
    case "all":
      return condition.parts.every((part) => matches(part, data));
    case "any":
      return condition.parts.some((part) => matches(part, data));
    case "none":
      return !condition.parts.some((part) => matches(part, data));
    case "comparison":
      return compares(condition, data);
  }
}

function compares({ left, operator, right }: Comparison, data: unknown): boolean {
  const [a, b] = [valueOf(left, data), valueOf(right, data)];
  if (operator === "==") return isSame(a, b);
  if (operator === "!=") return !isSame(a, b);
  if (operator === "CONTAINS") return contains(a, b);
  const order = orderOf(a, b);
  if (order === undefined) return false;
  if (operator === ">") return order > 0;
  if (operator === "<") return order < 0;
  return operator === ">=" ? order >= 0 : order <= 0;
}

function valueOf(operand: Operand, data: unknown): unknown {
  if (operand.kind === "value") return operand.value;
  let at = data;
  for (const name of operand.path) {
    const isInside = typeof at === "object" && at !== null && Object.hasOwn(at, name);
    if (!isInside) return null;
    at = (at as Record<string, unknown>)[name];
  }
  return at ?? null;
}

/** Data from outside has numbers and flags as text, so what reads the same is the same. Objects are like nothing. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return a === b;
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== undefined && y !== undefined) return x === y;
  return isPlain(a) && isPlain(b) && String(a) === String(b);
}

/** By number where both are numbers, by letters where both are text. */
function orderOf(a: unknown, b: unknown): number | undefined {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== undefined && y !== undefined) return x - y;
  if (typeof a !== "string" || typeof b !== "string") return undefined;
  return a < b ? -1 : a > b ? 1 : 0;
}

function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(whole)) return whole.some((item) => isSame(item ?? null, part));
  return typeof whole === "string" && isPlain(part) && whole.includes(String(part));
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
