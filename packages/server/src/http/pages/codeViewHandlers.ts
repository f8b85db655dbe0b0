import type { ViewCsp } from "@platform/protocol/resources/codeChannel.ts";
import { answerNotFound } from "./notFound.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import { type PeopleServices, visitorOf } from "./peopleServices.ts";

export interface CodeViewOptions {
  readonly people: PeopleServices;
  readonly baseUrl: () => string;
}

interface Address {
  readonly team: string;
  readonly channel: string;
  readonly view: string;
}

/**
 * The HTML that an agent shows in a code channel, for readers of the channel. Its scripts run in a sandbox with an origin of
 * its own: without cookies, without the client, and with connections to the domains that the agent named alone. The header
 * says so, too, because anybody can open the address outside of the client's frame.
 */
export function codeViewHandlers({ people, baseUrl }: CodeViewOptions): { readonly codeView: Handler } {
  const notFound = answerNotFound(baseUrl);
  return {
    async codeView(request, reply) {
      const { team, channel, view: view_id } = request.params as Address;
      const visitor = await visitorOf(request, people, team);
      const read = await visitor?.ask("client.codeChannels.view", { channel, view_id });
      const html = read?.ok === true ? read["html"] : undefined;
      if (typeof html !== "string") return notFound(request, reply);
      return protect(reply, baseUrl())
        .header("content-security-policy", policyOf(read?.["csp"] as ViewCsp | undefined))
        .header("x-frame-options", "SAMEORIGIN")
        .header("referrer-policy", "no-referrer")
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(html);
    },
  };
}

function policyOf({ connect_domains: connect = [], resource_domains: resources = [] }: ViewCsp = {}): string {
  const from = (...sources: readonly string[]) => [...sources, ...resources].join(" ");
  return [
    "default-src 'none'",
    `script-src ${from("'unsafe-inline'")}`,
    `style-src ${from("'unsafe-inline'")}`,
    `img-src ${from("data:", "blob:")}`,
    `font-src ${from("data:")}`,
    `media-src ${from("data:", "blob:")}`,
    `connect-src ${connect.length === 0 ? "'none'" : connect.join(" ")}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-popups",
  ].join("; ");
}
