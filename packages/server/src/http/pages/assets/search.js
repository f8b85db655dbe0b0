// The search over all pages. The index is one file of this site, so it works without a network.

import { search } from "./searchPages.js";

const form = /** @type {HTMLElement} */ (document.querySelector("#search"));
const field = /** @type {HTMLInputElement} */ (document.querySelector("#query"));
const count = document.querySelector("#search-count");
const found = /** @type {HTMLElement} */ (document.querySelector("#found"));
const contents = /** @type {HTMLElement} */ (document.querySelector("#contents"));
const menu = document.querySelector(".menu");
const indexUrl = new URL(form.dataset.index ?? "", location.href);
const shownResults = 30;

form.hidden = false;
// On a narrow screen the list would push the page out of sight.
if (menu && window.matchMedia("(max-width: 899px)").matches) menu.removeAttribute("open");
document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest" });

/** @type {Promise<{ pages: string[][], words: [string, ...number[]][] }> | undefined} */
let index;
field.addEventListener("focus", () => void load().catch(() => undefined), { once: true });
field.addEventListener("input", () => void apply());
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    field.value = "";
    void apply();
  }
  if (event.key === "Enter") void apply().then(() => found.querySelector("a")?.click());
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  event.preventDefault();
  menu?.setAttribute("open", "");
  field.focus();
});

// The query is in the address, so that results can be shared.
field.value = new URLSearchParams(location.search).get("q") ?? "";
if (field.value !== "") {
  menu?.setAttribute("open", "");
  void apply();
}

function load() {
  index ??= window.fetch(indexUrl).then((response) => {
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  });
  index.catch(() => (index = undefined));
  return index;
}

async function apply() {
  const query = field.value.trim();
  remember(query);
  contents.hidden = query !== "";
  found.hidden = query === "";
  if (query === "") return show("", []);
  try {
    const results = search(await load(), query);
    if (field.value.trim() !== query) return;
    const more = results.length > shownResults ? `, the first ${shownResults} shown` : "";
    show(results.length === 0 ? "Nothing found." : `${results.length} found${more}`, results.slice(0, shownResults));
  } catch {
    show("The index could not be loaded. Try again.", []);
  }
}

function show(line, results) {
  if (count) count.textContent = line;
  found.replaceChildren(
    ...results.map(([url, title, section, summary]) => {
      const link = document.createElement("a");
      link.href = new URL(url, indexUrl).href;
      link.append(element("strong", title), element("span", section), element("small", summary));
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function remember(query) {
  const url = new URL(location.href);
  if (query === "") url.searchParams.delete("q");
  else url.searchParams.set("q", query);
  if (url.href !== location.href) history.replaceState(null, "", url);
}

function isTyping(target) {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
