import { html, type Html } from "../../html.ts";
import type { installsText as english } from "../installs.ts";
import { message } from "../message.ts";

const lookAgain = (again: string) => html`<a href="${again}">Die Anfrage noch einmal ansehen</a>`;
const connectAgain = "Fange noch einmal in der Kommandozeile oder im Workflow an.";
const notConnected = "Das Konto wurde nicht verbunden";

/** Why an app cannot be installed, and what the person or its author can do. */
export const installsText: typeof english = {
  needsAdmin: (app: string) => `Bitte die Administration, ${app} zu installieren`,
  needsAdminText: (team: string, admins: string) =>
    `In ${team} darf das nur die Administration${admins && `: ${admins}`}. Sende eine Anfrage oder die Adresse dieser Seite.`,
  restricted: (app: string, team: string) => `${app} ist in ${team} nicht erlaubt`,
  restrictedText: (admins: string) =>
    `Die Administration hat die App gesperrt. Nur sie kann das ändern${admins && `: ${admins}`}.`,
  guest: (app: string) => `Gäste können ${app} nicht installieren`,
  guestText: (team: string, admins: string) =>
    `Du bist Gast in ${team}. Bitte ein Mitglied darum${admins && `, etwa ${admins}`}.`,
  notDistributed: (app: string, team: string) => `${app} ist nicht für ${team}`,
  notDistributedText:
    "Die App ist nur für den Workspace, in dem sie entwickelt wird. Wenn das auch deiner ist, melde dich dort an; du kommst dann hierher zurück.",
  otherWorkspace: (app: string) => `${app} ist für einen anderen Workspace gedacht`,
  otherWorkspaceText: "Melde dich dort an; du kommst dann zu dieser Seite zurück.",
  goOn: (url: string, team: string) => html`Oder <a href="${url}">fahre in ${team} fort</a>.`,
  signInElsewhere: "In anderem Workspace anmelden",
  backTo: (app: string) => `Zurück zu ${app}`,
  requestMessage: "Nachricht an die Administration (optional)",
  requestButton: "Genehmigung anfragen",
  stranger: message(
    "Es wurde nichts installiert",
    "Die Antwort kam nicht von einer Seite dieses Servers und gilt deshalb nicht als deine.",
    "Gehe zur App zurück und fange noch einmal an.",
  ),
  stale: (again: string) =>
    message(
      "Es wurde noch nichts installiert",
      "Die Seite war zu lange offen, oder du hast dich inzwischen als andere Person angemeldet.",
      lookAgain(again),
    ),
  requested: (app: string, team: string) =>
    message(
      `Du hast ${app} angefragt`,
      `Die Administration von ${team} entscheidet darüber. Slackbot schickt dir eine Nachricht mit der Entscheidung.`,
      "Du kannst diese Seite schließen.",
    ),
  changed: (again: string) =>
    message(
      "Es wurde nichts installiert",
      "Während diese Seite offen war, hat sich die App geändert, oder was du hier darfst.",
      lookAgain(again),
    ),
  signInTo: (app: string) => `Melde dich an, um ${app} zu installieren`,
  signInWhy: "Nur ein Mitglied des Workspace kann entscheiden, was eine App dort darf. Du bist nicht angemeldet.",
  devLinks: (names: Html) =>
    html`Auf diesem Entwicklungsserver kannst du einen der Anmeldelinks aus deinem Terminal öffnen, zum Beispiel den von
    ${names}.`,
  comesBack: "Du kommst dann in diesem Browser innerhalb von zehn Minuten hierher zurück.",
  openAgain: "Öffne danach diese Seite noch einmal.",
  signIn: "Anmelden",
  error: "Fehler:",
  faults: {
    invalid_client_id: message(
      "Keine App hat diese Client-ID",
      "Der Link, über den du gekommen bist, nennt eine App, die dieser Server nicht kennt.",
      "Wer die App entwickelt, findet die Client-ID bei ihren Zugangsdaten.",
    ),
    bad_redirect_uri: (uri: string) =>
      message(
        "Diese App kann dich nicht dorthin leiten",
        html`Die App hat <code>${uri}</code> nicht registriert, deshalb wird niemand dorthin geleitet.`,
        html`Die Adresse muss Buchstabe für Buchstabe unter <code>oauth_config.redirect_urls</code> im Manifest stehen
          und mit <code>https://</code> beginnen. Auf diesem Rechner genügt <code>http://localhost</code>, mit
          beliebigem Port.`,
      ),
    no_redirect_uri: message(
      "Diese App kann dich nicht dorthin leiten",
      "Die App hat keine Adresse registriert, zu der du zurückkehren könntest.",
      html`Wer sie entwickelt, trägt eine unter <code>oauth_config.redirect_urls</code> im Manifest ein.`,
    ),
    invalid_scope: (names: Html, count: number) =>
      message(
        count === 1
          ? "Eine Berechtigung kann nicht erteilt werden"
          : "Einige Berechtigungen können nicht erteilt werden",
        html`Die App verlangt ${names}.`,
        html`${count === 1 ? "Diese Berechtigung kann" : "Diese Berechtigungen kann"} keine App durch eine Installation
          erhalten. Scopes für die Administration gehören in <code>user_scope</code>; die von App-Level-Tokens werden
          hier nicht vergeben.`,
      ),
    openid_missing: message(
      "Die App verlangt mehr, als eine Anmeldung geben kann",
      html`Eine Anmeldung muss den Scope <code>openid</code> verlangen.`,
    ),
    scope_conflict: (names: Html) =>
      message(
        "Die App verlangt mehr, als eine Anmeldung geben kann",
        html`Eine Anmeldung kann <code>openid</code>, <code>email</code> und <code>profile</code> verlangen. Die Anfrage
          nennt außerdem ${names}; dafür muss die App installiert werden.`,
      ),
    unsupported_response_type: message(
      "Die App erwartet eine Antwort in unbekannter Form",
      html`Die Anfrage braucht <code>response_type=code</code>; <code>response_mode</code> ist <code>query</code> oder
        <code>form_post</code>.`,
    ),
    no_scopes: message(
      "Die App verlangt nichts",
      "Es gibt keine Berechtigung zu erteilen, also nichts zu installieren.",
      html`Wer sie entwickelt, nennt sie in <code>scope</code> und <code>user_scope</code> oder im Manifest.`,
    ),
    invalid_code_challenge: message(
      "Die Anfrage ist nicht richtig geschützt",
      html`Eine <code>code_challenge</code> muss der SHA-256 des Verifiers in base64url sein, mit
        <code>code_challenge_method=S256</code>. Keine andere Methode wird akzeptiert.`,
    ),
  },
  connected: (app: string, provider: string, account: string) =>
    message(
      "Konto verbunden",
      `${app} kann jetzt das Konto ${account} bei ${provider} verwenden. Du kannst diese Seite schließen.`,
    ),
  connectRefused: message(notConnected, `Der Anbieter hat keinen Zugriff gegeben. ${connectAgain}`),
  connectUnknown: message(
    "Dieses Konto gibt es nicht",
    "Die App ist in deinem Workspace nicht installiert oder verwendet keine Konten dieses Anbieters.",
  ),
  connectIncomplete: message(notConnected, `Die Adresse ist unvollständig. ${connectAgain}`),
  connectFault: (reason: string, details: readonly string[]) => message(notConnected, reason, ...details, connectAgain),
  connectReasons: {
    invalid_state: "Der Link ist älter als zehn Minuten oder stammt nicht von diesem Server.",
    providers_not_found: "Die App nennt den Anbieter nicht mehr oder hat kein Client-Secret für ihn.",
    access_token_exchange_failed: "Der Anbieter hat kein Token ausgestellt.",
  },
  toolsConnected: (app: string, host: string) =>
    message(
      "Konto verbunden",
      `${app} kann jetzt dein Konto bei ${host} für Werkzeuge verwenden. Du kannst diese Seite schließen.`,
    ),
  toolReasons: {
    invalid_state: "Der Link ist älter als zehn Minuten oder wurde für jemand anderen erstellt.",
    server_not_found: "Die App nennt den Server nicht mehr, oder du hast ihn nicht eingeschaltet.",
    registration_failed: "Dieser Server konnte sich beim Server der Werkzeuge nicht registrieren.",
    access_token_exchange_failed: "Der Server der Werkzeuge hat kein Token ausgestellt.",
  },
};
