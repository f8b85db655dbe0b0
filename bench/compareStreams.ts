import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright-core";
import { ensureClient } from "../scripts/ensureClient.mjs";
import { findChromium } from "../scripts/provision/chromium.ts";
import { startPostgres } from "../scripts/provision/postgres.ts";
import { type DevServer, startDevServer } from "../tests/browser/devServer.ts";
import { ask } from "./ask.ts";
import { formOf, stampIn } from "./cases.ts";
import { reportOf } from "./children.ts";
import type { Effort } from "./compareHttp.ts";
import { figureOf, type Measured, percentile } from "./measured.ts";
import { markPattern, type StreamOrder, type StreamReport } from "./streamLatency.ts";

const streamCount = 10;
const program = new URL("./streamLatency.ts", import.meta.url);
const subjectOf = (store: string): string => `streams, ${streamCount} at once, ${store}`;
const target = { ratioAtMost: 2 };

interface Round {
  readonly onSocket: Latencies;
  readonly onPage: Latencies | undefined;
}

/** The 99th percentile of a post, which is the floor here, and of a piece of a stream. */
interface Latencies {
  readonly post: number;
  readonly piece: number;
}

/**
 * From the call that appends to a stream until another client has the text, on a socket and in a page of Chromium, beside posts
 * in the same minute to the same client.
 */
export async function compareStreams(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  if (wants(subjectOf("sqlite"))) {
    tell(subjectOf("sqlite"));
    measured.push(...(await compareOn("sqlite", [], folder, effort)));
  }
  if (wants(subjectOf("postgres"))) {
    tell(subjectOf("postgres"));
    const home = join(folder, "streams-postgres");
    mkdirSync(home, { mode: 0o755 });
    await using database = await startPostgres(undefined, { folder: home });
    measured.push(...(await compareOn("postgres", ["--database-url", database.url], folder, effort)));
  }
  return measured;
}

async function compareOn(store: string, flags: readonly string[], folder: string, effort: Effort): Promise<Measured[]> {
  await ensureClient(fileURLToPath(new URL("..", import.meta.url)), process.execPath);
  await using server = await startDevServer("--rates", "1000000", ...flags);
  const rounds: Round[] = [];
  for (let at = 0; at < effort.rounds; at++) rounds.push(await play(server, folder, effort.posts));
  const figure = (name: string, of: (round: Round) => Latencies | undefined): Measured[] => {
    const found = rounds.map(of).filter((latencies) => latencies !== undefined);
    if (found.length === 0) return [];
    const [pieces, posts] = [found.map(({ piece }) => piece), found.map(({ post }) => post)];
    return [figureOf(subjectOf(store))(name, pieces, target, posts)];
  };
  return [
    ...figure("p99 ms to a socket, floor a post", ({ onSocket }) => onSocket),
    ...figure("p99 ms to a page, floor a post", ({ onPage }) => onPage),
  ];
}

async function play(server: DevServer, folder: string, pieces: number): Promise<Round> {
  const port = Number(new URL(server.url).port);
  const { token: listener, channel } = server.posting("alice", "random");
  const { botToken } = server;
  const call = (method: string, params: Readonly<Record<string, string>>, token = botToken): Promise<string> =>
    ask({ port, path: `/api/${method}`, form: formOf(params), token });
  const me = JSON.parse(await call("auth.test", {}, listener)) as { user_id: string; team_id: string };
  const threads: string[] = [];
  for (let at = 0; at < streamCount; at++) {
    threads.push(stampIn(await call("chat.postMessage", { channel, text: "What is it?" })));
  }
  const recipient = { recipient_user_id: me.user_id, recipient_team_id: me.team_id };
  const order: StreamOrder = { port, botToken, listener, channel, recipient, threads, pieces };
  const file = join(folder, "streams.json");
  writeFileSync(file, JSON.stringify(order));
  await using reader = await openReader(server, `/client/${channel}/thread/${threads[0] ?? ""}`);
  const { sent, received } = await reportOf<StreamReport>(program, [file], {});
  const seen = await reader?.seen();
  if (seen) expectSeen(seen, sent);
  return { onSocket: latencies(sent, received), onPage: seen && latencies(sent, seen) };
}

/** What is on the page: all posts, and the pieces of the first stream. */
function expectSeen(seen: Readonly<Record<string, number>>, sent: StreamReport["sent"]): void {
  const missed = Object.keys(sent).filter((mark) => /^(?:p|s0k)/.test(mark) && seen[mark] === undefined);
  if (missed.length > 0) throw new Error(`the page never showed ${missed.join(", ")}`);
}

interface Reader extends AsyncDisposable {
  /** When the page had each mark, by its own clock, which is that of this machine. */
  seen(): Promise<Record<string, number>>;
}

/** A page of a person who reads the thread of the first stream, beside the channel with the posts. */
async function openReader(server: DevServer, path: string): Promise<Reader | undefined> {
  const { path: executablePath } = findChromium();
  if (executablePath === undefined) return undefined;
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--no-sandbox"] });
  const page: Page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(server.linkOf("alice"));
  await page.goto(server.url + path);
  await page.getByRole("complementary", { name: "Thread" }).getByText("What is it?").waitFor();
  await page.evaluate(noteMarks);
  return {
    seen: () => page.evaluate<Record<string, number>>("globalThis.marksSeen"),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

const noteMarks = `void (() => {
  const seen = (globalThis.marksSeen = {});
  new MutationObserver(() => {
    const now = performance.timeOrigin + performance.now();
    const inThread = document.querySelectorAll("aside [role=article]");
    const inChannel = [...document.querySelectorAll("main [role=article]")].slice(-16);
    for (const row of [...inThread, ...inChannel]) {
      for (const [mark] of row.textContent.matchAll(${String(markPattern)})) seen[mark] ??= now;
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
})()`;

function latencies(sent: StreamReport["sent"], had: Readonly<Record<string, number>>): Latencies {
  const of = (kind: "s" | "p"): number[] =>
    Object.entries(had).flatMap(([mark, at]) => (mark.startsWith(kind) ? [at - (sent[mark] ?? NaN)] : []));
  return { post: percentile(of("p"), 0.99), piece: percentile(of("s"), 0.99) };
}
