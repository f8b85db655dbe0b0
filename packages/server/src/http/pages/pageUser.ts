import type { IncomingHttpHeaders } from "node:http";
import { html, type Html } from "./html.ts";
import { messagePage } from "./messagePage.ts";

/**
 * A page belongs to the person it was opened for, the session cookie to the person who signed in last. Both travel with a
 * request: without the first, a page that shows one person's messages would act for the next person.
 */
const header = "x-page-user";
const fieldName = "page_user";

/** Whether the client's page was opened for this person, or has not been opened for anyone yet. */
export function isPageOf(headers: IncomingHttpHeaders, teamId: string, userId: string): boolean {
  const pageUser = headers[header];
  return pageUser === undefined || pageUser === `${teamId}/${userId}`;
}

/** The same for a form of a page that the server renders. */
export function isFormOf(form: (name: string) => string, userId: string): boolean {
  const pageUser = form(fieldName);
  return pageUser === "" || pageUser === userId;
}

export function pageUserField(userId: string): Html {
  return html`<input type="hidden" name="${fieldName}" value="${userId}" />`;
}

export const otherUserPage = messagePage(
  "Another person is signed in",
  "This page was opened for someone else, so nothing was done.",
  html`<a href="/">Go to the start page</a> and try it from there.`,
);
