import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface EmojiData {
  readonly hexcode: string;
  readonly emoji: string;
  /** Absent from characters that are parts of emoji and none themselves. */
  readonly group?: number;
  readonly order?: number;
  readonly tags?: readonly string[];
}

type Shortcodes = Readonly<Record<string, string | readonly string[]>>;

/** Slack's own names first; the names of CLDR and GitHub are accepted where Slack gives them to no other emoji. */
const PRESETS = ["iamcal", "cldr", "github"];
/** The data marks every emoji as a picture; Unicode recommends the mark only where the character would be text. */
const NEEDLESS_MARK = /(\p{Emoji_Presentation})\u{fe0f}/gu;
/** The categories of Slack's picker, by the group of the data; it shows people and smileys together. */
const CATEGORIES = [
  "Smileys & People",
  "Smileys & People",
  "Smileys & People",
  "Animals & Nature",
  "Food & Drink",
  "Travel & Places",
  "Activities",
  "Objects",
  "Symbols",
  "Flags",
];
const NAME = /^[a-z0-9+_'-]+$/;

const { resolve } = createRequire(import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(`emojibase-data/en/${path}.json`), "utf8"));

/** In the order of Unicode, which is that of pickers. */
function readEmojis(): readonly EmojiData[] {
  return (read("data") as EmojiData[])
    .filter(({ group }) => group !== undefined)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** Prints the words that standard emoji are searched by, in the lines of their table. */
export function printEmojiKeywords(): string {
  const lines = readEmojis().map(({ tags = [] }) =>
    [
      ...new Set(
        tags
          .join(" ")
          .toLowerCase()
          .replaceAll(/[`\\$]/g, "")
          .split(/[\s_-]+/),
      ),
    ].join(" "),
  );
  return `// Generated from emojibase-data by npm run gen. Do not edit.

/** What the standard emoji are searched by besides their names: the words of one a line, in the order of \`emojiTable\`. */
export const emojiKeywordTable = \`
${lines.join("\n")}
\`;
`;
}

/** Prints the table of standard emoji: one a line, its characters, its name, and other names for it. */
export function printEmojiTable(): string {
  const emojis = readEmojis();
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
  const sizes = new Map<string, number>();
  for (const { group = 0 } of emojis) {
    const category = CATEGORIES[group] ?? "";
    sizes.set(category, (sizes.get(category) ?? 0) + 1);
  }
  return `// Generated from emojibase-data by npm run gen. Do not edit.

/** The standard emoji in the order of Unicode, one a line: its characters, its name, and other names for it. */
export const emojiTable = \`
${lines.join("\n")}
\`;

/** How many of them, in the same order, are in each category. */
export const emojiCategorySizes: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(sizes), undefined, 2)};
`;
}
