import { type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { selectMeta } from "@platform/server/storage/queries/meta.ts";
import { insertOutbox } from "@platform/server/storage/queries/outbox.ts";

export interface Signal {
  readonly teamId: string;
  readonly isRefused?: boolean;
}

/** Reads something, and then writes one event or is refused. */
export const signal = defineOperation(
  import.meta,
  async (ctx, { teamId, isRefused }: Signal): Promise<Outcome<object, "refused">> => {
    await selectMeta(ctx.db, "nothing");
    if (isRefused) return refuse("refused");
    await insertOutbox(ctx.db, teamId, null, null, null, "team", "signalled", ctx.nowMs, "{}", null);
    return succeed({});
  },
);
