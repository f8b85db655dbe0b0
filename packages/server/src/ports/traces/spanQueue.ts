import type { Logger } from "../log.ts";
import type { EndedSpan } from "./otlpJson.ts";
import { createSpanSender } from "./sendSpans.ts";
import type { TraceSettings } from "./traceSettings.ts";

export interface SpanCounts {
  /** Taken by the collector. */
  exported: number;
  /** Lost, because the queue was full or the collector refused them. */
  dropped: number;
}

export interface SpanQueue {
  readonly counts: Readonly<SpanCounts>;
  add(span: EndedSpan): void;
  /** Sends what is left, and gives up after a while. */
  stop(): Promise<void>;
}

const pauseMaxMs = 60_000;
/** A server that stops is waited for by its operator. */
const stopMs = 5_000;

/**
 * Sends spans in batches, one request at a time. While the collector does not answer, they wait in a queue of limited
 * length, and what does not fit is counted and lost: no call ever waits for the collector.
 */
export function createSpanQueue(settings: TraceSettings, log: Logger): SpanQueue {
  const { delayMs, queueMax, batchMax } = settings;
  const sender = createSpanSender(settings);
  const counts: SpanCounts = { exported: 0, dropped: 0 };
  let isStopped = false;
  const waiting: EndedSpan[] = [];
  let failures = 0;
  let isDown = false;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;

  function schedule(): void {
    if (sending || isStopped || waiting.length === 0) return;
    if (failures === 0 && waiting.length >= batchMax) return send();
    const pauseMs = failures === 0 ? delayMs : Math.min(delayMs * 2 ** failures, Math.max(pauseMaxMs, delayMs));
    timer ??= setTimeout(send, pauseMs).unref();
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendBatch().finally(() => {
      sending = undefined;
      schedule();
    });
  }

  async function sendBatch(): Promise<void> {
    const batch = waiting.slice(0, batchMax);
    const failure = await sender.send(batch);
    if (failure === undefined) {
      counts.exported += batch.length;
      if (isDown) log.info("traces are exported again");
      isDown = false;
      failures = 0;
    } else {
      // Once for each outage: the next line would say nothing new.
      if (!isDown) log.warn({ reason: failure.text }, "traces cannot be exported");
      isDown = true;
      failures++;
      if (failure.mayRetry) return;
      counts.dropped += batch.length;
    }
    waiting.splice(0, batch.length);
  }

  return {
    counts,
    add(span) {
      if (waiting.length >= queueMax || isStopped) counts.dropped++;
      else waiting.push(span);
      schedule();
    },
    async stop() {
      const late = setTimeout(sender.stop, stopMs);
      await sending;
      // One more try, whatever came before.
      failures = 0;
      while (waiting.length > 0 && failures === 0) {
        send();
        await sending;
      }
      clearTimeout(late);
      clearTimeout(timer);
      isStopped = true;
      sender.stop();
      if (waiting.length > 0)
        log.warn({ spans: waiting.length }, "traces were lost because the collector did not take them");
      counts.dropped += waiting.splice(0).length;
    },
  };
}
