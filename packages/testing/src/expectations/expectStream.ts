import type { TestPlatform } from "../startPlatform.ts";
import type { LogLine } from "../testLog.ts";
import type { StreamTrace } from "../testStreams.ts";
import { appMessages } from "./appMessages.ts";
import { isThere, type Place, placeOf, type PlaceWish } from "./place.ts";
import { matchesText, printWanted, waitFor } from "./waitFor.ts";

export interface StreamWish extends PlaceWish {
  /** The text of all chunks together, or a pattern; any text when left out. */
  readonly text?: string | RegExp;
  /** Whether it goes on; `ended` by default. */
  readonly state?: "open" | "ended";
  /** What ended it: a call of the app, a person or a limit. */
  readonly endedBy?: "app" | "user" | "time";
}

/** A streamed message with its text. */
export interface StreamedMessage extends StreamTrace {
  readonly text: string;
}

/**
 * Waits until an app has streamed a message, by default until the stream has ended.
 *
 * @example
 * await expectStream(p, { to: question, text: /time\.$/, endedBy: "app" });
 */
export async function expectStream(p: TestPlatform, wish: StreamWish = {}): Promise<StreamedMessage> {
  const place = placeOf(p, wish);
  const { text, endedBy, withinMs, state = "ended" } = wish;
  const wanted = `${state === "ended" ? "an ended" : "an open"} stream${printWanted(text)}`;
  return waitFor(p, {
    place,
    withinMs,
    caller: expectStream,
    look: async (entries) =>
      (await streamsAt(p, place, entries)).find(
        (stream) =>
          stream.state === state &&
          matchesText(stream.text, text) &&
          (endedBy === undefined || stream.ended_by === endedBy),
      ),
    async explain(entries) {
      const there = await streamsAt(p, place, entries);
      const by = endedBy === undefined ? "" : ` that was ended by ${endedBy}`;
      const instead = there.length === 0 ? "There is none." : there.map(describe).join(" ");
      const shown = there.map((one) => ({ text: one.text, state: one.state, endedBy: one.ended_by }));
      return {
        message: `Expected ${wanted}${by} of ${place.appName}${place.text}. ${instead}`,
        actual: shown.length === 1 ? shown[0] : shown,
        expected: { text, state, endedBy },
      };
    },
  });
}

/** The earliest first. */
async function streamsAt(p: TestPlatform, place: Place, entries: readonly LogLine[]): Promise<StreamedMessage[]> {
  const messages = appMessages(entries).filter((message) => message.isStreamed && isThere(place, message));
  const traces = await p.streams.list({ app: place.appId });
  return messages.flatMap(({ channel, ts, text }) => {
    const trace = traces.find((one) => one.channel === channel && one.ts === ts);
    return trace ? [{ ...trace, text }] : [];
  });
}

function describe({
  text,
  state,
  ended_by: by,
  started_at: started,
  touched_at: touched,
  calls,
}: StreamedMessage): string {
  const lastS = Math.round((Date.parse(touched) - Date.parse(started)) / 1000);
  const end = state === "open" ? "is still open" : `was ended by ${by ?? "the app"}`;
  const refused = calls.filter(({ code }) => code !== "ok");
  const late = refused.map(({ method, code, message }) => ` ${method} was refused with ${code}: ${message ?? ""}.`);
  return `The stream ${JSON.stringify(text)} ${end}; its last chunk came ${lastS} s after its start.${late.join("")}`;
}
