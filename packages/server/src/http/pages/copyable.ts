import { html, type Html } from "./html.ts";
import { frameText } from "./strings/frame.ts";

/** Lines to copy. Without scripts the button does not show, and the text can still be selected. */
export function copyable(code: string, label: string, text: typeof frameText.copy = frameText.copy): Html {
  return html`<div class="copyable">
    <pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>
    <button
      type="button"
      class="copy"
      data-copy
      data-done="${text.done}"
      data-failed="${text.failed}"
      hidden
      aria-label="${text.named(label)}"
    >
      ${text.button}
    </button>
  </div>`;
}
