import { idPrefixes } from "@platform/protocol/ids.ts";

/** What may be an id in a text. Whether it is one, the store tells. */
export const idCandidate = /(?<![A-Za-z0-9_])[A-Z][A-Za-z]{0,2}[A-Z0-9]{7,14}(?![A-Za-z0-9_])/g;
/** What is an id, although nothing is known of it: every id of this server has a zero behind its prefix. */
export const newId = new RegExp(`^(?:${[...new Set(Object.values(idPrefixes))].join("|")})0[A-Z0-9]{8,12}$`);
export const tsPattern = /(?<![\d.])\d{10}\.\d{6}(?![\d.])/g;
export const placeholder = /\{\{([^{}]+)\}\}/g;

export function candidatesIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(idCandidate) ?? []));
}
