import { html } from "../../html.ts";
import { message } from "../message.ts";
import type { messagesText as english } from "../messages.ts";

const start = html`<a href="/">Gehe zur Startseite</a> und versuche es von dort.`;
const toClient = html`<a href="/client">Client öffnen</a>`;

/** Pages that say one thing. */
export const messagesText: typeof english = {
  stranger: message("Es wurde nichts getan", "Die Anfrage kam nicht von einer Seite dieses Servers.", start),
  otherUser: message(
    "Eine andere Person ist angemeldet",
    "Diese Seite wurde für jemand anderen geöffnet, deshalb wurde nichts getan.",
    start,
  ),
  otherWorkspace: message(
    "Du bist nicht mehr in diesem Workspace",
    "Diese Seite wurde für einen Workspace geöffnet, zu dem du nicht mehr gehörst, deshalb wurde nichts getan.",
    html`<a href="/client">Öffne einen anderen deiner Workspaces</a>.`,
  ),
  broken: message(
    "Diese Seite konnte nicht erstellt werden",
    "Auf dem Server ist ein Fehler aufgetreten. Näheres steht in seinem Log.",
    html`<a href="/">Zur Startseite</a> · <a href="/docs">API-Dokumentation</a>`,
  ),
  notFound: (path: string) =>
    message(
      "Hier ist keine Seite",
      html`Unter <code>${path}</code> gibt es nichts. Die Seite ist vielleicht umgezogen, oder in der Adresse ist ein
        Tippfehler.`,
      html`<a href="/">Startseite</a> · <a href="/docs">API-Dokumentation</a>`,
    ),
  embedded: message(
    "Diese Adresse muss geöffnet werden",
    "Sie funktioniert nur als eigene Seite, nicht innerhalb einer anderen.",
    "Öffne sie in einem Tab deines Browsers.",
  ),
  signInLinkRefused: message(
    "Dieser Link meldet niemanden an",
    "Er ist unvollständig oder stammt von einem anderen Server oder aus einem früheren Datenordner.",
    html`Verwende einen Anmeldelink, den dieser Server in deinem Terminal ausgegeben hat.
      <code>platform serve --dev</code> gibt sie noch einmal aus.`,
  ),
  unbuilt: message(
    "Der Client wurde nicht gebaut",
    "Dieser Server hat alles außer den Seiten des Browser-Clients.",
    html`<code>npm start</code> baut ihn, ebenso <code>platform serve</code>. Die
      <a href="/docs">API-Dokumentation</a> funktioniert trotzdem.`,
  ),
  closedChannel: message(
    "Dieser Kanal kann nicht geöffnet werden",
    "Er wurde gelöscht, der Link ist unvollständig, oder dein Konto hat keinen Zugriff darauf.",
    toClient,
  ),
  closedMessage: message(
    "Diese Nachricht kann nicht geöffnet werden",
    "Sie wurde gelöscht, der Link ist unvollständig, oder dein Konto hat keinen Zugriff darauf.",
    toClient,
  ),
  foreignLink: (own: string) =>
    message(
      "Dieser Link gehört zu einem anderen Workspace",
      html`Du bist in ${own} angemeldet. Melde dich im Workspace des Links an, um ihn zu öffnen, oder prüfe die Adresse.`,
      html`${toClient} · <a href="/account">Dein Konto</a>`,
    ),
  fileMissing: message("Datei nicht gefunden", "Der Link ist falsch oder wurde widerrufen."),
};
