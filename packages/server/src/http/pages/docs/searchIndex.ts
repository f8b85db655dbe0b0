import { methods } from "../../../methods/registry.ts";
import { documents, readDocument } from "./documents.ts";

/** A page that can be found: its address, title, section and first sentence. */
export type FoundPage = readonly [url: string, title: string, section: string, summary: string];

export interface SearchIndex {
  readonly pages: readonly FoundPage[];
  /** For each word the pages that have it, as `page * 4 + weight`; a browser finds prefixes in the sorted list. */
  readonly words: readonly (readonly [word: string, ...at: number[]])[];
}

/** Longer than every name of the API; what is longer is no word. */
const wordCharsMax = 60;
const weights = { body: 0, heading: 1, title: 2 } as const;

interface Source {
  readonly page: FoundPage;
  readonly headings: string;
  readonly body: string;
}

/** All words of all pages. It needs no parser: a word is a word, also in a table or a block of code. */
export function buildSearchIndex(): SearchIndex {
  const sources = [...methodSources(), ...documentSources()];
  const words = new Map<string, Map<number, number>>();
  for (const [at, { page, headings, body }] of sources.entries()) {
    const add = (text: string, weight: number): void => {
      for (const word of wordsOf(text)) {
        const pages = words.get(word) ?? new Map<number, number>();
        words.set(word, pages.set(at, Math.max(pages.get(at) ?? 0, weight)));
      }
    };
    add(body, weights.body);
    add(headings, weights.heading);
    add(page[1], weights.title);
  }
  return {
    pages: sources.map(({ page }) => page),
    words: [...words]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([word, pages]) => [word, ...[...pages].map(([page, weight]) => page * 4 + weight)] as const),
  };
}

function methodSources(): Source[] {
  return [...methods.values()].map((method) => ({
    page: [`/docs/${method.name}`, method.name, "Method", method.summary],
    headings: method.scopes.join(" "),
    body: [
      method.summary,
      method.notes ?? "",
      ...method.params.map(([name, param]) => `${name} ${param.describe}`),
      ...Object.keys(method.errors),
    ].join(" "),
  }));
}

const sectionNames: Readonly<Record<string, string>> = {
  blocks: "Block",
  cli: "Command",
  decisions: "Decision",
  events: "Event",
  functions: "Function",
  guides: "Guide",
};

function documentSources(): Source[] {
  return [...documents().values()].map(({ file, path, title, section }) => {
    const text = readDocument(file).replaceAll(/<!--[\s\S]*?-->/g, "");
    const headings = [...text.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => heading).join(" ");
    const summary = /^(?![#|`<!-])(\S.*(?:\n\S.*)*)/m.exec(text.replace(/^# .*$/m, ""))?.[1] ?? "";
    return {
      page: [path, title, sectionNames[section] ?? "Page", firstSentence(summary)],
      headings,
      body: text.replaceAll(/\]\([^)]*\)/g, "] "),
    };
  });
}

function firstSentence(text: string): string {
  const plain = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ");
  return (/^.{20,}?[.:](?= |$)/.exec(plain)?.[0] ?? plain).slice(0, 160);
}

/** Whole names and their parts: `chat.postMessage` is found by `chat`, `message` and `chat.postmessage`. */
export function wordsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [name] of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}._:-]*/gu)) {
    const whole = name.replace(/[._:-]+$/, "");
    const parts = whole.split(/[._:-]+|(?<=\p{Ll})(?=\p{Lu})/u);
    for (const word of [whole, ...parts]) {
      if (word.length > 1 && word.length <= wordCharsMax) found.add(word.toLowerCase());
    }
  }
  return found;
}
