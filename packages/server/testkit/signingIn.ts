import { Secret, TOTP } from "otpauth";
import type { PlatformOptions, SeedDocument } from "../src/platform.ts";
import { readDevSeed } from "../src/seed/readDevSeed.ts";
import { type Workspace, workspace } from "./workspace.ts";

/** As much of a browser as forms and cookies need. */
export interface FormBrowser {
  /** What it would send. */
  cookie: string;
  get(path: string): Promise<Response>;
  /** Sends a form of a page of the server. */
  send(path: string, fields: Readonly<Record<string, string>>, headers?: Record<string, string>): Promise<Response>;
  /** The same browser, as an attacker has it who copied its cookie. */
  copy(): FormBrowser;
  /** All cookies that it would send. */
  cookies(): string;
}

export interface Serving extends Workspace {
  readonly url: string;
  /** A browser that asks for pages in this language. */
  browser(language?: string): FormBrowser;
  passwordOf(name: string): string;
  /** A browser in which this person has signed in by password. */
  signedIn(name: string): Promise<FormBrowser>;
}

/** The dev workspace behind its real server. */
export async function serving(options: PlatformOptions = {}): Promise<Serving> {
  const world = await workspace(options);
  const url = await world.platform.listen();
  const browser = (language?: string) => openBrowser(url, "", language);
  const passwordOf = (name: string) => world.dev.users.find((user) => user.name === name)?.password ?? "";
  const signedIn = async (name: string) => {
    const opened = browser();
    await opened.send("/sign-in", { login: emailOf(world, name), password: passwordOf(name) });
    return opened;
  };
  return { ...world, url, browser, passwordOf, signedIn, [Symbol.asyncDispose]: () => world.platform.stop() };
}

/** The dev seed with passwords for the given people. */
export function seedWithPasswords(passwordOf: (name: string) => string | undefined): SeedDocument {
  const seed = readDevSeed();
  const workspaces = seed.workspaces.map((one) => ({
    ...one,
    users: one.users.map((user) => {
      const password = passwordOf(user.name);
      return password === undefined ? user : { ...user, password };
    }),
  }));
  return { ...seed, workspaces };
}

export function emailOf(world: Workspace, name: string): string {
  return world.dev.users.find((user) => user.name === name)?.email ?? "";
}

/** A browser with no session yet. */
export function openBrowser(url: string, cookie = "", language = "*"): FormBrowser {
  let others = "";
  let atProvider = "";
  const cookies = () => [opened.cookie, others, atProvider].filter((pair) => pair !== "").join("; ");
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const sent = cookies();
    const headers = {
      accept: "text/html",
      "accept-language": language,
      cookie: sent,
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(url + path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      if (pair.startsWith("__Host-platform=")) opened.cookie = pair.endsWith("=") ? "" : pair;
      if (pair.startsWith("__Host-platform-browser=")) atProvider = pair;
      if (pair.startsWith("__Host-platform-others=")) others = pair.endsWith("=") ? "" : pair;
    }
    return response;
  };
  const opened: FormBrowser = {
    cookie,
    get: (path) => ask(path, {}),
    send: (path, fields, headers = { "sec-fetch-site": "same-origin" }) =>
      ask(path, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "user-agent": "Firefox/140.0 (Linux)",
          ...headers,
        },
      }),
    copy: () => openBrowser(url, opened.cookie, language),
    cookies,
  };
  return opened;
}

export async function isSignedIn(browser: FormBrowser): Promise<boolean> {
  return (await browser.get("/account")).status === 200;
}

/** What an authenticator app shows for this secret at this moment. */
export function codeAt(secret: string, nowMs: number): string {
  const key = Secret.fromBase32(secret.replaceAll(" ", ""));
  return new TOTP({ secret: key, algorithm: "SHA1", digits: 6, period: 30 }).generate({ timestamp: nowMs });
}

/** Sets up a second factor in this browser: its secret, and the recovery codes. */
export async function enrol(
  browser: FormBrowser,
  nowMs: number,
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  await browser.send("/account/two-factor/start", {});
  const page = await (await browser.get("/account/two-factor")).text();
  const secret = /<code>([A-Z2-7 ]{39})<\/code>/.exec(page)?.[1] ?? "";
  const done = await browser.send("/account/two-factor/confirm", { code: codeAt(secret, nowMs) });
  return { secret, codes: (await done.text()).match(/\b[a-z0-9]{4}(?:-[a-z0-9]{4}){3}\b/g) ?? [] };
}
