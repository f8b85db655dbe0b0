import { Type } from "typebox";
import { limits } from "../limits.ts";
import { refusedSchemePattern } from "../richtext/linkAddress.ts";
import { webUrlPattern } from "./webUrlPattern.ts";

/** What a client loads by itself: only the web, because anything else would make it open what the sender chose. */
export const webUrl = Type.String({
  minLength: 1,
  maxLength: limits.block_url_chars_max,
  pattern: webUrlPattern,
  format: "uri",
});

export const secureUrl = Type.String({
  minLength: 1,
  maxLength: limits.block_url_chars_max,
  pattern: "^[hH][tT][tT][pP][sS]://\\S+$",
  format: "uri",
});

/** Where a click leads: the web or an app, but never a scheme that would run as a script in the reader's page. */
export const linkUrl = Type.String({
  minLength: 1,
  maxLength: limits.block_url_chars_max,
  pattern: `${refusedSchemePattern}[A-Za-z][A-Za-z0-9+.\\-]*:\\S+$`,
  format: "uri",
});
