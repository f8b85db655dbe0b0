import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { systemClock } from "../../packages/server/src/ports/ports.ts";
import { createLog } from "../../packages/server/src/ports/log.ts";
import {
  createPlatform,
  type DevDescription,
  type Platform,
  type SeedDocument,
} from "../../packages/server/src/platform.ts";
import { type PlayedApp, playApp } from "../../packages/server/testkit/playedApp.ts";
import { openChromium, type View, type Visit, visit } from "./chromium.ts";
import type { DevServer } from "./devServer.ts";

const patienceMs = 30_000;

type Answer = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

/**
 * The whole platform with its client, a real browser, and an app that the test plays. It is what `startDevServer` starts,
 * but in the process of the tests, where a second one is there in a tenth of the time.
 */
export interface AppStage extends DevServer {
  readonly platform: Platform;
  readonly browser: Browser;
  readonly dev: DevDescription;
  readonly app: PlayedApp;
  readonly appId: string;
  /** What browsers have told the server that pages tried against their policy. */
  readonly forbidden: readonly string[];
  /** Calls a method, as the app's bot unless told otherwise, and expects it to succeed. */
  call(method: string, args: object, token?: string): Promise<Answer>;
  userId(name: string): string;
  tokenOf(name: string): string;
  /** A separate page for a signed-in person. */
  enter(name: string, path?: string, view?: View): Promise<Visit>;
}

const dayMs = 86_400_000;

/** With `daysBehind` its clock begins in the past, so that a test which lets days go by ends in the present of the browser. */
export async function openAppStage({
  daysBehind = 0,
  seed = "dev",
}: { readonly daysBehind?: number; readonly seed?: SeedDocument | "dev" } = {}): Promise<AppStage> {
  const app = playApp();
  const forbidden: string[] = [];
  const log = createLog({
    level: "warn",
    write: (line) => void (line.includes("policy forbids") && forbidden.push(line)),
  });
  const platform = await createPlatform({
    seed,
    dev: true,
    rates: "off",
    log,
    ask: app.ask,
    // A test comes from elsewhere by saying so.
    trustedProxies: ["127.0.0.1", "::1"],
    clock: { nowMs: () => systemClock.nowMs() - daysBehind * dayMs },
  });
  const url = await platform.listen();
  const dev = await platform.describeDev();
  const bot = dev.apps.find(({ name }) => name === "Dev App");
  const browser = await openChromium();
  const user = (name: string) => dev.users.find((candidate) => candidate.name === name);

  async function call(method: string, args: object, token = bot?.bot_token ?? ""): Promise<Answer> {
    const response = await fetch(`${dev.api_url}${method}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(args),
    });
    const answer = (await response.json()) as Answer;
    assert.ok(answer.ok, `${method} was refused: ${JSON.stringify(answer).slice(0, 500)}`);
    return answer;
  }

  const linkOf = (name: string) =>
    platform.signInLinks(dev.users.filter((candidate) => candidate.name === name))[0]?.url ?? "";
  const tokenOf = (name: string) => user(name)?.token ?? "";

  return {
    platform,
    browser,
    dev,
    app,
    appId: bot?.id ?? "",
    url,
    botToken: bot?.bot_token ?? "",
    forbidden,
    call,
    userId: (name) => user(name)?.id ?? "",
    tokenOf,
    linkOf,
    passwordOf: (name) => user(name)?.password ?? "",
    posting: (name, channel) => ({ token: tokenOf(name), channel: dev.channels[channel] ?? "" }),
    async enter(name, path = "/client", view = {}) {
      const tab = await visit(browser, view);
      tab.page.setDefaultTimeout(patienceMs);
      await tab.signIn(linkOf(name));
      await tab.page.goto(url + path);
      return tab;
    },
    [Symbol.asyncDispose]: () => platform.stop(),
  };
}

/** The message that shows these blocks, once it is on the screen. */
export async function postBlocks(stage: AppStage, page: Page, blocks: readonly object[], channel: string) {
  const { ts } = await stage.call("chat.postMessage", { channel, text: "Blocks", blocks });
  const shown = page.locator(`[data-ts="${String(ts)}"]`);
  // A person with unread messages above is not at the end. The list may follow the message by itself meanwhile.
  const jump = page.getByRole("button", { name: "Jump to latest" }).first();
  await until("the blocks are on the screen", async () => {
    if (await shown.isVisible()) return true;
    if (await jump.isVisible()) await jump.click({ timeout: 1_000 }).catch(() => undefined);
    return false;
  });
  return { ts: String(ts), shown };
}

/** Waits for a condition, however slow the machine is. */
export async function until<Value>(what: string, look: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    assert.ok(performance.now() < end, `timed out: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const plain = (text: string) => ({ type: "plain_text", text });
export const option = (text: string) => ({ text: plain(text), value: text });
