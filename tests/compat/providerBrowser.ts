import type { SamlForm } from "../../packages/server/testkit/samlProvider.ts";

/** As much of a browser as the pages of SimpleSAMLphp need: cookies, redirects and forms. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>();

  /** Opens an address, follows redirects, and returns the form of the page that comes in the end. */
  async open(url: string, init: RequestInit = {}): Promise<SamlForm> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      headers: { accept: "text/html", ...(init.headers as Record<string, string>), cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location !== null) return this.open(new URL(location, url).href);
    const text = await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 2_000)}`);
    return readForm(text, url);
  }

  /** Fills in the form for username and password, and returns the form of the next page. */
  signIn(page: SamlForm, username: string, password: string): Promise<SamlForm> {
    if (!("AuthState" in page.fields)) throw new Error("the page has no form for signing in");
    return this.open(page.action, {
      method: "POST",
      body: new URLSearchParams({ ...page.fields, username, password }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  }
}

function readForm(html: string, url: string): SamlForm {
  const [, action = ""] = /<form\b[^>]*\baction="([^"]*)"/.exec(html) ?? [];
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([input]) => [
    attribute(input, "name"),
    attribute(input, "value"),
  ]);
  const fields = Object.fromEntries(inputs.filter(([name]) => name !== "")) as Record<string, string>;
  return { action: new URL(decode(action), url).href, fields };
}

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

function decode(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
