import type { FastifyReply, FastifyRequest } from "fastify";
import type { FinishCode } from "../../domain/identities/finishProviderSignIn.ts";
import { systemIds } from "../../ports/ports.ts";
import { addAccount } from "./otherAccounts.ts";
import { readBrowser, setBrowser } from "./browserCookie.ts";
import type { LocalizedPage } from "./document.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import { confirmPath } from "./identityHandlers.ts";
import type { IdentityServices } from "./identityServices.ts";
import { insecureAddress } from "./insecureAddress.ts";
import { embeddedPage, isNavigation } from "./isNavigation.ts";
import { messagePage } from "./messagePage.ts";
import { readTeamId, teamOfUrl } from "./pageTeam.ts";
import { pageTexts } from "./pageTexts.ts";
import { returnPath, returnQuery } from "./returnPath.ts";
import { sendPage } from "./send.ts";
import { readCookie, setCookie } from "./session.ts";
import { type AccountOptions, go, leadOn } from "./signInHandlers.ts";
import { signInPage } from "./signInPage.ts";

/** Signing in through an identity provider: there, and back. */
export function providerHandlers(options: AccountOptions & { readonly identities: IdentityServices }) {
  const { people, identities, log, baseUrl, isDev, sendsMail } = options;

  const startProvider: Handler = async (request, reply) => {
    if (!isNavigation(request.headers)) return sendPage(reply.code(403), baseUrl(), embeddedPage);
    const visit = visitOf(request);
    const insecure = insecureAddress(request.headers, baseUrl());
    if (insecure) {
      const page = signInPage({ redirect: visit.redirect, isDev, sendsMail, insecure });
      return sendPage(reply.code(403), baseUrl(), page);
    }
    const known = readBrowser(request.headers.cookie);
    const browser = known === "" ? systemIds.unguessable() : known;
    const started = await identities.start({ ...visit, browser });
    if (!started.ok) {
      const { error: fault, response_metadata: why } = started;
      log.warn({ fault, provider: visit.providerId, why: why?.messages }, "provider not asked");
      return sendPage(reply.code(fault === "provider_not_found" ? 404 : 502), baseUrl(), faultPage(fault));
    }
    reply.header("set-cookie", setBrowser(browser));
    return protect(reply, baseUrl()).header("cache-control", "no-store").redirect(started.url, 303);
  };

  const finishProvider: Handler = async (request, reply) => {
    if (!isNavigation(request.headers)) return sendPage(reply.code(403), baseUrl(), embeddedPage);
    const { provider: providerId } = request.params as { provider: string };
    const finished = await identities.finish({
      providerId,
      query: new URL(request.url, "http://localhost").search,
      browser: readBrowser(request.headers.cookie),
      userAgent: request.headers["user-agent"] ?? "",
      instead: readCookie(request.headers.cookie),
      locale: pageTexts(request).region,
    });
    if (!finished.ok) {
      const { error: fault, response_metadata: why } = finished;
      log.info({ fault, provider: providerId, why: why?.messages }, "sign-in through a provider refused");
      return sendPage(reply.code(403), baseUrl(), faultPage(fault));
    }
    if ("pending" in finished.finished) return askToLink(request, reply, finished.finished.pending);
    const { session, userId, redirect, isAdded } = finished.finished;
    log.info({ user: userId, provider: providerId }, "signed in through a provider");
    if (isAdded) await addAccount(request, reply, people, { session, userId });
    else reply.header("set-cookie", setCookie(session));
    const opened = (await people.session(session, teamOfUrl(redirect))) ?? (await people.session(session));
    return leadOn(reply, baseUrl(), opened?.due, redirect);
  };

  /** People who are not signed in prove their account first, and come to the same page. */
  const askToLink = async (request: FastifyRequest, reply: FastifyReply, pending: string): Promise<FastifyReply> => {
    const path = `${confirmPath}?${new URLSearchParams({ pending }).toString()}`;
    const cookie = readCookie(request.headers.cookie);
    const session = cookie === undefined ? undefined : await people.session(cookie);
    // The cookie has to last as long as what is bound to it.
    reply.header("set-cookie", setBrowser(readBrowser(request.headers.cookie)));
    return go(reply, baseUrl(), session?.due === undefined && session ? path : `/sign-in${returnQuery(path)}&link=1`);
  };

  return { startProvider, finishProvider };
}

function visitOf(request: FastifyRequest) {
  const { provider: providerId } = request.params as { provider: string };
  const query = request.query as Readonly<Record<string, unknown>>;
  const redirect = returnPath(query["redirect"]);
  const purpose =
    query["link"] === "1" ? ("link" as const) : query["add"] === "1" ? ("add" as const) : ("sign_in" as const);
  const teamId = readTeamId(query["team"]) ?? teamOfUrl(redirect) ?? "";
  const linkKey = typeof query["key"] === "string" ? query["key"] : "";
  return { providerId, purpose, teamId, linkKey, redirect };
}

function faultPage(fault: FinishCode): LocalizedPage {
  return messagePage(({ providers }) => providers.faults[fault]);
}
