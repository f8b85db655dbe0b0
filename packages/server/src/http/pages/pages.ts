import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Handler } from "./handler.ts";
import type { IdentityServices } from "./identityServices.ts";
import type { PasskeyServices } from "./passkeyServices.ts";
import type { PeopleServices } from "./peopleServices.ts";
import { policyReportsPath } from "./policyReportsPath.ts";
import type { Site, SiteOptions } from "./site.ts";

export interface PagesOptions extends Omit<SiteOptions, "people" | "identities" | "passkeys"> {
  readonly openPeople: () => Promise<PeopleServices>;
  readonly openIdentities: () => Promise<IdentityServices>;
  readonly openPasskeys: () => Promise<PasskeyServices>;
}

export type Page = { [Name in keyof Site]: Site[Name] extends Handler ? Name : never }[keyof Site];

/** What is at each address. */
export const pages: Readonly<Record<string, Page>> = {
  "/": "start",
  "/docs": "docs",
  "/docs/*": "docs",
  "/docs/images/:name": "docsPicture",
  "/docs/search.json": "docsIndex",
  "/openapi.json": "openApi",
  "/oauth/v2/authorize": "authorize",
  "/oauth/v2_user/authorize": "authorize",
  "/openid/connect/authorize": "authorize",
  "/.well-known/openid-configuration": "openidConfiguration",
  "/openid/connect/keys": "openidKeys",
  "/external/auth/callback": "connectAccount",
  "/external/auth/connect/:app/:provider": "startConnecting",
  "/external/tools/callback": "completeToolConnection",
  "/external/tools/connect/:app/:server": "startToolConnection",
  "/sign-in": "showSignIn",
  "/sign-in/code": "showCode",
  "/sign-in/reset": "showReset",
  "/sign-in/with/:provider": "startProvider",
  "/sign-in/with/:provider/callback": "finishProvider",
  "/sign-in/with/:provider/metadata": "samlMetadata",
  "/account/identities/confirm": "showConfirm",
  "/join/:invite": "showJoin",
  "/enter": "showEnter",
  "/account": "showAccount",
  "/account/password": "showPassword",
  "/account/email": "showEmail",
  "/account/email/confirm/:key": "showEmailConfirm",
  "/account/two-factor": "showTwoFactor",
  "/account/passkeys": "showPasskeys",
  "/unsubscribe/:user/:key": "showUnsubscribe",
  "/command-line/:ticket": "showCommandLine",
  "/shortcuts/:id/:secret": "showShortcut",
  "/pages/:version/:name": "asset",
  "/assets/:name": "clientFile",
  "/service-worker.js": "serviceWorker",
  "/manifest.webmanifest": "webManifest",
  "/avatars/:name": "picture",
  "/link-images/:name": "linkImage",
  "/code-views/:team/:channel/:view": "codeView",
  "/client": "client",
  "/client/*": "client",
  "/archives/:channel/:message": "permalink",
  "/w/:domain": "teamPermalink",
  "/w/:domain/archives/:channel": "teamPermalink",
  "/w/:domain/archives/:channel/:message": "teamPermalink",
  "/apps": "client",
  "/apps/*": "client",
  "/admin": "client",
  "/admin/*": "client",
  "/dev": "client",
  "/dev/*": "client",
};

/** What forms are sent to. */
export const forms: Readonly<Record<string, Page>> = {
  "/oauth/v2/authorize": "decideInstall",
  "/oauth/v2_user/authorize": "decideInstall",
  "/openid/connect/authorize": "decideInstall",
  "/sign-in": "signIn",
  "/sign-in/code": "giveCode",
  "/sign-in/code/passkey": "givePasskey",
  "/sign-in/code/passkey/options": "askForCode",
  "/sign-in/passkey": "signInByPasskey",
  "/sign-in/passkey/options": "askForPasskey",
  "/sign-in/reset": "requestReset",
  "/sign-in/with/:provider/acs": "receiveSaml",
  "/sign-in/with/:provider/backchannel-logout": "providerLogout",
  "/client/session": "clientSession",
  "/client/workspaces": "clientWorkspaces",
  "/sign-in/switch": "switchAccount",
  [policyReportsPath]: "policyReport",
  "/join/:invite": "join",
  "/enter": "enter",
  "/sign-out": "signOut",
  "/sign-out/everywhere": "signOutEverywhere",
  "/account/password": "changePassword",
  "/account/email": "requestEmail",
  "/account/email/again": "resendEmail",
  "/account/email/cancel": "cancelEmail",
  "/account/email/confirm/:key": "confirmEmail",
  "/unsubscribe/:user/:key": "unsubscribe",
  "/account/two-factor/start": "startTwoFactor",
  "/account/two-factor/confirm": "confirmTwoFactor",
  "/account/two-factor/remove": "removeTwoFactor",
  "/account/two-factor/codes": "renewCodes",
  "/account/passkeys": "addPasskey",
  "/account/passkeys/options": "beginPasskey",
  "/account/passkeys/remove": "removePasskey",
  "/account/identities/confirm": "confirmLink",
  "/account/identities/remove": "unlink",
  "/command-line/:ticket": "approveCommandLine",
  "/shortcuts/:id/:secret": "runShortcut",
};

/**
 * Pages for people: the start page, sign-in, the documentation, the OpenAPI document. Only the addresses are known at
 * first; all else is loaded with the first visit, because a server should start quickly.
 */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  let site: Promise<Site> | undefined;
  const load = async (): Promise<Site> => {
    const [{ openSite }, people, identities, passkeys] = await Promise.all([
      import("./site.ts"),
      options.openPeople(),
      options.openIdentities(),
      options.openPasskeys(),
    ]);
    return openSite({ ...options, people, identities, passkeys });
  };
  const open = () => (site ??= load());
  const answer = (page: Page) => async (request: FastifyRequest, reply: FastifyReply) =>
    (await open())[page](request, reply);
  const settings = {
    errorHandler: async (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      (await open()).broken(error, request, reply),
  };

  for (const [url, page] of Object.entries(pages)) app.get(url, { ...settings, exposeHeadRoute: true }, answer(page));
  for (const [url, page] of Object.entries(forms)) app.post(url, settings, answer(page));
  if (options.devServices) {
    app.get("/sign-in/:user", settings, answer("signInByLink"));
    app.get("/dev/mail", settings, answer("devMail"));
    app.get("/dev/mail.json", settings, answer("devMailJson"));
    app.get("/dev/mail/:mail", settings, answer("devMailItem"));
    app.get("/dev/mail/:mail/html", settings, answer("devMailHtml"));
    app.get("/session/console", settings, answer("consoleSession"));
    app.post("/session/bench", settings, answer("benchSession"));
    app.post("/session/act-as", settings, answer("actAs"));
  }
  app.setNotFoundHandler(answer("notFound"));
}
