import type { tabsText as english } from "../tabs.ts";

export const tabsText: typeof english = {
  tabs: "Tabs der Unterhaltung",
  messages: "Nachrichten",
  canvas: "Canvas",
  lists: "Listen",
  files: "Dateien",
  pins: "Angepinnt",
  bookmarks: "Lesezeichen",
};
