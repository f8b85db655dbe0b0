import type { IncomingHttpHeaders } from "node:http";
import type { MemberKey } from "../../domain/access/personCaller.ts";
import { html, type Html } from "./html.ts";
import { messagePage } from "./messagePage.ts";
import { readTeamId } from "./pageTeam.ts";

/**
 * A page belongs to the person and the workspace that it was opened for, the session cookie to the person who signed in last.
 * Both travel with a request: without the first, a page that shows one person's messages would act for the next person, or in
 * another workspace of the same person.
 */
const header = "x-page-user";
const fieldName = "page_user";

export interface PageUser {
  readonly userId: string;
  readonly teamId: string | undefined;
}

/** Whom the client's page was opened for; nothing before it was opened for anyone. */
export function pageUserOf(headers: IncomingHttpHeaders): PageUser | undefined {
  const text = headers[header];
  return text === undefined ? undefined : parse(String(text));
}

/** Whom a form was opened for. Forms about the account name no workspace. */
export function formUserOf(form: (name: string) => string): PageUser | undefined {
  const text = form(fieldName);
  return text === "" ? undefined : parse(text);
}

/** Whether a page or form was opened for this person, in this workspace if it names one. */
export function isOpenedFor(opened: PageUser | undefined, { teamId, userId }: MemberKey): boolean {
  return opened === undefined || (opened.userId === userId && (opened.teamId ?? teamId) === teamId);
}

/** For a form that acts in a workspace. */
export function pageMemberField({ teamId, userId }: MemberKey): Html {
  return html`<input type="hidden" name="${fieldName}" value="${teamId}/${userId}" />`;
}

/** For a form that is about the account. */
export function pageUserField(userId: string): Html {
  return html`<input type="hidden" name="${fieldName}" value="${userId}" />`;
}

function parse(text: string): PageUser {
  const [team, user] = text.split("/", 2);
  return user === undefined ? { userId: text, teamId: undefined } : { userId: user, teamId: readTeamId(team) ?? "" };
}

export const otherUserPage = messagePage(({ messages }) => messages.otherUser);

export const otherWorkspacePage = messagePage(({ messages }) => messages.otherWorkspace);
