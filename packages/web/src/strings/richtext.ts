export const richtextText = {
  /** Between the name of a thing and its channel. */
  in: "in",
  codeIn: (language: string) => `Code, ${language}`,
  code: "Code",
  copyCode: "Copy code",
  table: "Table",
  openLinkTitle: "Open this link?",
  openLink: "Open link",
  linkWarning: "This link might not go where it appears to. Its address is:",
};
