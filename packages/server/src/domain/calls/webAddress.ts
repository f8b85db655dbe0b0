import { isLongerThan, limits } from "@platform/protocol";
import { webUrlPattern } from "@platform/protocol/blockkit/webUrlPattern.ts";

const webAddress = new RegExp(webUrlPattern);

/** Where people join with a browser. */
export function isJoinUrl(url: string): boolean {
  return !isLongerThan(url, limits.call_url_chars_max) && webAddress.test(url) && URL.canParse(url);
}

/** Schemes that a browser would run or read itself. */
const unsafe = new Set(["javascript:", "data:", "vbscript:", "blob:", "file:", "about:"]);

/** Where an installed program joins: desktop programs have schemes of their own. */
export function isDesktopJoinUrl(url: string): boolean {
  if (isLongerThan(url, limits.call_url_chars_max) || !URL.canParse(url)) return false;
  return !unsafe.has(new URL(url).protocol);
}
