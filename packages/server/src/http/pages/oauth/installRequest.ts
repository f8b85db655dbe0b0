import type { InstallRequest } from "./installServices.ts";

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
} as const satisfies Record<keyof InstallRequest, string>;

/** Reads a request from an address or a form. What is empty counts as not there, but for `state`, which goes back as it came. */
export function readRequest(fields: URLSearchParams): InstallRequest {
  // PostgreSQL cannot even look for a text with a NUL in it.
  const text = (name: keyof InstallRequest) => fields.get(wireNames[name])?.replaceAll("\u0000", "") || undefined;
  return {
    clientId: text("clientId") ?? "",
    scope: text("scope") ?? "",
    userScope: text("userScope") ?? "",
    redirectUri: text("redirectUri"),
    state: fields.get(wireNames.state) ?? undefined,
    team: text("team"),
    codeChallenge: text("codeChallenge"),
    codeChallengeMethod: text("codeChallengeMethod"),
  };
}

/** The same request as fields: for a form that carries it on, or an address that leads back to it. */
export function requestFields(request: InstallRequest): [name: string, value: string][] {
  return Object.entries(wireNames).flatMap(([key, name]) => {
    const value = request[key as keyof InstallRequest];
    const isAbsent = value === undefined || (value === "" && name !== wireNames.state);
    return isAbsent ? [] : [[name, value] as [string, string]];
  });
}

export const authorizePath = "/oauth/v2/authorize";

export function requestUrl(request: InstallRequest): string {
  return `${authorizePath}?${new URLSearchParams(requestFields(request)).toString()}`;
}

/** Where a person's decision is taken to. What the address held before stays as it was, letter for letter. */
export function answerUrl(
  redirectUri: string,
  answer: Readonly<Record<string, string>>,
  state: string | undefined,
): string {
  const query = new URLSearchParams({ ...answer, ...(state === undefined ? {} : { state }) });
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${query.toString()}`;
}
