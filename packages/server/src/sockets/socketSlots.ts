import { limits } from "@platform/protocol";

/** A socket of an app, as it is counted. */
export interface Place {
  readonly id: string;
  readonly appId: string;
}

/** How many sockets each app has open. */
export interface SocketSlots {
  /** How many there are with this one; nothing when the app has as many as it may. */
  take(place: Place): Promise<number | undefined>;
  leave(place: Place): void;
  /** Says that this server and its sockets are still there. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Of a server that is alone with its store. */
export function countOwnSlots(): SocketSlots {
  const counts = new Map<string, number>();
  return {
    async take({ appId }) {
      const count = (counts.get(appId) ?? 0) + 1;
      if (count > limits.app_sockets_max) return undefined;
      counts.set(appId, count);
      return count;
    },
    leave({ appId }) {
      const rest = (counts.get(appId) ?? 0) - 1;
      if (rest > 0) counts.set(appId, rest);
      else counts.delete(appId);
    },
    look: async () => {},
    stop: async () => {},
  };
}
