import type { Workspace } from "./workspace.ts";

/** A browser as far as these pages need one: it keeps cookies, shows forms and sends them. */
export class Visitor {
  readonly #world: Workspace;
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  constructor(world: Workspace, url: string) {
    this.#world = world;
    this.#url = url;
  }

  async send(path: string, options: RequestInit = {}): Promise<{ status: number; text: string; headers: Headers }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, origin: this.#url, ...(options.headers as Record<string, string> | undefined) };
    const response = await fetch(new URL(path, this.#url), { redirect: "manual", ...options, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  /** Signs in by the link that dev mode prints; tells where that led. */
  async signIn(name: string): Promise<string> {
    const people = this.#world.dev.users.filter((user) => user.name === name);
    const [link] = this.#world.platform.signInLinks(people);
    return (await this.send(link?.url ?? "")).headers.get("location") ?? "";
  }

  /** Sends the form of a page as a click on one of its buttons would. */
  decide(page: string, decision: string, headers: Record<string, string> = {}, change: Record<string, string> = {}) {
    const fields = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const body = new URLSearchParams({
      ...Object.fromEntries(fields.map(([, name, value]) => [name, unescaped(value ?? "")])),
      ...change,
      decision,
    });
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const [, action = ""] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
    return this.send(action, { method: "POST", body: String(body), headers: { ...type, ...headers } });
  }
}

export function unescaped(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
