// Shows what a call brought back. Everything is put in as text, so an answer cannot become part of the page.

const headersOfInterest = ["retry-after", "x-slack-req-id", "x-accepted-oauth-scopes", "x-oauth-scopes"];
// Colouring a megabyte would freeze the tab.
const colouredCharsMax = 200_000;

const box = document.querySelector("#answer");
const line = document.querySelector("#answer-line");
const meaning = document.querySelector("#answer-meaning");
const headers = document.querySelector("#answer-headers");
const body = document.querySelector("#answer-body");

export function showWaiting() {
  open([]);
  line.textContent = "Waiting for the answer …";
}

/** @param {Response} response */
export function isFile(response) {
  return response.headers.get("content-type") === "application/gzip";
}

/**
 * @param {Response} response
 * @param {string} text
 * @param {number} ms
 */
export function showAnswer(response, text, ms) {
  const answer = parse(text);
  const isOk = answer?.ok === true || isFile(response);
  const outcome = isOk
    ? isFile(response)
      ? "✓ a file"
      : "✓ ok"
    : answer?.error
      ? `✕ ${answer.error}`
      : "✕ no answer of this API";
  open([
    outcomeOf(outcome, isOk ? "ok" : "refused"),
    `status ${response.status}`,
    `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`,
  ]);
  if (!isOk) explain(answer?.error);
  for (const name of headersOfInterest) {
    const value = response.headers.get(name);
    if (value === null) continue;
    headers.append(element("dt", name), element("dd", value === "" ? "none" : value.replaceAll(",", ", ")));
  }
  body.hidden = false;
  if (answer === undefined) body.textContent = text;
  else body.append(...coloured(JSON.stringify(answer, undefined, 2)));
  box.scrollIntoView({ block: "nearest" });
}

/** @param {unknown} error */
export function showFailure(error) {
  const isLate = error instanceof DOMException && error.name === "TimeoutError";
  open([outcomeOf("✕ not sent, or not answered", "failed")]);
  meaning.textContent = isLate
    ? "The server took more than a minute. It may still have done what you asked."
    : "The server could not be reached. Is it still running? Nothing came back that says what happened.";
}

function open(parts) {
  box.hidden = false;
  line.replaceChildren(...parts.map((part) => (typeof part === "string" ? element("span", part) : part)));
  meaning.replaceChildren();
  headers.replaceChildren();
  body.replaceChildren();
  body.hidden = true;
}

/** The page lists every code the method may answer, so the meaning is already here. */
function explain(code) {
  const row = typeof code === "string" ? document.getElementById(`error-${code}`) : null;
  if (row === null) return;
  const link = element("a", "where it is listed");
  link.href = `#error-${code}`;
  link.addEventListener("click", () => row.closest("details")?.setAttribute("open", ""));
  meaning.append(`${row.querySelector("td").textContent} (`, link, ")");
}

function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function coloured(json) {
  if (json.length > colouredCharsMax) return [json];
  const parts = [];
  let end = 0;
  for (const match of json.matchAll(tokens)) {
    parts.push(json.slice(end, match.index));
    const [whole, text, colon] = match;
    const kind = text === undefined ? "json-other" : colon === undefined ? "json-text" : "json-name";
    parts.push(element("span", text ?? whole, kind));
    if (colon !== undefined) parts.push(colon);
    end = match.index + whole.length;
  }
  return [...parts, json.slice(end)];
}

function outcomeOf(text, kind) {
  return element("strong", text, `outcome ${kind}`);
}

function element(name, text, className) {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}
