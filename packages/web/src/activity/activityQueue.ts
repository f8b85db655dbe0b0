import { limits } from "@platform/protocol/limits.ts";

export type ActivityKind = "views" | "clicks";

/** What is sent in one call: timestamps of messages of one channel. */
export interface ActivityBatch {
  readonly channel: string;
  readonly views: readonly string[];
  readonly clicks: readonly string[];
}

interface Options {
  /** Whether the server has answered for good. What it could not take is sent again. */
  readonly send: (batch: ActivityBatch) => Promise<boolean>;
  readonly setTimer: (run: () => void, ms: number) => void;
}

export interface ActivityQueue {
  record(kind: ActivityKind, channel: string, ts: string): void;
  /** Sends what has been collected, now. */
  flush(): void;
}

interface Entry {
  readonly kind: ActivityKind;
  readonly channel: string;
  readonly ts: string;
}

/**
 * Collects what a person does with messages and sends it in batches. The server counts each person once per message; to
 * send each thing once saves the calls. Entries stay here until the server has answered, and only so many: a page that is
 * offline for a day must not fill the memory.
 */
export function createActivityQueue({ send, setTimer }: Options): ActivityQueue {
  const remembered = new Set<string>();
  let pending: Entry[] = [];
  let isTimed = false;

  function record(kind: ActivityKind, channel: string, ts: string): void {
    const name = `${kind} ${channel} ${ts}`;
    if (remembered.has(name)) return;
    remembered.add(name);
    if (remembered.size > limits.activity_remembered_max) remembered.delete(remembered.values().next().value ?? "");
    keep([{ kind, channel, ts }], limits.activity_flush_ms);
  }

  function keep(entries: readonly Entry[], sendInMs: number): void {
    pending = [...pending, ...entries].slice(-limits.activity_pending_max);
    if (isTimed) return;
    isTimed = true;
    setTimer(() => {
      isTimed = false;
      flush();
    }, sendInMs);
  }

  function flush(): void {
    const entries = pending;
    pending = [];
    for (const [channel, ofChannel] of Map.groupBy(entries, (entry) => entry.channel)) {
      for (const batch of batchesOf(channel, ofChannel)) {
        const again = () => keep(entriesOf(batch), limits.activity_retry_ms);
        send(batch).then((isDone) => isDone || again(), again);
      }
    }
  }

  return { record, flush };
}

function batchesOf(channel: string, entries: readonly Entry[]): ActivityBatch[] {
  const times = (kind: ActivityKind) => entries.filter((entry) => entry.kind === kind).map(({ ts }) => ts);
  const [views, clicks] = [times("views"), times("clicks")];
  const size = limits.recorded_messages_max;
  const count = Math.ceil(Math.max(views.length, clicks.length) / size);
  return Array.from({ length: count }, (_, at) => ({
    channel,
    views: views.slice(at * size, (at + 1) * size),
    clicks: clicks.slice(at * size, (at + 1) * size),
  }));
}

function entriesOf({ channel, views, clicks }: ActivityBatch): Entry[] {
  const of = (kind: ActivityKind, times: readonly string[]) => times.map((ts) => ({ kind, channel, ts }));
  return [...of("views", views), ...of("clicks", clicks)];
}
