import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AgentStage } from "./agentStage.ts";
import { type Bot, type ChatSdk, loadChatSdk, type SlackAdapter } from "./chatSdk.ts";

export interface RunningBot extends AsyncDisposable {
  readonly bot: Bot;
  readonly adapter: SlackAdapter;
  readonly sdk: ChatSdk;
  /** What the adapter had to warn about: it swallows most refusals, and does less instead. */
  readonly warnings: readonly string[];
}

/** The parts that name where the app is asked. */
export interface AppManifest {
  readonly features: { readonly bot_user: object; readonly slash_commands?: readonly object[] };
  readonly settings: { readonly event_subscriptions: object; readonly interactivity: object };
}

export interface BotWish {
  readonly mode: "webhook" | "socket";
  readonly manifest: AppManifest;
  readonly options?: object;
  teach(bot: Bot, sdk: ChatSdk, adapter: SlackAdapter): void;
}

/** A bot of the Chat SDK that reaches the platform by `apiUrl` alone, as its documentation has it for gateways. */
export async function startChatBot(stage: AgentStage, wish: BotWish): Promise<RunningBot> {
  const sdk = await loadChatSdk();
  const warnings: string[] = [];
  const { mode } = wish;
  const common = { mode, apiUrl: stage.slackApiUrl, botToken: stage.botToken, logger: listeningLogger(warnings) };
  const way = mode === "socket" ? { appToken: stage.appToken } : { signingSecret: stage.signingSecret };
  const adapter = sdk.createSlackAdapter({ ...common, ...way, ...wish.options });
  const config = { userName: "helper", adapters: { slack: adapter }, state: sdk.createMemoryState() };
  const bot = new sdk.Chat({ ...config, logger: listeningLogger(warnings) });
  wish.teach(bot, sdk, adapter);
  await using stack = new AsyncDisposableStack();
  if (mode === "socket") await stage.configure(overSocket(wish.manifest));
  await bot.initialize();
  stack.defer(() => bot.shutdown());
  // Its socket client rejects, with nobody to catch it, the receipt of an event that arrives while it disconnects.
  stack.defer(() => stage.settle());
  if (mode === "webhook") {
    const site = stack.use(await serveWebhook(bot));
    await stage.configure(requestedAt(wish.manifest, site.url));
  }
  const all = stack.move();
  return { bot, adapter, sdk, warnings, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

function overSocket({ settings }: AppManifest): object {
  return { settings: { ...settings, socket_mode_enabled: true } };
}

/** The same app, which is asked at an address. */
function requestedAt({ features, settings }: AppManifest, url: string): object {
  const { event_subscriptions, interactivity } = settings;
  const asked = { request_url: url };
  return {
    features: { ...features, slash_commands: features.slash_commands?.map((command) => ({ ...command, url })) },
    settings: {
      ...settings,
      socket_mode_enabled: false,
      event_subscriptions: { ...event_subscriptions, ...asked },
      interactivity: { ...interactivity, ...asked, message_menu_options_url: url },
    },
  };
}

function listeningLogger(warnings: string[]): object {
  const note = (...said: unknown[]) => void warnings.push(said.map(String).join(" ") + describe(said));
  const logger = { child: () => logger, debug() {}, info() {}, warn: note, error: note };
  return logger;
}

function describe(said: readonly unknown[]): string {
  return JSON.stringify(said, (_, value: unknown) => (value instanceof Error ? String(value) : value));
}

/** What Next.js and its like do: a web `Request` in, a `Response` out. */
async function serveWebhook(bot: Bot): Promise<AsyncDisposable & { readonly url: string }> {
  const tasks = new Set<Promise<unknown>>();
  const waitUntil = (task: Promise<unknown>): void => void tasks.add(task.finally(() => tasks.delete(task)));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const body = Buffer.concat(await request.toArray());
    const asked = new Request(`http://bot.test${request.url}`, { method: "POST", headers, body });
    const answered = await bot.webhooks.slack(asked, { waitUntil });
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => void response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/webhooks/slack`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

export function expectNoWarnings({ warnings }: RunningBot): void {
  assert.deepEqual(warnings, []);
}
