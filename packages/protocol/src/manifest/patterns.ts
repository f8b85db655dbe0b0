import { type TStringOptions, Type } from "typebox";
import { linkAddressPattern } from "../richtext/linkAddress.ts";

/**
 * Shapes that a plain length cannot tell. Each has a word, because a person who reads a fault learns nothing from a
 * regular expression.
 */
export const patterns = {
  /** Browsers are sent to some of these, so nothing but the web may stand here: `javascript:` would run in our pages. */
  url: "^https?://[^\\s/?#]+[^\\s]*$",
  /** Scopes are kept and sent as a comma list; one with a comma in it would be two. */
  scope: "^[a-z][a-zA-Z._-]*(:[a-zA-Z._-]+)*$",
  "slash command": "^/[^\\s/]+$",
  "ip address range": "^(\\d{1,3}(\\.\\d{1,3}){3}|[0-9a-fA-F]*:[0-9a-fA-F:.]*)(/\\d{1,3})?$",
  /** One line: a header that contains another one would be sent as two. */
  "header value": "^[\\x20-\\x7e]*$",
  /** Of links in rich text. */
  uri: linkAddressPattern,
} as const;

/** Objects of the published schema take no other keys. */
export const closed = { additionalProperties: false } as const;

export function shaped(kind: keyof typeof patterns, options: TStringOptions = {}) {
  return Type.String({ ...options, pattern: patterns[kind] });
}

/** The word for a pattern that a fault names. */
export function wordOf(pattern: string): string | undefined {
  return Object.entries(patterns).find(([, known]) => known === pattern)?.[0];
}
