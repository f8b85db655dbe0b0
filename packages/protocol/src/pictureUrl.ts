import { webUrlPattern } from "./blockkit/webUrlPattern.ts";
import { limits } from "./limits.ts";

const shape = new RegExp(webUrlPattern);

/**
 * Whether clients may load a picture from there by themselves. The one check for every address that is shown as a picture:
 * of image blocks, icons of messages, attachments, previews of links, and emoji.
 */
export function isPictureUrl(given: unknown): given is string {
  if (typeof given !== "string" || given.length > limits.block_url_chars_max) return false;
  return shape.test(given) && URL.canParse(given);
}
