import type { MethodResult } from "@platform/protocol/contract/methods.ts";
import { personCaller } from "../src/domain/access/personCaller.ts";
import type { AuthorizeFlow } from "../src/domain/oauth/flows.ts";
import { issueCode } from "../src/domain/oauth/issueCode.ts";
import { configuring } from "./openConfig.ts";
import type { Workspace } from "./workspace.ts";

type Created = MethodResult<"apps.manifest.create">;

export interface NewApp {
  readonly appId: string;
  readonly clientId: string;
  /** As arguments of the methods that an app proves itself to. */
  readonly client: { readonly client_id: string; readonly client_secret: string };
}

export const callback = "https://echo.test/slack/oauth_redirect";

export interface AppWish {
  readonly scopes?: { readonly bot?: readonly string[]; readonly user?: readonly string[] };
  readonly redirectUrls?: readonly string[];
  readonly isRotating?: boolean;
  readonly isDistributed?: boolean;
  readonly isForOrgs?: boolean;
  readonly isPublic?: boolean;
  /** A client of `/mcp`. */
  readonly isMcp?: boolean;
}

/** An app of Alice's that is installed nowhere. */
export async function createApp(world: Workspace, wish: AppWish = {}): Promise<NewApp> {
  const author = await configuring(world, "alice");
  const created: Created = await author.does("apps.manifest.create", {
    manifest: manifestOf(wish),
    enable_distribution: wish.isDistributed ?? false,
  });
  const { client_id, client_secret } = created.credentials;
  return { appId: created.app_id, clientId: client_id, client: { client_id, client_secret } };
}

export async function changeApp(world: Workspace, app: NewApp, wish: AppWish): Promise<void> {
  const author = await configuring(world, "alice");
  await author.does("apps.manifest.update", { app_id: app.appId, manifest: manifestOf(wish) });
}

function manifestOf(wish: AppWish) {
  const { scopes, redirectUrls = [callback], isRotating = false, isForOrgs = false, isPublic = false, isMcp } = wish;
  return {
    display_information: { name: "Echo", description: "Says everything again." },
    features: { bot_user: { display_name: "Echo" } },
    oauth_config: { redirect_urls: redirectUrls, ...(scopes ? { scopes } : {}), pkce_enabled: isPublic },
    settings: {
      token_rotation_enabled: isRotating,
      ...(isForOrgs ? { org_deploy_enabled: true } : {}),
      ...(isMcp ? { is_mcp_enabled: true } : {}),
    },
  };
}

export interface Asked {
  readonly scope?: string;
  readonly userScope?: string;
  readonly redirectUri?: string;
  readonly codeChallenge?: string;
  readonly flow?: AuthorizeFlow;
  readonly nonce?: string;
  readonly isForOrg?: boolean;
  readonly webhookChannelId?: string;
}

/** The code that a person's consent gives, without a browser in between. */
export async function consent(world: Workspace, person: string, app: NewApp, asked: Asked = {}): Promise<string> {
  const { store } = world.platform;
  const user = world.dev.users.find((candidate) => candidate.name === person);
  const caller = await personCaller(store.db, { teamId: user?.team_id ?? "", userId: user?.id ?? "" }, []);
  if (!caller) throw new Error(`there is no ${person}`);
  const issued = await store.write(
    issueCode,
    { caller, nowMs: world.clock.nowMs() },
    {
      flow: asked.flow ?? "install",
      nonce: asked.nonce,
      responseType: "code",
      responseMode: undefined,
      clientId: app.clientId,
      scope: asked.scope ?? "",
      userScope: asked.userScope ?? "",
      redirectUri: asked.redirectUri,
      state: undefined,
      team: undefined,
      codeChallenge: asked.codeChallenge,
      isForOrg: asked.isForOrg ?? false,
      webhookChannelId: asked.webhookChannelId,
      codeChallengeMethod: asked.codeChallenge === undefined ? undefined : "S256",
    },
  );
  if (!issued.ok) throw new Error(`no consent: ${issued.error}`);
  return issued.code;
}

/** Consents and redeems: the whole installation, but for the browser. */
export async function install(world: Workspace, person: string, app: NewApp, asked: Asked) {
  const code = await consent(world, person, app, asked);
  return world.actor("").does("oauth.v2.access", { ...app.client, code });
}
