import type { SearchWalk } from "../../storage/queries/searchWalk.ts";

export interface Weights {
  readonly nowMs: number;
  /** Conversations that the person is in; empty when there are too many to compare. */
  readonly ownKeys: ReadonlySet<number>;
  /** The conversation that the agent works in. */
  readonly contextKey: number | undefined;
}

const day_ms = 24 * 60 * 60 * 1000;
/** After so many days half of what newness adds is gone. */
const freshDays = 30;
const added = { fresh: 0.5, own: 0.25, context: 0.5 };

/** How much the words of a result count: more when it is new, where the person is, and in the conversation they work in. */
export function weighting({ nowMs, ownKeys, contextKey }: Weights): NonNullable<SearchWalk["weigh"]> {
  return ({ channel_key: key, ts }, score) => {
    const ageDays = Math.max(0, nowMs - ts / 1000) / day_ms;
    const fresh = added.fresh / (1 + ageDays / freshDays);
    return score * (1 + fresh + (ownKeys.has(key) ? added.own : 0) + (key === contextKey ? added.context : 0));
  };
}
