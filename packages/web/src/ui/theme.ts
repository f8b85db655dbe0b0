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
  document.documentElement.dataset["theme"] = theme === "system" ? (dark().matches ? "dark" : "light") : theme;
}
