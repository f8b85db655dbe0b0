/** As much XML as an object storage answers with: elements without attributes, of which every name is known. */
export function xmlElements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, "g"))].map(
    ([, inner]) => inner ?? "",
  );
}

/** The text of the first element of that name. */
export function xmlText(xml: string, name: string): string | undefined {
  const [inner] = xmlElements(xml, name);
  return inner === undefined ? undefined : unescapeXml(inner);
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (all, hex?: string, decimal?: string, name = "") => {
      const code = hex === undefined ? decimal && Number(decimal) : Number.parseInt(hex, 16);
      if (code === undefined || code === "") return entities[name as string] ?? all;
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
    },
  );
}
