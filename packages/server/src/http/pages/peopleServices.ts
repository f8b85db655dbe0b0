import type { FastifyRequest } from "fastify";
import type { MemberKey } from "../../domain/access/personCaller.ts";
import type { recordAccess } from "../../domain/accessLogs/recordAccess.ts";
import type { confirmEmailChange } from "../../domain/emailChanges/confirmEmailChange.ts";
import type { readConfirmation, readOwnEmail } from "../../domain/emailChanges/readEmailChange.ts";
import type { requestEmailChange, resendEmailChange } from "../../domain/emailChanges/requestEmailChange.ts";
import type { CapturedMail } from "../../domain/mail/listCapturedMail.ts";
import type { mayUnsubscribe } from "../../domain/mailDigests/unsubscribeKey.ts";
import type { approveTicket } from "../../domain/cliLogin/approveTicket.ts";
import type { readLanguage } from "../../domain/preferences/readLanguage.ts";
import type { acceptInviteLink } from "../../domain/invites/acceptInviteLink.ts";
import type { GivenInvite } from "../../domain/invites/readInviteLink.ts";
import type { acceptOneTimeLink } from "../../domain/oneTimeLinks/acceptOneTimeLink.ts";
import type { readOneTimeLink } from "../../domain/oneTimeLinks/readOneTimeLink.ts";
import type { followLanguage } from "../../domain/users/followLanguage.ts";
import type { changePassword } from "../../domain/people/changePassword.ts";
import type { confirmSecondFactor } from "../../domain/people/confirmSecondFactor.ts";
import type { ListedSession } from "../../domain/people/listSessions.ts";
import type { ListedWorkspace } from "../../domain/people/listWorkspaces.ts";
import type { openClient } from "../../domain/people/openClient.ts";
import type { openWorkspace } from "../../domain/people/openWorkspace.ts";
import type { passSecondFactor } from "../../domain/people/passSecondFactor.ts";
import type { readSecondFactor } from "../../domain/people/readSecondFactor.ts";
import type { readSession, Session } from "../../domain/people/readSession.ts";
import type { removeSecondFactor } from "../../domain/people/removeSecondFactor.ts";
import type { renewRecoveryCodes } from "../../domain/people/renewRecoveryCodes.ts";
import type { requestPasswordReset } from "../../domain/people/requestPasswordReset.ts";
import type { signIn } from "../../domain/people/signIn.ts";
import type { takeAttempt } from "../../domain/people/takeAttempt.ts";
import { noteRequest } from "../../ports/requestNotes.ts";
import { rememberLanguage } from "./pageTexts.ts";
import { readCookie } from "./session.ts";

/** A person who can sign in with a link in dev mode. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly realName: string;
  readonly role: string;
  /** The names of their workspaces. */
  readonly teams: readonly string[];
}

export type Answered = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

/** A function of the domain without its context, which the services open. */
type Bound<Read> = Read extends (ctx: never, ...args: infer Args) => infer Result ? (...args: Args) => Result : never;
type InputOf<Operation> = Operation extends { within(ctx: never, input: infer Input): unknown } ? Input : never;
type ResultOf<Operation> = Operation extends { within(...args: never[]): Promise<infer Result> } ? Result : never;
/** What an operation results in when attempts are limited. */
type Limited<Operation> = ResultOf<Operation> | Extract<ResultOf<typeof takeAttempt>, { readonly ok: false }>;

/** Why a code was not accepted. */
export type CodeFault = Extract<Limited<typeof passSecondFactor>, { readonly ok: false }>["error"];

/** What the pages may ask about people and do for them. The rules, and the types, are the domain's. */
export interface PeopleServices {
  /** Runs a method as this person; undefined when they do not belong to the workspace. */
  callAs(member: MemberKey, method: string, params: Readonly<Record<string, unknown>>): Promise<Answered | undefined>;
  readonly openClient: Bound<typeof openClient>;
  readonly openWorkspace: Bound<typeof openWorkspace>;
  /** Adds an opened client to the access log of the workspace. */
  noteAccess(access: InputOf<typeof recordAccess>): Promise<void>;
  readonly session: Bound<typeof readSession>;
  readonly language: Bound<typeof readLanguage>;
  readonly followLanguage: Bound<typeof followLanguage>;
  /** The workspaces that a person can open. */
  workspaces(userId: string): Promise<readonly ListedWorkspace[]>;
  /** What an invite link leads to, while it is valid. */
  invite(
    given: GivenInvite,
  ): Promise<{ readonly team: string; readonly teamId: string; readonly isGuest: boolean } | undefined>;
  readonly join: Bound<typeof acceptInviteLink>;
  readonly oneTimeLink: Bound<typeof readOneTimeLink>;
  /** Uses a one-time link. */
  readonly enter: Bound<typeof acceptOneTimeLink>;
  sessions(of: { readonly userId: string; readonly session: string }): Promise<readonly ListedSession[]>;
  readonly requestPasswordReset: Bound<typeof requestPasswordReset>;
  readonly signIn: Bound<typeof signIn>;
  /** Opens a session without a password, for the links of dev mode; undefined when the person is in no workspace. */
  letIn(
    userId: string,
    form: { readonly userAgent: string; readonly instead: string | undefined },
  ): Promise<string | undefined>;
  giveCode(form: InputOf<typeof passSecondFactor>): Promise<Limited<typeof passSecondFactor>>;
  signOut(session: string): Promise<void>;
  signOutEverywhere(userId: string): Promise<void>;
  readonly changePassword: Bound<typeof changePassword>;
  /** The address of the account, and the one that waits for its confirmation. */
  readonly ownEmail: Bound<typeof readOwnEmail>;
  readonly requestEmailChange: Bound<typeof requestEmailChange>;
  readonly resendEmailChange: Bound<typeof resendEmailChange>;
  cancelEmailChange(userId: string): Promise<void>;
  /** The address that a link confirms, while it is valid. */
  readonly confirmation: Bound<typeof readConfirmation>;
  confirmEmailChange(form: InputOf<typeof confirmEmailChange>): Promise<ResultOf<typeof confirmEmailChange>>;
  readonly mayUnsubscribe: Bound<typeof mayUnsubscribe>;
  /** The person gets no more mails about unread messages. */
  endDigests(userId: string): Promise<void>;
  readonly secondFactor: Bound<typeof readSecondFactor>;
  startSecondFactor(userId: string): Promise<void>;
  confirmSecondFactor(form: InputOf<typeof confirmSecondFactor>): Promise<Limited<typeof confirmSecondFactor>>;
  removeSecondFactor(userId: string, code: string): Promise<Limited<typeof removeSecondFactor>>;
  /** Agrees, for this person, to what a command line asks; the challenge is for them to type there. */
  approveTicket(
    member: Pick<Session, "teamId" | "userId" | "providerId">,
    ticket: string,
  ): Promise<ResultOf<typeof approveTicket>>;
  renewRecoveryCodes(userId: string, code: string): Promise<Limited<typeof renewRecoveryCodes>>;
}

/** What the pages are given in dev mode besides: who there is, and the token that is in dev.json as well. */
export interface DevServices {
  people(): Promise<readonly Person[]>;
  tokenOf(member: MemberKey): Promise<string | undefined>;
  /** What was captured instead of being sent, the latest first. */
  mails(): Promise<readonly CapturedMail[]>;
  mail(id: string): Promise<CapturedMail | undefined>;
  /** Opens the controls. */
  readonly controlToken: string;
}

/** A session with the text of its cookie. */
export type OwnSession = Session & { readonly session: string };

/** Asks as the person whose session the request carries. */
export interface Visitor extends MemberKey {
  ask(method: string, params?: Readonly<Record<string, unknown>>): Promise<Answered>;
}

/** Who sent the request, when a session says so and the person is wholly in: nobody while a code or enrolment is due. */
export async function visitorOf(
  request: FastifyRequest,
  people: PeopleServices,
  teamId?: string,
): Promise<Visitor | undefined> {
  const session = await sessionIn(request, people, teamId);
  return session && session.due === undefined ? visitorAs(session, people) : undefined;
}

export function visitorAs({ teamId, userId }: MemberKey, people: PeopleServices): Visitor {
  return {
    teamId,
    userId,
    ask: async (method, params = {}) =>
      (await people.callAs({ teamId, userId }, method, params)) ?? { ok: false, error: "account_inactive" },
  };
}

/** The session that a request carries, also one that is not wholly in. */
export async function sessionOf(
  request: FastifyRequest,
  people: PeopleServices,
  teamId?: string,
): Promise<OwnSession | undefined> {
  const cookie = readCookie(request.headers.cookie);
  const session = cookie === undefined ? undefined : await people.session(cookie, teamId);
  if (session) noteRequest(request.raw, { team: session.teamId, user: session.userId });
  return session && { ...session, session: cookie ?? "" };
}

/**
 * The session in the named workspace, or in the last opened one if the person does not belong to it. The page that answers is in
 * the language that the person chose.
 */
export async function sessionIn(
  request: FastifyRequest,
  people: PeopleServices,
  teamId: string | undefined,
): Promise<OwnSession | undefined> {
  const named = teamId === undefined ? undefined : await sessionOf(request, people, teamId);
  const session = named ?? (await sessionOf(request, people));
  if (session) rememberLanguage(request, await people.language(session.userId));
  return session;
}

/** The person in each workspace that they can enter now, the one of the session first. */
export async function visitorsOf(
  request: FastifyRequest,
  people: PeopleServices,
  session: OwnSession,
): Promise<readonly Visitor[]> {
  const workspaces = await people.workspaces(session.userId);
  const others = workspaces.filter(({ id }) => id !== session.teamId);
  const sessions = await Promise.all(others.map(({ id }) => sessionOf(request, people, id)));
  const entered = sessions.filter((found) => found !== undefined).filter(({ due }) => due === undefined);
  return [session, ...entered].map((found) => visitorAs(found, people));
}
