import type { viewsText as english } from "../views.ts";

export const viewsText: typeof english = {
  openFailed: "Die Unterhaltung konnte nicht geöffnet werden. Versuche es erneut.",
  messagesWith: (name: string) => `Nachrichten mit ${name}`,
  homeOf: (name: string) => `Startseite von ${name}`,
  thisAppHasNoHomeTab: "Diese App hat keine Startseite.",
  notInstalled: "Diese App ist in diesem Workspace nicht installiert.",
  appUnreachable: "Die App konnte nicht erreicht werden.",
  offline: "Du bist offline.",
  loadingHome: "App-Startseite wird geladen",
  emptyHome: "Die Startseite dieser App ist leer.",
  app: "App",
};
