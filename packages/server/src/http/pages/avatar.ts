import { html, type Html } from "./html.ts";

/** The colours that people are given; the stylesheet has a class for each, because the pages allow no inline style. */
const palette = ["0b6e63", "0a5fb0", "8f1d4a", "8a5a00", "5b3fa8", "1a7f37"];

/** Two letters on a colour; on grey when it is none of the palette. */
export function avatar(realName: string, hue: number | undefined): Html {
  const letters = realName
    .split(/\s+/)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .slice(0, 2)
    .join("");
  return html`<span class="avatar${hue !== undefined && ` hue-${hue % palette.length}`}" aria-hidden="true"
    >${letters}</span
  >`;
}
