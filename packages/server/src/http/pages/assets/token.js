// The token field: a typed token is kept for this tab, and a signed-in person finds their own.

import { offerSuggestions } from "./fields.js";

const key = "platform.token";

/**
 * @param {HTMLFormElement} form
 * @returns {{ value(): string }}
 */
export function prepareToken(form) {
  const field = form.querySelector("#token");
  const hint = form.querySelector("#token-hint");
  void askSession(form, field, hint);
  if (!field) return { value: () => "" };

  field.value = sessionStorage.getItem(key) ?? "";
  field.addEventListener("input", () => {
    const typed = field.value.trim();
    if (typed === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, typed);
    hint.textContent = "Kept in this tab until you close it.";
  });
  const show = form.querySelector("#token-show");
  show.addEventListener("click", () => {
    const isShown = field.type === "password";
    field.type = isShown ? "text" : "password";
    show.textContent = isShown ? "Hide" : "Show";
    show.setAttribute("aria-pressed", String(isShown));
  });
  return { value: () => field.value.trim() };
}

async function askSession(form, field, hint) {
  if (!form.dataset.session) return;
  const response = await window.fetch(form.dataset.session, { cache: "no-store" }).catch(() => undefined);
  if (response?.status !== 200) return;
  const session = await response.json();
  offerSuggestions(form, session.suggestions);
  if (!field) return;
  if (session.token === undefined) {
    hint.textContent = `You are signed in as ${session.name}, who has no token. Paste another.`;
    return;
  }
  if (field.value === "") useOwn(field, hint, session);
  else offerOwn(field, hint, session);
}

/** Not written to the tab's storage: another person may sign in, and must not find it. */
function useOwn(field, hint, session) {
  field.value = session.token;
  hint.textContent = `The token of ${session.name}, who is signed in.`;
}

function offerOwn(field, hint, session) {
  if (field.value === session.token) return useOwn(field, hint, session);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "inline";
  button.textContent = `Use the token of ${session.name}`;
  button.addEventListener("click", () => {
    sessionStorage.removeItem(key);
    useOwn(field, hint, session);
    field.focus();
  });
  hint.textContent = "Typed here, kept in this tab. ";
  hint.append(button);
}
