import { Spliced } from "../methods/splice.ts";

/** The answer as text. Lists that are already JSON are put in as they are; everything else is printed. */
export function printEnvelope(body: object, warnings: readonly string[]): string {
  const answer = warnings.length === 0 ? body : withWarnings(body, warnings);
  if (!hasSpliced(answer)) return JSON.stringify(answer);
  let text = "";
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue;
    text += `${text === "" ? "{" : ","}"${name}":`;
    text += value instanceof Spliced ? value.json : JSON.stringify(value);
  }
  return `${text}}`;
}

/** Asked of every answer, so it makes no list of what the answer holds. */
function hasSpliced(answer: object): boolean {
  for (const name in answer) if ((answer as Record<string, unknown>)[name] instanceof Spliced) return true;
  return false;
}

/** Warnings stand in two places, because clients read one or the other. */
function withWarnings(body: object, warnings: readonly string[]): object {
  const metadata = "response_metadata" in body ? (body.response_metadata as object) : {};
  return { ...body, warning: warnings.join(","), response_metadata: { ...metadata, warnings } };
}
