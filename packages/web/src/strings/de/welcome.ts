import type { welcomeText as english } from "../welcome.ts";
import { plural } from "./plural.ts";

export const welcomeText: typeof english = {
  step: (at: number, count: number) => `Schritt ${at} von ${count}`,
  next: "Weiter",
  finish: "Fertig",
  skip: "Überspringen",
  skipTour: "Tour überspringen",
  setupClosed: "Den Rest kannst du jederzeit über das Workspace-Menü erledigen.",
  profileTitle: "Willkommen! Wie sollen andere dich sehen?",
  profileAbout: "Andere erkennen dich in jeder Unterhaltung an deinem Namen und deinem Bild.",
  fullName: "Vollständiger Name",
  photo: "Profilbild",
  photoHint: "PNG, JPEG oder GIF. Die Mitte des Bildes wird verwendet; du kannst es später im Profil zuschneiden.",
  photoFailed: (reason: string) => `Das Bild konnte nicht gespeichert werden: ${reason}`,
  saveAndContinue: "Speichern und weiter",
  channelsTitle: "Woran arbeitet dein Team?",
  channelsAbout:
    "Ein Kanal enthält die Unterhaltung zu einem Thema, Projekt oder Team. Du kannst jederzeit weitere erstellen.",
  channelName: (at: number) => `Kanal ${at}`,
  channelExamples: ["z. B. projekt-website", "z. B. team-design", "z. B. hilfe"],
  channelFailed: (name: string, reason: string) => `#${name} konnte nicht erstellt werden: ${reason}`,
  createChannels: "Kanäle erstellen",
  inviteTitle: "Wer gehört zu deinem Team?",
  inviteAbout: "Wer den Link hat, kann ein Konto anlegen, bis der Link aufgebraucht ist oder abläuft.",
  people: "Anzahl der Personen",
  createLink: "Einladungslink erstellen",
  linkFailed: (reason: string) => `Der Link konnte nicht erstellt werden: ${reason}`,
  link: "Einladungslink",
  linkUses: (count: number) => plural(count, `Gilt für ${count} Person.`, `Gilt für ${count} Personen.`),
  copyLink: "Einladungslink kopieren",
  tour: "Tour",
  tourStarted: (title: string) => `Tour: ${title}. F6 führt dorthin, Escape beendet sie.`,
  stops: {
    channels: {
      title: "Deine Unterhaltungen",
      text: "Hier stehen Kanäle und Direktnachrichten. Fett heißt ungelesen, eine Zahl heißt, dass jemand dich meint. Mit dem Plus kommen weitere dazu.",
    },
    composer: {
      title: "Hier schreibst du",
      text: "@ erwähnt eine Person, : öffnet Emojis und / Befehle. Was du nicht sendest, bleibt hier als Entwurf.",
    },
    views: {
      title: "Nichts geht verloren",
      text: "Aktivität sammelt Erwähnungen und Reaktionen. Threads zeigt Antworten, denen du folgst, und Später, was du gespeichert hast.",
    },
    search: {
      title: "Alles finden",
      text: "Hier durchsuchst du Nachrichten, Dateien, Kanäle und Personen. Strg+K oder ⌘K führt direkt zu einer Unterhaltung.",
    },
  },
};
