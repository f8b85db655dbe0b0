import { nobody } from "../domain/caller.ts";
import { releaseServerSlots } from "../domain/sockets/releaseServerSlots.ts";
import { acquireSlot } from "../domain/sockets/acquireSlot.ts";
import { systemClock } from "../ports/ports.ts";
import { countOwnSlots, type Place, type SocketSlots } from "../sockets/socketSlots.ts";
import type { Store } from "../storage/store.ts";
import type { ServerLease } from "./serverLease.ts";

interface SlotOptions {
  readonly store: Store;
  readonly lease: ServerLease;
}

/** Counts in the store only where there can be another server: nobody else should pay for it. */
export function openSocketSlots(options: SlotOptions): SocketSlots {
  return options.store.dialect === "postgres" ? countSharedSlots(options) : countOwnSlots();
}

function countSharedSlots({ store, lease }: SlotOptions): SocketSlots {
  const { serverId } = lease;
  const held = new Map<string, Place>();
  /** Closed, and not yet written down. */
  const left = new Set<string>();
  const now = () => ({ caller: nobody, nowMs: systemClock.nowMs() });
  let leaving: Promise<void> | undefined;

  lease.hold({ sockets: () => [...held.values()] });

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
    look: settleLeft,
    // The rows go with the lease of the server.
    stop: async () => {},
  };
}
