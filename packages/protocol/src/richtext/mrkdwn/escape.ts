/** The three characters that mean something in every message text. */
export function escapeMrkdwn(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Only these three are undone; any other entity is literal text. */
export function unescapeMrkdwn(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
