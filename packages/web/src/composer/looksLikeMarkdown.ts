/** Each is seldom written by accident. */
const signs = [
  /^ {0,3}#{1,6} \S/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /~~\S(?:[^~\n]*\S)?~~/,
  /\[[^\]\n]+\]\((?:https?:\/\/|mailto:)[^)\s]+\)/,
  /^ {0,3}(?:`{3,}|~{3,})/m,
  /(?:^|[\s(])`[^`\n]+`(?=$|[\s.,;:!?)])/m,
  /^ {0,3}> \S/m,
  /^ {0,3}[-*+] \S.*\n(?:.*\n)*? {0,3}[-*+] \S/m,
  /^ {0,3}\d{1,9}[.)] \S.*\n(?:.*\n)*? {0,3}\d{1,9}[.)] \S/m,
  /^ {0,3}\|?.*\|.*\n {0,3}\|?[ \t]*:?-+:?[ \t]*\|/m,
];

/** Whether a pasted text has marks of Markdown that a reader would rather not see. */
export function looksLikeMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}
