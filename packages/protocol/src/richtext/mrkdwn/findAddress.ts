import type { LinkElement } from "../elements/link.ts";
import { parseLink } from "./token.ts";

const rest = /:\/\/(?:(?!&[lg]t;)[^\s<>|`"])+/y;

/** A typed address around the colon at hand; what was read before `start` is consumed already. */
export function findAddress(
  raw: string,
  colon: number,
  start: number,
): { link: LinkElement; from: number; until: number } | undefined {
  if (raw[colon + 1] !== "/") return undefined;
  const scheme = /(?<![\p{L}\p{N}])https?$/iu.exec(raw.slice(Math.max(0, colon - 6), colon))?.[0];
  if (scheme === undefined || colon - scheme.length < start) return undefined;
  rest.lastIndex = colon;
  const found = rest.exec(raw)?.[0];
  if (found === undefined) return undefined;
  const from = colon - scheme.length;
  const until = trimEnd(raw, colon + 3, colon + found.length);
  const link = until > colon + 3 ? parseLink(raw.slice(from, until)) : undefined;
  return link && { link, from, until };
}

/** Without what ends the sentence or the mark around the address; a bracket stays when its partner is inside. */
function trimEnd(raw: string, from: number, until: number): number {
  const address = raw.slice(from, until);
  const sentence = [".,;:!?*_~'", address.includes("(") ? "" : ")", address.includes("[") ? "" : "]"].join("");
  let end = address.length;
  while (end > 0 && sentence.includes(address[end - 1] ?? "") && !address.endsWith("&amp;", end)) end--;
  return from + end;
}
