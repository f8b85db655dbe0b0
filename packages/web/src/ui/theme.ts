export type Theme = "light" | "dark" | "system";

const key = "platform.theme";
const dark = () => matchMedia("(prefers-color-scheme: dark)");

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(key);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  applyTheme();
}

/** Puts the theme on the page, and keeps it there when the system changes its mind or another tab chooses. */
export function followTheme(): void {
  dark().addEventListener("change", applyTheme);
  addEventListener("storage", (event) => event.key === key && applyTheme());
  applyTheme();
}

function applyTheme(): void {
  const theme = chosenTheme();
  const shown = theme === "system" ? (dark().matches ? "dark" : "light") : theme;
  document.documentElement.dataset["theme"] = shown;
  // The system continues the color around the page; the person may have chosen the other theme than the system has.
  for (const color of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    color.media = color.dataset["theme"] === shown ? "all" : "not all";
}
