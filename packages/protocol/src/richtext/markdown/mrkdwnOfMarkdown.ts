import { mrkdwn } from "../mrkdwn/mrkdwn.ts";
import { richTextOfMarkdown } from "./richTextOfMarkdown.ts";

/**
 * The text that is read back of a message that was written in markdown.
 *
 * @example
 * mrkdwnOfMarkdown("# Title\n\n- **b** [x](https://x.test)") // "*Title*\n• *b* <https://x.test|x>"
 */
export function mrkdwnOfMarkdown(markdown: string): string {
  return mrkdwn(richTextOfMarkdown(markdown));
}
