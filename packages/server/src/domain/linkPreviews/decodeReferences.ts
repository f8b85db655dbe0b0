import { decodeNamedCharacterReference } from "decode-named-character-reference";

const reference = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]{1,31}));?/gi;

/** The text that HTML means, as `&eacute;` and `&#233;` mean é. */
export function decodeReferences(html: string): string {
  if (!html.includes("&")) return html;
  return html.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : "\u{fffd}";
  });
}
