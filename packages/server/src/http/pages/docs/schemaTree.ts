import { html, type Html } from "../html.ts";
import { sentence } from "./prose.ts";
import { kindText, type Schema } from "./schema.ts";

/** Levels that are open at first; readers can open deeper ones. */
const openLevels = 1;

/** What an answer holds, field by field, as a list that folds. */
export function schemaTree(schema: Schema, level = 0): Html {
  const fields = Object.entries(schema.properties ?? {});
  return html`<ul class="tree">
    ${fields.map(([name, field]) => {
      const isOptional = !(schema.required ?? []).includes(name);
      return html`<li>${fieldView(name, field, isOptional, level)}</li>`;
    })}
  </ul>`;
}

function fieldView(name: string, field: Schema, isOptional: boolean, level: number): Html {
  const line = html`<code class="name">${name}</code>
    <span class="kind">${kindText(field)}</span
    >${isOptional && html` <span class="tag">optional</span>`}${field.description !== undefined && html` <span class="note">${sentence(field.description)}</span>`}`;
  const inner = innerOf(field);
  if (inner.length === 0) return html`<div class="leaf">${line}</div>`;
  return html`<details${level < openLevels && html` open`}><summary>${line}</summary>${inner.map((object) => schemaTree(object, level + 1))}</details>`;
}

/** The objects inside a field: itself, the items of a list, or each of several forms. */
function innerOf(field: Schema): readonly Schema[] {
  if (field.anyOf) return field.anyOf.flatMap(innerOf);
  if (field.items) return innerOf(field.items);
  return Object.keys(field.properties ?? {}).length > 0 ? [field] : [];
}
