import { methods } from "../../../methods/registry.ts";
import { copyable } from "../copyable.ts";
import type { PageContent } from "../document.ts";
import { html } from "../html.ts";
import { wrapping } from "./wrapping.ts";
import { renderFile } from "./documentPage.ts";
import { readDocument } from "./documents.ts";
import { sentence } from "./prose.ts";
import { docsPage, methodFamilies } from "./shell.ts";

const file = "docs/api/README.md";

/** What holds for every call: ids and HTTP, as the generated index of the API describes them. */
function generalSections(): string {
  return /^## Ids$[\s\S]*/m.exec(readDocument(file))?.[0] ?? "";
}

/** How to call anything at all, and what there is to call. */
export function overviewPage(baseUrl: string): PageContent {
  const call = `curl ${baseUrl}/api/auth.test \\\n  -H "Authorization: Bearer $TOKEN"`;
  return docsPage({
    title: "Web API",
    description: "Every method of the Web API.",
    path: "/docs/api",
    section: "api",
    main: html`<article class="overview">
      <h1>Web API</h1>
      <p class="lead">
        ${methods.size} methods, wire-compatible with the Slack Web API. On a running server, the page of each method
        has a console.
      </p>
      <div class="cards">
        <section>
          <h2>Calling</h2>
          <p>
            Call <code>/api/&lt;method&gt;</code> by GET or POST, with a token as <code>Authorization: Bearer</code>.
            Arguments come in the query, as a form, as JSON or as multipart; where query and body both name one, the
            body’s counts. Unknown arguments are ignored.
          </p>
        </section>
        <section>
          <h2>Answers</h2>
          <p>
            Every answer is JSON with <code>ok</code>. When it is <code>false</code>, <code>error</code> holds a code:
            one of the method’s own, or one of the <a href="/docs/errors">codes of every method</a>. Refusals have
            status 200 as well.
          </p>
        </section>
      </div>
      ${copyable(call, "A first call")}
      <p class="hint">For machines: <a href="/openapi.json">OpenAPI 3.1 document</a>.</p>
      ${[...methodFamilies()].map(
        ([family, members]) =>
          html`<section class="family">
            <h2>${family}</h2>
            <dl class="methods">
              ${members.map(
                (method) =>
                  html`<div>
                    <dt><a href="/docs/${method.name}">${wrapping(method.name)}</a></dt>
                    <dd>${sentence(method.summary)}</dd>
                  </div>`,
              )}
            </dl>
          </section>`,
      )}
      <div class="document">${renderFile(file, generalSections())}</div>
    </article>`,
  });
}
