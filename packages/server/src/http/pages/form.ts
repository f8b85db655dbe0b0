import type { FastifyRequest } from "fastify";
import { html, type Html, type Part } from "./html.ts";

/** The fields of a form as a page of ours sends it; a field that came twice counts as left out. */
export function readForm(request: FastifyRequest): (name: string) => string {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded" && Buffer.isBuffer(request.body);
  const fields = new URLSearchParams(isForm ? String(request.body) : "");
  // PostgreSQL takes no zero byte in a text, and nobody can type one.
  return (name) => (fields.getAll(name).length === 1 ? (fields.get(name) ?? "").replaceAll("\u0000", "") : "");
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "password" | "email";
  readonly value?: string;
  readonly hint?: Part;
  readonly autocomplete: string;
  readonly inputmode?: "numeric" | "text";
  /** Marks a field that may stay empty. */
  readonly optional?: string;
  readonly autofocus?: boolean;
}

/** A label, what to fill in, and a word about it. */
export function field({ name, label, type = "text", value = "", hint, autocomplete, ...rest }: Field): Html {
  return html`<div class="field">
    <label for="${name}"
      >${label}${rest.optional !== undefined && html` <span class="muted">${rest.optional}</span>`}</label
    >
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      autocapitalize="none"
      spellcheck="false"
      ${rest.inputmode !== undefined && html`inputmode="${rest.inputmode}"`}
      ${rest.optional === undefined && html`required`}
      ${rest.autofocus && html`autofocus`}
      ${hint !== undefined && html`aria-describedby="${name}-hint"`}
    />
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** What went wrong, read out at once. */
export function alertBox(text: Part): Html {
  return html`<p class="alert" role="alert">
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8 1.8 15 14H1zM8 6v4M8 11.6v.6" />
    </svg>
    <span>${text}</span>
  </p>`;
}

/** Something good to know. */
export function noteBox(text: Part): Html {
  return html`<p class="note" role="status">${text}</p>`;
}
