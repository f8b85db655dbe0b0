import { controlsOfPlatforms } from "../controls.ts";
import type { TestPlatform } from "../startPlatform.ts";
import { nameOfChannel, type Place, placeOf, type PlaceWish } from "./place.ts";
import { matchesText, printWanted, waitFor } from "./waitFor.ts";

export interface StatusWish extends PlaceWish {
  /** What the app shows in the thread, or a pattern; an empty text expects that it shows nothing. */
  readonly status?: string | RegExp;
  /** Expects that the status was cleared, and why: a message, the app itself, two minutes without a word, or a person. */
  readonly clearedBy?: "reply" | "app" | "timeout" | "stop";
  /** The person who looks; the first one who can see the thread by default. */
  readonly as?: string;
}

/** What an app shows in a thread, or showed last. */
export interface ThreadStatus {
  readonly app_id: string;
  readonly status: string;
  readonly loading_messages: readonly string[];
  /** For how long it has been shown, or was. */
  readonly age_s: number;
  /** When it was cleared, in seconds. */
  readonly cleared?: number;
  readonly clear_reason?: "reply" | "app" | "timeout" | "stop";
}

/**
 * Waits until an app shows a status in a thread, as `assistant.threads.setStatus` sets it, or until it was cleared.
 *
 * @example
 * await expectStatus(p, { to: question, status: "is thinking..." });
 * await expectStatus(p, { to: question, clearedBy: "reply" });
 */
export async function expectStatus(p: TestPlatform, wish: StatusWish): Promise<ThreadStatus | undefined> {
  const place = placeOf(p, wish);
  const { status, clearedBy, withinMs } = wish;
  const isNothing = status === "";
  const found = await waitFor(p, {
    place,
    withinMs,
    caller: expectStatus,
    async look() {
      const all = await statusesAt(p, place, wish);
      const shown = all.filter((one) => (one.cleared !== undefined) === (clearedBy !== undefined));
      if (isNothing && clearedBy === undefined) return shown.length === 0 ? { status: undefined } : undefined;
      const match = shown.find(
        (one) => matchesText(one.status, isNothing ? undefined : status) && one.clear_reason === clearedBy,
      );
      return match && { status: match };
    },
    async explain() {
      const all = await statusesAt(p, place, wish);
      const wanted = isNothing ? "no status" : `the status${printWanted(status)}`;
      const cleared = clearedBy === undefined ? "" : `, cleared by ${clearedBy},`;
      const instead = all.length === 0 ? "It has shown none there" : all.map(describe).join("; ");
      return {
        message: `Expected ${wanted}${cleared} of ${place.appName}${place.text}. ${instead}.`,
        actual: all.map(({ status: text, clear_reason: reason }) => ({ status: text, clearedBy: reason })),
        expected: { status, clearedBy },
      };
    },
  });
  return found.status;
}

async function statusesAt(p: TestPlatform, place: Place, { as, to, threadTs }: StatusWish): Promise<ThreadStatus[]> {
  const thread_ts = threadTs ?? place.threadTs ?? to?.ts;
  if (place.channel === undefined || thread_ts === undefined) {
    throw new Error("expectStatus needs the message that is answered, or a channel and threadTs.");
  }
  const controls = controlsOfPlatforms.get(p);
  const args = { channel_id: place.channel, thread_ts };
  let refused = "";
  for (const user of as === undefined ? Object.keys(p.users) : [as]) {
    const called = await controls?.("person.call", { user, method: "client.agents.sessions.info", args });
    const answer = called?.["answer"] as {
      readonly ok: boolean;
      readonly error?: string;
      readonly statuses: ThreadStatus[];
    };
    if (answer.ok) return answer.statuses.filter(({ app_id: app }) => app === place.appId);
    refused = answer.error ?? "";
  }
  throw new Error(`Nobody can read the thread in ${nameOfChannel(p, place.channel)}: ${refused}.`);
}

function describe({ status, age_s: ageS, cleared, clear_reason: reason }: ThreadStatus): string {
  if (cleared === undefined) return `It shows ${JSON.stringify(status)}, for ${ageS} s now`;
  return `It showed ${JSON.stringify(status)} for ${ageS} s, which was cleared by ${reason ?? "the app"}`;
}
