import { RawJson } from "../methods/rawJson.ts";

export interface Printed {
  readonly text: string;
  /** How long it is on the wire. */
  readonly bytes: number;
}

export function measure(text: string): Printed {
  return { text, bytes: Buffer.byteLength(text) };
}

/** The answer as text. Lists that are already JSON are put in as they are; everything else is printed. */
export function printEnvelope(body: object, warnings: readonly string[]): Printed {
  const answer = warnings.length === 0 ? body : withWarnings(body, warnings);
  if (!hasSpliced(answer)) return measure(JSON.stringify(answer));
  let text = "";
  let bytes = 0;
  const add = (json: string, length = Buffer.byteLength(json)): void => {
    text += json;
    bytes += length;
  };
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue;
    add(`${text === "" ? "{" : ","}"${name}":`);
    if (value instanceof RawJson) add(value.json, value.bytes);
    else add(JSON.stringify(value));
  }
  add("}");
  return { text, bytes };
}

/** Asked of every answer, so it makes no list of what the answer holds. */
function hasSpliced(answer: object): boolean {
  for (const name in answer) if ((answer as Record<string, unknown>)[name] instanceof RawJson) return true;
  return false;
}

/** Warnings are in two places, because clients read one or the other. */
function withWarnings(body: object, warnings: readonly string[]): object {
  const metadata = "response_metadata" in body ? (body.response_metadata as object) : {};
  return { ...body, warning: warnings.join(","), response_metadata: { ...metadata, warnings } };
}
