import type { DevFile } from "./serverProcess.ts";

const formType = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/** Signs a person of the dev workspace in by password; the cookie of the session, or nothing while the store is away. */
export async function signIn(url: string, dev: DevFile, name: string): Promise<string | undefined> {
  const person = dev.users.find((user) => user.name === name);
  const body = new URLSearchParams({ login: person?.email ?? "", password: person?.password ?? "" });
  const options = { method: "POST", headers: formType, body: String(body), redirect: "manual" } as const;
  const response = await fetch(`${url}/sign-in`, options);
  await response.arrayBuffer();
  const pairs = response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return pairs.find((pair) => /^(__Host-)?platform=./.test(pair));
}

/** Agrees to an app as the owner of the session would in a browser; the code, or nothing while the store is away. */
export async function consent(
  url: string,
  cookie: string,
  asked: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const address = `${url}/oauth/v2/authorize`;
  const page = await fetch(`${address}?${new URLSearchParams(asked).toString()}`, {
    headers: { cookie, accept: "text/html" },
    redirect: "manual",
  });
  const fields = [...(await page.text()).matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const body = new URLSearchParams({
    ...Object.fromEntries(fields.map(([, name, value]) => [name, unescaped(value ?? "")])),
    decision: "approve",
  });
  const options = { method: "POST", headers: { ...formType, cookie }, body: String(body), redirect: "manual" } as const;
  const decided = await fetch(address, options);
  await decided.arrayBuffer();
  const location = decided.headers.get("location") ?? "";
  return URL.canParse(location) ? (new URL(location).searchParams.get("code") ?? undefined) : undefined;
}

function unescaped(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
