import type { FastifyRequest } from "fastify";
import type { MemberKey } from "../../../domain/access/personCaller.ts";
import type { LocalizedPage } from "../document.ts";
import type { Handler } from "../handler.ts";
import { protect } from "../headers.ts";
import { embeddedPage, isNavigation } from "../isNavigation.ts";
import { messagePage } from "../messagePage.ts";
import { sendPage } from "../send.ts";
import { go } from "../signInHandlers.ts";
import type { ConnectedAccount, ConnectionFault, ExternalAuthServices } from "./externalAuthServices.ts";

export interface ExternalAuthOptions {
  readonly externalAuth: ExternalAuthServices;
  readonly baseUrl: () => string;
  /** Whose session the request carries, when that person is wholly in. */
  readonly signedIn: (request: FastifyRequest, teamId: string | undefined) => Promise<MemberKey | undefined>;
  readonly signInUrl: (path: string) => string;
}

/** Where providers of others send the browser back to, with a code for the app's tokens. */
export function externalAuthHandlers({ externalAuth, baseUrl, signedIn, signInUrl }: ExternalAuthOptions) {
  /** For people who run a workflow with an account of their own: the notice about a failed run leads here. */
  const startConnecting: Handler = async (request, reply) => {
    if (!isNavigation(request.headers)) return sendPage(reply.code(403), baseUrl(), embeddedPage);
    const { app: appId, provider: providerKey } = request.params as { app: string; provider: string };
    const { searchParams } = new URL(request.url, "http://localhost");
    const member = await signedIn(request, searchParams.get("team") ?? undefined);
    if (!member) return go(reply, baseUrl(), signInUrl(request.url));
    const url = await externalAuth.start(member, { appId, providerKey });
    if (url === undefined) return sendPage(reply.code(404), baseUrl(), unknownPage);
    return protect(reply, baseUrl()).header("cache-control", "no-store").redirect(url);
  };

  const connectAccount: Handler = async (request, reply) => {
    const { searchParams } = new URL(request.url, "http://localhost");
    const code = searchParams.get("code");
    const state = searchParams.get("state");
    if (searchParams.has("error")) return sendPage(reply.code(400), baseUrl(), refusedPage);
    if (code === null || state === null) return sendPage(reply.code(400), baseUrl(), incompletePage);
    const completed = await externalAuth.complete({ code, state });
    if (!completed.ok) return sendPage(reply.code(400), baseUrl(), faultPage(completed));
    return sendPage(reply, baseUrl(), connectedPage(completed));
  };
  return { startConnecting, connectAccount };
}

const refusedPage = messagePage(({ installs }) => installs.connectRefused);
const unknownPage = messagePage(({ installs }) => installs.connectUnknown);
const incompletePage = messagePage(({ installs }) => installs.connectIncomplete);

function faultPage({ error, messages }: ConnectionFault): LocalizedPage {
  return messagePage(({ installs }) => installs.connectFault(installs.connectReasons[error], messages));
}

function connectedPage({ appName, providerName, externalUserId }: ConnectedAccount): LocalizedPage {
  return messagePage(({ installs }) => installs.connected(appName, providerName, externalUserId));
}
