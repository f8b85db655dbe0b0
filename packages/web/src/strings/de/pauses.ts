import type { pausesText as english } from "../pauses.ts";

export const pausesText: typeof english = {
  pause: "Benachrichtigungen pausieren…",
  title: "Benachrichtigungen pausieren",
  // The time begins with a capitalized day.
  isPaused: (time: string) => `Benachrichtigungen sind pausiert bis: ${time}.`,
  pauseAction: "Pausieren",
  resume: "Benachrichtigungen fortsetzen",
  howLong: "Wie lange",
  until: "Bis",
  times: {
    minutes30: "30 Minuten",
    hour1: "1 Stunde",
    hours2: "2 Stunden",
    hours4: "4 Stunden",
    tomorrow: "Bis morgen um 9:00 Uhr",
    custom: "Bis zu einem bestimmten Zeitpunkt",
  },
  tooLong: "Wähle einen Zeitpunkt innerhalb der nächsten 7 Tage.",
  sign: "Benachrichtigungen pausiert",
  hasPaused: (name: string) => `${name} hat Benachrichtigungen pausiert.`,
  notifyAnyway: "Trotzdem benachrichtigen",
  notified: (name: string) => `${name} wurde benachrichtigt.`,
  pauseFailed: "Benachrichtigungen konnten nicht pausiert werden",
  resumeFailed: "Benachrichtigungen konnten nicht fortgesetzt werden",
  notifyFailed: "Niemand wurde benachrichtigt",

  levelTitle: (place: string) => `Benachrichtigungen für ${place}`,
  level: "Benachrichtigen bei",
  channelNotifications: "Benachrichtigungseinstellungen",
  threadNotifications: "Benachrichtigungseinstellungen dieses Threads",
  thread: "diesen Thread",
  levels: {
    default: "Standard, wie in den persönlichen Einstellungen",
    all: "Alle neuen Nachrichten",
    mentions: "Erwähnungen und Stichwörter",
    nothing: "Nichts",
  },
  threadLevels: {
    default: "Standard: Antworten, wenn du dem Thread folgst",
    all: "Alle Antworten",
    mentions: "Erwähnungen und Stichwörter",
    nothing: "Nichts",
  },
};
