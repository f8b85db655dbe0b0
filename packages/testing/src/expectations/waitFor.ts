import { AssertionError } from "node:assert";
import { controlsOfPlatforms } from "../controls.ts";
import type { TestPlatform } from "../startPlatform.ts";
import type { LogLine } from "../testLog.ts";
import type { Place } from "./place.ts";

/** Why something that was expected is not there. */
export interface Failure {
  readonly message: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

interface Waiting<Found> {
  readonly place: Place;
  readonly withinMs: number | undefined;
  /** Looks once; nothing when it is not there yet. */
  look(entries: readonly LogLine[]): Found | undefined | Promise<Found | undefined>;
  explain(entries: readonly LogLine[]): Failure | Promise<Failure>;
  /** Left out of the stack. */
  readonly caller: (...args: never) => unknown;
}

const withinDefaultMs = 5_000;
const shownMax = 10;

/** Looks again whenever the app has done something, until the deadline: the server answers as soon as it has. */
export async function waitFor<Found>(p: TestPlatform, waiting: Waiting<Found>): Promise<Found> {
  const { place, withinMs = withinDefaultMs, look, explain, caller } = waiting;
  const controls = controlsOfPlatforms.get(p);
  if (!controls) throw new Error("The platform has to come from startPlatform().");
  const deadline = performance.now() + withinMs;
  const frames = framesOf(caller);
  for (;;) {
    const { entries, last } = await controls("log.list", { app: place.appId, limit: 1_000 });
    // What people did with a user token of the app is not what the app did.
    const lines = (entries as LogLine[]).filter(({ caller: by }) => by?.kind !== "user");
    const found = await look(lines);
    if (found !== undefined) return found;
    const wait_ms = Math.round(deadline - performance.now());
    if (wait_ms > 0) {
      await controls("log.list", { app: place.appId, since: last, limit: 1, wait_ms });
      continue;
    }
    const { message, actual, expected } = await explain(lines);
    const text = `${message} Waited ${withinMs} ms.\n${recapOf(lines, place)}`;
    const failure = new AssertionError({ message: text, actual, expected, operator: caller.name });
    failure.stack = `${failure.name} [${failure.code}]: ${text}\n${frames}`;
    throw failure;
  }
}

/** Where the test asked, taken before the first wait: the stack of a failure would not reach there any more. */
function framesOf(caller: Waiting<unknown>["caller"]): string {
  const here = { stack: "" };
  Error.captureStackTrace(here, caller);
  return here.stack.split("\n").slice(1).join("\n");
}

/** What the app did last, for the reader of a failure. */
function recapOf(entries: readonly LogLine[], { appName }: Place): string {
  const shown = entries.filter(({ kind }) => kind !== "write" && kind !== "event").slice(-shownMax);
  if (shown.length === 0) return `${appName} has neither received nor called anything.`;
  return [`What ${appName} received and did last:`, ...shown.map((line) => `  ${describe(line)}`)].join("\n");
}

function describe({ kind, method, type, code, args, answer }: LogLine): string {
  if (kind !== "call") return `received ${type ?? ""}: ${code ?? ""}`;
  const { text, markdown_text: markdown, status, chunks } = args ?? {};
  const words = text ?? markdown ?? status ?? chunks;
  const said = words === undefined ? "" : ` ${JSON.stringify(words)}`;
  const metadata = (answer?.["response_metadata"] ?? {}) as { readonly messages?: readonly string[] };
  const why =
    code === "ok" ? "" : ` refused with ${code ?? ""}${(metadata.messages ?? []).map((one) => `, ${one}`).join("")}`;
  return `called ${method ?? ""}${said}${why}`;
}

/** Whether a text is as expected; any text when nothing is. */
export function matchesText(text: string, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === "string" ? text === wanted : wanted.test(text);
}

export function printWanted(wanted: string | RegExp | undefined): string {
  return wanted === undefined ? "" : ` ${typeof wanted === "string" ? JSON.stringify(wanted) : String(wanted)}`;
}
