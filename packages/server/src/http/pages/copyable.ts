import { html, type Html } from "./html.ts";

/** Lines to copy. Without scripts the button does not show, and the text can still be selected. */
export function copyable(code: string, label: string): Html {
  return html`<div class="copyable">
    <pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>
    <button type="button" class="copy" data-copy hidden aria-label="Copy: ${label}">Copy</button>
  </div>`;
}
