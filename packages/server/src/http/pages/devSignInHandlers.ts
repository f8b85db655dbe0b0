import type { Secrets } from "../../ports/ports.ts";
import { type DevServices, type PeopleServices, visitorOf } from "./peopleServices.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import { embeddedPage, isNavigation } from "./isNavigation.ts";
import { messagePage } from "./messagePage.ts";
import { clearReturn, readReturn } from "./oauth/returnCookie.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { sendPage } from "./send.ts";
import { readCookie, setCookie } from "./session.ts";
import { isSignInKey } from "./signIn.ts";
import { suggestionsFor } from "./suggestions.ts";

export interface DevSignInOptions {
  readonly people: PeopleServices;
  readonly devServices: DevServices;
  readonly secrets: Secrets;
  readonly baseUrl: () => string;
}

/** Signing in by link, and the console's question who is signed in; dev mode only. */
export function devSignInHandlers({ people, devServices, secrets, baseUrl }: DevSignInOptions) {
  const signInByLink: Handler = async (request, reply) => {
    // An app could show such a link as a picture in a message, and its readers would be signed in as someone else.
    if (!isNavigation(request.headers)) return sendPage(reply.code(403), baseUrl(), embeddedPage);
    const { user } = request.params as { user: string };
    const { key } = request.query as { key?: unknown };
    const userAgent = request.headers["user-agent"] ?? "";
    const instead = readCookie(request.headers.cookie);
    const session = isSignInKey(secrets, user, key) ? await people.letIn(user, { userAgent, instead }) : undefined;
    if (session === undefined) return sendPage(reply.code(403), baseUrl(), refusedPage);
    // The key is part of the address, which must not be sent to the next page.
    protect(reply, baseUrl()).header("referrer-policy", "no-referrer").header("cache-control", "no-store");
    const back = readReturn(request.headers.cookie);
    const cookies = [setCookie(session), ...(back === undefined ? [] : [clearReturn()])];
    return reply.header("set-cookie", cookies).redirect(back ?? "/", 303);
  };

  const consoleSession: Handler = async (request, reply) => {
    protect(reply, baseUrl()).header("cache-control", "no-store");
    // A page elsewhere must learn nothing, not even whether anyone is signed in.
    if (!isSameOrigin(request.headers, baseUrl())) return reply.code(403).send();
    const visitor = await visitorOf(request, people);
    if (!visitor) return reply.code(204).send();
    const { user } = await visitor.ask("auth.test");
    const token = await devServices.tokenOf(visitor);
    const body = { name: user, ...(token === undefined ? {} : { token }), suggestions: await suggestionsFor(visitor) };
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
  };

  return { signInByLink, consoleSession };
}

const refusedPage = messagePage(({ messages }) => messages.signInLinkRefused);
