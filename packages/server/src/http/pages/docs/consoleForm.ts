import type { Method } from "../../../methods/define.ts";
import { html, type Html } from "../html.ts";
import { kindText, type Schema } from "./schema.ts";

export interface ConsoleOptions {
  /** Where the console gets the token of the signed-in person; only in dev mode. */
  readonly sessionUrl: string | undefined;
}

/** The form that calls a method from its documentation: a field for the token and one for each argument. */
export function consoleForm(method: Method, { sessionUrl }: ConsoleOptions): Html {
  const example = method.examples[0]?.params ?? {};
  return html`<section class="console" aria-labelledby="try-it">
    <h2 id="try-it">Try it</h2>
    <noscript><p class="hint">The console needs JavaScript. The examples work without.</p></noscript>
    <form
      id="console"
      data-method="${method.name}"
      data-http="${method.http}"
      ${sessionUrl !== undefined && html` data-session="${sessionUrl}"`}
      autocomplete="off"
      hidden
    >
      ${method.tokens.length > 0 && tokenField(method)}
      ${method.params.map(([name, param]) => {
        const schema = param.schema as Schema;
        return field({ name, schema, required: param.required, example: example[name] });
      })}
      <div class="send">
        <button type="submit" class="primary">Send</button><button type="button" id="copy-call">Copy as curl</button>
      </div>
    </form>
    <div id="answer" class="answer" hidden>
      <p id="answer-line" class="answer-line" role="status"></p>
      <p id="answer-meaning" class="hint"></p>
      <dl id="answer-headers" class="answer-headers"></dl>
      <pre id="answer-body" tabindex="0" role="region" aria-label="Answer"></pre>
    </div>
  </section>`;
}

function tokenField(method: Method): Html {
  return html`<div class="field">
    <label for="token">Token</label>
    <div class="joined">
      <input
        id="token"
        type="password"
        autocomplete="off"
        spellcheck="false"
        placeholder="${placeholderOf(method)}"
        aria-describedby="token-hint"
      /><button type="button" id="token-show" aria-pressed="false" aria-controls="token">Show</button>
    </div>
    <p class="hint" id="token-hint">Kept in this tab until you close it.</p>
  </div>`;
}

function placeholderOf(method: Method): string {
  if (method.tokens.includes("bot")) return "xoxb-…";
  return method.tokens.includes("user") ? "xoxp-…" : "xapp-…";
}

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly example: unknown;
}

/** `data-default` tells the script what need not be sent. */
function field(of: Field): Html {
  const { name, schema, required } = of;
  const label = html`<code>${name}</code>${required && html` <span class="required">required</span>`}`;
  if (schema.type === "boolean") {
    const isOn = schema.default === true;
    return html`<div class="field check">
      <label
        ><input type="checkbox" data-arg="${name}" data-default="${String(isOn)}" ${isOn && html` checked`} />
        ${label}</label
      >
    </div>`;
  }
  const choices = schema.items?.enum;
  if (choices) {
    const chosen = Array.isArray(schema.default) ? schema.default : [];
    return html`<fieldset class="field">
      <legend>${label}</legend>
      <div class="choices" data-choices="${name}" data-default="${chosen.join(",")}">
        ${choices.map(
          (choice) =>
            html`<label
              ><input type="checkbox" value="${String(choice)}" ${chosen.includes(choice) && html` checked`} />
              ${String(choice)}</label
            >`,
        )}
      </div>
    </fieldset>`;
  }
  return html`<div class="field">
    <label for="arg-${name}">${label}${!schema.enum && html` <span class="kind">${kindText(schema)}</span>`}</label
    >${input(of)}
  </div>`;
}

function input({ name, schema, required, example }: Field): Html {
  const common = html`id="arg-${name}" data-arg="${name}"`;
  if (schema.enum) {
    const options = schema.enum.map(
      (value) => html`<option${value === schema.default && html` selected`}>${String(value)}</option>`,
    );
    return html`<select ${common} data-default="${plain(schema.default)}">
      ${!required && schema.default === undefined && html`<option value="">not sent</option>`}${options}
    </select>`;
  }
  const hint =
    schema.default === undefined
      ? example === undefined
        ? ""
        : plain(example)
      : `${plain(schema.default)} when left out`;
  const isLong =
    /(^|_)text$/.test(name) || schema.type === "array" || schema.type === "object" || schema.type === undefined;
  if (isLong) return html`<textarea ${common} rows="2" spellcheck="false" placeholder="${hint}"></textarea>`;
  const mode = schema.type === "integer" || schema.type === "number" ? "numeric" : "text";
  return html`<input
    ${common}
    type="text"
    inputmode="${mode}"
    spellcheck="false"
    autocapitalize="off"
    placeholder="${hint}"
  />`;
}

function plain(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
