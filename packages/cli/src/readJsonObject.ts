import { UsageError } from "./command.ts";

/** A JSON object, given in a flag or a file. */
export function readJsonObject(source: string, text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below, in the same words as an array or a number.
  }
  throw new UsageError(`${source} must be a JSON object such as {"channel":"C0123456789"}.`);
}
