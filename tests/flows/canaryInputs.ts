import { hash } from "node:crypto";
import { clientOf, rotatingApp } from "../../packages/server/testkit/apps.ts";
import { consent, createApp, type NewApp } from "../../packages/server/testkit/installing.ts";
import { configuring } from "../../packages/server/testkit/openConfig.ts";
import { codeAt, emailOf, enrol, type Serving } from "../../packages/server/testkit/signingIn.ts";

type Fields = Readonly<Record<string, string>>;
type Answer = Record<string, unknown> & { readonly ok: boolean };

/** A server, and all that it said to those it refused, and on pages. */
export class Witness {
  readonly server: Serving;
  readonly heard: string[] = [];
  constructor(server: Serving) {
    this.server = server;
  }

  /** Calls a method as an app does. What it is given in earnest is its own; what a refusal says is heard. */
  async call(method: string, fields: Fields, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.server.url}/api/${method}`, {
      method: "POST",
      headers,
      body: new URLSearchParams(fields),
    });
    const text = await response.text();
    const answer = JSON.parse(text) as Answer;
    if (!answer.ok) this.heard.push(text);
    return answer;
  }

  async control(token: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const response = await fetch(`${this.server.url}/control/clock.get`, { method: "POST", headers, body: "{}" });
    this.heard.push(await response.text());
  }

  /** Reads a page, or the answer to a form. */
  async read(response: Promise<Response>): Promise<string> {
    const text = await (await response).text();
    this.heard.push(text);
    return text;
  }
}

/** What goes in: each uses valid and invalid secrets, and returns them. */
export const inputs: Readonly<Record<string, (witness: Witness) => Promise<readonly string[]>>> = {
  "tokens of bots and people": async (witness) => {
    const { bot, alice } = witness.server;
    const wrong = [`xoxb-${canary("bot")}`, `xoxp-${canary("person")}`];
    for (const token of [bot.token, alice.token, ...wrong]) {
      await witness.call("auth.test", {}, { authorization: `Bearer ${token}` });
      await witness.call("auth.test", { token });
      await witness.call("chat.postMessage", { token, channel: "nowhere", text: "" });
      await witness.read(fetch(`${witness.server.url}/api/users.info?token=${token}&user=U0`));
      await witness.read(fetch(`${witness.server.url}/api/${token}`));
    }
    return [bot.token, alice.token, ...wrong];
  },
  "refresh tokens": async (witness) => {
    const app = rotatingApp(witness.server);
    const client = clientOf(app);
    const given = await witness.call("oauth.v2.exchange", { ...client, token: app.bot_token ?? "" });
    const first = String(given["refresh_token"]);
    const wrong = `xoxe-1-${canary("refresh")}`;
    const renewed = await witness.call("oauth.v2.access", refresh(client, first));
    for (const token of [first, wrong]) await witness.call("oauth.v2.access", refresh(client, token));
    await witness.call("oauth.v2.exchange", { ...client, token: app.bot_token ?? "" });
    await witness.call("oauth.v2.access", { ...refresh(client, wrong), client_secret: canary("client") });
    const sets = [given, renewed].flatMap((set) => [String(set["access_token"]), String(set["refresh_token"])]);
    return [...sets, wrong, canary("client")];
  },
  "codes and client secrets": async (witness) => {
    const app = await createApp(witness.server, { isRotating: true });
    const code = await consent(witness.server, "alice", app, { scope: "chat:write" });
    const basic = (secret: string) => ({ authorization: `Basic ${btoa(`${app.clientId}:${secret}`)}` });
    const wrong = [canary("code"), canary("secret"), canary("basic")] as const;
    await witness.call("oauth.v2.access", { ...app.client, code: wrong[0] });
    await witness.call("oauth.v2.access", { client_id: app.clientId, client_secret: wrong[1], code });
    await witness.call("oauth.v2.access", { code }, basic(wrong[2]));
    await witness.call("oauth.v2.access", { ...app.client, code, redirect_uri: "https://elsewhere.test" });
    const given = await witness.call("oauth.v2.access", { code }, basic(app.client.client_secret));
    await witness.call("oauth.v2.access", { ...app.client, code });
    return [code, app.client.client_secret, String(given["access_token"]), String(given["refresh_token"]), ...wrong];
  },
  "code verifiers": async (witness) => {
    const app = await createApp(witness.server);
    const verifier = canary("verifier").padEnd(64, "v");
    const wrong = canary("wrong-verifier").padEnd(64, "w");
    const codeChallenge = hash("sha256", verifier, "base64url");
    const code = await consent(witness.server, "alice", app, { scope: "chat:write", codeChallenge });
    for (const code_verifier of [wrong, verifier]) {
      await witness.call("oauth.v2.access", { ...app.client, code, code_verifier });
    }
    return [verifier, wrong, code];
  },
  "what an app signs and checks with": async (witness) => {
    const config = await configuring(witness.server, "alice");
    const manifest = JSON.stringify({ display_information: { name: "Signer" } });
    const made = await witness.call("apps.manifest.create", { token: config.token, manifest });
    const { client_id, ...secrets } = made["credentials"] as Record<string, string> & { client_id: string };
    for (const secret of Object.values(secrets)) {
      await witness.call("oauth.v2.access", { client_id, client_secret: secret, code: secret });
      await witness.call("apps.manifest.export", { token: secret, app_id: "A0" });
    }
    return Object.values(secrets);
  },
  "variables of deployed apps": async (witness) => {
    const config = await configuring(witness.server, "alice");
    const { appId } = await createApp(witness.server);
    const [kept, refused] = [canary("variable"), canary("refused variable").replaceAll(" ", "-")];
    const variables = (value: string, name = "KEY") => JSON.stringify([{ name, value }]);
    const add = (fields: Fields) => witness.call("apps.hosted.variables.add", { token: config.token, ...fields });
    await add({ app_id: appId, variables: variables(kept) });
    await add({ app_id: appId, variables: variables(refused, "no name") });
    await add({ app_id: "A0000000NOT", variables: variables(refused) });
    await witness.call("apps.hosted.variables.list", { token: config.token, app_id: appId });
    return [kept, refused];
  },
  "tokens of apps and of their collaborators": async (witness) => {
    const config = await configuring(witness.server, "alice");
    const app = witness.server.dev.apps.find((candidate) => candidate.app_token);
    const wrong = [`xapp-1-${canary("app")}`, `xoxe.xoxp-1-${canary("config")}`, `xoxe-1-${canary("rotate")}`];
    for (const token of [app?.app_token ?? "", config.token, ...wrong]) {
      await witness.call("apps.event.authorizations.list", { token, event_context: "x" });
      await witness.call("apps.manifest.validate", { token, manifest: "{}" });
    }
    const rotated = await witness.call("tooling.tokens.rotate", { refresh_token: config.refreshToken });
    for (const token of wrong) await witness.call("tooling.tokens.rotate", { refresh_token: token });
    const given = [String(rotated["token"]), String(rotated["refresh_token"])];
    return [app?.app_token ?? "", config.token, config.refreshToken, ...given, ...wrong];
  },
  "passwords and sessions": async (witness) => {
    const { server } = witness;
    const [wrong, next] = [canary("password"), canary("next")];
    const browser = server.browser();
    const old = server.passwordOf("bob");
    await witness.read(browser.send("/sign-in", { login: emailOf(server, "bob"), password: wrong }));
    await witness.read(browser.send("/sign-in", { login: typedLogin, password: wrong, workspace: typedLogin }));
    await witness.read(browser.send("/sign-in", { login: emailOf(server, "bob"), password: old }));
    const session = sessionIn(browser.cookie);
    await witness.read(browser.send("/account/password", { current: wrong, next }));
    await witness.read(browser.send("/account/password", { current: old, next }));
    await witness.read(browser.get("/account"));
    const forged = canary("session");
    await witness.read(fetch(`${server.url}/account`, { headers: { cookie: `__Host-platform=${forged}` } }));
    return [old, wrong, next, session, sessionIn(browser.cookie), forged];
  },
  "second factors": async (witness) => {
    const { server } = witness;
    const browser = await server.signedIn("carol");
    // The page that shows the key, and the one that shows the codes, are the two that may.
    const { secret, codes } = await enrol(browser, server.clock.nowMs());
    server.clock.advance({ seconds: 60 });
    const again = await server.signedIn("carol");
    const wrong = canary("otp");
    for (const code of [wrong, codes[0] ?? ""]) await witness.read(again.send("/sign-in/code", { code }));
    await witness.read(again.get("/account/two-factor"));
    await again.send("/account/two-factor/codes", { code: codeAt(secret, server.clock.nowMs()) });
    const key = secret.replaceAll(" ", "");
    return [secret, key, wrong, ...codes, ...codes.map((code) => code.replaceAll("-", "")), sessionIn(again.cookie)];
  },
  "tokens of operators": async (witness) => {
    const wrong = `xctl-${canary("control")}`;
    const { control_token: token } = witness.server.dev;
    for (const given of [token, operatorToken, wrong]) {
      await witness.control(given);
      await witness.call("auth.test", { token: given });
    }
    return [token, operatorToken, wrong];
  },
  "links that sign people in": async (witness) => {
    const { server } = witness;
    const links = server.platform.signInLinks(server.dev.users.slice(0, 2)).map(({ url }) => url);
    await witness.read(fetch(links[0] ?? "", { redirect: "manual" }));
    await witness.read(fetch(`${links[1]}x`, { redirect: "manual" }));
    return links.map((link) => link.slice(link.lastIndexOf("=") + 1));
  },
  "requests to install": async (witness) => {
    const app = await createApp(witness.server);
    const browser = await witness.server.signedIn("alice");
    const page = await witness.read(browser.get(authorizePath(app, {})));
    const fields = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const form = Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value]));
    await witness.read(browser.send("/oauth/v2/authorize", { ...form, decision: "approve", seal: canary("seal") }));
    const sent = await browser.send("/oauth/v2/authorize", { ...form, decision: "approve" });
    const code = new URL(sent.headers.get("location") ?? "").searchParams.get("code") ?? "";
    await witness.read(browser.get(authorizePath(app, { code_challenge: canary("challenge") })));
    return [code, canary("seal"), sessionIn(browser.cookie)];
  },
};

/** Some people type their password here. The page shows it to them again, so that they can correct it, and nobody else. */
export const typedLogin = canary("login");

/** Opens the controls outside dev mode too. */
export const operatorToken = canary("operator");

/** A text that nobody could have by chance. */
export function canary(name: string): string {
  return `c4n4ry-${name}-${hash("sha256", name).slice(0, 24)}`;
}

function refresh(client: Fields, token: string): Fields {
  return { ...client, grant_type: "refresh_token", refresh_token: token };
}

function sessionIn(cookie: string): string {
  return cookie.slice(cookie.indexOf("=") + 1);
}

function authorizePath(app: NewApp, more: Fields): string {
  const query = new URLSearchParams({ client_id: app.clientId, scope: "chat:write", ...more });
  return `/oauth/v2/authorize?${query.toString()}`;
}
