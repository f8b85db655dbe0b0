import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import { InstallProvider, LogLevel, MemoryInstallationStore } from "@slack/oauth";
import { WebClient } from "@slack/web-api";
import type { DevDescription } from "@platform/server";
import { servePlatform } from "./servePlatform.ts";
import { listen, urlOf } from "../browser/callbackServer.ts";
import { launchChromium, noBrowser, visit } from "../browser/chromium.ts";

const hourMs = 60 * 60 * 1000;

/** Runs like the real one, from wherever it was put; it does not follow `Date`, which the test moves for the client. */
class MovedClock {
  #aheadMs = 0;
  nowMs(): number {
    return Math.floor(performance.timeOrigin + performance.now()) + this.#aheadMs;
  }
  advance(hours: number): void {
    this.#aheadMs += hours * hourMs;
  }
}

interface OwnSite extends AsyncDisposable {
  readonly installUrl: string;
  readonly installer: InstallProvider;
}

/** An app as its author writes it with the public library: two paths, and nothing that knows this server but its address. */
async function serveApp(dev: DevDescription): Promise<OwnSite> {
  const app = dev.apps.find((candidate) => candidate.rotation);
  assert.ok(app);
  const holder: { installer?: InstallProvider } = {};
  const site = await listen((request, response) => {
    const isInstall = urlOf(request).pathname === "/slack/install";
    const handled = isInstall
      ? holder.installer?.handleInstallPath(request, response)
      : holder.installer?.handleCallback(request, response, {
          success: (_installation, _options, _request, answer) => void answer.end("installed"),
          failure: (error, _options, _request, answer) => void answer.end(`failed: ${error.message}`),
        });
    handled?.catch((error: unknown) => response.end(String(error)));
  });
  holder.installer = new InstallProvider({
    clientId: app.client_id,
    clientSecret: app.client_secret,
    stateSecret: "a secret of the app's own",
    authorizationUrl: dev.authorize_url,
    clientOptions: { slackApiUrl: dev.api_url, retryConfig: { retries: 0 } },
    installationStore: new MemoryInstallationStore(),
    installUrlOptions: {
      scopes: ["chat:write", "channels:read"],
      userScopes: ["users:read"],
      redirectUri: `${site.url}/slack/oauth_redirect`,
    },
    // Its own landing page loads a picture from the internet.
    directInstall: true,
    logLevel: LogLevel.ERROR,
  });
  return {
    installUrl: `${site.url}/slack/install`,
    installer: holder.installer,
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  };
}

describe("@slack/oauth", { skip: noBrowser }, () => {
  test("installs an app through the pages, and renews its tokens by itself when 12 hours have passed", async () => {
    const clock = new MovedClock();
    await using platform = await servePlatform({ clock });
    const { dev } = platform;
    await using own = await serveApp(dev);
    const api = (token: string | undefined) =>
      new WebClient(token, { slackApiUrl: dev.api_url, retryConfig: { retries: 0 }, logLevel: LogLevel.ERROR });
    const alice = dev.users.find((user) => user.name === "alice");

    await installInBrowser(own.installUrl, platform.signInLinks(alice ? [alice] : [])[0]?.url ?? "");

    const [team] = dev.teams;
    const source = {
      teamId: team?.id ?? "",
      enterpriseId: dev.org?.id ?? "",
      userId: alice?.id ?? "",
      isEnterpriseInstall: false,
    };
    const before = await own.installer.authorize(source);
    const self = await api(before.botToken).auth.test();
    assert.equal(before.botId, self.bot_id);
    assert.equal(before.botUserId, self.user_id);
    assert.equal((await api(before.userToken).auth.test()).user_id, alice?.id);

    clock.advance(12);
    await assert.rejects(api(before.botToken).auth.test(), /token_expired/);
    mock.timers.enable({ apis: ["Date"], now: clock.nowMs() });
    const renewed = await own.installer.authorize(source).finally(() => mock.timers.reset());

    assert.notEqual(renewed.botToken, before.botToken);
    assert.notEqual(renewed.userToken, before.userToken);
    assert.equal((await api(renewed.botToken).auth.test()).user_id, self.user_id);
    assert.equal((await api(renewed.userToken).auth.test()).user_id, alice?.id);
  });

  test("learns that the person declined", async () => {
    await using platform = await servePlatform();
    const { dev } = platform;
    await using own = await serveApp(dev);
    const [link] = platform.signInLinks(dev.users.filter((user) => user.name === "alice"));

    const said = await installInBrowser(own.installUrl, link?.url ?? "", "Cancel");

    assert.match(said, /failed: User cancelled the OAuth installation flow/);
  });
});

/** Signs in, begins at the app, and presses the button; tells what the app says then. */
async function installInBrowser(installUrl: string, signInUrl: string, button = "Install to Acme"): Promise<string> {
  const browser = await launchChromium();
  try {
    await using tab = await visit(browser);
    await tab.page.goto(signInUrl);
    await tab.page.goto(installUrl);
    await tab.page.getByRole("button", { name: button }).click();
    await tab.page.waitForURL("**/slack/oauth_redirect?*");
    return await tab.page.innerText("body");
  } finally {
    await browser.close();
  }
}
