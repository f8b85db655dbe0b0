/** The language of the page; the server chose it. In Node, where texts are tested, it is English. */
export const language: string = globalThis.document?.documentElement.lang || "en";

/** For dates and numbers: the form of the language that the person's browser prefers, such as British or Austrian. */
export const locale: string =
  globalThis.navigator?.languages?.find((tag) => tag.split("-")[0] === language) ?? language;
