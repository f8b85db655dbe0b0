import { cutCharacters, limits } from "@platform/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { MemberKey } from "../../../domain/access/personCaller.ts";
import type { Clock, Secrets } from "../../../ports/ports.ts";
import { type LocalizedPage, printDocument } from "../document.ts";
import type { DevServices } from "../peopleServices.ts";
import type { Handler } from "../handler.ts";
import { letFormsLeadAway, protect } from "../headers.ts";
import { embeddedPage, isNavigation } from "../isNavigation.ts";
import { pageTexts } from "../pageTexts.ts";
import { isSameOrigin } from "../sameOrigin.ts";
import { sendPage } from "../send.ts";
import { consentPage } from "./consentPage.ts";
import { isConsentSealed, sealConsent } from "./consentSeal.ts";
import { formPostPage } from "./formPostPage.ts";
import { faultPage } from "./faultPage.ts";
import type { InstallServices, InstallRequest, InstallView } from "./installServices.ts";
import { channelField } from "./channelChoice.ts";
import { answerUrl, flowAt, readRequest, requestUrl } from "./installRequest.ts";
import { clearReturn, keepReturn } from "./returnCookie.ts";
import { placeField } from "./placeChoice.ts";
import { signedOutPage } from "./signedOutPage.ts";
import {
  changedPage,
  isElsewhere,
  refusedInstallPage,
  requestedPage,
  stalePage,
  strangerPage,
} from "./refusedInstallPage.ts";

export interface AuthorizeOptions {
  readonly installs: InstallServices;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly baseUrl: () => string;
  /** Whose session the request carries, when that person is wholly in; in the named workspace if they belong to it. */
  readonly signedIn: (request: FastifyRequest, teamId: string | undefined) => Promise<MemberKey | undefined>;
  /** Where people sign in who are to come back to this path. */
  readonly signInUrl: (path: string) => string;
  /** Present in dev mode. */
  readonly devServices: DevServices | undefined;
}

/** Asking a person whether an app may be installed, and taking the answer to the app. */
export function authorizeHandlers(options: AuthorizeOptions) {
  const { installs, secrets, clock, baseUrl, signedIn } = options;

  const ask: Handler = async (request, reply) => {
    if (!isNavigation(request.headers)) return sendPage(reply.code(403), baseUrl(), embeddedPage);
    const url = new URL(request.url, "http://localhost");
    const asked = readRequest(url.searchParams, flowAt(url.pathname));
    const view = await installs.look(asked, await signedIn(request, asked.team));
    if (!view.ok) return sendPage(reply.code(400), baseUrl(), faultPage(view, asked));
    return show(reply, asked, view);
  };

  async function show(reply: FastifyReply, given: InstallRequest, view: InstallView): Promise<FastifyReply> {
    const { installer } = view;
    if (!installer) return sendToSignIn(reply, given, view, options);
    // The form stays in the workspace that it shows, whichever one the person opens before answering.
    const asked = { ...given, team: given.team ?? installer.team.id };
    const seal = sealConsent(secrets, memberOf(installer), asked, clock.nowMs());
    const { permission } = installer;
    if (isSignedInBefore(given, installer)) {
      const code = await installs.approve(given, memberOf(installer), { isForOrg: false, webhookChannelId: undefined });
      if (code !== undefined) return back(reply, given, view, { code });
    }
    if (isElsewhere(permission)) keepForSignIn(reply, asked);
    else reply.header("set-cookie", clearReturn());
    const page = { request: asked, view, installer, seal };
    const content = permission === "allowed" ? consentPage(page) : refusedInstallPage(page, permission);
    return sendForm(permission === "allowed" ? reply : reply.code(403), baseUrl(), content);
  }

  const decide: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const fields = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : "");
    const asked = readRequest(fields, flowAt(new URL(request.url, "http://localhost").pathname));
    const view = await installs.look(asked, await signedIn(request, asked.team));
    if (!view.ok) return sendPage(reply.code(400), baseUrl(), faultPage(view, asked));
    const { installer } = view;
    if (!installer) return show(reply, asked, view);
    const given = { seal: fields.get("seal") ?? "", nowMs: clock.nowMs() };
    if (!isConsentSealed(secrets, memberOf(installer), asked, given)) {
      return sendPage(reply.code(403), baseUrl(), stalePage(requestUrl(asked)));
    }
    if (fields.get("decision") === "request") {
      const message = cutCharacters(fields.get("message") ?? "", limits.app_request_message_chars_max);
      const isRequested = await installs.request(asked, memberOf(installer), message);
      if (!isRequested) return sendPage(reply.code(403), baseUrl(), changedPage(requestUrl(asked)));
      return sendPage(reply, baseUrl(), requestedPage(view.app.name, installer.team.name));
    }
    if (fields.get("decision") !== "approve") return back(reply, asked, view, { error: "access_denied" });
    const isForOrg = installer.org !== undefined && fields.get(placeField) === installer.org.id;
    const webhookChannelId = fields.get(channelField) || undefined;
    const code = await installs.approve(asked, memberOf(installer), { isForOrg, webhookChannelId });
    if (code === undefined) return sendPage(reply.code(403), baseUrl(), changedPage(requestUrl(asked)));
    return back(reply, asked, view, { code });
  };

  /** Takes the answer to the app: in the address, or by a form where the request wants that. */
  function back(
    reply: FastifyReply,
    { state, responseMode }: InstallRequest,
    { app, redirectUri }: InstallView,
    answer: Readonly<Record<string, string>>,
  ): FastifyReply {
    const fields = { ...answer, ...(state === undefined ? {} : { state }) };
    if (responseMode === "form_post") {
      return sendForm(reply, baseUrl(), formPostPage({ appName: app.name, redirectUri, fields }));
    }
    return protect(reply, baseUrl()).header("cache-control", "no-store").redirect(answerUrl(redirectUri, fields), 303);
  }

  return { authorize: ask, decideInstall: decide };
}

/** A sign-in that names the workspace and was consented to there goes straight back; without the name, a person chooses. */
function isSignedInBefore({ flow, team }: InstallRequest, installer: NonNullable<InstallView["installer"]>): boolean {
  return (
    flow === "openid" && team === installer.team.id && installer.permission === "allowed" && installer.hasConsented
  );
}

function memberOf({ team, userId }: NonNullable<InstallView["installer"]>): MemberKey {
  return { teamId: team.id, userId };
}

async function sendToSignIn(
  reply: FastifyReply,
  asked: InstallRequest,
  view: InstallView,
  { devServices, baseUrl, signInUrl }: AuthorizeOptions,
): Promise<FastifyReply> {
  const isKept = keepForSignIn(reply, asked);
  const again = requestUrl(asked);
  const people = devServices && (await devServices.people());
  const page = { appName: view.app.name, people, isKept, signInUrl: signInUrl(again) };
  return sendPage(reply, baseUrl(), signedOutPage(page));
}

function keepForSignIn(reply: FastifyReply, asked: InstallRequest): boolean {
  const cookie = keepReturn(requestUrl(asked));
  if (cookie !== undefined) reply.header("set-cookie", cookie);
  return cookie !== undefined;
}

/** A page whose form ends at the app. */
function sendForm(reply: FastifyReply, baseUrl: string, page: LocalizedPage): FastifyReply {
  const text = printDocument(page, pageTexts(reply.request));
  letFormsLeadAway(protect(reply, baseUrl)).header("cache-control", "no-store").header("vary", "accept-language");
  return reply.type("text/html; charset=utf-8").send(text);
}
