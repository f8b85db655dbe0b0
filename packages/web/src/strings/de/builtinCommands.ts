import type { builtinCommandText as english } from "../builtinCommands.ts";

export const builtinCommandText: typeof english = {
  archive: { usage: "", description: "Diesen Kanal archivieren" },
  close: { usage: "", description: "Diesen Kanal verlassen oder die Direktnachricht schließen" },
  dm: { usage: "@Person [Nachricht]", description: "Eine Direktnachricht senden" },
  dnd: { usage: "[20 minutes | off]", description: "Benachrichtigungen pausieren" },
  invite: { usage: "@Person [#Kanal]", description: "Eine Person in einen Kanal einladen" },
  join: { usage: "#Kanal", description: "Einem Kanal beitreten" },
  kick: { usage: "@Person", description: "Eine Person aus diesem Kanal entfernen" },
  leave: { usage: "", description: "Diesen Kanal verlassen oder die Direktnachricht schließen" },
  me: { usage: "Tätigkeit", description: "Sagen, was du gerade tust" },
  msg: { usage: "@Person [Nachricht]", description: "Eine Direktnachricht senden" },
  mute: { usage: "", description: "Diese Unterhaltung stummschalten oder wieder einschalten" },
  open: { usage: "#Kanal", description: "Einem Kanal beitreten" },
  part: { usage: "", description: "Diesen Kanal verlassen oder die Direktnachricht schließen" },
  remind: {
    usage: "[me | #Kanal] Text Zeit (auf Englisch)",
    description: "Eine Erinnerung setzen oder deine anzeigen",
  },
  remove: { usage: "@Person", description: "Eine Person aus diesem Kanal entfernen" },
  rename: { usage: "Name", description: "Diesen Kanal umbenennen" },
  shrug: { usage: "[Nachricht]", description: "¯\\_(ツ)_/¯ an deine Nachricht anhängen" },
  slackauthticket: { usage: "Ticket", description: "Eine Kommandozeile anmelden" },
  star: { usage: "", description: "Diese Unterhaltung mit einem Stern markieren oder den Stern entfernen" },
  status: { usage: "[:emoji:] Text | clear", description: "Deinen Status setzen oder löschen" },
  topic: { usage: "Text", description: "Das Thema dieses Kanals festlegen" },
  who: { usage: "", description: "Die Personen in diesem Kanal auflisten" },
};
