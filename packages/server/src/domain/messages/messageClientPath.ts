import { printTs } from "@platform/protocol";
import { pathInTeam } from "@platform/protocol/clientPath.ts";

interface Place {
  readonly channel_id: string;
  readonly team_id: string;
}

/** Where the client shows a message, in a workspace of its reader. */
export function messageClientPath(
  { channel_id: channel, team_id: teamId }: Place,
  message: { readonly ts: number; readonly thread_ts: number },
): string {
  const thread = message.thread_ts === 0 ? "" : `/thread/${printTs(message.thread_ts)}`;
  return pathInTeam(`/client/${channel}${thread}/at/${printTs(message.ts)}`, teamId);
}
