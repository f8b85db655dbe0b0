import { plural } from "../plural.ts";
import type { signInText as english } from "../signIn.ts";

export const signInText: typeof english = {
  signIn: "Anmeldung",
  about:
    "Identitätsanbieter, über die sich Personen anmelden. Sie sprechen OpenID Connect. Erkannt werden Personen an Aussteller und Subjekt, nie allein an ihrer Adresse.",
  loading: "Anbieter werden geladen",
  providers: "Anbieter",
  none: "Keine Anbieter. Alle melden sich mit einem Passwort an.",
  name: "Name",
  ofOrg: "der Organisation",
  issuer: "Aussteller",
  redirect: "Rücksprungadresse",
  theRedirect: (name: string) => `die Rücksprungadresse von ${name}`,
  domains: "Vertraute Domains",
  domainsHint:
    "Mit Kommas getrennt. Noch unbenutzte Konten werden über eine bestätigte Adresse in diesen Domains verknüpft, ohne Passwort.",
  noDomains: "keine",
  state: "Zustand",
  off: "abgeschaltet",
  optional: "freiwillig",
  enforced: "verlangt",
  provisioning: "legt Konten an",
  addTitle: "Anbieter hinzufügen",
  addAbout:
    "Der Knopf der Anmeldeseite zeigt den Namen. Die Rücksprungadresse steht danach in der Tabelle. Trage sie beim Anbieter ein.",
  nameExample: "Acme ID",
  issuerExample: "https://id.example.com",
  domainsExample: "example.com",
  clientId: "Client-ID",
  clientSecret: "Client-Geheimnis",
  add: "Anbieter hinzufügen",
  added: (name: string) => `${name} steht auf der Anmeldeseite.`,
  switchOff: "Abschalten",
  switchOffTitle: (name: string) => `${name} abschalten?`,
  switchOffBody:
    "Bis er wieder eingeschaltet ist, meldet sich niemand darüber an. Die Sitzungen über den Anbieter enden jetzt.",
  switchOn: "Einschalten",
  switchedOff: (name: string) => `${name} ist abgeschaltet.`,
  switchedOn: (name: string) => `${name} ist eingeschaltet.`,
  require: "Verlangen",
  requireTitle: (name: string) => `${name} verlangen?`,
  requireBody:
    "Passwörter, Einladungen und Einmal-Links führen dann nicht mehr hinein, und Sitzungen mit Passwort enden jetzt, auch deine. Nur wer die Hauptinhaberschaft hat, behält für Notfälle ein Passwort, dessen Gebrauch protokolliert wird. Melde dich einmal über den Anbieter an, bevor du ihn verlangst.",
  required: (name: string) => `Alle melden sich über ${name} an.`,
  release: "Freiwillig machen",
  released: (name: string) => `${name} ist freiwillig.`,
  provision: "Konten anlegen",
  provisionTitle: (name: string) => `Konten für Personen von ${name} anlegen?`,
  provisionBody: (count: number) =>
    plural(
      count,
      "Wer eine bestätigte Adresse in der vertrauten Domain hat, wird bei der ersten Anmeldung Mitglied.",
      "Wer eine bestätigte Adresse in den vertrauten Domains hat, wird bei der ersten Anmeldung Mitglied.",
    ),
  provisionAllBody:
    "Keiner Domain wird vertraut, also werden bei der ersten Anmeldung alle Mitglied, die bei diesem Anbieter eine bestätigte Adresse haben. Anbieter, die allen offenstehen, brauchen eine vertraute Domain.",
  provisions: (name: string) => `${name} legt Konten an.`,
  stopProvisioning: "Keine Konten anlegen",
  stopped: (name: string) => `${name} legt keine Konten mehr an.`,
  remove: "Entfernen",
  removeTitle: (name: string) => `${name} entfernen?`,
  removeBody:
    "Die Verknüpfungen mit Konten werden gelöscht, und Sitzungen über den Anbieter enden jetzt. Die Konten bleiben.",
  removed: (name: string) => `${name} wurde entfernt.`,
  trustTitle: "Domains vertrauen",
  trustAbout:
    "Vertraue einem Anbieter nur für Domains, deren Adressen er bestätigt. Die Änderung steht im Audit-Protokoll.",
  provider: "Anbieter",
  trust: "Domains speichern",
  trusted: (name: string) => `Die vertrauten Domains von ${name} sind gespeichert.`,
  actions: "Aktionen",
};
