import type { Outcome } from "@platform/protocol";
import { type Chore, type Chores, startChores } from "./chores.ts";
import { nobody } from "./domain/caller.ts";
import { sweepSent } from "./domain/messages/sweepSent.ts";
import type { Logger } from "./log.ts";
import type { Clock } from "./ports.ts";
import type { Operation } from "./storage/job.ts";
import type { Store } from "./storage/store.ts";

export interface ChoresOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onCommit: () => void;
}

/** A write operation that does a bite of what is due, in one transaction; two servers may be at it at once. */
type DueOperation = Operation<object, Outcome<{ readonly hasMore: boolean; readonly didWork: boolean }, never>>;

/** Everything that time brings about, by name. */
const due: Readonly<Record<string, DueOperation>> = { "forget ids of clients": sweepSent };

export function openChores({ store, clock, log, onCommit }: ChoresOptions): Chores {
  const chores = Object.entries(due).map(([name, operation]): Chore => ({
    name,
    async run() {
      const done = await store.write(operation, { caller: nobody, nowMs: clock.nowMs() }, {});
      if (!done.ok) return { hasMore: false };
      if (done.didWork) onCommit();
      return done;
    },
  }));
  return startChores(chores, log);
}
