import type { AuthorizeFlow } from "../../../domain/oauth/flows.ts";
import type { InstallRequest } from "./installServices.ts";

type WireField = Exclude<keyof InstallRequest, "flow">;

/** Each part of a request by the name that it has on the wire. */
const wireNames = {
  clientId: "client_id",
  scope: "scope",
  userScope: "user_scope",
  redirectUri: "redirect_uri",
  state: "state",
  team: "team",
  codeChallenge: "code_challenge",
  codeChallengeMethod: "code_challenge_method",
  nonce: "nonce",
  responseType: "response_type",
  responseMode: "response_mode",
} as const satisfies Record<WireField, string>;

/** Reads a request from an address or a form. What is empty counts as not there, but for `state`, which goes back as it came. */
export function readRequest(fields: URLSearchParams, flow: AuthorizeFlow): InstallRequest {
  // PostgreSQL cannot even look for a text with a NUL in it.
  const text = (name: WireField) => fields.get(wireNames[name])?.replaceAll("\u0000", "") || undefined;
  return {
    flow,
    clientId: text("clientId") ?? "",
    scope: text("scope") ?? "",
    userScope: text("userScope") ?? "",
    redirectUri: text("redirectUri"),
    state: fields.get(wireNames.state) ?? undefined,
    team: text("team"),
    codeChallenge: text("codeChallenge"),
    codeChallengeMethod: text("codeChallengeMethod"),
    nonce: text("nonce"),
    responseType: text("responseType"),
    responseMode: text("responseMode"),
  };
}

/** The same request as fields: for a form that carries it on, or an address that leads back to it. */
export function requestFields(request: InstallRequest): [name: string, value: string][] {
  return Object.entries(wireNames).flatMap(([key, name]) => {
    const value = request[key as WireField];
    const isAbsent = value === undefined || (value === "" && name !== wireNames.state);
    return isAbsent ? [] : [[name, value] as [string, string]];
  });
}

/** Where a browser is sent to ask for consent. */
export const authorizePaths: Readonly<Record<AuthorizeFlow, string>> = {
  install: "/oauth/v2/authorize",
  user: "/oauth/v2_user/authorize",
  openid: "/openid/connect/authorize",
};

/** The flow whose consent page is at this address. */
export function flowAt(path: string): AuthorizeFlow {
  const [flow = "install"] = Object.entries(authorizePaths).find(([, known]) => known === path) ?? [];
  return flow as AuthorizeFlow;
}

export function requestUrl(request: InstallRequest): string {
  return `${authorizePaths[request.flow]}?${new URLSearchParams(requestFields(request)).toString()}`;
}

/** Where a person's decision is taken to. What the address held before stays as it was, letter for letter. */
export function answerUrl(redirectUri: string, answer: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(answer);
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${query.toString()}`;
}
