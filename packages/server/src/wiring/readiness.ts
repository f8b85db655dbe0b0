import { limits } from "@platform/protocol";
import { nobody } from "../domain/caller.ts";
import { probeWrites } from "../domain/store/probeWrites.ts";
import type { CallServices } from "../http/call.ts";
import type { Clock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";

export interface ReadinessOptions {
  readonly store: Store;
  readonly callServices: CallServices;
  readonly clock: Clock;
}

interface Probe {
  readonly atMs: number;
  readonly writing: Promise<boolean>;
  failed: boolean;
}

/**
 * Resolves when the store answers and takes writes; what `/readyz` asks. A store that can only be read, because its disk is
 * full for one, refuses most of what callers want. Anyone can ask, so a write is made every few seconds at most, and all
 * who ask meanwhile get its result.
 */
export function openReadiness({ store, callServices, clock }: ReadinessOptions): () => Promise<void> {
  let last: Probe | undefined;

  function probe(atMs: number): Probe {
    const writing = callServices
      .openContext(nobody, {}, {})
      .write(probeWrites, {})
      .then(
        ({ ok }) => ok,
        () => false,
      );
    const started: Probe = { atMs, writing, failed: false };
    void writing.then((isWritten) => {
      started.failed = !isWritten;
    });
    return started;
  }

  return async () => {
    await store.probe();
    const nowMs = clock.nowMs();
    const lifeMs = (last?.failed ? limits.ready_retry_s : limits.ready_probe_s) * 1000;
    // A clock that was moved back must not keep an old result for hours.
    if (!last || Math.abs(nowMs - last.atMs) >= lifeMs) last = probe(nowMs);
    if (!(await last.writing)) throw new Error("the store takes no writes");
  };
}
