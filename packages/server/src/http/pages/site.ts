import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "../../ports/log.ts";
import { type Clock, type Secrets, systemIds } from "../../ports/ports.ts";
import { sendAsset } from "./assets.ts";
import { answerBrokenPage } from "./brokenPage.ts";
import { clientHandlers } from "./client/clientHandlers.ts";
import { installationHandlers } from "./client/installation.ts";
import { workspaceHandlers } from "./client/workspaceHandlers.ts";
import { docsHandlers } from "./docs/docsHandlers.ts";
import { accountHandlers } from "./accountHandlers.ts";
import { codeViewHandlers } from "./codeViewHandlers.ts";
import { commandLineHandlers } from "./commandLineHandlers.ts";
import { devSignInHandlers } from "./devSignInHandlers.ts";
import { devControlHandlers } from "./devControlHandlers.ts";
import { devMailHandlers } from "./devMailHandlers.ts";
import { emailHandlers } from "./emailHandlers.ts";
import { enterHandlers } from "./enterHandlers.ts";
import { type DevServices, type PeopleServices, sessionOf, visitorOf } from "./peopleServices.ts";
import { passkeyHandlers } from "./passkeyHandlers.ts";
import type { PasskeyServices } from "./passkeyServices.ts";
import { passkeySignInHandlers } from "./passkeySignInHandlers.ts";
import type { Handler } from "./handler.ts";
import { answerNotFound } from "./notFound.ts";
import { openidHandlers } from "./oauth/openidHandlers.ts";
import { externalAuthHandlers } from "./oauth/externalAuthHandlers.ts";
import type { ExternalAuthServices } from "./oauth/externalAuthServices.ts";
import { toolConnectionHandlers } from "./oauth/toolConnectionHandlers.ts";
import type { ToolConnectionServices } from "./oauth/toolConnectionServices.ts";
import { authorizeHandlers } from "./oauth/authorizeHandlers.ts";
import { identityHandlers } from "./identityHandlers.ts";
import type { IdentityServices } from "./identityServices.ts";
import type { InstallServices } from "./oauth/installServices.ts";
import { joinHandlers } from "./joinHandlers.ts";
import { permalinkHandlers } from "./permalinkHandlers.ts";
import { type LinkImageOptions, sendLinkImage } from "./linkImages.ts";
import { type PictureOptions, sendPicture } from "./pictures.ts";
import { policyReportHandlers } from "./policyReports.ts";
import { resetHandlers } from "./resetHandlers.ts";
import { providerLogoutHandlers } from "./providerLogoutHandlers.ts";
import { providerHandlers } from "./providerHandlers.ts";
import { returnQuery } from "./returnPath.ts";
import { sendPage } from "./send.ts";
import { samlHandlers } from "./samlHandlers.ts";
import { shortcutHandlers } from "./shortcutHandlers.ts";
import { go, signInHandlers } from "./signInHandlers.ts";
import { twoFactorHandlers } from "./twoFactorHandlers.ts";
import { unsubscribeHandlers } from "./unsubscribeHandlers.ts";
import { servingPage, welcomePage } from "./welcomePage.ts";

export interface SiteOptions {
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** Known only once the server listens. */
  readonly baseUrl: () => string;
  readonly people: PeopleServices;
  /** Whether mail is sent, or captured. */
  readonly sendsMail: boolean;
  readonly identities: IdentityServices;
  readonly passkeys: PasskeyServices;
  /** Present in dev mode: people may sign in by link. */
  readonly devServices: DevServices | undefined;
  readonly installs: InstallServices;
  readonly openPhoto: PictureOptions["openPhoto"];
  readonly openLinkImage: LinkImageOptions["openLinkImage"];
  readonly externalAuth: ExternalAuthServices;
  readonly toolConnections: ToolConnectionServices;
  /** Whose word about where a request came from is taken. */
  readonly isTrustedProxy: (address: string) => boolean;
}

export type Site = ReturnType<typeof openSite>;

/** Everything that answers with a page, by the name it has in the list of addresses. */
export function openSite(options: SiteOptions) {
  const { log, baseUrl, devServices } = options;
  const notFound = answerNotFound(baseUrl);
  const closedMail = { devMail: notFound, devMailItem: notFound, devMailHtml: notFound, devMailJson: notFound };
  // Without a door these addresses are not served at all; should one be added by mistake, there is still nothing here.
  const closed = {
    signInByLink: notFound,
    consoleSession: notFound,
    benchSession: notFound,
    actAs: notFound,
    ...closedMail,
  };
  const visits = {
    signedIn: (request: FastifyRequest, teamId: string | undefined) => visitorOf(request, options.people, teamId),
    signInUrl: (path: string) => `/sign-in${returnQuery(path)}`,
  };
  const account = { ...options, isDev: devServices !== undefined };
  return {
    start: startHandler(options),
    asset: sendAsset(baseUrl),
    picture: sendPicture(options),
    linkImage: sendLinkImage(options),
    notFound,
    broken: answerBrokenPage(log, baseUrl),
    ...authorizeHandlers({ ...options, ...visits }),
    ...externalAuthHandlers({ ...options, ...visits }),
    ...toolConnectionHandlers({ ...options, ...visits }),
    ...openidHandlers(options),
    ...docsHandlers({ baseUrl, sessionUrl: devServices && "/session/console" }),
    ...installationHandlers(baseUrl),
    ...clientHandlers({ ...account, nonce: systemIds.unguessable }),
    ...workspaceHandlers(options),
    ...policyReportHandlers(options),
    ...signInHandlers(account),
    ...resetHandlers(account),
    ...joinHandlers(account),
    ...enterHandlers(account),
    ...providerHandlers(account),
    ...samlHandlers(account),
    ...providerLogoutHandlers(options),
    ...identityHandlers(account),
    ...accountHandlers(account),
    ...emailHandlers(account),
    ...unsubscribeHandlers(options),
    ...twoFactorHandlers(account),
    ...passkeyHandlers(account),
    ...passkeySignInHandlers(account),
    ...commandLineHandlers(account),
    ...shortcutHandlers(account),
    ...permalinkHandlers(account),
    ...codeViewHandlers(options),
    ...(devServices
      ? {
          ...devSignInHandlers({ ...options, devServices }),
          ...devControlHandlers({ ...options, devServices }),
          ...devMailHandlers({ ...options, devServices }),
        }
      : closed),
  };
}

function startHandler({ people, baseUrl, devServices }: SiteOptions): Handler {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessionOf(request, people);
    if (session) return go(reply, baseUrl(), session.due === undefined ? "/client" : "/sign-in");
    return sendPage(
      reply,
      baseUrl(),
      devServices ? welcomePage(await devServices.people(), baseUrl()) : servingPage(baseUrl()),
    );
  };
}
