import { locale } from "./locale.ts";
import { plural } from "./plural.ts";

export const appRequestsText = {
  requests: "Requests",
  open: "Open requests",
  requestsAbout: "People ask for these apps. An approval covers the requested scopes; Slackbot brings the answer.",
  loading: "Loading requests",
  none: "No open requests.",
  person: "Requested by",
  message: "Message",
  since: "Since",
  requestOf: (app: string, person: string) => `${app} for ${person}`,
  withdraw: "Dismiss",
  withdrawTitle: (app: string) => `Dismiss the request for ${app}?`,
  withdrawBody: "Nothing is decided about the app. The person can ask again.",
  withdrawn: "The request was dismissed.",
  scopesCount: (count: number) => plural(count, "1 scope", `${count.toLocaleString(locale)} scopes`),
  scopesOf: (app: string) => `Scopes of ${app}`,
  scopesButton: (app: string, count: number) => plural(count, `${app}: 1 scope`, `${app}: ${count} scopes`),
  noScopes: "This app asks for no scopes.",
  scope: "Scope",
  allows: "Allows",
  actsAs: "Acts as",
  tokenTypes: { bot: "bot", user: "person" },
  before: { approved: "approved before", restricted: "restricted before" },
};
