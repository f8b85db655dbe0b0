import { type Outcome, slackbotId, succeed } from "@platform/protocol";
import type { ConnectedPerson } from "../../ports/connectedPerson.ts";
import { accessKnownUser } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";

/** The sockets of a person to all servers. */
export type ReadConnections = (userId: string) => Promise<readonly Omit<ConnectedPerson, "userId">[]>;

export interface PersonPresence {
  readonly presence: "active" | "away";
  readonly isManual: boolean;
  readonly isOwn: boolean;
  readonly connections: number;
  readonly lastActivityMs: number | undefined;
}

/** A person is active with a socket to any server, unless they set themselves away or have done nothing for a while. */
export async function readPersonPresence(
  ctx: ReadContext,
  userId: string,
  readConnections: ReadConnections,
): Promise<Outcome<PersonPresence, "user_not_found" | "access_denied">> {
  const found = await accessKnownUser(ctx, userId);
  if (!found.ok) return found;
  const { user } = found;
  const servers = await readConnections(user.id);
  const isManual = user.is_away === 1;
  const isActive = user.id === slackbotId || (!isManual && servers.some((server) => server.isActive));
  return succeed({
    presence: isActive ? ("active" as const) : ("away" as const),
    isManual,
    isOwn: user.id === ctx.caller.userId,
    connections: servers.reduce((sum, { connections }) => sum + connections, 0),
    lastActivityMs: servers.length === 0 ? undefined : Math.max(...servers.map((server) => server.lastActivityMs)),
  });
}
