import { isIdShaped } from "@platform/protocol/ids.ts";
import { alignTable, rowsOfElement } from "./tableText.ts";
import { type DOMOutputSpec, Fragment, Schema, type MarkSpec, type Node, type NodeSpec } from "prosemirror-model";

/**
 * What can be written: the rich text block, as a tree. Its inline elements are atoms that keep their whole JSON, so that
 * nothing an app or a newer client put into a message is lost when a person edits it.
 */

const block = (tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  group: "block",
  content,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
});

/** Shows an element by its label; readers of the message see what the renderer makes of it. */
const atom = (type: string, label: (element: Record<string, unknown>) => string): NodeSpec => ({
  group: "inline",
  inline: true,
  atom: true,
  attrs: { element: {}, label: { default: "" } },
  parseDOM: [{ tag: `.atom-${type}[data-element]`, getAttrs: (dom) => elementOf(dom) }],
  toDOM: (node: Node): DOMOutputSpec => [
    "span",
    { "data-element": JSON.stringify(node.attrs["element"]), class: `atom atom-${type}` },
    String(node.attrs["label"]) || label(node.attrs["element"] as Record<string, unknown>),
  ],
  leafText: (node: Node) => String(node.attrs["label"]) || label(node.attrs["element"] as Record<string, unknown>),
});

const isId = (value: unknown): boolean => typeof value === "string" && isIdShaped(value);

/**
 * Which elements can be cut and pasted, and what they hold then. Any page can be copied from, and the server would refuse a
 * message with half of one; what is not whole is pasted as its words.
 */
const wholes: Readonly<Record<string, (element: Readonly<Record<string, unknown>>) => boolean>> = {
  user: (element) => isId(element["user_id"]),
  usergroup: (element) => isId(element["usergroup_id"]),
  channel: (element) => isId(element["channel_id"]),
  broadcast: (element) => ["here", "channel", "everyone"].includes(String(element["range"])),
  date: (element) => Number.isInteger(element["timestamp"]) && typeof element["format"] === "string",
};

function elementOf(dom: HTMLElement): { element: object; label: string } | false {
  try {
    const element = JSON.parse(dom.dataset["element"] ?? "") as Readonly<Record<string, unknown>>;
    return wholes[String(element["type"])]?.(element) === true && { element, label: dom.textContent ?? "" };
  } catch {
    return false;
  }
}

const emojiAtom = atom("emoji", (element) => `:${String(element["name"])}:`);

const nodes = {
  doc: { content: "block+" },
  paragraph: block("p", "inline*", { parseDOM: [{ tag: "p" }, { tag: "div" }, { tag: "h1,h2,h3,h4,h5,h6" }] }),
  quote: block("blockquote", "(paragraph | list | code_block | quote)+", { defining: true }),
  code_block: block("pre", "text*", {
    marks: "",
    code: true,
    defining: true,
    attrs: { language: { default: "" } },
    parseDOM: [
      { tag: "pre", preserveWhitespace: "full" },
      {
        tag: "table",
        getAttrs: (dom) => (rowsOfElement(dom) ? {} : false),
        getContent: (dom, made) => Fragment.from(made.text(alignTable(rowsOfElement(dom as HTMLElement) ?? []))),
      },
    ],
    toDOM: () => ["pre", { spellcheck: "false" }, ["code", 0]],
  }),
  bullet_list: block("ul", "list_item+", { group: "block list" }),
  ordered_list: block("ol", "list_item+", {
    group: "block list",
    attrs: { start: { default: 1 } },
    parseDOM: [{ tag: "ol", getAttrs: (dom) => ({ start: Number(dom.getAttribute("start") ?? 1) }) }],
    toDOM: (node: Node) => ["ol", node.attrs["start"] === 1 ? {} : { start: String(node.attrs["start"]) }, 0],
  }),
  list_item: { content: "paragraph list*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  text: { group: "inline" },
  hard_break: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
    leafText: () => "\n",
  },
  mention: atom("mention", (element) => `@${String(element["user_id"])}`),
  channel: atom("channel", (element) => `#${String(element["channel_id"])}`),
  broadcast: atom("broadcast", (element) => `@${String(element["range"])}`),
  emoji: {
    ...emojiAtom,
    toDOM: (node: Node) => ownEmojiSpan(node) ?? emojiAtom.toDOM?.(node) ?? ["span"],
    // The workspace's own, copied from a message or from an editor; of the others the characters are copied.
    parseDOM: [{ tag: "[data-emoji]", getAttrs: (dom) => emojiOf(dom) }],
  },
  date: atom("date", (element) => String(element["fallback"] ?? element["timestamp"])),
  other: atom("other", (element) => String(element["text"] ?? element["url"] ?? element["value"] ?? element["type"])),
} satisfies Record<string, NodeSpec>;

/** Only by its name: what it looks like, the workspace says. */
function ownEmojiSpan(node: Node): DOMOutputSpec | undefined {
  const { name, unicode } = node.attrs["element"] as { readonly name: string; readonly unicode?: string };
  return unicode === undefined ? ["span", { "data-emoji": name, class: "atom atom-emoji" }, `:${name}:`] : undefined;
}

function emojiOf(dom: HTMLElement): { element: object; label: string } | false {
  const name = dom.dataset["emoji"] ?? "";
  // Any page can be copied from, and the server would refuse a message with an emoji of no name.
  return /^[^\s:]{1,100}$/.test(name) && { element: { type: "emoji", name }, label: `:${name}:` };
}

const mark = (tags: readonly string[], style?: string): MarkSpec => ({
  parseDOM: [...tags.map((tag) => ({ tag })), ...(style === undefined ? [] : [{ style }])],
  toDOM: () => [tags[0] ?? "span", 0],
});

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (dom) => ({ href: dom.getAttribute("href") }) }],
    // Not an anchor: a click in the editor places the cursor.
    toDOM: (found) => ["span", { class: "link", title: String(found.attrs["href"]) }, 0],
  },
  bold: mark(["strong", "b"], "font-weight=bold"),
  italic: mark(["em", "i"], "font-style=italic"),
  underline: mark(["u"], "text-decoration=underline"),
  strike: mark(["s", "del", "strike"], "text-decoration=line-through"),
  code: { ...mark(["code"]), code: true },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks });

export const styleNames = ["bold", "italic", "strike", "underline", "code"] as const;
export type StyleName = (typeof styleNames)[number];
