import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../scripts/provision/chromium.ts";
import { ensureClient } from "../scripts/ensureClient.mjs";
import { type DevServer, startDevServer } from "../tests/browser/devServer.ts";
import { fillChannel } from "./fillChannel.ts";
import { switchTime } from "./inPage.ts";
import { figureOf, type Measured } from "./measured.ts";

const subject = "browser client, unread";
const few = 5;
const many = 5_000;
const channelsEach = 4;
/** Read before the unread messages came, so that each channel opens below the same screen of old ones. */
const readBefore = 20;

/** Opening a conversation with 5,000 unread messages beside opening one with 5: only one page is loaded of either. */
export async function compareUnread(
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const found = findChromium();
  if (!wants(subject) || found.path === undefined) return [];
  tell(subject);
  await ensureClient(fileURLToPath(new URL("..", import.meta.url)), process.execPath);
  await using server = await startDevServer();
  const browser = await chromium.launch({ executablePath: found.path, args: ["--disable-gpu", "--no-sandbox"] });
  try {
    const short = await createUnread(server, "few", few);
    const long = await createUnread(server, "many", many);
    const page = await enter(browser, server);
    const times: Record<"short" | "long", number[]> = { short: [], long: [] };
    // In turns, so that what the page has loaded by then helps both alike.
    for (let at = 0; at < channelsEach; at++) {
      times.short.push(await timeToOpen(page, short[at] ?? ""));
      times.long.push(await timeToOpen(page, long[at] ?? ""));
    }
    // The first of each pays for what is loaded once.
    const [floor, ours] = [times.short.slice(1), times.long.slice(1)];
    return [figureOf(subject)(`ms to open ${many} unread, floor ${few}`, ours, { ratioAtMost: 1.25 }, floor)];
  } finally {
    await browser.close();
  }
}

/** Channels of which alice has read a little, and bob has written more since. */
async function createUnread(server: DevServer, prefix: string, unread: number): Promise<string[]> {
  const names = Array.from({ length: channelsEach }, (_, at) => `${prefix}-${at}`);
  for (const name of names) {
    const { id } = await call(server, "alice", "conversations.create", { name });
    await call(server, "bob", "conversations.join", { channel: id });
    for (let at = 0; at < readBefore; at++)
      await call(server, "alice", "chat.postMessage", { channel: id, text: "old" });
    await call(server, "bob", "chat.postMessage", { channel: id, text: `First unread of ${name}.` });
    await fillChannel(server, unread - 1, id);
  }
  return names;
}

async function call(server: DevServer, name: string, method: string, body: Record<string, string>) {
  const { token } = server.posting(name, "general");
  const sent = { method: "POST", body: new URLSearchParams({ token, ...body }) };
  const response = await fetch(`${server.url}/api/${method}`, sent);
  const answer = (await response.json()) as { ok: boolean; error?: string; channel?: { id: string } | string };
  if (!answer.ok) throw new Error(`${method} was refused: ${answer.error}`);
  return { id: typeof answer.channel === "object" ? answer.channel.id : "" };
}

async function enter(browser: Browser, server: DevServer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.linkOf("alice"));
  await page.getByRole("textbox", { name: /^Message / }).waitFor();
  return page;
}

function timeToOpen(page: Page, name: string): Promise<number> {
  return page.evaluate<number>(switchTime(name, `First unread of ${name}.`));
}
