import { locale } from "../locale.ts";
import type { settingsText as english } from "../settings.ts";

export const settingsText: typeof english = {
  linksToFiles: "Links zu Dateien",
  linksToCanvases: "Links zu Canvases",
  linksToLists: "Links zu Listen",
  peopleTriggers: "Externe Personen starten Auslöser",
  sharedChannelsRunTriggers: "Geteilte Kanäle starten Auslöser",
  workspaceTriggers: "Externe Workspaces starten Auslöser",
  organizationTriggers: "Externe Organisationen starten Auslöser",
  unreviewedInvites: "Personen laden externe Organisationen ohne Prüfung ein",
  unreviewedInvitesOff:
    "Wenn ausgeschaltet, erzeugt `conversations.inviteShared` einer Person eine Anfrage. Administratoren und Apps entscheiden mit `conversations.requestSharedInvite.approve` oder `.deny`.",
  whenOff: (method: string, code: string, note: string) =>
    `Wenn ausgeschaltet, schlägt \`${method}\` mit \`${code}\` fehl. ${note}`,
  allowed: "Erlaubt",
  deleteWorkspace: "Workspace löschen",
  deleteAbout:
    "Bot-Tokens schlagen danach mit `account_inactive` fehl, alle anderen mit `token_revoked`. Nur Inhaber können einen Workspace löschen, und es lässt sich nicht rückgängig machen.",
  delete: (name: string) => `${name} löschen`,
  deleteTitle: (name: string) => `${name} endgültig löschen?`,
  deleteBody: "Alle werden sofort abgemeldet, und alle Nachrichten gehen verloren.",
  everyone: "Alle",
  everyoneButGuests: "Alle außer Gästen",
  adminsAndOwners: "Administratoren und Inhaber",
  owners: "Inhaber",
  twoFactor: "Zwei-Faktor-Authentifizierung verlangen",
  twoFactorAbout:
    "Aufrufe von Personen, die sie nicht eingerichtet haben, schlagen mit `two_factor_setup_required` fehl, auch deine.",
  required: "Erforderlich",
  appApproval: "Genehmigung von Apps verlangen",
  appApprovalAbout:
    "Mitglieder können keine Apps installieren, die kein Administrator genehmigt hat; `apps.developerInstall` schlägt mit `app_approval_request_eligible` fehl.",
  appApprovalLabel: "Genehmigung",
  publicFiles: "Öffentliche Links zu Dateien",
  publicFilesAbout:
    "Personen können Links erstellen, mit denen alle eine Datei ohne Anmeldung lesen können. Solange Links ausgeschaltet sind, funktionieren bestehende nicht mehr, und `files.sharedPublicURL` schlägt mit `not_allowed` fehl.",
  publicFilesLabel: "Erlaubt",
  whoCanPost: "Wer posten darf",
  whoCanPostAbout:
    "Für alle anderen schlagen `chat.postMessage` und ähnliche Methoden in allen Kanälen und Threads mit `restricted_action` fehl. Direktnachrichten bleiben offen.",
  messageKey: "Schlüssel für Nachrichten",
  messageKeyAbout:
    "Solange der Schlüssel ausgesetzt ist, schlägt das Schreiben und Lesen von Nachrichten mit `ekm_access_denied` fehl, für Personen wie für Apps. Nichts geht verloren.",
  restoreKey: "Schlüssel wiederherstellen",
  restoreKeyTitle: "Den Schlüssel wiederherstellen?",
  keyRestored: "Der Schlüssel wurde wiederhergestellt.",
  restoreKeyBody: "Nachrichten können wieder gelesen und geschrieben werden.",
  suspendKey: "Schlüssel aussetzen",
  suspendKeyTitle: "Den Schlüssel für Nachrichten aussetzen?",
  keySuspended: "Der Schlüssel wurde ausgesetzt.",
  suspendKeyBody:
    "Niemand kann in diesem Workspace Nachrichten lesen oder schreiben, bis du den Schlüssel wiederherstellst.",
  invalidNetwork: "Einer der Einträge ist keine gültige Adresse und kein gültiger Bereich.",
  networkLocksOut: "Deine eigene Adresse steht nicht in der Liste: Du würdest dich selbst aussperren.",
  policyActive: "Eine Netzwerkrichtlinie ist aktiv.",
  policyNone: "Alle Netzwerke sind erlaubt.",
  networks: "Netzwerke",
  networksHint: "Eins pro Zeile, zum Beispiel 10.0.0.0/8. Leer lassen, um alle Netzwerke zu erlauben.",
  methods: "Methoden",
  methodsHint: "Nur diese Methoden einschränken. Leer lassen, um alle einzuschränken.",
  saveNetworks: "Netzwerke speichern",
  unlimited: "Dieser Workspace hat kein Nachrichtenlimit.",
  plan: "Tarif",
  messagesPerMonth: "Nachrichten pro Monat",
  perPlan: "laut Tarif",
  savePlan: "Tarif speichern",
  settings: "Einstellungen",
  about:
    "Jede Einstellung nennt die betroffenen Methoden und den Fehler, den sie zurückgeben, damit App-Entwickler sich darauf einstellen können.",
  loading: "Einstellungen werden geladen",
  permissions: "Berechtigungen",
  channelsSharedWithOtherOrganizations: "Mit anderen Organisationen geteilte Kanäle",
  sharedChannelsAbout: "Worauf Personen aus anderen Organisationen in geteilten Kanälen zugreifen können.",
  orgBlocks: "Einstellungen, die die Organisation ausgeschaltet hat, bleiben ausgeschaltet.",
  dangerZone: "Gefahrenzone",
  networkAbout: "Aufrufe aus anderen Netzwerken schlagen mit `accesslimited` fehl.",
  planAbout: "Nachrichten über dem Monatslimit schlagen mit `message_limit_exceeded` fehl.",
  used: (used: number, limit: number) =>
    `${used.toLocaleString(locale)} von ${limit.toLocaleString("de")} in diesem Monat verbraucht.`,
  ownersOnly: "Nur Inhaber können den Tarif ändern.",
};
