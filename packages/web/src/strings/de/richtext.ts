import type { richtextText as english } from "../richtext.ts";

export const richtextText: typeof english = {
  /** Between the name of a thing and its channel. */
  in: "in",
  codeIn: (language: string) => `Code, ${language}`,
  code: "Code",
  copyCode: "Code kopieren",
  table: "Tabelle",
  openLinkTitle: "Diesen Link öffnen?",
  openLink: "Link öffnen",
  linkWarning: "Dieser Link führt möglicherweise nicht dorthin, wohin er zu führen scheint. Seine Adresse lautet:",
};
