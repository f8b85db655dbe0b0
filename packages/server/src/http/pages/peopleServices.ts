import type { Outcome } from "@platform/protocol";
import type { FastifyRequest } from "fastify";
import { readCookie } from "./session.ts";

/** Somebody whom dev mode lets in by a link. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly realName: string;
  readonly role: string;
  readonly team: string;
}

export type Answered = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

/** Whose session it is, and what that person must still do to be in. */
export interface Session {
  readonly userId: string;
  readonly due: "code" | "enrolment" | undefined;
}

export interface OpenClient {
  readonly token: string;
  readonly expiresMs: number;
  readonly userId: string;
}

export interface SignInForm {
  readonly workspace: string | undefined;
  readonly login: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string;
  /** The session that the browser had before; it ends. */
  readonly instead: string | undefined;
}

export interface OpenSession {
  readonly userAgent: string;
  readonly lastSeenMs: number;
  readonly isThis: boolean;
}

export type SecondFactor =
  | { readonly state: "off"; readonly isRequired: boolean }
  | { readonly state: "started"; readonly isRequired: boolean; readonly secret: string; readonly uri: string }
  | { readonly state: "on"; readonly isRequired: boolean; readonly sinceMs: number; readonly codesLeft: number };

export type CodeFault = "wrong_code" | "too_many_tries" | "session_over";
export type PasswordFault =
  | "wrong_password"
  | "too_many_tries"
  | "password_too_short"
  | "password_too_long"
  | "same_password"
  | "session_over";

interface OfSession {
  readonly userId: string;
  readonly session: string;
}

export interface InviteHeld {
  readonly inviteId: string;
  readonly key: string;
}

export interface JoinForm extends InviteHeld {
  readonly realName: string;
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string;
  readonly instead: string | undefined;
}

export type JoinFault =
  | "invite_not_found"
  | "email_taken"
  | "name_missing"
  | "email_wrong"
  | "password_too_short"
  | "password_too_long"
  | "too_many_tries";

/** What the pages may ask about people and do for them; the rules behind it are the domain's. */
export interface PeopleServices {
  /** Runs a method as this person; nothing when there is no such person, or no longer. */
  callAs(userId: string, method: string, params: Readonly<Record<string, unknown>>): Promise<Answered | undefined>;
  /** What the browser client needs to call; nothing when the session is over. */
  openClient(session: string): Promise<OpenClient | undefined>;
  session(id: string): Promise<Session | undefined>;
  /** What a link that somebody holds lets them into, while it does. */
  invite(given: InviteHeld): Promise<{ readonly team: string; readonly isGuest: boolean } | undefined>;
  join(form: JoinForm): Promise<Outcome<{ session: string; userId: string }, JoinFault>>;
  sessions(of: OfSession): Promise<readonly OpenSession[]>;
  signIn(form: SignInForm): Promise<Outcome<{ session: string; userId: string }, "wrong_password" | "too_many_tries">>;
  /** For a person who needs no password: dev mode's links. */
  letIn(userId: string, form: { readonly userAgent: string; readonly instead: string | undefined }): Promise<string>;
  giveCode(form: OfSession & { readonly code: string }): Promise<Outcome<{ session: string }, CodeFault>>;
  signOut(session: string): Promise<void>;
  signOutEverywhere(userId: string): Promise<void>;
  changePassword(
    form: OfSession & { readonly current: string; readonly next: string },
  ): Promise<Outcome<{ session: string }, PasswordFault>>;
  secondFactor(userId: string): Promise<SecondFactor>;
  startSecondFactor(userId: string): Promise<void>;
  confirmSecondFactor(
    form: OfSession & { readonly code: string },
  ): Promise<Outcome<{ session: string; codes: string[] }, CodeFault | "not_started">>;
  removeSecondFactor(userId: string, code: string): Promise<Outcome<object, CodeFault>>;
  /** Agrees, for this person, to what a command line asks; the challenge is for them to type there. */
  approveTicket(userId: string, ticket: string): Promise<Outcome<{ challenge: string }, "invalid_ticket">>;
  renewRecoveryCodes(userId: string, code: string): Promise<Outcome<{ codes: string[] }, CodeFault>>;
}

/** What the pages are given in dev mode besides: who there is, and the token that is in dev.json as well. */
export interface DevServices {
  people(): Promise<readonly Person[]>;
  tokenOf(userId: string): Promise<string | undefined>;
  /** Opens the controls. */
  readonly controlToken: string;
}

/** Asks as the person whose session the request carries. */
export interface Visitor {
  readonly userId: string;
  ask(method: string, params?: Readonly<Record<string, unknown>>): Promise<Answered>;
}

/** Who sent the request, when a session says so and the person is wholly in: nobody while a code or enrolment is due. */
export async function visitorOf(request: FastifyRequest, people: PeopleServices): Promise<Visitor | undefined> {
  const session = await sessionOf(request, people);
  return session && session.due === undefined ? visitorAs(session.userId, people) : undefined;
}

export function visitorAs(userId: string, people: PeopleServices): Visitor {
  return {
    userId,
    ask: async (method, params = {}) =>
      (await people.callAs(userId, method, params)) ?? { ok: false, error: "account_inactive" },
  };
}

/** The session that a request carries, also one that is not wholly in. */
export async function sessionOf(
  request: FastifyRequest,
  people: PeopleServices,
): Promise<(Session & { readonly session: string }) | undefined> {
  const cookie = readCookie(request.headers.cookie);
  const session = cookie === undefined ? undefined : await people.session(cookie);
  return session && { ...session, session: cookie ?? "" };
}
