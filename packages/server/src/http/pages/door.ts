import type { FastifyRequest } from "fastify";
import type { Clock, Secrets } from "../../ports.ts";
import { openSession, readCookie } from "./session.ts";

/** Somebody whom dev mode lets in by a link. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly realName: string;
  readonly role: string;
  readonly team: string;
}

export type Answered = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

/** What the pages are given in dev mode: who there is, and a way to ask as one of them what a method would tell. */
export interface DevDoor {
  people(): Promise<readonly Person[]>;
  /** Runs a method as this person; nothing when there is no such person, or no longer. */
  callAs(userId: string, method: string, params: Readonly<Record<string, unknown>>): Promise<Answered | undefined>;
  /** The person's own token, which is in dev.json as well. */
  tokenOf(userId: string): Promise<string | undefined>;
}

export interface Visitors {
  readonly door: DevDoor;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Asks as the person whose session the request carries. */
export interface Visitor {
  readonly userId: string;
  ask(method: string, params?: Readonly<Record<string, unknown>>): Promise<Answered>;
}

/** Who sent the request, when a session says so and the person can still be let in. */
export async function visitorOf(
  request: FastifyRequest,
  { door, secrets, clock }: Visitors,
): Promise<Visitor | undefined> {
  const cookie = readCookie(request.headers.cookie);
  const userId = cookie === undefined ? undefined : openSession(secrets, cookie, clock.nowMs());
  if (userId === undefined || (await door.callAs(userId, "auth.test", {})) === undefined) return undefined;
  return {
    userId,
    ask: async (method, params = {}) =>
      (await door.callAs(userId, method, params)) ?? { ok: false, error: "account_inactive" },
  };
}
