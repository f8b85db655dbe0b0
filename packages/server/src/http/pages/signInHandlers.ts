import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "../../ports/log.ts";
import { addAccount, openNextAccount } from "./otherAccounts.ts";
import { callerAddress, networkOf } from "../callerAddress.ts";
import { type PeopleServices, sessionIn, sessionOf } from "./peopleServices.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import { messagePage } from "./messagePage.ts";
import { readReturn } from "./oauth/returnCookie.ts";
import { teamOfUrl } from "./pageTeam.ts";
import { formUserOf, otherUserPage } from "./pageUser.ts";
import type { IdentityServices } from "./identityServices.ts";
import type { PasskeyServices } from "./passkeyServices.ts";
import { insecureAddress } from "./insecureAddress.ts";
import { returnPath, returnQuery } from "./returnPath.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { sendPage } from "./send.ts";
import { clearCookie, readCookie, setCookie } from "./session.ts";
import { codePage, signInPage } from "./signInPage.ts";

export interface AccountOptions {
  readonly people: PeopleServices;
  readonly identities: IdentityServices;
  readonly passkeys: PasskeyServices;
  readonly log: Logger;
  readonly baseUrl: () => string;
  readonly isDev: boolean;
  readonly sendsMail: boolean;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** Signing in by password and code, and out. */
export function signInHandlers(options: AccountOptions) {
  const { people, identities, passkeys, log, baseUrl, isDev, isTrustedProxy, sendsMail } = options;
  const addressOf = (request: FastifyRequest) => requestAddress(request, isTrustedProxy);
  const view = { isDev, sendsMail };

  const showSignIn: Handler = async (request, reply) => {
    const query = request.query as Readonly<Record<string, unknown>>;
    const redirect = returnPath(query["redirect"] ?? readReturn(request.headers.cookie));
    const session = await sessionIn(request, people, teamOfUrl(redirect));
    const isAdded = query["add"] === "1" && session?.due === undefined;
    if (session && !isAdded) return leadOn(reply, baseUrl(), session.due, redirect);
    const named = query["workspace"] ?? query["domain"];
    const workspace = typeof named === "string" ? named : "";
    const isSignedOut = query["done"] === "everywhere";
    const isLinking = query["link"] === "1";
    const offered = await identities.offered({ domain: workspace, teamId: teamOfUrl(redirect) });
    const insecure = insecureAddress(request.headers, baseUrl());
    const offersPasskeys = insecure === undefined && passkeys.areOffered();
    const shown = { redirect, workspace, insecure, isAdded, isSignedOut, isLinking, offered, offersPasskeys };
    return sendPage(reply, baseUrl(), signInPage({ ...view, ...shown }));
  };

  const signIn: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const form = readForm(request);
    const [login, workspace, redirect] = [form("login"), form("workspace"), returnPath(form("redirect"))];
    const insecure = insecureAddress(request.headers, baseUrl());
    if (insecure) {
      return sendPage(reply.code(403), baseUrl(), signInPage({ ...view, redirect, login, workspace, insecure }));
    }
    const isAdded = form("add") === "1";
    const signedIn = await people.signIn({
      login,
      workspace: workspace === "" ? undefined : workspace,
      password: form("password"),
      address: networkOf(addressOf(request)),
      userAgent: request.headers["user-agent"] ?? "",
      instead: isAdded ? undefined : readCookie(request.headers.cookie),
    });
    if (!signedIn.ok) {
      const fault = signedIn.error;
      log.info({ fault, address: addressOf(request) }, "sign-in refused");
      const offered = await identities.offered({ domain: workspace, teamId: teamOfUrl(redirect) });
      const offersPasskeys = passkeys.areOffered();
      const page = signInPage({ ...view, redirect, login, workspace, fault, isAdded, offered, offersPasskeys });
      return sendPage(refuseTry(reply, fault), baseUrl(), page);
    }
    log.info({ user: signedIn.userId, address: addressOf(request) }, "signed in by password");
    if (isAdded) await addAccount(request, reply, people, signedIn);
    else reply.header("set-cookie", setCookie(signedIn.session));
    const named = await people.session(signedIn.session, teamOfUrl(redirect));
    const session = named ?? (await people.session(signedIn.session));
    return leadOn(reply, baseUrl(), session?.due, redirect);
  };

  return {
    showSignIn,
    signIn,
    ...codeHandlers(options),
    signOut: signOutHandler({ people, identities, baseUrl, isDev }),
  };
}

/** Where a request came from. */
export function requestAddress(request: FastifyRequest, isTrustedProxy: (address: string) => boolean): string {
  const header = request.headers["x-forwarded-for"];
  const forwarded = Array.isArray(header) ? header.join(",") : header;
  return callerAddress(request.raw.socket.remoteAddress, forwarded, isTrustedProxy);
}

/** The second step of signing in. */
function codeHandlers({ people, passkeys, log, baseUrl }: AccountOptions) {
  /** What the person can answer with. */
  async function answers(userId: string) {
    const { state } = await people.secondFactor(userId);
    const own = await passkeys.own(userId);
    return { hasApp: state === "on", offersPasskeys: own.placeFault === undefined && own.passkeys.length > 0 };
  }

  const showCode: Handler = async (request, reply) => {
    const query = request.query as { redirect?: unknown; recovery?: unknown };
    const redirect = returnPath(query.redirect);
    const session = await sessionOf(request, people);
    if (session?.due !== "code") return go(reply, baseUrl(), `/sign-in${returnQuery(redirect)}`);
    return sendPage(
      reply,
      baseUrl(),
      codePage({ redirect, isRecovery: query.recovery === "1", ...(await answers(session.userId)) }),
    );
  };

  const giveCode: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const form = readForm(request);
    const redirect = returnPath(form("redirect"));
    const session = await sessionOf(request, people);
    if (session?.due !== "code") return go(reply, baseUrl(), `/sign-in${returnQuery(redirect)}`);
    const passed = await people.giveCode({ ...session, code: form("code") });
    if (!passed.ok) {
      const fault = passed.error;
      log.info({ fault, user: session.userId }, "second factor refused");
      const page = codePage({
        redirect,
        isRecovery: form("recovery") === "1",
        fault,
        ...(await answers(session.userId)),
      });
      return sendPage(refuseTry(reply, fault), baseUrl(), page);
    }
    log.info({ user: session.userId }, "second factor passed");
    reply.header("set-cookie", setCookie(passed.session));
    return go(reply, baseUrl(), redirect);
  };

  return { showCode, giveCode };
}

/** Signs this browser out, unless another person has signed in since the page with the form was opened. */
function signOutHandler({
  people,
  identities,
  baseUrl,
  isDev,
}: Pick<AccountOptions, "people" | "identities" | "baseUrl" | "isDev">): Handler {
  return async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const session = await sessionOf(request, people);
    const opened = formUserOf(readForm(request));
    // Signing out ends the session in every workspace, so only the person counts.
    if (session && opened && opened.userId !== session.userId) {
      return sendPage(reply.code(409), baseUrl(), otherUserPage);
    }
    const cookie = readCookie(request.headers.cookie);
    const logout = cookie === undefined ? undefined : await identities.logout(cookie);
    if (cookie !== undefined) await people.signOut(cookie);
    if (await openNextAccount(request, reply, people)) return go(reply, baseUrl(), "/client");
    reply.header("set-cookie", clearCookie());
    // A redirect would be held against `form-action`, so the person follows a link.
    if (logout) {
      const page = messagePage(({ providers }) => providers.alsoThere(logout.name, logout.url));
      return sendPage(reply, baseUrl(), page);
    }
    return go(reply, baseUrl(), isDev ? "/" : "/sign-in");
  };
}

/** A failed try is no success for a browser that offers to keep the password; waiting has its own status. */
export function refuseTry(reply: FastifyReply, fault: string): FastifyReply {
  return fault === "too_many_tries" ? reply.code(429).header("retry-after", "900") : reply.code(401);
}

/** Sends signed-in people to their destination, and others to the step that is still due. */
export function leadOn(
  reply: FastifyReply,
  baseUrl: string,
  due: "code" | "enrolment" | undefined,
  path: string,
): FastifyReply {
  if (due === "code") return go(reply, baseUrl, `/sign-in/code${returnQuery(path)}`);
  return go(reply, baseUrl, due === "enrolment" ? `/account/two-factor${returnQuery(path)}` : path);
}

export function go(reply: FastifyReply, baseUrl: string, path: string): FastifyReply {
  return protect(reply, baseUrl).header("cache-control", "no-store").redirect(path, 303);
}

export const strangerPage = messagePage(({ messages }) => messages.stranger);
