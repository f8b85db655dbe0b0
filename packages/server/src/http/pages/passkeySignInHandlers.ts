import { networkOf } from "../callerAddress.ts";
import { addAccount } from "./otherAccounts.ts";
import { readBrowser } from "./browserCookie.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { insecureAddress } from "./insecureAddress.ts";
import { teamOfUrl } from "./pageTeam.ts";
import { browserOf, sendOptions } from "./passkeyHandlers.ts";
import { sessionOf } from "./peopleServices.ts";
import { returnPath, returnQuery } from "./returnPath.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { sendPage } from "./send.ts";
import { readCookie, setCookie } from "./session.ts";
import { type AccountOptions, go, leadOn, refuseTry, requestAddress, strangerPage } from "./signInHandlers.ts";
import { codePage, signInPage } from "./signInPage.ts";

/** Signing in with a passkey alone. */
export function passkeySignInHandlers(options: AccountOptions) {
  const { people, identities, passkeys, log, baseUrl, isDev, sendsMail, isTrustedProxy } = options;

  const askForPasskey: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const browser = browserOf(request);
    const asked = await passkeys.ask({ purpose: "sign_in", userId: "", browser });
    return sendOptions(reply, { baseUrl: baseUrl(), browser, asked });
  };

  const signInByPasskey: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const form = readForm(request);
    const [workspace, redirect, isAdded] = [form("workspace"), returnPath(form("redirect")), form("add") === "1"];
    const view = { isDev, sendsMail, redirect, workspace, isAdded };
    const insecure = insecureAddress(request.headers, baseUrl());
    if (insecure) return sendPage(reply.code(403), baseUrl(), signInPage({ ...view, insecure }));
    const address = requestAddress(request, isTrustedProxy);
    const signedIn = await passkeys.signIn({
      workspace: workspace === "" ? undefined : workspace,
      credential: form("credential"),
      browser: readBrowser(request.headers.cookie),
      address: networkOf(address),
      userAgent: request.headers["user-agent"] ?? "",
      instead: isAdded ? undefined : readCookie(request.headers.cookie),
    });
    if (!signedIn.ok) {
      const { error: passkeyFault, response_metadata: why } = signedIn;
      log.info({ fault: passkeyFault, address, why }, "sign-in refused");
      const offered = await identities.offered({ domain: workspace, teamId: teamOfUrl(redirect) });
      const offersPasskeys = passkeys.areOffered();
      const page = signInPage({ ...view, offered, offersPasskeys, passkeyFault });
      return sendPage(refuseTry(reply, passkeyFault), baseUrl(), page);
    }
    log.info({ user: signedIn.userId, address }, "signed in by passkey");
    if (isAdded) await addAccount(request, reply, people, signedIn);
    else reply.header("set-cookie", setCookie(signedIn.session));
    const named = await people.session(signedIn.session, teamOfUrl(redirect));
    const session = named ?? (await people.session(signedIn.session));
    return leadOn(reply, baseUrl(), session?.due, redirect);
  };

  return { askForPasskey, signInByPasskey, ...passkeyCodeHandlers(options) };
}

/** A passkey as the second factor, after a password. */
function passkeyCodeHandlers({ people, passkeys, log, baseUrl }: AccountOptions) {
  const askForCode: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const session = await sessionOf(request, people);
    if (session?.due !== "code") return go(reply, baseUrl(), "/sign-in");
    const browser = browserOf(request);
    const asked = await passkeys.ask({ purpose: "code", userId: session.userId, browser });
    return sendOptions(reply, { baseUrl: baseUrl(), browser, asked });
  };

  const givePasskey: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const form = readForm(request);
    const redirect = returnPath(form("redirect"));
    const session = await sessionOf(request, people);
    if (session?.due !== "code") return go(reply, baseUrl(), `/sign-in${returnQuery(redirect)}`);
    const { userId } = session;
    const passed = await passkeys.give({
      userId,
      session: session.session,
      browser: readBrowser(request.headers.cookie),
      credential: form("credential"),
      userAgent: request.headers["user-agent"] ?? "",
    });
    if (!passed.ok) {
      const { error: passkeyFault, response_metadata: why } = passed;
      log.info({ fault: passkeyFault, user: userId, why }, "second factor refused");
      const hasApp = (await people.secondFactor(userId)).state === "on";
      const page = codePage({ redirect, isRecovery: false, passkeyFault, hasApp, offersPasskeys: true });
      return sendPage(refuseTry(reply, passkeyFault), baseUrl(), page);
    }
    log.info({ user: userId }, "second factor passed by passkey");
    reply.header("set-cookie", setCookie(passed.session));
    return go(reply, baseUrl(), redirect);
  };

  return { askForCode, givePasskey };
}
