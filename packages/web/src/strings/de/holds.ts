import { plural } from "../plural.ts";

export const holdsText = {
  holds: "Aufbewahrungspflichten",
  about:
    "Eine Aufbewahrungspflicht erhält alles, was ihre Personen geschrieben haben oder lesen konnten. Änderungen, Löschungen und Aufbewahrungsregeln verbergen diese Inhalte, vernichten sie aber nicht. Personen können nicht sehen, dass sie betroffen sind, und niemand erhält dadurch Zugriff.",
  loading: "Aufbewahrungspflichten werden geladen",
  none: "Keine Aufbewahrungspflichten. Über die Aufbewahrungsregeln hinaus bleibt nichts erhalten.",
  name: "Name",
  people: "Personen",
  peopleCount: (count: number) => plural(count, "1 Person", `${count} Personen`),
  covers: "Umfang",
  restrictions: { NO_RESTRICTION: "Alle Unterhaltungen", ONLY_DMS: "Nur Direktnachrichten" },
  state: "Status",
  states: { active: "aktiv", released: "aufgehoben" },
  created: "Erstellt",
  createTitle: "Aufbewahrungspflicht anlegen",
  create: "Anlegen",
  createdToast: (name: string) => `Die Aufbewahrungspflicht ${name} ist aktiv.`,
  release: "Aufheben",
  releaseTitle: (name: string) => `${name} aufheben?`,
  releaseBody:
    "Inhalte, die inzwischen gelöscht wurden oder älter sind, als die Aufbewahrungsregeln erlauben, werden mit dem nächsten täglichen Lauf vernichtet. Sie lassen sich nicht wiederherstellen.",
  releasedToast: (name: string) => `Die Aufbewahrungspflicht ${name} wurde aufgehoben.`,
  activate: "Wieder aktivieren",
  activatedToast: (name: string) => `Die Aufbewahrungspflicht ${name} ist wieder aktiv.`,
};
