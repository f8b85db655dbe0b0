import { countCharacters } from "../characters.ts";
import { type Fields, isFields } from "./parameter.ts";

/** What a value of the right type violates among the constraints of its schema; undefined when it meets them all. */
export function constraintFault(value: unknown, schema: Fields): string | undefined {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const choices = choicesOf(schema);
  // The choices of a list are those of its items, as in a form with several answers.
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (choices && !chosen.every((one) => choices.includes(one))) return `must be one of ${choices.join(", ")}`;
  if (typeof value === "number") return rangeFault(value, [minimum, maximum], "must be");
  if (typeof value === "string") {
    const fault = rangeFault(countCharacters(value), [minLength, maxLength], "must have a length of");
    return fault ?? formatFault(value, schema["format"]);
  }
  return Array.isArray(value) ? rangeFault(value.length, [minItems, maxItems], "must hold") : undefined;
}

/** `enum` lists the values, `choices` give each a title; either alone says which values there are. */
export function choicesOf({ enum: values, choices }: Fields): readonly unknown[] | undefined {
  if (Array.isArray(values)) return values as readonly unknown[];
  return Array.isArray(choices) ? choices.filter(isFields).map((choice) => choice["value"]) : undefined;
}

function formatFault(value: string, format: unknown): string | undefined {
  if (format === "url" && !URL.canParse(value)) return "must be a URL, as in https://example.com";
  return format === "email" && !/^[^\s@]+@[^\s@]+$/.test(value) ? "must be an e-mail address" : undefined;
}

function rangeFault(size: number, [least, most]: readonly unknown[], words: string): string | undefined {
  if (typeof least === "number" && size < least) return `${words} at least ${least}`;
  return typeof most === "number" && size > most ? `${words} at most ${most}` : undefined;
}
