import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface DevFile {
  readonly api_url: string;
  readonly teams: readonly { readonly id: string }[];
  readonly users: readonly { readonly id: string; readonly name: string; readonly token: string }[];
  readonly channels: Readonly<Record<string, string>>;
}

export function readDevFile(dataFolder: string): DevFile {
  return JSON.parse(readFileSync(join(dataFolder, "dev.json"), "utf8")) as DevFile;
}

export const userOf = (dev: DevFile, name: string) =>
  dev.users.find((user) => user.name === name) ?? assert.fail(`dev.json has no ${name}`);

/** Calls a method as a person of the dev workspace. */
export async function callAs(
  dev: DevFile,
  name: string,
  method: string,
  args: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(dev.api_url + method, {
    method: "POST",
    headers: { authorization: `Bearer ${userOf(dev, name).token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  assert.equal(answer["ok"], true, JSON.stringify(answer));
  return answer;
}

/** Sends a form as a browser does. */
export async function sendForm(url: string, form: Readonly<Record<string, string>>): Promise<void> {
  const headers = { origin: new URL(url).origin, "sec-fetch-site": "same-origin" };
  const { status } = await fetch(url, { method: "POST", body: new URLSearchParams(form), headers, redirect: "manual" });
  assert.equal(status, 303, `${url} answered ${status}`);
}

/** Opens the page that a sign-in of the command line printed, as a person who is signed in by link, and reads the code. */
export async function approve(signInLink: string, approveUrl: string): Promise<string> {
  const signedIn = await fetch(signInLink, { redirect: "manual" });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const headers = { cookie: cookie.join("; "), "sec-fetch-site": "same-origin" };
  const page = await (await fetch(approveUrl, { method: "POST", headers })).text();
  return /<code>([A-Z2-9]{8})<\/code>/.exec(page)?.[1] ?? assert.fail(`${approveUrl} shows no code`);
}

export async function eventually(what: string, look: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 30_000; performance.now() < end;) {
    if (await look()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`timed out: ${what}`);
}
