import type { FastifyRequest } from "fastify";
import type { MemberKey } from "../../../domain/access/personCaller.ts";
import type { LocalizedPage } from "../document.ts";
import type { Handler } from "../handler.ts";
import { protect } from "../headers.ts";
import { embeddedPage, isNavigation } from "../isNavigation.ts";
import { messagePage } from "../messagePage.ts";
import { sendPage } from "../send.ts";
import { go } from "../signInHandlers.ts";
import type { ToolConnectionFault, ToolConnectionServices } from "./toolConnectionServices.ts";

export interface ToolConnectionOptions {
  readonly toolConnections: ToolConnectionServices;
  readonly baseUrl: () => string;
  /** Whose session the request carries, when that person is wholly in. */
  readonly signedIn: (request: FastifyRequest, teamId: string | undefined) => Promise<MemberKey | undefined>;
  readonly signInUrl: (path: string) => string;
}

/** Sends people to a server with tools to give access to their account there, and takes them back. */
export function toolConnectionHandlers({ toolConnections, baseUrl, signedIn, signInUrl }: ToolConnectionOptions) {
  const startToolConnection: Handler = async (request, reply) => {
    if (!isNavigation(request.headers)) return sendPage(reply.code(403), baseUrl(), embeddedPage);
    const { app: appId, server: serverKey } = request.params as { app: string; server: string };
    const { searchParams } = new URL(request.url, "http://localhost");
    const member = await signedIn(request, searchParams.get("team") ?? undefined);
    if (!member) return go(reply, baseUrl(), signInUrl(request.url));
    const started = await toolConnections.start(member, { appId, serverKey });
    if (started.ok)
      return protect(reply, baseUrl()).header("cache-control", "no-store").redirect(started.authorizationUrl);
    if (started.error === "server_not_found") return sendPage(reply.code(404), baseUrl(), unknownPage);
    return sendPage(reply.code(502), baseUrl(), faultPage(started));
  };

  const completeToolConnection: Handler = async (request, reply) => {
    const { searchParams } = new URL(request.url, "http://localhost");
    const code = searchParams.get("code");
    const state = searchParams.get("state");
    if (searchParams.has("error")) return sendPage(reply.code(400), baseUrl(), refusedPage);
    if (code === null || state === null) return sendPage(reply.code(400), baseUrl(), incompletePage);
    const teamId = toolConnections.teamOf(state);
    const member = teamId === undefined ? undefined : await signedIn(request, teamId);
    if (!member) return sendPage(reply.code(400), baseUrl(), strangerPage);
    const issuer = searchParams.get("iss") ?? undefined;
    const completed = await toolConnections.complete(member, { code, state, issuer });
    if (!completed.ok) return sendPage(reply.code(400), baseUrl(), faultPage(completed));
    const { appName, host } = completed;
    return sendPage(
      reply,
      baseUrl(),
      messagePage(({ installs }) => installs.toolsConnected(appName, host)),
    );
  };
  return { startToolConnection, completeToolConnection };
}

const refusedPage = messagePage(({ installs }) => installs.connectRefused);
const unknownPage = messagePage(({ installs }) => installs.connectUnknown);
const incompletePage = messagePage(({ installs }) => installs.connectIncomplete);
const strangerPage = messagePage(({ installs }) => installs.connectFault(installs.toolReasons.invalid_state, []));

function faultPage({ error, messages }: ToolConnectionFault): LocalizedPage {
  return messagePage(({ installs }) => installs.connectFault(installs.toolReasons[error], messages));
}
