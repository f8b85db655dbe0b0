import { type Html, html } from "../html.ts";

/** Lets a narrow screen break the name of a method or event where a reader would: between its words. */
export function wrapping(name: string): Html {
  const parts = name.split(/(?=[._])|(?<=[a-z])(?=[A-Z])/);
  return html`${parts.map((part, at) => (at === 0 ? part : html`<wbr />${part}`))}`;
}
