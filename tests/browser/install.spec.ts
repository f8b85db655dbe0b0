import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser } from "playwright-core";
import { createPlatform, type DevDescription, type Platform } from "../../packages/server/src/platform.ts";
import { type CallbackServer, startCallbackServer } from "./callbackServer.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { picture } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

interface Redeemed {
  readonly ok: boolean;
  readonly error?: string;
  readonly access_token?: string;
  readonly team?: { readonly id: string } | null;
  readonly enterprise?: { readonly name: string } | null;
}

/** An app that says it can work in all of an org. */
async function createOrgApp({ api_url, config_token }: DevDescription, redirectUrl: string) {
  const manifest = {
    display_information: { name: "Roomy", description: "Finds a free room in any building." },
    features: { bot_user: { display_name: "Roomy" } },
    oauth_config: { redirect_urls: [redirectUrl] },
    settings: { org_deploy_enabled: true },
  };
  const response = await fetch(`${api_url}apps.manifest.create`, {
    method: "POST",
    headers: { authorization: `Bearer ${config_token}`, "content-type": "application/json" },
    body: JSON.stringify({ manifest }),
  });
  const { credentials } = (await response.json()) as {
    credentials: { readonly client_id: string; readonly client_secret: string };
  };
  return credentials;
}

describe("installing an app in a browser", { skip: noBrowser }, () => {
  let platform: Platform;
  let dev: DevDescription;
  let browser: Browser;
  let echo: CallbackServer;
  let orgApp: { readonly client_id: string; readonly client_secret: string };
  before(async () => {
    platform = await createPlatform({ seed: "dev", dev: true });
    await platform.listen();
    dev = await platform.describeDev();
    echo = await startCallbackServer();
    orgApp = await createOrgApp(dev, echo.url);
    browser = await openChromium();
  });
  after(async () => {
    await echo?.[Symbol.asyncDispose]();
    await platform?.stop();
  });

  const app = () => {
    const found = dev.apps.find((candidate) => candidate.rotation);
    assert.ok(found);
    return found;
  };
  const requestUrl = (query: Record<string, string> = {}) => {
    const asked = {
      scope: "chat:write,channels:history",
      user_scope: "users:read",
      state: "s1",
      redirect_uri: echo.url,
    };
    const search = new URLSearchParams({ client_id: app().client_id, ...asked, ...query });
    return `${dev.authorize_url}?${search.toString()}`;
  };
  const linkOf = (name: string) => platform.signInLinks(dev.users.filter((user) => user.name === name))[0]?.url ?? "";
  const redeem = async (code: string, { client_id, client_secret } = app() as typeof orgApp) => {
    const body = new URLSearchParams({ client_id, client_secret, code, redirect_uri: echo.url });
    const response = await fetch(`${dev.api_url}oauth.v2.access`, { method: "POST", body });
    return (await response.json()) as Redeemed;
  };
  const authTest = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${dev.api_url}auth.test`, { method: "POST", headers });
    return (await response.json()) as { ok: boolean; error?: string };
  };

  test("approving leads to the app with a code, which is good once", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await tab.signIn(linkOf("alice"));
    await page.goto(requestUrl());

    await page.getByText("Read messages in public channels").waitFor();
    await picture(page, "consent");
    await page.getByRole("button", { name: "Install to Acme" }).click();

    await page.getByRole("heading", { name: "Back at Echo" }).waitFor();
    const query = echo.arrived.at(-1);
    assert.equal(query?.get("state"), "s1");
    const code = query?.get("code") ?? "";
    const first = await redeem(code);
    assert.deepEqual([first.ok, (await authTest(first.access_token ?? "")).ok], [true, true]);
    const replayed = await redeem(code);
    assert.equal(replayed.error, "invalid_code");
    assert.equal((await authTest(first.access_token ?? "")).error, "token_revoked");
    assert.deepEqual(tab.faults, []);
  });

  test("an org admin can choose all of it, by the keyboard alone", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await tab.signIn(linkOf("alice"));
    await page.goto(requestUrl({ client_id: orgApp.client_id }));
    await page.getByRole("heading", { name: "Install Roomy?" }).waitFor();

    const workspace = page.getByRole("radio", { name: /^Acme Only this workspace/ });
    assert.equal(await workspace.isChecked(), true);
    await workspace.focus();
    await page.keyboard.press("ArrowDown");
    assert.equal(await page.getByRole("radio", { name: /^Acme Corporation/ }).isChecked(), true);
    await page.getByRole("button", { name: "Install" }).press("Enter");

    await page.getByRole("heading", { name: "Back at Echo" }).waitFor();
    const given = await redeem(echo.arrived.at(-1)?.get("code") ?? "", orgApp);
    assert.deepEqual([given.ok, given.team, given.enterprise?.name], [true, null, "Acme Corporation"]);
    assert.equal((await authTest(given.access_token ?? "")).ok, true);
    assert.deepEqual(tab.faults, []);
  });

  test("cancelling leads to the app with access_denied", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await tab.signIn(linkOf("alice"));
    await page.goto(requestUrl());

    await page.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("heading", { name: "Back at Echo" }).waitFor();
    const query = echo.arrived.at(-1);
    assert.deepEqual(
      [...(query ?? [])],
      [
        ["error", "access_denied"],
        ["state", "s1"],
      ],
    );
    assert.deepEqual(tab.faults, []);
  });

  test("a redirect to anywhere else is a page of ours, and nobody arrives", async () => {
    await using tab = await visit(browser);
    await tab.signIn(linkOf("alice"));
    const before = echo.arrived.length;

    for (const redirect of [`${echo.url}/`, `${echo.url}?x=1`, echo.url.replace("localhost", "127.0.0.1")]) {
      const response = await tab.page.goto(requestUrl({ redirect_uri: redirect }));
      assert.equal(response?.status(), 400);
      await tab.page.getByRole("heading", { name: "This app cannot send you there" }).waitFor();
      assert.ok(tab.page.url().startsWith(platform.baseUrl));
    }

    assert.equal(echo.arrived.length, before);
  });

  test("a person who must sign in first returns to the request, and needs no script for any of it", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(requestUrl());
      await page.getByRole("heading", { name: "Sign in to install Rotating App" }).waitFor();

      await page.goto(linkOf("bob"));
      await page.getByRole("heading", { name: "Install Rotating App to Acme?" }).waitFor();
      await page.getByRole("button", { name: "Install to Acme" }).press("Enter");

      await page.getByRole("heading", { name: "Back at Echo" }).waitFor();
      assert.equal((await redeem(echo.arrived.at(-1)?.get("code") ?? "")).ok, true);
    } finally {
      await context.close();
    }
  });

  test("no page of another site can show it in a frame", async () => {
    await using tab = await visit(browser);
    await tab.signIn(linkOf("alice"));
    await tab.page.goto(echo.url);

    await tab.page.evaluate(`new Promise((resolve) => {
      const frame = document.createElement("iframe");
      frame.addEventListener("load", resolve);
      frame.src = ${JSON.stringify(requestUrl())};
      document.body.append(frame);
    })`);

    const [, frame] = tab.page.frames();
    assert.equal(await frame?.getByRole("button").count(), 0);
    assert.match(tab.faults.join("\n"), /frame-ancestors 'none'/);
  });

  test("everybody can use it, in both themes, on wide screens and narrow ones", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    const pages: [person: string | undefined, url: string, heading: string][] = [
      [undefined, requestUrl(), "Sign in to install Rotating App"],
      [undefined, requestUrl({ redirect_uri: "https://evil.test/" }), "This app cannot send you there"],
      [undefined, requestUrl({ scope: "chat:shout" }), "One permission cannot be granted"],
      ["alice", requestUrl(), "Install Rotating App to Acme?"],
      ["alice", requestUrl({ client_id: orgApp.client_id }), "Install Roomy?"],
      ["alice", requestUrl({ scope: "", user_scope: "" }), "Install Rotating App to Acme?"],
      ["bob", requestUrl({ user_scope: "admin.users:write" }), "Ask an admin to install Rotating App"],
      ["dora", requestUrl(), "Guests cannot install Rotating App"],
    ];
    for (const [person, url, heading] of pages) {
      if (person !== undefined) await tab.signIn(linkOf(person));
      await page.goto(url);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await expectAccessible(page, heading);
      await expectNarrow(page, heading);
    }
  });
});
