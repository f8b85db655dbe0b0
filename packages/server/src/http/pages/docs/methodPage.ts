import type { Method } from "../../../methods/define.ts";
import { isMandatory } from "../../../methods/params.ts";
import { rateText } from "../../../methods/rate.ts";
import { copyable } from "../copyable.ts";
import type { PageContent } from "../document.ts";
import { html, type Html } from "../html.ts";
import { wrapping } from "./wrapping.ts";
import { type ConsoleOptions, consoleForm } from "./consoleForm.ts";
import { curlOf } from "./curl.ts";
import { commonErrorCount, commonErrorTable, errorTable } from "./errorTable.ts";
import { prose, sentence } from "./prose.ts";
import { boundsText, choicesOf, kindText, type Schema } from "./schema.ts";
import { schemaTree } from "./schemaTree.ts";
import { docsPage } from "./shell.ts";

export interface MethodPageOptions extends ConsoleOptions {
  readonly baseUrl: string;
  readonly hasConsole: boolean;
}

/** Everything a definition says of a method, and a console to call it. */
export function methodPage(method: Method, options: MethodPageOptions): PageContent {
  return docsPage({
    title: method.name,
    description: method.summary,
    path: `/docs/${method.name}`,
    section: "api",
    scripts: options.hasConsole ? ["console"] : [],
    main: html`<div class="method">
      <article>
        <h1>${wrapping(method.name)}</h1>
        <p class="lead">${sentence(method.summary)}</p>
        ${facts(method)} ${method.notes !== undefined && html`<div class="notes">${prose(method.notes)}</div>`}
        <h2 id="arguments">Arguments</h2>
        ${argumentTable(method)}
        <h2 id="answer-shape">Answer</h2>
        ${answer(method)}
        <h2 id="errors">Errors</h2>
        ${errors(method)}
        <h2 id="examples">Examples</h2>
        ${method.examples.map(
          ({ title, params }) =>
            html`<h3>${title}</h3>
              ${copyable(curlOf(method, params, options.baseUrl), title)}`,
        )}
      </article>
      ${options.hasConsole && consoleForm(method, options)}
    </div>`,
  });
}

function answer({ answersFile, result }: Method): Html {
  return answersFile === undefined ? schemaTree(result) : html`<p>A file of the type <code>${answersFile}</code>.</p>`;
}

function facts(method: Method): Html {
  const codes = (words: readonly string[]) => words.map((word) => html`<code>${word}</code> `);
  return html`<dl class="facts">
    <div>
      <dt>Call</dt>
      <dd>
        <code>${method.http} /api/<wbr />${wrapping(method.name)}</code>
      </dd>
    </div>
    <div>
      <dt>Token</dt>
      <dd>${method.tokens.length === 0 ? "none needed" : method.tokens.join(", ")}</dd>
    </div>
    <div>
      <dt>${method.scopes.length > 1 ? "One of these scopes" : "Scope"}</dt>
      <dd class="scopes">${method.scopes.length === 0 ? "none" : codes(method.scopes)}</dd>
    </div>
    <div>
      <dt>Rate</dt>
      <dd>${rateText(method)}</dd>
    </div>
  </dl>`;
}

function argumentTable(method: Method): Html {
  if (method.params.length === 0) return html`<p>${method.tokens.length === 0 ? "None." : "None but the token."}</p>`;
  return html`<div class="table" tabindex="0" role="region" aria-label="Arguments">
    <table class="arguments">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        ${method.params.map(([name, param]) => {
          const schema = param.schema as Schema;
          const bounds = boundsText(schema);
          const choices = choicesOf(schema);
          const kind = choices.length === 0 ? kindText(schema) : schema.enum ? "choice" : "list of choices";
          return html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td class="kind">${kind}${bounds !== undefined && html`<br /><small>${bounds}</small>`}</td>
            <td>${absenceView(isMandatory(param), schema.default)}</td>
            <td>
              ${sentence(param.describe)}${choices.length > 0 && html`<span class="values">${choices.map((choice) => html`<code>${choice}</code> `)}</span>`}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

/** What happens when the argument is left out. */
function absenceView(required: boolean, fallback: unknown): Html {
  if (required) return html`<span class="required">required</span>`;
  if (fallback === undefined) return html`<span class="muted">none</span>`;
  return html`<code>${Array.isArray(fallback) ? fallback.join(",") : JSON.stringify(fallback)}</code>`;
}

function errors(method: Method): Html {
  const hasOwn = Object.keys(method.errors).length > 0;
  return html`${hasOwn ? errorTable(method.errors, `Codes of ${method.name}`) : html`<p>None of its own.</p>`}
    <details class="common">
      <summary>${commonErrorCount} more codes that every method may answer</summary>
      ${commonErrorTable()}
    </details>`;
}
