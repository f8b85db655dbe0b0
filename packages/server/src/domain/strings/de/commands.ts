import { limits } from "@platform/protocol";
import type { commandsText as english } from "../commands.ts";

const lifetimeMin = limits.command_line_ticket_s / 60;

/** What Slackbot answers to the slash commands of the platform. */
export const commandsText: typeof english = {
  failed: (command: string, reason: string) => `/${command} ist fehlgeschlagen: ${reason}.`,
  topic: (topic: string) => `Das Thema ist: ${topic}`,
  noTopic: "Es gibt kein Thema.",
  inChannel: (channel: string) => `Du bist in ${channel}.`,
  members: (people: string) => `In dieser Unterhaltung: ${people}`,
  someMembers: (people: string) => `In dieser Unterhaltung: ${people} und andere`,
  statusCleared: "Dein Status ist gelöscht.",
  status: (status: string) => `Dein Status ist: ${status}`,
  notificationsOn: "Benachrichtigungen sind eingeschaltet.",
  dndHelp: "Gib auf Englisch an, wie lange: `/dnd 1 hour`, `/dnd until 5pm`, `/dnd off`.",
  paused: (minutes: number) => `Benachrichtigungen sind ${minutes} Minuten lang pausiert.`,
  muted: "Stummgeschaltet.",
  unmuted: "Nicht mehr stummgeschaltet.",
  remindHelp:
    "Gib die Zeit auf Englisch an: `/remind me to Milch kaufen tomorrow at 3pm`, `/remind #team Besprechung every weekday at 9am`, `/remind list`.",
  remindTimeMissing: (help: string) => `Die Zeit fehlt. ${help}`,
  reminds: (what: string, when: string) => `Ich erinnere dich ${when}: „${what}“.`,
  remindsChannel: (channel: string, what: string, when: string) => `Ich erinnere ${channel} ${when}: „${what}“.`,
  noReminders: "Du hast keine Erinnerungen.",
  reminders: "Deine Erinnerungen:",
  on: (time: string) => `am ${time}`,
  onAndOn: (time: string) => `ab dem ${time} immer wieder`,
  ticketMissing: "Füge das Ticket an, das die Kommandozeile ausgegeben hat: `/slackauthticket TICKET`.",
  ticketCode: (code: string) =>
    `Gib diesen Code in deinem Terminal ein: \`${code}\`\nEr funktioniert einmal. Gib ihn nicht weiter: Mit diesem Code kann jeder für dich handeln.`,
  ticketRefused: {
    invalid_ticket: `Dieses Ticket ist ungültig oder älter als ${lifetimeMin} Minuten. Melde dich noch einmal in deinem Terminal an und verwende das neue Ticket.`,
    user_is_restricted: "Gäste können keine Kommandozeile anmelden. Bitte ein Mitglied dieses Workspace, das zu tun.",
  },
};
