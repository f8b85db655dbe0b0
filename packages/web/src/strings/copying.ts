/** Actions that take a message elsewhere; the first screen needs these, and not those of the dialog. */
export const copyingText = {
  forward: "Forward message",
  quote: "Quote in reply",
  copyText: "Copy text",
  textCopied: "Text copied.",
};
