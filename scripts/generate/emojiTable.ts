import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface EmojiData {
  readonly hexcode: string;
  readonly emoji: string;
  /** Absent from characters that are parts of emoji and none themselves. */
  readonly group?: number;
  readonly order?: number;
}

type Shortcodes = Readonly<Record<string, string | readonly string[]>>;

/** Slack's own names first; the names of CLDR and GitHub are accepted where Slack gives them to no other emoji. */
const PRESETS = ["iamcal", "cldr", "github"];
/** The data marks every emoji as a picture; Unicode recommends the mark only where the character would be text. */
const NEEDLESS_MARK = /(\p{Emoji_Presentation})\u{fe0f}/gu;
const NAME = /^[a-z0-9+_'-]+$/;

const { resolve } = createRequire(import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(`emojibase-data/en/${path}.json`), "utf8"));

/** Prints the table of standard emoji: one a line, its characters, its name, and other names for it. */
export function printEmojiTable(): string {
  const emojis = (read("data") as EmojiData[])
    .filter(({ group }) => group !== undefined)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const names = new Map<string, string[]>(emojis.map(({ hexcode }) => [hexcode, []]));
  const taken = new Set<string>();
  for (const preset of PRESETS) {
    const shortcodes = read(`shortcodes/${preset}`) as Shortcodes;
    for (const { hexcode } of emojis) {
      for (const name of [shortcodes[hexcode] ?? []].flat()) {
        if (!NAME.test(name) || taken.has(name)) continue;
        taken.add(name);
        names.get(hexcode)?.push(name);
      }
    }
  }
  const lines = emojis.map(({ hexcode, emoji }) =>
    [emoji.replace(NEEDLESS_MARK, "$1"), ...(names.get(hexcode) ?? [])].join(" "),
  );
  return `// Generated from emojibase-data by npm run gen. Do not edit.

/** The standard emoji in the order of Unicode, one a line: its characters, its name, and other names for it. */
export const emojiTable = \`
${lines.join("\n")}
\`;
`;
}
