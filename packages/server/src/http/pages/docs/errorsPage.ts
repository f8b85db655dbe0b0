import type { PageContent } from "../document.ts";
import { html } from "../html.ts";
import { commonErrorTable } from "./errorTable.ts";
import { docsPage } from "./shell.ts";

/** The codes that no method lists, because all of them may answer them. */
export function errorsPage(): PageContent {
  return docsPage({
    title: "Common errors",
    description: "Codes that every method may answer.",
    path: "/docs/errors",
    main: html`<article>
      <h1>Common errors</h1>
      <p class="lead">Every method may answer these, besides the codes on its own page.</p>
      <p>
        A refusal is <code>{"ok": false, "error": "…"}</code> with status 200. Only <code>ratelimited</code> (429) and
        <code>service_unavailable</code> (503) have a status of their own, and a <code>Retry-After</code> that says when
        to call again. <code>response_metadata.messages</code>, where present, says in a sentence what is wrong.
      </p>
      ${commonErrorTable()}
    </article>`,
  });
}
