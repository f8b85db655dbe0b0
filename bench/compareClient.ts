import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { startDevServer, type DevServer } from "../tests/browser/devServer.ts";
import { fillChannel } from "./fillChannel.ts";
import type { Effort } from "./compareHttp.ts";
import { figureOf, type Measured } from "./measured.ts";
import { workOf } from "./mainThread.ts";
import { openMenu, plantMenu } from "./openMenu.ts";
import { findChromium } from "../scripts/provision/chromium.ts";
import { ensureClient } from "../scripts/ensureClient.mjs";
import { fileURLToPath } from "node:url";
import { frameTimes, keyTimes, noteKey, pickerTime, whenSeen, whenUsable } from "./inPage.ts";

const subject = "browser client";
const figure = figureOf(subject);
const messagesLoaded = 10_000;
const words = "The quick brown fox jumps over the lazy dog";

/** What people feel: how soon they can write, and whether ten thousand messages are in the way. The floor is an empty page. */
export async function compareClient(
  effort: Effort,
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
    const loads = [];
    for (let round = 0; round < effort.rounds * 2; round++) loads.push(await load(browser, server));
    const reader = await openRandom(browser, server, "alice");
    await plantMenu(server);
    const menus: number[] = [];
    const menuWork = await workOf(browser, reader, async () => menus.push(...(await openMenu(reader, 1))));
    menus.push(...(await openMenu(reader, effort.rounds * 3)));
    const pickers = await openPicker(reader, effort.rounds * 2);
    await reader.context().close();
    const latencies = await sideBySide(browser, server, effort.posts);
    await fillChannel(server, messagesLoaded);
    const crowd = await scrollAndType(browser, server);
    return [
      figure(
        "kB of script, compressed",
        loads.map(({ bytes }) => bytes / 1000),
        { atMost: 230 },
      ),
      figure(
        "ms until one can write",
        loads.map(({ usableMs }) => usableMs),
        { atMost: 600 },
        loads.map(({ emptyMs }) => emptyMs),
      ),
      figure(
        "CPU ms of the page until then",
        loads.map(({ work }) => work.cpuMs),
        { atMost: 1_000 },
      ),
      figure("ms until a menu of 10,000 options is open", menus, { atMost: 100 }),
      figure("CPU ms of its longest task, first open", [menuWork.longestMs], { atMost: 100 }),
      figure("ms until the emoji picker is open", pickers, { atMost: 50 }),
      figure("ms from one browser to the other", latencies, { atMost: 150 }),
      figure("longest frame in 10,000 messages, ms", [crowd.longestFrame], { atMost: 50 }, [16.7]),
      figure("CPU ms of the longest task there", [crowd.work.longestMs], { atMost: 50 }),
      figure("ms per key with 10,000 messages", crowd.keys, { atMost: 5 }),
    ];
  } finally {
    await browser.close();
  }
}

/** A first visit: nothing is in the browser's cache. */
async function load(browser: Browser, server: DevServer) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.linkOf("alice"));
  await context.clearCookies({ name: "nothing" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(`${server.url}/healthz`);
  const emptyMs = await page.evaluate<number>("performance.getEntriesByType('navigation')[0].duration");
  // From here on: what the first page loads late has no body any more.
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  let usableMs = 0;
  const work = await workOf(browser, page, async () => {
    await page.goto(`${server.url}/client`, { waitUntil: "commit" });
    usableMs = await page.evaluate<number>(whenUsable);
  });
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  await context.close();
  return { bytes, usableMs, emptyMs, work };
}

/** The first time fetches its script, which people do when they move to the button. */
async function openPicker(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    times.push(await page.evaluate<number>(pickerTime));
    await page.keyboard.press("Escape");
    await page.getByRole("listbox", { name: "Emoji" }).waitFor({ state: "detached" });
  }
  return times.slice(1);
}

async function sideBySide(browser: Browser, server: DevServer, count: number): Promise<number[]> {
  const [alice, bob] = await Promise.all(["alice", "bob"].map((name) => openRandom(browser, server, name)));
  if (!alice || !bob) throw new Error("nobody came");
  const latencies: number[] = [];
  for (let at = 0; at < Math.min(count, 20); at++) {
    const text = `ping ${at} of the bench`;
    const seen = bob.evaluate<number>(whenSeen(text));
    await alice.getByRole("textbox", { name: /^Message / }).click();
    await alice.keyboard.insertText(text);
    // Listening before the key comes: a listener that comes later would wait for ever.
    await alice.evaluate(noteKey);
    await alice.keyboard.press("Enter");
    latencies.push((await seen) - (await alice.evaluate<number>("globalThis.keyAt")));
  }
  await Promise.all([alice.context().close(), bob.context().close()]);
  return latencies;
}

async function openRandom(browser: Browser, server: DevServer, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.linkOf(name));
  await page.getByRole("link", { name: "random" }).click();
  await page.getByRole("textbox", { name: "Message #random" }).waitFor();
  return page;
}

/** Scrolls back until all is loaded, then through all of it, and types with all of it behind the field. */
async function scrollAndType(browser: Browser, server: DevServer) {
  const page = await openRandom(browser, server, "alice");
  await page.getByRole("region", { name: "Messages in #random" }).hover();
  const beginning = page.getByText("This is where it begins");
  while (!(await beginning.isVisible())) await page.mouse.wheel(0, -40_000);
  await page.getByRole("button", { name: /latest|new$/ }).click();
  let longestFrame = 0;
  const work = await workOf(browser, page, async () => {
    const frames = page.evaluate<number[]>(frameTimes);
    for (let at = 0; at < 200; at++) await page.mouse.wheel(0, at < 100 ? -900 : 900);
    longestFrame = Math.max(...(await frames));
  });
  await page.getByRole("textbox", { name: /^Message / }).click();
  const keys = page.evaluate<number[]>(keyTimes(words.length));
  await page.keyboard.type(words);
  return { longestFrame, work, keys: await keys };
}
