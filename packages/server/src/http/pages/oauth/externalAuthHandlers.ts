import type { FastifyRequest } from "fastify";
import type { MemberKey } from "../../../domain/access/personCaller.ts";
import type { PageContent } from "../document.ts";
import type { Handler } from "../handler.ts";
import { protect } from "../headers.ts";
import { html } from "../html.ts";
import { embeddedPage, isNavigation } from "../isNavigation.ts";
import { messagePage } from "../messagePage.ts";
import { sendPage } from "../send.ts";
import { go } from "../signInHandlers.ts";
import type { ConnectionFault, ExternalAuthServices } from "./externalAuthServices.ts";

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
    const { appName, providerName, externalUserId } = completed;
    return sendPage(
      reply,
      baseUrl(),
      messagePage(
        "Account connected",
        html`${appName} can now use the ${providerName} account ${externalUserId}. You can close this page.`,
      ),
    );
  };
  return { startConnecting, connectAccount };
}

const again = "Start again from the command line or the workflow.";

const refusedPage = messagePage("The account was not connected", `The provider did not give access. ${again}`);

const unknownPage = messagePage(
  "There is no such account to connect",
  "The app is not installed in your workspace, or does not use accounts of this provider.",
);

const incompletePage = messagePage("The account was not connected", `The address is incomplete. ${again}`);

const reasons: Readonly<Record<ConnectionFault["error"], string>> = {
  invalid_state: "The link is older than ten minutes, or was not made by this server.",
  providers_not_found: "The app no longer declares the provider, or has no client secret for it.",
  access_token_exchange_failed: "The provider did not issue a token.",
};

function faultPage({ error, messages }: ConnectionFault): PageContent {
  return messagePage("The account was not connected", reasons[error], ...messages, again);
}
