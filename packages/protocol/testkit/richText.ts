import fc from "fast-check";
import type { Container, RichTextBlock } from "../src/richtext/block.ts";
import type { RichTextList } from "../src/richtext/containers/list.ts";
import type { Inline } from "../src/richtext/inline.ts";
import { collectLine, marks } from "../src/richtext/runs.ts";

/** Two notations that rich text can be written in; each can express less than rich text holds. */
export type Notation = "mrkdwn" | "markdown";

type Node =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "element"; readonly element: Inline }
  | { readonly kind: "styled"; readonly mark: number; readonly nodes: readonly Node[] };

const id = fc.stringMatching(/^[A-Z0-9]{1,10}$/);

const plainWord = fc.oneof(
  fc.stringMatching(/^[a-zA-Z0-9é文]{1,6}$/),
  fc.constantFrom(
    "a*b",
    "snake_case",
    "a~b",
    "&",
    "<",
    "a<b>c",
    "&amp;",
    "😀",
    "10:30:15",
    "-",
    "(",
    "x.",
    "!",
    "#",
    "don`t",
    "|",
  ),
);

/** Characters that are marks in markdown and must be distinguished from them; mrkdwn has no way to do so. */
const markdownWord = fc.constantFrom(
  "*",
  "**a**",
  "_a_",
  "`a`",
  "~~a~~",
  "[a](b)",
  ":x:",
  "<@U12>",
  "\\",
  "\\*",
  "1.",
  "+",
  ">",
  "# a",
  "https://x.test",
  "www.x.test",
  "a@x.test",
  "![a",
  "<b>",
  "|a|",
  "---",
  "===",
  "<!here>",
  "&copy;",
  "[x]",
  "~",
  "```",
);

const element = (notation: Notation) =>
  fc.oneof<fc.Arbitrary<Inline>[]>(
    id.map((of) => ({ type: "user", user_id: `U${of}` })),
    id.map((of) => ({ type: "channel", channel_id: `C${of}` })),
    id.map((of) => ({ type: "usergroup", usergroup_id: `S${of}` })),
    id.map((of) => ({ type: "team", team_id: `T${of}` })),
    fc.constantFrom("here", "channel", "everyone").map((range) => ({ type: "broadcast", range })),
    fc
      .constantFrom("smile", "+1", "white_check_mark", "wave::skin-tone-4", "100")
      .map((name) => ({ type: "emoji", name })),
    address(notation).map((url) => ({ type: "link", url })),
    fc
      .tuple(address(notation), fc.array(plainWord, { minLength: 1, maxLength: 3 }))
      .map(([url, words]) => ({ type: "link", url, text: words.filter((word) => word !== "|").join(" ") || "x" })),
    fc
      .record({
        timestamp: fc.integer(),
        at: fc.constantFrom("{date} at {time}", "{ago}", "<{date_num}>"),
        url: fc.boolean(),
      })
      .map(({ timestamp, at, url }) => ({
        type: "date",
        timestamp,
        format: at,
        ...(url && { url: "https://x.test/?a=1&b=2" }),
        fallback: "a < b",
      })),
  );

const address = (notation: Notation) =>
  fc.constantFrom(
    "https://x.test/",
    "http://x.test/a?b=1&c=2",
    "mailto:a@x.test",
    ...(notation === "mrkdwn" ? ["tel:+1"] : []),
  );

const phrase = (notation: Notation, available: readonly number[]): fc.Arbitrary<readonly Node[]> =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: words(notation) },
      { weight: 2, arbitrary: element(notation).map((one): Node => ({ kind: "element", element: one })) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("c", "a b", "*a*", "x<y", ":x:").map((text): Node => ({ kind: "code", text })),
      },
      ...available.map((mark) => ({
        weight: 1,
        arbitrary: fc
          .tuple(
            fc.constant(mark),
            phrase(
              notation,
              available.filter((other) => other !== mark),
            ),
          )
          .map(([, nodes]): Node => ({ kind: "styled", mark, nodes })),
      })),
    ),
    { minLength: 1, maxLength: 4 },
  );

const words = (notation: Notation) =>
  (notation === "markdown" ? fc.oneof(plainWord, markdownWord) : plainWord).map((text): Node => ({
    kind: "words",
    text,
  }));

/** One line: its parts with spaces between them. */
function write(nodes: readonly Node[], mask: number, line: ReturnType<typeof collectLine>): void {
  for (const [at, node] of nodes.entries()) {
    if (at > 0) line.text(" ", mask);
    if (node.kind === "words") line.text(node.text, mask);
    else if (node.kind === "code") line.text(node.text, mask | marks.code);
    else if (node.kind === "element") line.element(node.element, mask);
    else write(node.nodes, mask | node.mark, line);
  }
}

const lines = (notation: Notation) =>
  fc.array(fc.tuple(phrase(notation, [marks.bold, marks.italic, marks.strike]), fc.constantFrom("\n", "\n\n")), {
    minLength: 1,
    maxLength: 3,
  });

type Lines = readonly (readonly [readonly Node[], string])[];

function elementsOf(given: Lines, end: string): Inline[] {
  const line = collectLine();
  for (const [at, [nodes, gap]] of given.entries()) {
    write(nodes, 0, line);
    line.text(at < given.length - 1 ? gap : end, 0);
  }
  return line.end();
}

const codeText = fc
  .array(fc.constantFrom("a", " ", "\n", "`", "``", "&", "<", ">", "<https://x.test>", "*b*", "&gt;", "    "), {
    minLength: 1,
  })
  .map((parts) => parts.join("").replaceAll(/`{3,}/g, "``"));

type ListDraft = {
  readonly style: "bullet" | "ordered";
  readonly before: number;
  readonly items: readonly ItemDraft[];
};
type ItemDraft = { readonly lines: Lines; readonly below: ListDraft | undefined };

const listDraft = (depth: number): fc.Arbitrary<ListDraft> =>
  fc.record({
    style: fc.constantFrom("bullet", "ordered"),
    before: fc.constantFrom(0, 0, 0, 4),
    items: fc.array(
      fc.record({
        lines: lines("markdown"),
        below: depth === 0 ? fc.constant(undefined) : fc.option(listDraft(depth - 1), { nil: undefined, freq: 4 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });

/** Flat lists as a nested one is read: each change of level begins another. */
function listsOf(draft: ListDraft, indent: number, border: number, into: Container[]): Container[] {
  let open: RichTextList | undefined;
  for (const [at, { lines: of, below }] of draft.items.entries()) {
    const item = { type: "rich_text_section" as const, elements: elementsOf(of, "") };
    const offset = draft.style === "ordered" ? draft.before + at : 0;
    if (open === undefined) {
      open = {
        type: "rich_text_list",
        style: draft.style,
        elements: [],
        indent,
        ...(offset > 0 && { offset }),
        border,
      };
      into.push(open);
    }
    open.elements.push(item);
    if (below === undefined) continue;
    open = undefined;
    listsOf(below, indent + 1, border, into);
  }
  return into;
}

type Draft =
  | { readonly kind: "section" | "quote"; readonly lines: Lines }
  | { readonly kind: "code"; readonly text: string; readonly border: number }
  | { readonly kind: "list"; readonly list: ListDraft; readonly border: number };

const draft = (notation: Notation): fc.Arbitrary<Draft> =>
  fc.oneof(
    lines(notation).map((of): Draft => ({ kind: "section", lines: of })),
    lines(notation).map((of): Draft => ({ kind: "quote", lines: of })),
    fc.record({ text: codeText, border: fc.constantFrom(0, 0, 1) }).map((code): Draft => ({ kind: "code", ...code })),
    ...(notation === "mrkdwn"
      ? []
      : [
          fc
            .record({ list: listDraft(2), border: fc.constantFrom(0, 0, 1) })
            .map((list): Draft => ({ kind: "list", ...list })),
        ]),
  );

function containersOf(given: Draft, isLast: boolean): Container[] {
  return given.kind === "list" ? listsOf(given.list, 0, given.border, []) : [containerOf(given, isLast)];
}

function containerOf(given: Exclude<Draft, { kind: "list" }>, isLast: boolean): Container {
  if (given.kind === "code") {
    return { type: "rich_text_preformatted", elements: [{ type: "text", text: given.text }], border: given.border };
  }
  if (given.kind === "quote") return { type: "rich_text_quote", elements: elementsOf(given.lines, "") };
  return { type: "rich_text_section", elements: elementsOf(given.lines, isLast ? "" : "\n") };
}

/** Rich text as the notation itself would be parsed: neighbours that would flow together do not stand side by side. */
export function expressible(notation: Notation): fc.Arbitrary<RichTextBlock> {
  return fc.array(draft(notation), { maxLength: 4 }).map((drafts) => {
    const apart = drafts.filter((one, at) => one.kind === "code" || one.kind !== drafts[at - 1]?.kind);
    return {
      type: "rich_text",
      elements: apart.flatMap((one, at) => containersOf(one, at === apart.length - 1)),
    };
  });
}

const anyText = fc.record({ type: fc.constant("text"), text: fc.string({ unit: "grapheme" }) });
const anyInline = fc.oneof<fc.Arbitrary<Inline>[]>(
  fc.tuple(anyText, fc.nat(15)).map(([text, mask]) => ({
    type: "text",
    text: text.text,
    style: { bold: (mask & 1) > 0, italic: (mask & 2) > 0, strike: (mask & 4) > 0, code: (mask & 8) > 0 },
  })),
  element("mrkdwn"),
  fc.string().map((text) => ({ type: "citation", text }) as unknown as Inline),
);
const anyLine = fc.array(anyInline, { maxLength: 5 });

/** Rich text that no notation needs to be able to express. */
export const anyRichText: fc.Arbitrary<RichTextBlock> = fc
  .array(
    fc.oneof<fc.Arbitrary<Container>[]>(
      anyLine.map((elements) => ({ type: "rich_text_section", elements })),
      anyLine.map((elements) => ({ type: "rich_text_quote", elements })),
      anyLine.map((elements) => ({ type: "rich_text_preformatted", elements })),
      fc
        .record({ line: anyLine, style: fc.constantFrom("bullet", "ordered"), indent: fc.nat(8), offset: fc.nat() })
        .map(({ line, ...list }) => ({
          type: "rich_text_list",
          elements: [{ type: "rich_text_section", elements: line }],
          ...list,
        })),
    ),
    { maxLength: 5 },
  )
  .map((elements) => ({ type: "rich_text", elements }));

/** Every text that a block holds. */
export function textsOf(block: RichTextBlock): string[] {
  const texts: string[] = [];
  JSON.stringify(block, (_, value: unknown) => {
    if (typeof value === "object" && value !== null && "text" in value && typeof value.text === "string") {
      texts.push(value.text);
    }
    return value;
  });
  return texts;
}

/** What must never be lost: letters and digits. Signs may be marks, and spaces may be laid out differently. */
export function lettersOf(text: string): string {
  return text
    .replaceAll("&amp;", "")
    .replaceAll("&lt;", "")
    .replaceAll("&gt;", "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
