import { isGrantable } from "@platform/protocol";
import { selectAppByClientId } from "../../storage/queries/apps.ts";
import type { AppRow } from "../access/accessApp.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { chooseRedirect, redirectUrlsOf } from "./chooseRedirect.ts";
import { type AuthorizeFlow, identityScopes } from "./flows.ts";
import { isCodeChallenge } from "./codeChallenge.ts";

/** The parameters of the URL that led here, before any of them was validated. */
export interface AskedInstall {
  readonly flow: AuthorizeFlow;
  readonly clientId: string;
  readonly scope: string;
  readonly userScope: string;
  readonly redirectUri: string | undefined;
  readonly state: string | undefined;
  readonly team: string | undefined;
  readonly codeChallenge: string | undefined;
  readonly codeChallengeMethod: string | undefined;
  readonly nonce: string | undefined;
  readonly responseType: string | undefined;
  readonly responseMode: string | undefined;
}

export interface RequestedInstall {
  readonly flow: AuthorizeFlow;
  readonly app: AppRow;
  readonly redirectUri: string;
  readonly isRedirectNamed: boolean;
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
  /** The request named no scopes, so they are those of the manifest. */
  readonly followsManifest: boolean;
  readonly teamId: string | undefined;
  readonly codeChallenge: string | undefined;
  readonly nonce: string | undefined;
}

/** What decides whether a person may allow it. */
export type InstallWish = Pick<RequestedInstall, "flow" | "app" | "botScopes" | "userScopes" | "teamId">;

export type InstallFault =
  | "invalid_client_id"
  | "bad_redirect_uri"
  | "invalid_scope"
  | "no_scopes"
  | "scope_conflict"
  | "unsupported_response_type"
  | "invalid_code_challenge";

export type ReadInstall =
  | { readonly ok: true; readonly install: RequestedInstall }
  | { readonly ok: false; readonly error: InstallFault; readonly names: readonly string[] };

/** Understands a request to install an app, or tells its author what is wrong. Nobody is redirected for a fault. */
export async function readInstallRequest(ctx: ReadContext, asked: AskedInstall): Promise<ReadInstall> {
  const app = await selectAppByClientId(ctx.db, asked.clientId);
  if (!app) return fault("invalid_client_id");
  const redirectUri = chooseRedirect(redirectUrlsOf(app), asked.redirectUri);
  if (redirectUri === undefined) return fault("bad_redirect_uri");
  if (!answersAsAsked(asked)) return fault("unsupported_response_type");
  const named = namedScopes(asked);
  const followsManifest = asked.flow !== "openid" && named.botScopes.length + named.userScopes.length === 0;
  const scopes = followsManifest ? manifestOfFlow(app, asked.flow) : declaredOf(app, named);
  const refused = [
    ...scopes.botScopes.filter((scope) => !isGrantable(scope, "bot")),
    ...scopes.userScopes.filter((scope) => !isGrantable(scope, "user")),
  ];
  if (refused.length > 0) return fault("invalid_scope", refused);
  if (scopes.botScopes.length + scopes.userScopes.length === 0) return fault("no_scopes");
  const strangers = asked.flow === "openid" ? conflicting(scopes.userScopes) : [];
  if (strangers.length > 0) return fault("scope_conflict", strangers);
  const { flow, codeChallenge, codeChallengeMethod, nonce, team: teamId } = asked;
  const isPlain = codeChallenge === undefined && codeChallengeMethod === undefined;
  if (!isPlain && !isCodeChallenge(codeChallenge ?? "", codeChallengeMethod)) return fault("invalid_code_challenge");
  const isRedirectNamed = asked.redirectUri !== undefined;
  return {
    ok: true,
    install: {
      flow,
      app,
      redirectUri,
      isRedirectNamed,
      ...scopes,
      followsManifest,
      teamId,
      codeChallenge,
      nonce,
    },
  };
}

/** What an app asks for when its request does not say. */
export function manifestScopes(app: AppRow): {
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
} {
  const { bot = [], user = [] } = manifestOf(app).oauth_config?.scopes ?? {};
  return { botScopes: [...new Set(bot)], userScopes: [...new Set(user)] };
}

/** A flow without a bot has one list of scopes, which clients put into either parameter. */
function namedScopes({ flow, scope, userScope }: AskedInstall) {
  if (flow === "install") return { botScopes: listOf(scope), userScopes: listOf(userScope) };
  return { botScopes: [], userScopes: listOf(`${scope} ${userScope}`) };
}

function manifestOfFlow(app: AppRow, flow: AuthorizeFlow) {
  const { botScopes, userScopes } = manifestScopes(app);
  return { botScopes: flow === "install" ? botScopes : [], userScopes };
}

/** Clients of `/mcp` ask for every scope that the server names, and get those that their app declares. */
function declaredOf(app: AppRow, named: ReturnType<typeof namedScopes>): ReturnType<typeof namedScopes> {
  if (manifestOf(app).settings?.is_mcp_enabled !== true) return named;
  const declared = manifestScopes(app);
  return {
    botScopes: named.botScopes.filter((scope) => declared.botScopes.includes(scope)),
    userScopes: named.userScopes.filter((scope) => declared.userScopes.includes(scope)),
  };
}

/** What keeps a request from being a sign-in: scopes besides those of an identity, or `openid`, which it lacks. */
function conflicting(scopes: readonly string[]): readonly string[] {
  const others = scopes.filter((scope) => !identityScopes.includes(scope));
  return others.length === 0 && !scopes.includes("openid") ? ["openid"] : others;
}

/** Tokens are never put into an address: a code is the only answer there is. */
function answersAsAsked({ flow, responseType, responseMode }: AskedInstall): boolean {
  if (flow === "openid" && responseType !== "code") return false;
  return responseMode === undefined || responseMode === "query" || responseMode === "form_post";
}

/** Commas are usual; libraries for other services send spaces. */
function listOf(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((scope) => scope !== ""))];
}

function fault(error: InstallFault, names: readonly string[] = []): ReadInstall {
  return { ok: false, error, names };
}
