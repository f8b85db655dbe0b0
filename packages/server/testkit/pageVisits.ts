import assert from "node:assert/strict";
import { limits } from "@platform/protocol";
import { createPasswordLink } from "../src/domain/oneTimeLinks/createPasswordLink.ts";
import { nobody } from "../src/domain/caller.ts";
import { unsubscribePath } from "../src/domain/mailDigests/unsubscribeKey.ts";
import type { Page } from "../src/http/pages/pages.ts";
import { teamsOf } from "./admins.ts";
import { addProvider, IdentityProvider, signInThrough } from "./identityProvider.ts";
import { capturedMail } from "./captured.ts";
import { createApp } from "./installing.ts";
import { addSamlProvider, SamlProvider, visitSaml } from "./samlProvider.ts";
import { type ResponseParts, responseXml, signedResponse } from "./samlResponse.ts";
import { codeAt, emailOf, enrol, type FormBrowser, type Serving } from "./signingIn.ts";
import { addPasskey, passkeyDevice, signInWith } from "./passkeyDevice.ts";
import { makeTrigger } from "./triggers.ts";

/** Notes a page that was visited. */
export type Visited = (answer: Promise<Response>) => Promise<string>;

/** A person who visits pages, in browsers of one language. */
export interface Reader {
  readonly server: Serving;
  browser(): FormBrowser;
  signedIn(name: string): Promise<FormBrowser>;
  readonly visit: Visited;
}

type Visits = (reader: Reader) => Promise<void>;

/** A form of another site. */
const foreign = { "sec-fetch-site": "cross-site" };

/** Ways to see every page that the server renders, by the handlers that they try. */
export const pageVisits: Readonly<Partial<Record<Page, Visits>>> = {
  start: async ({ browser, visit }) => {
    await visit(browser().get("/"));
  },
  notFound: async ({ browser, visit }) => {
    await visit(browser().get("/nowhere"));
  },
  showSignIn: async ({ browser, signedIn, visit }) => {
    await visit(browser().get("/sign-in?done=everywhere"));
    await visit((await signedIn("bob")).get("/sign-in?add=1"));
  },
  signIn: async ({ browser, visit }) => {
    await visit(browser().send("/sign-in", { login: "nobody", password: "wrong" }));
    await visit(browser().send("/sign-in", {}, foreign));
  },
  signInByLink: async ({ browser, visit }) => {
    await visit(browser().get("/sign-in/U404?key=wrong"));
  },
  showReset: async ({ browser, visit }) => {
    await visit(browser().get("/sign-in/reset"));
    await visit(browser().send("/sign-in/reset", { login: "nobody" }, foreign));
  },
  requestReset: async ({ server, browser, visit }) => {
    const login = emailOf(server, "bob");
    for (let at = 0; at <= limits.password_resets_per_account; at++) {
      await visit(browser().send("/sign-in/reset", { login }));
    }
  },
  devMail: async ({ signedIn, visit }) => {
    await visit((await signedIn("bob")).get("/dev/mail"));
  },
  devMailItem: visitMail,
  showCode: visitCode,
  showJoin: visitJoin,
  showEnter: visitEnter,
  startProvider: visitProviders,
  finishProvider: async ({ browser, visit }) => {
    await visit(browser().get("/sign-in/with/Ip404/callback?code=x&state=y"));
  },
  receiveSaml: visitSamlFaults,
  showConfirm: async ({ signedIn, visit }) => {
    await visit((await signedIn("bob")).get("/account/identities/confirm?pending=x"));
  },
  showAccount: async ({ signedIn, visit }) => {
    await visit((await signedIn("bob")).get("/account?done=password"));
  },
  showPassword: async ({ signedIn, visit }) => {
    const browser = await signedIn("bob");
    await visit(browser.get("/account/password"));
    await visit(browser.send("/account/password", { current: "wrong", next: "a password to remember" }));
    await visit(browser.send("/account/password", { page_user: "U404" }));
  },
  showEmail: visitEmail,
  showUnsubscribe: async ({ server, browser, visit }) => {
    const path = unsubscribePath(server.platform.secrets, server.bob.id);
    await visit(browser().get(path));
    await visit(browser().send(path, {}));
  },
  showTwoFactor: visitTwoFactor,
  showPasskeys: visitPasskeys,
  showCommandLine: visitCommandLine,
  showShortcut: visitShortcut,
  authorize: visitConsent,
  connectAccount: async ({ browser, visit }) => {
    await visit(browser().get("/external/auth/callback?error=access_denied"));
    await visit(browser().get("/external/auth/callback"));
    await visit(browser().get("/external/auth/callback?code=x&state=y"));
  },
  startConnecting: async ({ signedIn, visit }) => {
    await visit((await signedIn("bob")).get("/external/auth/connect/A404/none"));
  },
  completeToolConnection: async ({ browser, visit }) => {
    await visit(browser().get("/external/tools/callback?error=access_denied"));
    await visit(browser().get("/external/tools/callback"));
    await visit(browser().get("/external/tools/callback?code=x&state=y"));
  },
  startToolConnection: async ({ signedIn, visit }) => {
    await visit((await signedIn("bob")).get("/external/tools/connect/A404/none"));
  },
  teamPermalink: async ({ signedIn, visit, server }) => {
    const browser = await signedIn("bob");
    await visit(browser.get("/w/elsewhere"));
    const domain = server.dev.teams[0]?.domain;
    await visit(browser.get(`/w/${domain}/archives/C404`));
    await visit(browser.get(`/w/${domain}/archives/${server.random}/p1700000000000100`));
  },
};

async function visitMail({ server, browser, signedIn, visit }: Reader): Promise<void> {
  await browser().send("/sign-in/reset", { login: emailOf(server, "carol") });
  await server.platform.settle();
  const reader = await signedIn("bob");
  const [, path = ""] = /href="(\/dev\/mail\/[\w-]+)"/.exec(await (await reader.get("/dev/mail")).text()) ?? [];
  await visit(reader.get(path));
}

async function visitCode({ server, browser, signedIn, visit }: Reader): Promise<void> {
  await enrol(await signedIn("carol"), server.clock.nowMs());
  const second = browser();
  await second.send("/sign-in", { login: emailOf(server, "carol"), password: server.passwordOf("carol") });
  await visit(second.get("/sign-in/code"));
  await visit(second.get("/sign-in/code?recovery=1"));
  await visit(second.send("/sign-in/code", { code: "000000" }));
}

async function visitJoin({ server, browser, visit }: Reader): Promise<void> {
  const { invite } = await server.alice.does("admin.inviteLinks.create", { team_id: teamsOf(server).acme });
  const path = invite.url.slice(server.url.length);
  await visit(browser().get(path));
  await visit(browser().get("/join/Iv404?key=x"));
  for (const name of ["", "Eve Ericson"]) await visit(browser().send(path, { name, email: "eve", password: "x" }));
}

async function visitEnter({ server, browser, visit }: Reader): Promise<void> {
  const context = { caller: nobody, nowMs: server.clock.nowMs() };
  const asked = { userId: server.bob.id, removesSecondFactor: false };
  const link = await server.platform.store.write(createPasswordLink, context, asked);
  assert.ok(link.ok);
  await visit(browser().get(link.path));
  await visit(browser().get("/enter?key=x"));
  await visit(browser().send(link.path, { password: "x" }));
}

async function visitSamlFaults({ server, browser, visit }: Reader): Promise<void> {
  await visit(browser().send("/sign-in/with/Ip404/acs", {}, foreign));
  await using provider = await SamlProvider.start(() => server.clock.nowMs());
  const id = await addSamlProvider(server, provider);
  await visit(browser().send(`/sign-in/with/${id}/acs`, {}, foreign));
  const transient = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
  for (const forge of [
    (parts: ResponseParts) => signedResponse({ ...parts, format: transient }),
    (parts: ResponseParts) => responseXml(parts, "<saml:EncryptedAssertion/>"),
  ]) {
    provider.forge = forge;
    const { action, fields } = await visitSaml(browser(), { id });
    await visit(browser().send(new URL(action).pathname, fields, foreign));
  }
}

async function visitProviders({ server, browser, signedIn, visit }: Reader): Promise<void> {
  const { acme } = teamsOf(server);
  await using provider = await IdentityProvider.start();
  const id = await addProvider(server, provider, { name: "Acme ID" });
  await visit(browser().get("/sign-in/with/Ip404"));
  await visit(browser().get("/sign-in?workspace=acme"));
  await visit(browser().get("/sign-in"));
  await visit(browser().get("/sign-in?link=1"));
  await visitEnter({ server, browser, signedIn, visit });
  const bob = await signedIn("bob");
  await visit(bob.get("/account?done=linked"));
  const asked = await signInThrough(bob, { id, login: "s-bob", query: `?link=1&team=${acme}` });
  const page = await visit(bob.get(asked.headers.get("location") ?? ""));
  const [, pending = ""] = /name="pending" value="([^"]+)"/.exec(page) ?? [];
  await bob.send("/account/identities/confirm", { pending });
  await visit(bob.get("/account"));
  const alice = await signedIn("alice");
  const other = await signInThrough(alice, { id, login: "s-alice", query: "?link=1" });
  const question = await (await alice.get(other.headers.get("location") ?? "")).text();
  const [, sealed = ""] = /name="pending" value="([^"]+)"/.exec(question) ?? [];
  await visit(alice.send("/account/identities/confirm", { pending: sealed }));
  const through = browser();
  await signInThrough(through, { id, login: "s-bob", query: `?team=${acme}` });
  await visit(through.send("/sign-out", {}));
  await server.alice.does("admin.signIn.providers.update", { provider_id: id, is_enforced: true });
  await visit(browser().get("/sign-in?workspace=acme"));
  await visitEnter({ server, browser, signedIn, visit });
  await server.alice.does("admin.signIn.providers.delete", { provider_id: id });
}

async function visitTwoFactor({ server, signedIn, visit }: Reader): Promise<void> {
  const browser = await signedIn("alice");
  const path = "/account/two-factor";
  await visit(browser.get(path));
  await browser.send(`${path}/start`, {});
  const started = await visit(browser.get(path));
  await visit(browser.send(`${path}/confirm`, { code: "000000" }));
  const secret = /<code>([A-Z2-7 ]{39})<\/code>/.exec(started)?.[1] ?? "";
  await visit(browser.send(`${path}/confirm`, { code: codeAt(secret, server.clock.nowMs()) }));
  await visit(browser.get(path));
  await visit(browser.send(`${path}/codes`, { code: "000000" }));
}

async function visitPasskeys({ server, browser, signedIn, visit }: Reader): Promise<void> {
  const dora = await signedIn("dora");
  const path = "/account/passkeys";
  const password = server.passwordOf("dora");
  await visit(dora.get(path));
  await visit(dora.send(path, { credential: "" }));
  const device = passkeyDevice(server.url);
  await visit(addPasskey(dora, device, { password, name: "Leave" }));
  await visit(dora.get(`${path}?done=added`));
  await visit(dora.send(`${path}/remove`, { passkey: device.id, proof: "wrong" }));
  await visit(dora.get("/account"));
  const second = browser();
  await second.send("/sign-in", { login: emailOf(server, "dora"), password });
  await visit(second.get("/sign-in/code"));
  await visit(second.send("/sign-in/code/passkey", { credential: "" }));
  await visit(signInWith(browser(), device, { origin: "https://evil.test" }));
  await signInWith(browser(), device, { counter: 9 });
  await visit(signInWith(browser(), device, { counter: 1 }));
  await dora.send(`${path}/remove`, { passkey: device.id, proof: password });
  await visit(dora.get(`${path}?done=removed`));
}

async function visitCommandLine({ server, signedIn, visit }: Reader): Promise<void> {
  const { ticket } = await server.actor("").does("apps.hosted.generateAuthTicket", {});
  const path = `/command-line/${ticket}`;
  const browser = await signedIn("bob");
  await visit(browser.get(path));
  await visit((await signedIn("dora")).send(path, {}));
  await visit(browser.send(path, {}));
  await visit(browser.send("/command-line/dGlja2V0", {}));
}

async function visitShortcut({ server, signedIn, visit }: Reader): Promise<void> {
  const { shortcut_url: url = "" } = await makeTrigger(server, {
    workflow: "#/workflows/place",
    inputs: { place: { value: "{{data.channel_id}}" } },
  });
  const path = url.slice(server.url.length);
  const browser = await signedIn("bob");
  await visit(browser.get(path));
  await visit(browser.send(path, { "page.channel": "C404404404" }));
  await visit(browser.send(path, { "page.channel": server.random }));
  await visit(browser.get("/shortcuts/Ft404/x"));
}

async function visitConsent({ server, browser, signedIn, visit }: Reader): Promise<void> {
  const app = await createApp(server);
  const asks = (query: Record<string, string>, path = "/oauth/v2/authorize") =>
    `${path}?${new URLSearchParams({ client_id: app.clientId, ...query }).toString()}`;
  const scopes = { scope: "chat:write,im:history,incoming-webhook", user_scope: "users:read,admin.users:read" };
  await visit(browser().get(asks(scopes)));
  const alice = await signedIn("alice");
  await visit(alice.get(asks(scopes)));
  await visit(alice.get(asks({ scope: "openid,profile" }, "/openid/connect/authorize")));
  await visit(alice.send("/oauth/v2/authorize", { client_id: app.clientId, ...scopes }));
  await visit(alice.send("/oauth/v2/authorize", {}, foreign));
  for (const wrong of [{ client_id: "0.0" }, { redirect_uri: "https://evil.test" }, {}, { scope: "none" }]) {
    await visit(alice.get(asks(wrong)));
  }
  await visit(alice.get(asks({ scope: "openid,chat:write" }, "/openid/connect/authorize")));
  for (const person of ["dora", "frank"]) await visit((await signedIn(person)).get(asks(scopes)));
  await visit((await signedIn("bob")).get(asks({ ...scopes, team: teamsOf(server).labs })));
  await server.alice.does("admin.apps.restrict", { app_id: app.appId });
  await visit((await signedIn("erin")).get(asks(scopes)));
}

async function visitEmail({ signedIn, server, visit }: Reader): Promise<void> {
  const browser = await signedIn("bob");
  await visit(browser.get("/account/email"));
  const password = server.passwordOf("bob");
  for (const [email, given] of [
    ["nowhere", password],
    ["bob@new.test", "wrong"],
    [emailOf(server, "bob"), password],
    [emailOf(server, "carol"), password],
  ] as const) {
    await visit(browser.send("/account/email", { email, password: given }));
  }
  server.clock.advance({ seconds: limits.sign_in_window_s });
  await browser.send("/account/email", { email: "bob@new.test", password });
  await visit(browser.get("/account?done=email-sent"));
  const mail = (await capturedMail(server)).find(({ kind }) => kind === "email_confirmation");
  const [path = ""] = /\/account\/email\/confirm\/[\w-]+/.exec(mail?.text ?? "") ?? [];
  await visit(browser.get(path));
  await visit((await signedIn("alice")).get(path));
}
