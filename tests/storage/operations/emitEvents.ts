import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { emitAll } from "@platform/server/domain/events/emit.ts";

/** Writes so many events in one transaction. */
export const emitEvents = defineOperation(
  import.meta,
  async (ctx, { count }: { readonly count: number }): Promise<Outcome<object, never>> => {
    const payload = { subtype: "remove", names: ["party"], event_ts: "1768467600.000100" } as const;
    const event = { type: "emoji_changed", teamId: "T1", audience: "team", payload } as const;
    await emitAll(
      ctx,
      Array.from({ length: count }, () => event),
    );
    return succeed({});
  },
);
