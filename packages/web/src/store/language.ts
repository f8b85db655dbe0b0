import { localeCookie } from "@platform/protocol/locales.ts";
import type { PreferenceValues } from "@platform/protocol/preferences.ts";
import { language } from "../strings/locale.ts";

type Language = PreferenceValues["language"];

const yearS = 31_536_000;

/** Shows the page in the language that the person chose. The server reads the choice from a cookie, because a page is in one language. */
export function applyLanguage(chosen: Language): void {
  const isKnown = document.cookie.split("; ").includes(`${localeCookie}=${chosen}`);
  remember(chosen);
  // Where cookies are refused the page would reload for ever.
  if (!isKnown && document.cookie.includes(`${localeCookie}=${chosen}`) && chosen !== language) location.reload();
}

/** For a choice that is made here: the language of the browser is known to the server only. */
export function switchLanguage(chosen: Language): void {
  remember(chosen);
  location.reload();
}

function remember(chosen: Language): void {
  const [value, lifetimeS] = chosen === "auto" ? ["", 0] : [chosen, yearS];
  document.cookie = `${localeCookie}=${value}; path=/; max-age=${lifetimeS}; samesite=lax`;
}
