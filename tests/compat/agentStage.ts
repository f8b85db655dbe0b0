import assert from "node:assert/strict";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";
import { servePlatform } from "./servePlatform.ts";

export type Body = Readonly<Record<string, unknown>>;

export interface Shown extends Body {
  readonly ts: string;
  readonly text: string;
  readonly user?: string;
  readonly subtype?: string;
  readonly thread_ts?: string;
  readonly blocks?: readonly Body[];
}

/** A dev workspace in which an app is installed that came with a manifest of its own, as its author installs it. */
export async function openAgentStage(manifest: { readonly settings?: object }) {
  const platform = await servePlatform({ rates: "off" });
  const { dev, url } = platform;
  const slackApiUrl = `${url}/api/`;
  const as = (token: string | undefined) => new WebClient(token, { slackApiUrl, retryConfig: { retries: 0 } });
  const author = as(dev.config_token);
  const made = await author.apiCall("apps.manifest.create", { manifest: JSON.stringify(manifest) });
  const { app_id: appId, credentials } = made as unknown as {
    readonly app_id: string;
    readonly credentials: { readonly signing_secret: string };
  };
  const installed = await author.apiCall("apps.developerInstall", { app_id: appId });
  const tokens = (installed as unknown as { api_access_tokens: { bot?: string; app_level: string } }).api_access_tokens;
  const token = (name: string) => dev.users.find((user) => user.name === name)?.token;
  const bob = as(token("bob"));
  const bot = as(tokens.bot);
  const { user_id: botUserId = "" } = await bot.auth.test();
  const channel = dev.channels["random"] ?? "";
  await bob.conversations.invite({ channel, users: botUserId });

  async function person(name: string, args: Body = {}): Promise<Body> {
    const answer = await platform.control(`person.${name}`, { user: "bob", ...args });
    assert.ok(answer?.ok, JSON.stringify(answer));
    return answer;
  }

  /** Changes the manifest once the app can be reached. */
  async function configure(parts: object): Promise<void> {
    const changed = JSON.stringify({ ...manifest, ...parts });
    await author.apiCall("apps.manifest.update", { app_id: appId, manifest: changed });
  }

  return {
    url,
    slackApiUrl,
    appId,
    botUserId,
    botToken: tokens.bot ?? "",
    appToken: tokens.app_level,
    signingSecret: credentials.signing_secret,
    bob,
    bot,
    bobId: dev.users.find((user) => user.name === "bob")?.id ?? "",
    teamId: dev.teams[0]?.id ?? "",
    channel,
    general: dev.channels["general"] ?? "",
    control: platform.control,
    settle: platform.settle,
    configure,
    /** Sends the app its events and actions by requests, and no longer over a socket. */
    async reachAt(request_url: string): Promise<void> {
      const { event_subscriptions, interactivity, ...settings } = { ...manifest.settings } as Record<string, object>;
      await configure({
        settings: {
          ...settings,
          socket_mode_enabled: false,
          event_subscriptions: { ...event_subscriptions, request_url },
          interactivity: { ...interactivity, request_url },
        },
      });
    },
    /** Acts as bob, and returns the result. */
    person,
    /** What a method that only clients have answers bob. */
    async client(method: string, args: Body): Promise<Body> {
      const { answer } = (await person("call", { method, args })) as { readonly answer: Body };
      assert.ok(answer["ok"], `${method}: ${JSON.stringify(answer)}`);
      return answer;
    },
    /** A message of the thread, as soon as there is one that fits. */
    inThread: (what: string, place: Place, fits: (message: Shown) => boolean) =>
      eventually(what, async () => {
        const { messages = [] } = await bob.conversations.replies({ ...place, include_all_metadata: true });
        return (messages as unknown as readonly Shown[]).find(fits);
      }),
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

export interface Place {
  readonly channel: string;
  readonly ts: string;
}

export type AgentStage = Awaited<ReturnType<typeof openAgentStage>>;
