import { createHmac, randomBytes, randomInt } from "node:crypto";
import { type IdKind, idAlphabet, idLength, idPrefixes } from "@platform/protocol";

/** All that is not a pure function enters here, so that a test can hold it and a reader can find it. */
export interface Ports {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secrets: Secrets;
}

export interface Clock {
  nowMs(): number;
}

export interface Ids {
  next(kind: IdKind): string;
  /** For an event, a request, a session: never shown as the name of a thing. */
  unguessable(): string;
}

/**
 * Secrets that may have to be shown again are derived from the server's key instead of being stored,
 * so that a copy of the database holds nothing that opens anything.
 */
export interface Secrets {
  derive(purpose: string): string;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

export const systemIds: Ids = {
  next(kind) {
    let id: string = idPrefixes[kind];
    while (id.length < idLength) id += idAlphabet[randomInt(idAlphabet.length)];
    return id;
  },
  unguessable: () => randomBytes(32).toString("base64url"),
};

export function secretsOf(serverKey: string): Secrets {
  return { derive: (purpose) => createHmac("sha256", serverKey).update(purpose).digest("hex") };
}
