import { methods } from "../../../methods/registry.ts";
import { html, type Html } from "../html.ts";
import { wrapping } from "./wrapping.ts";

/** A sentence of a definition: text in backticks is code, and a method's name links to its page. */
export function sentence(text: string): Html {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, at) => (at % 2 === 0 ? emphasis(part) : codeOf(part)))}`;
}

/** Notes of a definition: paragraphs and lists, as much Markdown as they use. */
export function prose(markdown: string): Html {
  const blocks = markdown.trim().split(/\n\s*\n/);
  return html`${blocks.map((block) => {
    const lines = block.split("\n");
    if (!lines.every((line) => /^\s*[-*] /.test(line))) return html`<p>${sentence(lines.join(" "))}</p>`;
    return html`<ul>
      ${lines.map((line) => html`<li>${sentence(line.replace(/^\s*[-*] /, ""))}</li>`)}
    </ul>`;
  })}`;
}

function emphasis(text: string): Html {
  const parts = text.split(/\*\*([^*]+)\*\*/);
  return html`${parts.map((part, at) => (at % 2 === 0 ? part : html`<strong>${part}</strong>`))}`;
}

function codeOf(text: string): Html {
  if (!methods.has(text)) return html`<code>${text}</code>`;
  return html`<a href="/docs/${text}"><code>${wrapping(text)}</code></a>`;
}
