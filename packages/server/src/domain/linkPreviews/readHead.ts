import { limits } from "@platform/protocol";
import { decodeReferences } from "./decodeReferences.ts";

/** What the head of a page says about it. All of it is text that an author chose: nothing here is safe to show as HTML. */
export interface PageHead {
  readonly title: string | undefined;
  /** `<meta>` by its name or property in lower case; the first of each. */
  readonly meta: ReadonlyMap<string, string>;
  readonly links: readonly PageLink[];
  readonly charset: string | undefined;
}

export interface PageLink {
  readonly rel: readonly string[];
  readonly type: string;
  readonly href: string;
}

/** Elements whose content is not markup. */
const rawElements = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "textarea",
  "iframe",
  "noembed",
  "noframes",
  "xmp",
]);

/**
 * Reads the tags of a page's head, and stops where the head ends. A tokenizer, not a parser: no tree is built, each
 * character is looked at a constant number of times, and what is malformed is skipped.
 */
export function readHead(page: string): PageHead {
  const meta = new Map<string, string>();
  const links: PageLink[] = [];
  let title: string | undefined;
  let charset: string | undefined;
  let tags = 0;
  let at = page.indexOf("<");
  while (at !== -1 && tags < limits.preview_tags_max) {
    if (page.startsWith("<!--", at)) {
      at = nextTag(page, page.indexOf("-->", at + 4));
      continue;
    }
    const name = nameAt(page, at + 1);
    if (name === "body" || name === "/head" || name === "/html") break;
    if (name === "" || name.startsWith("/")) {
      at = nextTag(page, name === "" ? at : page.indexOf(">", at));
      continue;
    }
    tags++;
    const { attributes, until } = readAttributes(page, at + 1 + name.length);
    if (until === -1) break;
    if (name === "meta") {
      const key = (attributes.get("property") ?? attributes.get("name") ?? "").trim().toLowerCase();
      const content = attributes.get("content");
      if (key !== "" && content !== undefined && !meta.has(key)) meta.set(key, content);
      charset ??= attributes.get("charset") ?? charsetIn(attributes.get("http-equiv"), content);
    }
    if (name === "link") {
      const rel = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
      const type = (attributes.get("type") ?? "").trim().toLowerCase();
      links.push({ rel, type, href: (attributes.get("href") ?? "").trim() });
    }
    if (name === "title" || rawElements.has(name)) {
      const end = endOf(page, name, until);
      if (end === -1) break;
      if (name === "title") title ??= decodeReferences(page.slice(until + 1, end));
      at = nextTag(page, page.indexOf(">", end));
    } else at = nextTag(page, until);
  }
  return { title, meta, links, charset };
}

function nextTag(page: string, from: number): number {
  return from === -1 ? -1 : page.indexOf("<", from + 1);
}

const nameShape = /\/?[a-z][a-z0-9:-]{0,30}/iy;

function nameAt(page: string, at: number): string {
  nameShape.lastIndex = at;
  return (nameShape.exec(page)?.[0] ?? "").toLowerCase();
}

function endOf(page: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, "gi");
  end.lastIndex = from;
  return end.exec(page)?.index ?? -1;
}

const gapShape = /[\s/]*/y;
const attributeShape = /([^\s=>/"'<]{1,100})(?:\s*=\s*)?/y;
const bareValueShape = /[^\s>"'<]*/y;

/** Up to the `>` that ends the tag; -1 when nothing does. */
function readAttributes(page: string, from: number): { attributes: Map<string, string>; until: number } {
  const attributes = new Map<string, string>();
  let at = from;
  while (at < page.length) {
    // By itself: as a part of the next expression it would be read again from each of its spaces.
    gapShape.lastIndex = at;
    gapShape.exec(page);
    attributeShape.lastIndex = at = gapShape.lastIndex;
    const found = attributeShape.exec(page);
    if (!found) {
      if (page[at] === ">") return { attributes, until: at };
      // A stray sign, or a `<` in a tag that was never closed.
      at++;
      continue;
    }
    at = attributeShape.lastIndex;
    const hasValue = found[0].includes("=");
    if (!hasValue) continue;
    const quote = page[at];
    let value: string;
    if (quote === '"' || quote === "'") {
      const end = page.indexOf(quote, at + 1);
      if (end === -1) return { attributes, until: -1 };
      value = page.slice(at + 1, end);
      at = end + 1;
    } else {
      bareValueShape.lastIndex = at;
      value = bareValueShape.exec(page)?.[0] ?? "";
      at = bareValueShape.lastIndex;
    }
    const name = (found[1] ?? "").toLowerCase();
    if (!attributes.has(name)) attributes.set(name, decodeReferences(value));
  }
  return { attributes, until: -1 };
}

function charsetIn(equivalent: string | undefined, content: string | undefined): string | undefined {
  if (equivalent?.toLowerCase() !== "content-type") return undefined;
  return /charset=([\w-]{1,40})/i.exec(content ?? "")?.[1];
}
