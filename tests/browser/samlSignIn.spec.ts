import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { SamlProvider } from "../../packages/server/testkit/samlProvider.ts";
import { assertionXml, responseXml, signedResponse } from "../../packages/server/testkit/samlResponse.ts";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { expectAccessible, shows } from "./showing.ts";

describe("signing in through a SAML provider with a browser", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  let provider: SamlProvider;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
    provider = await SamlProvider.start(() => Date.now());
  });
  after(async () => {
    await provider?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });

  async function goThere(page: Page): Promise<void> {
    await page.goto(`${server.url}/sign-in?workspace=acme`);
    await page.getByRole("link", { name: "Sign in with Acme SAML" }).click();
  }

  test("an administrator adds it by its metadata, and a person comes in by its page and the form of another site", async () => {
    await using admin = await visit(browser);
    const { page } = admin;
    await admin.signIn(server.linkOf("alice"));
    await page.goto(`${server.url}/admin/sign-in`);
    await shows(page, "Sign-in");
    await page.getByLabel("Protocol").selectOption("saml");
    await page.getByLabel("Name", { exact: true }).fill("Acme SAML");
    await page.getByLabel("Provider metadata").fill(provider.metadata());
    await page.getByLabel("E-mail addresses").selectOption("1");
    await page.getByLabel("Trusted domains").first().fill("acme.test");
    await expectAccessible(page, "the form for a SAML provider");
    await page.getByRole("button", { name: "Add provider" }).click();
    await page.getByText("Acme SAML is on the sign-in page.").waitFor();
    const row = page.getByRole("row", { name: /Acme SAML/ });
    await row.getByText("SAML 2.0").waitFor();
    await row.getByText(/\/acs$/).waitFor();
    await row.getByText(/\/metadata$/).waitFor();
    await row.getByRole("button", { name: "Create accounts" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create accounts" }).click();
    await row.getByText("creates accounts").waitFor();
    await expectAccessible(page, "the page with a SAML provider");

    await using guest = await visit(browser);
    provider.person = { nameId: "nina", attributes: { "User.Email": "nina@acme.test", displayName: "Nina New" } };
    const posted = guest.page.waitForRequest((request) => request.url().endsWith("/acs"));
    await goThere(guest.page);
    const headers = await (await posted).allHeaders();
    assert.deepEqual([headers["cookie"], headers["sec-fetch-site"]], [undefined, "cross-site"]);
    await guest.page.getByText("Nina New").first().waitFor();
    assert.deepEqual([admin.faults, guest.faults], [[], []]);
  });

  test("what is refused says why, and the next attempt comes through", async () => {
    await using guest = await visit(browser);
    provider.forge = (parts) => responseXml(parts, assertionXml(parts));
    await goThere(guest.page);
    await guest.page.getByRole("heading", { name: "The answer of the provider was not accepted" }).waitFor();
    await expectAccessible(guest.page, "a refused sign-in");

    provider.forge = signedResponse;
    await goThere(guest.page);
    await guest.page.getByText("Nina New").first().waitFor();
  });
});
