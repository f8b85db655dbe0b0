import { Type } from "typebox";
import { decodeText, Fault, type Param, type Wording } from "../methods/params.ts";
import { parseDuration } from "./duration.ts";
import { latestMs } from "./movableClock.ts";

/** A span of time such as `12h`, in milliseconds for the handler. */
export function duration({ describe }: Wording<never>): Param<number> {
  return paramOf(Type.String({ examples: ["12h"] }), describe, (raw) => {
    try {
      return parseDuration(textOf(raw));
    } catch {
      return new Fault("must be a duration such as 90s, 12h or 1h30m");
    }
  });
}

/** A moment as ISO text, or as seconds since 1970 the way timestamps of messages count them. */
export function moment({ describe }: Wording<never>): Param<number> {
  return paramOf(Type.String({ examples: ["2026-12-24T18:00:00Z"] }), describe, (raw) => {
    const text = textOf(raw);
    // Left to itself, Date.parse takes "-1" for a day in 2001.
    const isoMs = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(text) ? Date.parse(text) : Number.NaN;
    const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : isoMs;
    return ms >= 0 && ms <= latestMs ? Math.round(ms) : new Fault("must be a time such as 2026-12-24T18:00:00Z");
  });
}

/** Arguments of a method, passed on unchanged. */
export function args({ describe }: Wording<never>): Param<Readonly<Record<string, unknown>>> {
  return paramOf(Type.Object({}), describe, (raw) =>
    typeof raw === "object" && raw !== null && !Array.isArray(raw)
      ? (raw as Record<string, unknown>)
      : new Fault("must be an object"),
  );
}

/** Whatever JSON can say. */
export function anything({ describe }: Wording<never>): Param<unknown> {
  return paramOf(Type.Unknown(), describe, (raw) => raw);
}

/** One word of a fixed set; `true` stands for the first. */
export function choice<const Choice extends string>({
  describe,
  of,
}: Wording<never> & { of: readonly [Choice, ...Choice[]] }): Param<Choice> {
  return paramOf(Type.Enum([...of]), describe, (raw) => {
    const word = raw === true || raw === "true" ? of[0] : raw;
    return of.find((known) => known === word) ?? new Fault(`must be one of ${of.join(", ")}`);
  });
}

/** A name that can also be the name of a file. */
export function fileName({ describe }: Wording<never>): Param<string> {
  const pattern = "^[a-z0-9][a-z0-9_-]{0,63}$";
  return paramOf(Type.String({ pattern }), describe, (raw) => {
    const name = textOf(raw);
    if (new RegExp(pattern).test(name)) return name;
    return new Fault("must be lower-case letters, digits, hyphens and underscores, at most 64");
  });
}

/** A whole number that is refused when it is out of range: what was ordered must be what happens. */
export function amount({ describe, min, max }: Wording<never> & { min: number; max: number }): Param<number> {
  return paramOf(Type.Integer({ minimum: min, maximum: max }), describe, (raw) => {
    const value = typeof raw === "string" && raw !== "" ? Number(raw) : raw;
    const isGood = typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
    return isGood ? value : new Fault(`must be a whole number from ${min} to ${max}`);
  });
}

/** What is no text is as wrong as an empty one. */
function textOf(raw: unknown): string {
  const text = decodeText(raw);
  return text instanceof Fault ? "" : text;
}

function paramOf<Value>(
  schema: Param<Value>["schema"],
  describe: string,
  decode: Param<Value>["decode"],
): Param<Value> {
  return { schema, describe, decode, required: true, otherwise: undefined, fallback: undefined };
}
