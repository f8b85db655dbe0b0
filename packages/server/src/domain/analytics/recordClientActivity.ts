import { type Outcome, parseTs, succeed } from "@platform/protocol";
import { selectTimes } from "../../storage/queries/messageActivity.ts";
import { accessChannel, type AccessCode } from "../access/accessChannel.ts";
import { defineOperation } from "../context.ts";
import { type Act, recordActs } from "./recordActs.ts";

export const clientKinds = ["desktop", "mobile", "web"] as const;
export type ClientKind = (typeof clientKinds)[number];

export interface ClientActivity {
  readonly channelId: string;
  readonly views: readonly string[];
  readonly clicks: readonly string[];
  readonly client: ClientKind | undefined;
}

/** Counts what a client has shown to its person, and what the person has clicked. What is no message is passed over. */
export const recordClientActivity = defineOperation(
  import.meta,
  async (ctx, input: ClientActivity): Promise<Outcome<object, AccessCode>> => {
    const seen = await accessChannel(ctx, input.channelId, "history");
    if (!seen.ok) return seen;
    const views = timesOf(input.views);
    const clicks = timesOf(input.clicks);
    const known = await selectTimes(ctx.db, seen.channel.key, [...new Set([...views, ...clicks])]);
    const acts = known.flatMap((ts): Act[] => [
      ...(views.has(ts) ? viewOf(ts, input.client) : []),
      ...(clicks.has(ts) ? [{ ts, kind: "click" } as const] : []),
    ]);
    await recordActs(ctx, seen.channel.key, acts);
    return succeed({});
  },
);

function viewOf(ts: number, client: ClientKind | undefined): Act[] {
  const view = { ts, kind: "view" } as const;
  return client === undefined ? [view] : [view, { ts, kind: `view_${client}` }];
}

function timesOf(texts: readonly string[]): ReadonlySet<number> {
  return new Set(texts.map(parseTs).filter((us) => us !== undefined));
}
