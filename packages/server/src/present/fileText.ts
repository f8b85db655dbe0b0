import type { FileText } from "../domain/files/readText.ts";

/** The text of a snippet, also as HTML for clients that show that: nothing in it is markup. */
export function presentText({ content, isTruncated }: FileText) {
  return {
    content,
    is_truncated: isTruncated,
    content_highlight_html: highlightLines(content),
    content_highlight_html_truncated: isTruncated,
  };
}

/** The markup that Slack wraps around the lines of a snippet, without colours. */
export function highlightLines(text: string): string {
  const lines = text.split("\n").map((line) => `<div><pre>${escapeHtml(line)}</pre></div>`);
  return `<div class="CodeMirror cm-s-default CodeMirrorServer"><div class="CodeMirror-code">\n${lines.join("\n")}\n</div></div>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
