// The console of a method's page: reads the form, sends the call, shows what came back.

import { isFile, showAnswer, showFailure, showWaiting } from "./answer.js";
import { copyFrom } from "./copy.js";
import { readFields, fillFields } from "./fields.js";
import { prepareToken } from "./token.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("#console"));
const send = /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]"));
const token = prepareToken(form);
const answerLimitMs = 60_000;

form.hidden = false;
fillFields(form, new URLSearchParams(location.search));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void call();
});
form.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});
form.querySelector("#copy-call")?.addEventListener("click", (event) => {
  void copyFrom(/** @type {HTMLElement} */ (event.currentTarget), curlText());
});

async function call() {
  if (send.disabled) return;
  send.disabled = true;
  const started = performance.now();
  const waiting = setTimeout(showWaiting, 150);
  try {
    const { url, init } = request();
    const response = await window.fetch(url, { ...init, signal: AbortSignal.timeout(answerLimitMs) });
    const text = await textOf(response);
    clearTimeout(waiting);
    showAnswer(response, text, performance.now() - started);
  } catch (error) {
    clearTimeout(waiting);
    showFailure(error);
  } finally {
    send.disabled = false;
  }
}

/**
 * A file is packed lines of JSON, which the console shows.
 * @param {Response} response
 */
function textOf(response) {
  if (!isFile(response)) return response.text();
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).text();
}

function request() {
  const fields = new URLSearchParams(readFields(form));
  const path = `/api/${form.dataset.method}`;
  const bearer = token.value();
  const headers = bearer === "" ? {} : { authorization: `Bearer ${bearer}` };
  // The session cookie is for pages; a call speaks for its token alone.
  const init = { credentials: "omit", cache: "no-store", headers };
  if (form.dataset.http === "GET") return { url: fields.size > 0 ? `${path}?${fields}` : path, init };
  headers["content-type"] = "application/x-www-form-urlencoded";
  return { url: path, init: { ...init, method: "POST", body: fields.toString() } };
}

function curlText() {
  const fields = readFields(form);
  const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
  const get = form.dataset.http === "GET" && fields.length > 0 ? " -G" : "";
  return [
    `curl${get} ${location.origin}/api/${form.dataset.method}`,
    ...(form.querySelector("#token") ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...fields.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
  ].join(" \\\n  ");
}
