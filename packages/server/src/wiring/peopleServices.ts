import { refuse } from "@platform/protocol";
import { personCaller } from "../domain/access/personCaller.ts";
import { recordAccess } from "../domain/accessLogs/recordAccess.ts";
import { nobody } from "../domain/caller.ts";
import { approveTicket } from "../domain/cliLogin/approveTicket.ts";
import type { Context } from "../domain/context.ts";
import { cancelEmailChange } from "../domain/emailChanges/cancelEmailChange.ts";
import { confirmEmailChange } from "../domain/emailChanges/confirmEmailChange.ts";
import { readConfirmation, readOwnEmail } from "../domain/emailChanges/readEmailChange.ts";
import { requestEmailChange, resendEmailChange } from "../domain/emailChanges/requestEmailChange.ts";
import { acceptInviteLink } from "../domain/invites/acceptInviteLink.ts";
import { readInviteLink } from "../domain/invites/readInviteLink.ts";
import { mayUnsubscribe } from "../domain/mailDigests/unsubscribeKey.ts";
import { acceptOneTimeLink } from "../domain/oneTimeLinks/acceptOneTimeLink.ts";
import { readOneTimeLink } from "../domain/oneTimeLinks/readOneTimeLink.ts";
import { codeTries } from "../domain/people/attemptKeys.ts";
import { changePassword } from "../domain/people/changePassword.ts";
import { confirmSecondFactor } from "../domain/people/confirmSecondFactor.ts";
import { endSession } from "../domain/people/endSession.ts";
import { endSessions } from "../domain/people/endSessions.ts";
import { forgetAttempts } from "../domain/people/forgetAttempts.ts";
import { listSessions } from "../domain/people/listSessions.ts";
import { listWorkspaces } from "../domain/people/listWorkspaces.ts";
import { noteUnlessFull } from "../domain/people/noteUnlessFull.ts";
import { openClient } from "../domain/people/openClient.ts";
import { openSession } from "../domain/people/openSession.ts";
import { openWorkspace } from "../domain/people/openWorkspace.ts";
import { passSecondFactor } from "../domain/people/passSecondFactor.ts";
import { readSecondFactor } from "../domain/people/readSecondFactor.ts";
import { readSession } from "../domain/people/readSession.ts";
import { removeSecondFactor } from "../domain/people/removeSecondFactor.ts";
import { renewRecoveryCodes } from "../domain/people/renewRecoveryCodes.ts";
import { requestPasswordReset } from "../domain/people/requestPasswordReset.ts";
import { signIn } from "../domain/people/signIn.ts";
import { startSecondFactor } from "../domain/people/startSecondFactor.ts";
import { takeAttempt } from "../domain/people/takeAttempt.ts";
import { readLanguage } from "../domain/preferences/readLanguage.ts";
import { followLanguage } from "../domain/users/followLanguage.ts";
import type { CallServices } from "../http/call.ts";
import type { PeopleServices } from "../http/pages/peopleServices.ts";
import { withOrigin } from "./auditServices.ts";
import { runAs } from "../http/runAs.ts";
import { selectTeamsOfUser } from "../storage/queries/memberships.ts";
import type { Db } from "../storage/db.ts";

/** Gives the pages what they may not import: signing in and out, and a person's own view of the workspace. */
export function openPeopleServices({
  db,
  callServices,
}: {
  readonly db: Db;
  readonly callServices: CallServices;
}): PeopleServices {
  // A person in our own pages is bound by who they are, not by what an app was granted.
  const { scopes } = callServices.methods;
  const open = (): Context => withOrigin(callServices.openContext(nobody, {}, {}));
  return {
    async callAs(member, method, params) {
      const caller = await personCaller(db, member, scopes);
      return caller && runAs(callServices, caller, method, params);
    },
    openClient: (session, teamId) => openClient(open(), session, teamId),
    openWorkspace: (session, teamId) => openWorkspace(open(), session, teamId),
    noteAccess: (access) => noteUnlessFull(() => open().write(recordAccess, access)),
    workspaces: (userId) => listWorkspaces(open(), userId),
    async invite(given) {
      const found = await readInviteLink(open(), given);
      return found && { team: found.team.name, teamId: found.team.id, isGuest: found.link.role !== "member" };
    },
    join: (form) => acceptInviteLink(open(), form),
    session: (id, teamId) => readSession(open(), id, teamId),
    language: (userId) => readLanguage(open(), userId),
    followLanguage: (member, accepted) => followLanguage(open(), member, accepted),
    oneTimeLink: (key) => readOneTimeLink(open(), key),
    enter: (form) => acceptOneTimeLink(open(), form),
    sessions: ({ userId, session }) => listSessions(open(), userId, session),
    requestPasswordReset: (form) => requestPasswordReset(open(), form),
    signIn: (form) => signIn(open(), form),
    async letIn(userId, form) {
      if ((await selectTeamsOfUser(db, userId)).length === 0) return undefined;
      const opened = await open().write(openSession, { ...form, userId, isCodeDue: false });
      return opened.ok ? opened.session : undefined;
    },
    giveCode: ({ userId, session, code }) =>
      counted(open(), userId, (ctx) => ctx.write(passSecondFactor, { userId, session, code })),
    signOut: async (session) => void (await open().write(endSession, { session })),
    signOutEverywhere: async (userId) => void (await open().write(endSessions, { userId })),
    changePassword: (form) => changePassword(open(), form),
    ownEmail: (userId) => readOwnEmail(open(), userId),
    requestEmailChange: (form) => requestEmailChange(open(), form),
    resendEmailChange: (userId) => resendEmailChange(open(), userId),
    cancelEmailChange: async (userId) => void (await open().write(cancelEmailChange, { userId })),
    confirmation: (userId, key) => readConfirmation(open(), userId, key),
    confirmEmailChange: (form) => open().write(confirmEmailChange, form),
    mayUnsubscribe: (link) => mayUnsubscribe(open(), link),
    async endDigests(userId) {
      const [team] = await selectTeamsOfUser(db, userId);
      const caller = team && (await personCaller(db, { teamId: team.id, userId }, scopes));
      // A person who is in no workspace gets no such mail.
      if (caller) await runAs(callServices, caller, "client.preferences.set", { mail_digest: "off" });
    },
    secondFactor: (userId) => readSecondFactor(open(), userId),
    startSecondFactor: async (userId) => void (await open().write(startSecondFactor, { userId })),
    confirmSecondFactor: ({ userId, session, code }) =>
      counted(open(), userId, (ctx) => ctx.write(confirmSecondFactor, { userId, session, code })),
    removeSecondFactor: (userId, code) =>
      counted(open(), userId, (ctx) => ctx.write(removeSecondFactor, { userId, code })),
    async approveTicket(member, ticket) {
      const caller = await personCaller(db, member, scopes);
      if (!caller) return refuse("invalid_ticket");
      const approver = { ...caller, providerId: member.providerId };
      return withOrigin(callServices.openContext(approver, {}, {})).write(approveTicket, { ticket });
    },
    renewRecoveryCodes: (userId, code) =>
      counted(open(), userId, (ctx) => ctx.write(renewRecoveryCodes, { userId, code })),
  };
}

/** Six digits can be guessed with enough attempts, so every attempt counts until one is right. */
async function counted<Result extends { readonly ok: boolean }>(
  ctx: Context,
  userId: string,
  attempt: (ctx: Context) => Promise<Result>,
) {
  const tries = codeTries(ctx.secrets, userId);
  const taken = await ctx.write(takeAttempt, { tries: [tries] });
  if (!taken.ok) return taken;
  const result = await attempt(ctx);
  if (result.ok) await ctx.write(forgetAttempts, { account: tries.key, others: [] });
  return result;
}
