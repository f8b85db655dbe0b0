import { posix } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { copyable } from "../copyable.ts";
import { html, type Html } from "../html.ts";
import { slugs } from "./slugs.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Flow = Root["children"][number];
type Inline = Extract<Flow, { type: "paragraph" }>["children"][number];
type Table = Extract<Flow, { type: "table" }>;
type List = Extract<Flow, { type: "list" }>;

export interface MarkdownOptions {
  /** The address of what a link leads to, or nothing when the site does not have it. */
  readonly linkTo: (url: string) => string | undefined;
  /** The addresses of a picture, for light and for dark themes. */
  readonly pictureOf: (url: string) => { readonly light: string; readonly dark: string | undefined } | undefined;
}

export function parseDocument(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** What one rendering needs besides the nodes. */
interface Rendering extends MarkdownOptions {
  readonly slug: (heading: string) => string;
  readonly label: Labels;
}

/** A document as HTML. Comments are left out, and other raw HTML is shown as text. */
export function renderMarkdown(markdown: string, options: MarkdownOptions): Html {
  const rendering = { ...options, slug: slugs(), label: labels() };
  return html`${parseDocument(markdown).children.map((node) => flow(node, rendering))}`;
}

function flow(node: Flow, to: Rendering): Html {
  switch (node.type) {
    case "heading":
      return headingOf(node.depth, to.slug(textOf(node)), inlines(node, to), to.label);
    case "paragraph":
      return html`<p>${inlines(node, to)}</p>`;
    case "code":
      return copyable(node.value, to.label.next("Code"));
    case "list":
      return listOf(node, to);
    case "table":
      return tableOf(node, to);
    case "blockquote":
      return html`<blockquote>${node.children.map((child) => flow(child, to))}</blockquote>`;
    case "thematicBreak":
      return html`<hr />`;
    case "html":
      return node.value.startsWith("<!--") ? html`` : html`<p>${node.value}</p>`;
    default:
      return html``;
  }
}

function listOf({ ordered, children }: List, to: Rendering): Html {
  const items = children.map(({ children: parts }) => {
    // A tight item is a line, not a paragraph.
    const inner = parts.map((part) => (part.type === "paragraph" ? inlines(part, to) : flow(part, to)));
    return html`<li>${inner}</li>`;
  });
  return ordered === true
    ? html`<ol>
        ${items}
      </ol>`
    : html`<ul>
        ${items}
      </ul>`;
}

function tableOf({ children: [head, ...rows] }: Table, to: Rendering): Html {
  const cells = (row: Table["children"][number] | undefined) => (row?.children ?? []).map((cell) => inlines(cell, to));
  const heads = cells(head);
  const titles = heads.map((title) => (title.text === "" ? html`<td></td>` : html`<th scope="col">${title}</th>`));
  const isTitled = heads.some(({ text }) => text !== "");
  return html`<div class="table" tabindex="0" role="region" aria-label="${to.label.next("Table")}">
    <table>
      ${
        isTitled &&
        html`<thead>
          <tr>
            ${titles}
          </tr>
        </thead>`
      }
      <tbody>
        ${rows.map((row) => {
          const [first, ...others] = cells(row);
          return html`<tr>
            <th scope="row">${first}</th>
            ${others.map((cell) => html`<td>${cell}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

function inlines({ children }: { readonly children: readonly Inline[] }, to: Rendering): Html {
  return html`${children.map((child) => inline(child, to))}`;
}

function inline(node: Inline, to: Rendering): Html {
  switch (node.type) {
    case "text":
      return html`${node.value}`;
    case "inlineCode":
      return html`<code>${node.value}</code>`;
    case "strong":
      return html`<strong>${inlines(node, to)}</strong>`;
    case "emphasis":
      return html`<em>${inlines(node, to)}</em>`;
    case "delete":
      return html`<del>${inlines(node, to)}</del>`;
    case "break":
      return html`<br />`;
    case "link": {
      const address = to.linkTo(node.url);
      return address === undefined ? inlines(node, to) : html`<a href="${address}">${inlines(node, to)}</a>`;
    }
    case "image":
      return pictureView(to.pictureOf(node.url), node.alt ?? "");
    default:
      return html``;
  }
}

function pictureView(picture: ReturnType<MarkdownOptions["pictureOf"]>, alt: string): Html {
  if (!picture) return html`${alt}`;
  const { light, dark } = picture;
  return html`<picture class="shot">
    ${dark !== undefined && html`<source media="(prefers-color-scheme: dark)" srcset="${dark}" />`}
    <img src="${light}" alt="${alt}" loading="lazy" />
  </picture>`;
}

function headingOf(depth: number, id: string, inner: Html, label: Labels): Html {
  label.under(id);
  const link = html`<a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a>`;
  if (depth === 1) return html`<h1 id="${id}">${inner}</h1>`;
  if (depth === 2) return html`<h2 id="${id}">${inner}${link}</h2>`;
  return depth === 3 ? html`<h3 id="${id}">${inner}${link}</h3>` : html`<h4 id="${id}">${inner}${link}</h4>`;
}

interface Labels {
  under(heading: string): void;
  next(kind: string): string;
}

/** Regions of a page have names of their own, made of the heading that they are under. */
function labels(): Labels {
  let heading = "";
  let count = 0;
  return {
    under(name) {
      heading = name.replaceAll("-", " ");
      count = 0;
    },
    next(kind) {
      count++;
      return `${kind} ${count}${heading === "" ? "" : `, ${heading}`}`;
    },
  };
}

/** The text of a node without its marks. */
export function textOf(node: object): string {
  if ("value" in node && typeof node.value === "string") return node.value;
  return "children" in node ? (node.children as readonly object[]).map(textOf).join("") : "";
}

/** A link of a document, as a path of the repository with its anchor; nothing for links to other sites. */
export function resolveLink(file: string, url: string): { readonly path: string; readonly hash: string } | undefined {
  if (/^[a-z]+:/i.test(url)) return undefined;
  const [target = "", hash] = url.split("#", 2);
  const path = target === "" ? file : posix.join(posix.dirname(file), target);
  return { path, hash: hash === undefined ? "" : `#${hash}` };
}
