import type { appRequestsText as english } from "../appRequests.ts";
import { locale } from "../locale.ts";
import { plural } from "../plural.ts";

export const appRequestsText: typeof english = {
  requests: "Anfragen",
  open: "Offene Anfragen",
  requestsAbout:
    "Personen bitten um diese Apps. Eine Genehmigung umfasst die angefragten Berechtigungen; Slackbot überbringt die Antwort.",
  loading: "Anfragen werden geladen",
  none: "Keine offenen Anfragen.",
  person: "Angefragt von",
  message: "Nachricht",
  since: "Seit",
  requestOf: (app: string, person: string) => `${app} für ${person}`,
  withdraw: "Verwerfen",
  withdrawTitle: (app: string) => `Die Anfrage für ${app} verwerfen?`,
  withdrawBody: "Über die App wird nichts entschieden. Die Person kann erneut anfragen.",
  withdrawn: "Die Anfrage wurde verworfen.",
  scopesCount: (count: number) => plural(count, "1 Berechtigung", `${count.toLocaleString(locale)} Berechtigungen`),
  scopesOf: (app: string) => `Berechtigungen von ${app}`,
  scopesButton: (app: string, count: number) =>
    plural(count, `${app}: 1 Berechtigung`, `${app}: ${count} Berechtigungen`),
  noScopes: "Diese App fragt keine Berechtigungen an.",
  scope: "Berechtigung",
  allows: "Erlaubt",
  actsAs: "Handelt als",
  tokenTypes: { bot: "Bot", user: "Person" },
  before: { approved: "früher genehmigt", restricted: "früher gesperrt" },
};
