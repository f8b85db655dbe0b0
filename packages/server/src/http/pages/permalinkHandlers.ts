import { forThoseInside } from "./accountHandlers.ts";
import type { LocalizedPage } from "./document.ts";
import { type Visitor, visitorsOf } from "./peopleServices.ts";
import { messagePage } from "./messagePage.ts";
import { returnQuery } from "./returnPath.ts";
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
    const address = request.params as Address;
    const workspaces = await people.workspaces(session.userId);
    const named = workspaces.find(({ domain }) => domain === address.domain);
    const visitors = await visitorsOf(request, people, session);
    if (named && !visitors.some(({ teamId }) => teamId === named.id)) {
      // The workspace requires a second factor. Signing in asks for it, and leads back here.
      const [path] = request.url.split("?", 1);
      return go(reply, baseUrl(), `/sign-in${returnQuery(`${path}?team=${named.id}`)}`);
    }
    const found = await findTarget(visitors, address, named?.id);
    if (found === undefined) {
      const own = workspaces.find(({ id }) => id === session.teamId);
      return sendPage(reply.code(404), baseUrl(), otherWorkspacePage(own?.name ?? ""));
    }
    if (typeof found === "string") return go(reply, baseUrl(), found);
    return sendPage(reply.code(404), baseUrl(), found);
  });

  return { teamPermalink };
}

/**
 * The path in the client, or the page that explains why there is none; nothing for a link to a workspace that is not one of
 * the person's. People of both workspaces pass links to a shared channel on, each with the domain of their own: such a link
 * opens in the workspace of the person that has the channel.
 */
async function findTarget(
  visitors: readonly Visitor[],
  { channel, message }: Address,
  teamId: string | undefined,
): Promise<string | LocalizedPage | undefined> {
  if (channel === undefined) return teamId && `/client/${teamId}`;
  for (const visitor of teamId === undefined ? visitors : visitors.filter((member) => member.teamId === teamId)) {
    const found = await findChannel(visitor, channel);
    if (!found || (teamId === undefined && !found.is_shared)) continue;
    const base = `/client/${visitor.teamId}/${found.id}`;
    if (message === undefined) return base;
    const within = await messagePath(visitor, found.id, message);
    return within === undefined ? closedMessagePage : `${base}/${within}`;
  }
  return teamId && (message === undefined ? closedChannelPage : closedMessagePage);
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
  return thread === null ? `at/${ts}` : `thread/${thread}/at/${ts}`;
}

const closedChannelPage = messagePage(({ messages }) => messages.closedChannel);
const closedMessagePage = messagePage(({ messages }) => messages.closedMessage);

/** The same for a workspace that does not exist, so that strangers cannot find out which do. */
function otherWorkspacePage(own: string): LocalizedPage {
  return messagePage(({ messages }) => messages.foreignLink(own));
}
