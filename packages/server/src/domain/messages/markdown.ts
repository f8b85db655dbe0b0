import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";

export type MarkdownCode = "markdown_text_conflict" | "msg_too_long";

/**
 * A message written in Markdown: a block that shows it as it was meant, and its text in the marks that everything else
 * here reads.
 */
export async function readMarkdown(
  markdown: string,
  beside: { readonly text?: string | undefined; readonly blocks?: readonly unknown[] | undefined },
): Promise<Outcome<{ text: string; blocks: readonly object[] }, MarkdownCode>> {
  if (beside.text || beside.blocks) return refuse("markdown_text_conflict");
  if (isLongerThan(markdown, limits.markdown_chars_max)) {
    return refuse("msg_too_long", `no more than ${limits.markdown_chars_max} characters of Markdown`);
  }
  // Loaded with the first Markdown that comes, because its parser is large.
  const { mrkdwnOfMarkdown } = await import("@platform/protocol/richtext/markdown/mrkdwnOfMarkdown.ts");
  return succeed({ text: mrkdwnOfMarkdown(markdown), blocks: [{ type: "markdown", text: markdown }] });
}
