import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "./apiClient.ts";
import { consent, signIn } from "./consenting.ts";
import type { Random } from "./random.ts";
import type { ServerProcess } from "./serverProcess.ts";

/** What a client knows about one step: nothing before it has asked, and "unknown" while no answer came. */
export type Told = "not asked" | "unknown" | "done";

/** An app from its consent to its removal. */
export interface AppLife {
  readonly appId: string;
  readonly client: { readonly client_id: string; readonly client_secret: string };
  readonly code: string;
  redeemed: Told;
  token: string;
  uninstalled: Told;
}

/** A person with a token, until that person is removed. */
export interface PersonLife {
  readonly userId: string;
  readonly token: string;
  removed: Told;
}

/** An upload whose bytes have arrived. */
export interface FileLife {
  readonly fileId: string;
  readonly bytes: string;
  completed: Told;
}

/** Everything the clients know of what has more than one step. */
export class LifeLog {
  readonly apps: AppLife[] = [];
  readonly people: PersonLife[] = [];
  readonly files: FileLife[] = [];
}

const callback = "https://echo.test/slack/oauth_redirect";
/** How far apart the steps are at most: they are spread over the life of a server. */
const apartMs = 60;

type Step = () => Promise<void>;

/**
 * Brings lives to the point before the steps that a kill may hit: codes that can be redeemed, apps that can be uninstalled,
 * people who can be removed, uploads that can be completed.
 */
export async function prepareLives(server: ServerProcess, log: LifeLog, channel: string): Promise<Step[]> {
  const cookie = await signIn(server.url, server.dev, "alice");
  assert.ok(cookie, "alice cannot sign in");
  const steps = await Promise.all([
    ...Array.from({ length: 4 }, () => prepareRedemption(server, log, cookie)),
    ...Array.from({ length: 3 }, () => prepareUninstall(server, log, cookie)),
    ...["bob", "carol"].map((name) => prepareRemoval(server, log, name)),
    ...Array.from({ length: 4 }, () => prepareCompletion(server, log, channel)),
  ]);
  return steps;
}

/** Takes the steps in a random order, some at once, until the server is gone. */
export async function liveUntilGone(steps: readonly Step[], random: Random): Promise<void> {
  const order = steps.map((step) => ({ step, at: random.next() })).toSorted((one, other) => one.at - other.at);
  const lanes = [0, 1, 2].map(async (lane) => {
    for (const [at, { step }] of order.entries()) {
      if (at % 3 !== lane) continue;
      await sleep(random.next() * apartMs);
      await step();
    }
  });
  // Those that are under way when the server goes stay unanswered.
  await Promise.allSettled(lanes);
}

/** A life of an app for which the person has consented, and which has not redeemed its code. */
async function newApp(server: ServerProcess, cookie: string, scopes: object): Promise<AppLife> {
  using author = new ApiClient(server.url, server.dev.config_token);
  const manifest = {
    display_information: { name: "Echo" },
    features: { bot_user: { display_name: "Echo" } },
    oauth_config: { redirect_urls: [callback], scopes },
  };
  const { body } = await author.call("apps.manifest.create", { manifest });
  assert.ok(body.ok, JSON.stringify(body));
  const { client_id, client_secret } = body["credentials"] as { client_id: string; client_secret: string };
  const code = await consent(server.url, cookie, { client_id });
  assert.ok(code, "no code was given");
  const client = { client_id, client_secret };
  return { appId: String(body["app_id"]), client, code, redeemed: "not asked", token: "", uninstalled: "not asked" };
}

/** Redeems the code of an app; whether it was answered with a token. */
export async function redeem(url: string, app: AppLife): Promise<string | undefined> {
  using anyone = new ApiClient(url, "");
  app.redeemed = "unknown";
  const { body } = await anyone.call("oauth.v2.access", { ...app.client, code: app.code });
  if (!body.ok) return body.error;
  const given = body as { access_token?: string; authed_user?: { access_token?: string } };
  app.token = given.access_token ?? given.authed_user?.access_token ?? "";
  app.redeemed = "done";
  return undefined;
}

export async function uninstall(url: string, app: AppLife): Promise<void> {
  using own = new ApiClient(url, app.token);
  app.uninstalled = "unknown";
  if ((await own.call("apps.uninstall", app.client)).body.ok) app.uninstalled = "done";
}

const botScopes = { bot: ["chat:write", "users:read"] };

async function prepareRedemption(server: ServerProcess, log: LifeLog, cookie: string): Promise<Step> {
  const app = await newApp(server, cookie, botScopes);
  return async () => {
    log.apps.push(app);
    await redeem(server.url, app);
  };
}

async function prepareUninstall(server: ServerProcess, log: LifeLog, cookie: string): Promise<Step> {
  const app = await newApp(server, cookie, botScopes);
  assert.equal(await redeem(server.url, app), undefined);
  log.apps.push(app);
  return () => uninstall(server.url, app);
}

async function prepareRemoval(server: ServerProcess, log: LifeLog, name: string): Promise<Step> {
  using owner = ownerOf(server);
  const { id: user_id = "", team_id } = server.dev.users.find((user) => user.name === name) ?? {};
  await owner.call("admin.users.reactivate", { team_id, user_id });
  const cookie = await signIn(server.url, server.dev, name);
  assert.ok(cookie, `${name} cannot sign in`);
  const app = await newApp(server, cookie, { user: ["users:read"] });
  assert.equal(await redeem(server.url, app), undefined);
  return async () => {
    using remover = ownerOf(server);
    const person: PersonLife = { userId: user_id, token: app.token, removed: "unknown" };
    log.people.push(person);
    if ((await remover.call("admin.users.remove", { team_id, user_id })).body.ok) person.removed = "done";
  };
}

async function prepareCompletion(server: ServerProcess, log: LifeLog, channel: string): Promise<Step> {
  using owner = ownerOf(server);
  const bytes = `bytes of an upload ${Math.round(performance.now() * 1000)}`;
  const opened = (await owner.call("files.getUploadURLExternal", { filename: "a.txt", length: bytes.length })).body;
  assert.ok(opened.ok, JSON.stringify(opened));
  const path = new URL(String(opened["upload_url"])).pathname;
  const sent = await fetch(`${server.url}${path}`, { method: "POST", body: bytes });
  await sent.arrayBuffer();
  assert.equal(sent.status, 200);
  const id = String(opened["file_id"]);
  return async () => {
    using completer = ownerOf(server);
    const file: FileLife = { fileId: id, bytes, completed: "unknown" };
    log.files.push(file);
    const shown = { channel_id: channel, initial_comment: `message with file ${id}` };
    const { body } = await completer.call("files.completeUploadExternal", { files: [{ id }], ...shown });
    if (body.ok) file.completed = "done";
  };
}

export function ownerOf({ url, dev }: ServerProcess): ApiClient {
  return new ApiClient(url, dev.users.find((user) => user.name === "alice")?.token ?? "");
}
