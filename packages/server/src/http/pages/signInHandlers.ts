import { type Visitors, visitorOf } from "./door.ts";
import type { Handler } from "./handler.ts";
import { html } from "./html.ts";
import { protect } from "./headers.ts";
import { messagePage } from "./messagePage.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { sendPage } from "./send.ts";
import { clearCookie, sealSession, setCookie } from "./session.ts";
import { isSignInKey } from "./signIn.ts";
import { suggestionsFor } from "./suggestions.ts";

/** Signing in by link and out by button, and the console's question who is signed in; dev mode only. */
export function signInHandlers(visitors: Visitors, baseUrl: () => string) {
  const { door, secrets, clock } = visitors;

  const signIn: Handler = async (request, reply) => {
    const { user } = request.params as { user: string };
    const { key } = request.query as { key?: unknown };
    const isKnown = isSignInKey(secrets, user, key) && (await door.callAs(user, "auth.test", {})) !== undefined;
    if (!isKnown) return sendPage(reply.code(403), baseUrl(), refusedPage);
    protect(reply, baseUrl()).header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    return reply.header("set-cookie", setCookie(sealSession(secrets, user, clock.nowMs()))).redirect("/", 303);
  };

  const signOut: Handler = (request, reply) => {
    if (!isSameOrigin(request.headers)) return sendPage(reply.code(403), baseUrl(), strangerPage);
    protect(reply, baseUrl()).header("cache-control", "no-store");
    return reply.header("set-cookie", clearCookie()).redirect("/", 303);
  };

  const session: Handler = async (request, reply) => {
    protect(reply, baseUrl()).header("cache-control", "no-store");
    // A page elsewhere must learn nothing, not even whether somebody is signed in.
    if (!isSameOrigin(request.headers)) return reply.code(403).send();
    const visitor = await visitorOf(request, visitors);
    if (!visitor) return reply.code(204).send();
    const { user } = await visitor.ask("auth.test");
    const token = await door.tokenOf(visitor.userId);
    const body = { name: user, ...(token === undefined ? {} : { token }), suggestions: await suggestionsFor(visitor) };
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
  };

  return { signIn, signOut, session };
}

const refusedPage = messagePage(
  "This link does not sign anybody in",
  "It is incomplete, or from another server or an earlier data folder.",
  html`Use a sign-in link that this server printed in your terminal. <code>platform serve --dev</code> prints them
    again.`,
);

const strangerPage = messagePage(
  "You are still signed in",
  "The request to sign out did not come from a page of this server, so nothing was done.",
  html`<a href="/">Go to the start page</a> to sign out there.`,
);
