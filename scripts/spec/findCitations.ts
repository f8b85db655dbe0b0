/** The name of a test that cites rules. */
export interface Citation {
  readonly name: string;
  readonly ids: readonly string[];
}

export interface Citations {
  readonly citations: readonly Citation[];
  /** Ids in brackets that stand in no name of a test: they would prove nothing. */
  readonly stray: readonly string[];
}

const ID = "[A-Z]+-\\d+\\.\\d+";
const LIST = `\\[(${ID}(?:, ${ID})*)\\]`;

/** Where the name of a test is written, always with the ids at its end. */
const NAMES = [
  // test("refuses a call without a token [API-12.22]", ...), and describe where all of its tests prove the rule.
  new RegExp(
    `\\b(?:test|describe)\\(\\s*(["'\`])(?<name>(?:\\\\.|(?!\\1)[^\\\\])*?) ?${LIST.replace("(", "(?<ids>")}\\1`,
    "gs",
  ),
  // "not_authed [API-12.22]": (world) => ..., in a table of tests by name.
  new RegExp(`^\\s*(?:async )?"(?<name>[^"\\n]*?) ?${LIST.replace("(", "(?<ids>")}"(?=:|\\()`, "gm"),
  // not_authed: "[API-12.22]", where a table of tests that several methods share is given its rules.
  new RegExp(`(?<name>\\w+): "${LIST.replace("(", "(?<ids>")}"`, "g"),
];

/** The rules that the tests of one file cite. */
export function findCitations(source: string): Citations {
  const taken = new Set<number>();
  const citations: { readonly at: number; readonly citation: Citation }[] = [];
  for (const pattern of NAMES) {
    for (const match of source.matchAll(pattern)) {
      const { name = "", ids = "" } = match.groups ?? {};
      taken.add(match.index + match[0].lastIndexOf(`[${ids}]`));
      citations.push({ at: match.index, citation: { name, ids: ids.split(", ") } });
    }
  }
  const stray = [...source.matchAll(new RegExp(LIST, "g"))]
    .filter((match) => !taken.has(match.index))
    .flatMap((match) => (match[1] ?? "").split(", "));
  return { citations: citations.toSorted((one, other) => one.at - other.at).map(({ citation }) => citation), stray };
}
