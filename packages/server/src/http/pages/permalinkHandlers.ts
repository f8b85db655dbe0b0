import { forThoseInside } from "./accountHandlers.ts";
import type { PageContent } from "./document.ts";
import { type Visitor, visitorAs } from "./peopleServices.ts";
import { html, type Part } from "./html.ts";
import { messagePage } from "./messagePage.ts";
import { sendPage } from "./send.ts";
import { type AccountOptions, go } from "./signInHandlers.ts";

interface Address {
  readonly domain: string;
  readonly channel?: string | undefined;
  readonly message?: string | undefined;
}

/** The addresses that `auth.test` and `chat.getPermalink` give out: of a workspace, a channel, a message. */
export function permalinkHandlers(options: AccountOptions) {
  const { people, baseUrl } = options;

  const teamPermalink = forThoseInside(options, async (session, request, reply) => {
    const found = await findTarget(visitorAs(session, people), request.params as Address);
    if (typeof found === "string") return go(reply, baseUrl(), found);
    return sendPage(reply.code(404), baseUrl(), found);
  });

  return { teamPermalink };
}

/** The path in the client, or the page that explains why there is none. */
async function findTarget(visitor: Visitor, { domain, channel, message }: Address): Promise<string | PageContent> {
  const { team } = (await visitor.ask("team.info")) as unknown as { team: { domain: string; name: string } };
  const found = channel === undefined ? undefined : await findChannel(visitor, channel);
  // People of both workspaces pass links to a shared channel on, each with the domain of their own.
  if (domain !== team.domain && !found?.is_shared) return otherWorkspacePage(team.name);
  if (channel === undefined) return "/client";
  if (!found) return closedPage(message === undefined ? "channel" : "message");
  if (message === undefined) return `/client/${found.id}`;
  return (await messagePath(visitor, found.id, message)) ?? closedPage("message");
}

interface FoundChannel {
  readonly id: string;
  readonly is_shared: boolean;
}

async function findChannel(visitor: Visitor, channel: string): Promise<FoundChannel | undefined> {
  const answer = await visitor.ask("conversations.info", { channel });
  return answer.ok ? (answer["channel"] as FoundChannel) : undefined;
}

/** The stored message knows its thread; links that were shortened on their way do not. */
async function messagePath(visitor: Visitor, channel: string, message: string): Promise<string | undefined> {
  const [, seconds, micros] = /^p(\d{10})(\d{6})$/.exec(message) ?? [];
  const ts = `${seconds}.${micros}`;
  const found = await visitor.ask("chat.getPermalink", { channel, message_ts: ts });
  if (!found.ok) return undefined;
  const thread = new URL(String(found["permalink"])).searchParams.get("thread_ts");
  return thread === null ? `/client/${channel}/at/${ts}` : `/client/${channel}/thread/${thread}/at/${ts}`;
}

const toClient: Part = html`<a href="/client">Open the client</a>`;

function closedPage(kind: "channel" | "message"): PageContent {
  return messagePage(
    `This ${kind} cannot be opened`,
    "It was deleted, the link is incomplete, or your account has no access to it.",
    toClient,
  );
}

/** The same for a workspace that does not exist, so that strangers cannot find out which do. */
function otherWorkspacePage(own: string): PageContent {
  return messagePage(
    "This link belongs to another workspace",
    html`You are signed in to ${own}. Sign in to the workspace of the link to open it, or check the address.`,
    html`${toClient} · <a href="/account">Your account</a>`,
  );
}
