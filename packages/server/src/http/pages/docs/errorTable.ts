import { commonErrors } from "@platform/protocol";
import type { ErrorNotes } from "../../../methods/define.ts";
import { html, type Html } from "../html.ts";
import { sentence } from "./prose.ts";

/** Codes with their meaning; each row has an address, and the console finds a code's meaning by it. */
export function errorTable(errors: ErrorNotes, label: string): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="${label}">
    <table class="errors">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(errors).map(
          ([code, note]) =>
            html`<tr id="error-${code}">
              <th scope="row"><code>${code}</code></th>
              <td>${noteView(note)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function noteView(note: ErrorNotes[string]): Html {
  if (typeof note === "string") return sentence(note);
  return html`<span class="tag">never answered here</span> ${sentence(note.reserved)}`;
}

export function commonErrorTable(): Html {
  return errorTable(commonErrors, "Codes that every method may answer");
}

export const commonErrorCount = Object.keys(commonErrors).length;
