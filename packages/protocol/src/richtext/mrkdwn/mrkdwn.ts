import type { RichTextBlock } from "../block.ts";
import type { RichTextPreformatted } from "../containers/preformatted.ts";
import { type Hand, layOut } from "../layOut.ts";
import { printLine } from "./printLine.ts";

const hand: Hand = { line: printLine, code: printCode, bar: "&gt; " };

/**
 * The text of a message that holds this block: what apps read, and what clients without blocks show. Lists become lines
 * with markers; underlines, colors and languages have no sign in it.
 *
 * @example
 * mrkdwn(block) // "Hello <@U1>, this is *bold* and a <https://example.com|link>"
 */
export function mrkdwn(block: RichTextBlock): string {
  return layOut(block, hand);
}

function printCode({ elements }: RichTextPreformatted): string {
  const code = printLine(
    elements.map((element) =>
      element.type === "text" || element.type === "link" ? { ...element, style: {} } : element,
    ),
  );
  // One line break beside each fence belongs to the fence, so a line break or backtick of the code's own needs one more.
  return code === "" || /^[\n`]|[\n`]$/.test(code) ? `\`\`\`\n${code}\n\`\`\`` : `\`\`\`${code}\`\`\``;
}
