import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../scripts/provision/chromium.ts";
import { ensureClient } from "../scripts/ensureClient.mjs";
import { type DevServer, startDevServer } from "../tests/browser/devServer.ts";
import type { Effort } from "./compareHttp.ts";
import { fillChannel } from "./fillChannel.ts";
import { switchTime } from "./inPage.ts";
import { figureOf, type Measured, percentile } from "./measured.ts";

const subject = "browser client, 300 channels";
const figure = figureOf(subject);
const channels = 300;
const messagesEach = 20;
const receivedPerPost = 600;

/** What a busy workspace costs a browser: how soon the next conversation is there, and what a day of messages leaves behind. */
export async function compareClientScale(
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const found = findChromium();
  if (!wants(subject) || found.path === undefined) return [];
  tell(subject);
  await ensureClient(fileURLToPath(new URL("..", import.meta.url)), process.execPath);
  await using server = await startDevServer();
  const names = await createChannels(server);
  const browser = await chromium.launch({ executablePath: found.path, args: ["--disable-gpu", "--no-sandbox"] });
  try {
    const page = await enter(browser, server);
    // A conversation that was open before is not the same work as a new one, so each is opened twice.
    const [first, again] = [
      await switchThrough(page, names.slice(0, 60)),
      await switchThrough(page, names.slice(0, 60)),
    ];
    const received = effort.posts * receivedPerPost;
    await fillChannel(server, received);
    const heapMb = await heapOf(page);
    return [
      figure("ms to open a conversation, p95", [percentile(first, 0.95)], { atMost: 60 }),
      figure("ms to open it again, p95", [percentile(again, 0.95)], { atMost: 60 }),
      figure(`MB of heap after ${received} messages`, [heapMb], { atMost: 150 }),
    ];
  } finally {
    await browser.close();
  }
}

async function createChannels(server: DevServer): Promise<string[]> {
  const { token } = server.posting("alice", "general");
  const call = async (method: string, body: Record<string, string>) => {
    const response = await fetch(`${server.url}/api/${method}`, {
      method: "POST",
      body: new URLSearchParams({ token, ...body }),
    });
    const answer = (await response.json()) as { ok: boolean; error?: string; channel?: { id: string } };
    if (!answer.ok) throw new Error(`${method} was refused: ${answer.error}`);
    return answer;
  };
  const names = Array.from({ length: channels }, (_, at) => `bench-${String(at).padStart(3, "0")}`);
  for (const name of names) {
    const { channel } = await call("conversations.create", { name });
    const texts = Array.from({ length: messagesEach }, (_, at) => `Message ${at} of ${name}, with some words after it`);
    for (const text of texts) await call("chat.postMessage", { channel: channel?.id ?? "", text });
  }
  return names;
}

async function enter(browser: Browser, server: DevServer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.linkOf("alice"));
  await page.getByRole("textbox", { name: /^Message / }).waitFor();
  return page;
}

async function switchThrough(page: Page, names: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const name of names) times.push(await page.evaluate<number>(switchTime(name, `of ${name},`)));
  return times;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1_000_000;
}
