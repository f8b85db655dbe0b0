import { limits } from "@platform/protocol";

const lifetimeMin = limits.command_line_ticket_s / 60;

/** What Slackbot answers to the slash commands of the platform. */
export const commandsText = {
  failed: (command: string, reason: string) => `/${command} failed: ${reason}.`,
  topic: (topic: string) => `The topic is: ${topic}`,
  noTopic: "There is no topic.",
  inChannel: (channel: string) => `You are in ${channel}.`,
  members: (people: string) => `In this conversation: ${people}`,
  someMembers: (people: string) => `In this conversation: ${people} and others`,
  statusCleared: "Your status is cleared.",
  status: (status: string) => `Your status is: ${status}`,
  notificationsOn: "Notifications are on.",
  dndHelp: "Say for how long: `/dnd 1 hour`, `/dnd until 5pm`, `/dnd off`.",
  paused: (minutes: number) => `Notifications are paused for ${minutes} minutes.`,
  muted: "Muted.",
  unmuted: "No longer muted.",
  remindHelp:
    "`/remind me to buy milk tomorrow at 3pm`, `/remind #team stand up every weekday at 9am`, `/remind list`.",
  remindTimeMissing: (help: string) => `The time is missing. ${help}`,
  reminds: (what: string, when: string) => `I will remind you “${what}” ${when}.`,
  remindsChannel: (channel: string, what: string, when: string) => `I will remind ${channel} “${what}” ${when}.`,
  noReminders: "You have no reminders.",
  reminders: "Your reminders:",
  on: (time: string) => `on ${time}`,
  onAndOn: (time: string) => `from ${time} on, again and again`,
  ticketMissing: "Add the ticket that the command line printed: `/slackauthticket TICKET`.",
  ticketCode: (code: string) =>
    `Type this code in your terminal: \`${code}\`\nIt works once. Do not share it: with this code, anyone can act as you.`,
  ticketRefused: {
    invalid_ticket: `This ticket is not valid, or is older than ${lifetimeMin} minutes. Sign in again in your terminal, and use the new ticket.`,
    user_is_restricted: "Guests cannot sign in a command line. Ask a member of this workspace to do it.",
  },
};
