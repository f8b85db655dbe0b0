import { fileURLToPath } from "node:url";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../scripts/provision/chromium.ts";
import { ensureClient } from "../scripts/ensureClient.mjs";
import { startDevServer } from "../tests/browser/devServer.ts";
import type { Effort } from "./compareHttp.ts";
import { whenComposerIsThere, whenConversationIsThere, whenSidebarIsThere } from "./inPage.ts";
import { figureOf, type Measured } from "./measured.ts";

const subject = "browser client, slow network";
const figure = figureOf(subject);
/** What a first visit opens, and the next one opens again. */
const conversation = "general";
const slow = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

/** The first visit and the next one, at 50 kB/s and 400 ms there and back. */
export async function compareSlowNetwork(
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
  const first: Visit[] = [];
  const again: Visit[] = [];
  try {
    for (let round = 0; round < effort.rounds; round++) {
      await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await signIn(context, server.linkOf("alice"));
      first.push(await visit(context, `${server.url}/client`));
      again.push(await visit(context, `${server.url}/client`));
    }
    const named = (visits: readonly Visit[], what: keyof Visit) => visits.map((one) => one[what]);
    return [
      figure("ms until channels have names, first visit", named(first, "sidebarMs"), { atMost: 4_000 }),
      figure("ms until one can write, first visit", named(first, "composerMs"), { atMost: 8_000 }),
      figure("ms until the sidebar is there, repeat visit", named(again, "sidebarMs"), { atMost: 2_000 }),
      figure("ms until the last conversation is there, repeat visit", named(again, "conversationMs"), {
        atMost: 2_000,
      }),
      figure("ms until one can write, repeat visit", named(again, "composerMs"), { atMost: 5_000 }),
    ];
  } finally {
    await browser.close();
  }
}

interface Visit {
  readonly sidebarMs: number;
  readonly conversationMs: number;
  readonly composerMs: number;
}

/** The session alone: the page that the link leads to would leave its files in the cache. */
async function signIn(context: BrowserContext, link: string): Promise<void> {
  await context.request.get(link, { maxRedirects: 0 });
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await slowDown(context, page);
  await page.goto(url, { waitUntil: "commit" });
  const [sidebarMs, conversationMs, composerMs] = await Promise.all([
    page.evaluate<number>(whenSidebarIsThere),
    page.evaluate<number>(whenConversationIsThere(conversation)),
    page.evaluate<number>(whenComposerIsThere),
  ]);
  // The service worker fills its cache behind the page, over the same network.
  await page.waitForLoadState("networkidle");
  await page.evaluate("navigator.serviceWorker.ready");
  await page.close();
  return { sidebarMs, conversationMs, composerMs };
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow);
}
