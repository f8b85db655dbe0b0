// The filter over the list of methods and, on the overview, over the table of them too.

const field = /** @type {HTMLInputElement} */ (document.querySelector("#filter"));
const count = document.querySelector("#filter-count");
const nothing = document.querySelector("#nothing-found");
const menu = document.querySelector(".menu");
const entries = [...document.querySelectorAll("[data-find]")];
const families = [...document.querySelectorAll("[data-family]")];
const listed = entries.filter((entry) => entry.closest("nav"));

// On a narrow screen the list would push the page out of sight.
if (menu && window.matchMedia("(max-width: 899px)").matches) menu.removeAttribute("open");
document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest" });

field.addEventListener("input", apply);
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") clear();
  if (event.key === "Enter") nearest()?.querySelector("a")?.click();
});
document.querySelector("#filter-clear")?.addEventListener("click", () => {
  clear();
  field.focus();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  event.preventDefault();
  menu?.setAttribute("open", "");
  field.focus();
});

// The filter is in the address, so that a filtered list can be shared.
field.value = new URLSearchParams(location.search).get("filter") ?? "";
apply();

function clear() {
  field.value = "";
  apply();
}

/** A method that is called so comes before one of which the words only tell what it does. */
function nearest() {
  const shown = listed.filter((entry) => !entry.hidden);
  return shown.find((entry) => hasWords(entry.dataset.find?.split(" ", 1)[0])) ?? shown[0];
}

function hasWords(text = "") {
  return wordsOf(field).every((word) => text.includes(word));
}

function wordsOf({ value }) {
  return value.toLowerCase().split(/\s+/).filter(Boolean);
}

function apply() {
  const words = wordsOf(field);
  for (const entry of entries) entry.hidden = !hasWords(entry.dataset.find);
  for (const family of families) family.hidden = !family.querySelector("[data-find]:not([hidden])");
  const found = listed.filter((entry) => !entry.hidden).length;
  if (count)
    count.textContent = words.length === 0 ? "" : found === 0 ? "No method matches." : `${found} of ${listed.length}`;
  if (nothing) nothing.hidden = found > 0;
  remember();
}

function remember() {
  const url = new URL(location.href);
  if (field.value.trim() === "") url.searchParams.delete("filter");
  else url.searchParams.set("filter", field.value.trim());
  if (url.href !== location.href) history.replaceState(null, "", url);
}

function isTyping(target) {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
