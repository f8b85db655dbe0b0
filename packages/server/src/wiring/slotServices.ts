import { limits } from "@platform/protocol";
import { nobody } from "../domain/caller.ts";
import { releaseSlots } from "../domain/sockets/releaseSlots.ts";
import { renewSlots } from "../domain/sockets/renewSlots.ts";
import { releaseServerSlots } from "../domain/sockets/releaseServerSlots.ts";
import { acquireSlot } from "../domain/sockets/acquireSlot.ts";
import { type Clock, systemIds } from "../ports/ports.ts";
import { countOwnSlots, type Place, type SocketSlots } from "../sockets/socketSlots.ts";
import type { Store } from "../storage/store.ts";

interface SlotOptions {
  readonly store: Store;
  readonly clock: Clock;
}

/** Counts in the store only where there can be another server: nobody else should pay for it. */
export function openSocketSlots(options: SlotOptions): SocketSlots {
  return options.store.dialect === "postgres" ? countSharedSlots(options) : countOwnSlots();
}

function countSharedSlots({ store, clock }: SlotOptions): SocketSlots {
  const serverId = systemIds.unguessable();
  const held = new Map<string, Place>();
  /** Closed, and not yet written down. */
  const left = new Set<string>();
  const now = () => ({ caller: nobody, nowMs: clock.nowMs() });
  let keptMs: number | undefined;
  let leaving: Promise<void> | undefined;

  async function keep(): Promise<void> {
    const nowMs = clock.nowMs();
    if (keptMs !== undefined && nowMs - keptMs < limits.heartbeat_s * 1000) return;
    await store.write(renewSlots, now(), { serverId, sockets: [...held.values()] });
    keptMs = nowMs;
  }

  /** All that closed meanwhile at once: ten thousand may be cut in one moment. */
  async function leaveAll(): Promise<void> {
    while (left.size > 0) {
      const ids = [...left];
      await store.write(releaseServerSlots, now(), { ids });
      for (const id of ids) left.delete(id);
    }
  }

  function settleLeft(): Promise<void> {
    return (leaving ??= leaveAll().finally(() => {
      leaving = undefined;
    }));
  }

  return {
    async take(place) {
      await keep();
      // One that closes a socket to open another must not be turned away for the closed one.
      await settleLeft();
      const taken = await store.write(acquireSlot, now(), { serverId, ...place });
      if (!taken.ok) return undefined;
      held.set(place.id, place);
      return taken.count;
    },
    leave({ id }) {
      if (!held.delete(id)) return;
      left.add(id);
      // The next look tries again, when the store could not be reached now.
      settleLeft().catch(() => {});
    },
    async look() {
      await settleLeft();
      if (held.size > 0) await keep();
    },
    async stop() {
      if (keptMs !== undefined) await store.write(releaseSlots, now(), { serverId });
    },
  };
}
