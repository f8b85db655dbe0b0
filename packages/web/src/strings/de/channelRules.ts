import type { channelRulesText as english } from "../channelRules.ts";

export const channelRulesText: typeof english = {
  retention: "Aufbewahrung",
  retentionOf: (name: string) => `Aufbewahrung von ${name}`,
  retentionTitle: (name: string) => `Aufbewahrung von #${name}`,
  loading: "Regel wird geladen",
  none: "Dieser Kanal folgt der Regel seines Workspace oder seiner Organisation.",
  some: (days: string) => `Dieser Kanal hat eine eigene Regel: ${days}.`,
  days: "Tage",
  daysHint:
    "Ältere Nachrichten werden täglich gelöscht, sobald du die Vorschau bestätigt hast. Kürzer oder länger als die Regel des Workspace.",
  follow: "Dem Workspace folgen",
  followed: "Der Kanal folgt wieder der Regel seines Workspace.",
  notAllowed: "Eine Regel des Workspace oder der Organisation erlaubt keine Regeln von Kanälen.",
  invalidDays: "Gib eine ganze Zahl von Tagen ein, mindestens 1.",
  makePrivate: "Privat machen",
  makePrivateNamed: (name: string) => `Privat machen: ${name}`,
  makePrivateTitle: (name: string) => `#${name} privat machen?`,
  makePrivateBody:
    "Wer nicht im Kanal ist, sieht ihn nicht mehr. Apps brauchen die Berechtigungen für private Kanäle. Mitglieder und Nachrichten bleiben.",
  madePrivate: (name: string) => `#${name} ist privat.`,
  makePublic: "Öffentlich machen",
  makePublicNamed: (name: string) => `Öffentlich machen: ${name}`,
  makePublicTitle: (name: string) => `#${name} öffentlich machen?`,
  makePublicBody:
    "Alle im Workspace können dann alle Nachrichten und Dateien des Kanals lesen und durchsuchen, auch die bisherigen.",
  madePublic: (name: string) => `#${name} ist öffentlich.`,
  generalStaysPublic: "Der allgemeine Kanal und Unterhaltungen zu Datensätzen bleiben, wie sie sind.",
  alreadyConverted: "Der Kanal hat diese Art bereits.",
  restrictedToGroups: "Der Kanal ist auf Benutzergruppen beschränkt. Entferne sie zuerst.",
};
