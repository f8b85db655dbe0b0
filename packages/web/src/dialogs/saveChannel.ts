import { call } from "../api/call.ts";
import { refreshConversations } from "../store/refresh.ts";
import type { Channel } from "../store/types.ts";
import { explain } from "../api/explain.ts";
import { wrongName } from "./channelName.ts";
import { statusText } from "../strings/statuses.ts";

export interface ChannelWords {
  readonly name: string;
  readonly topic: string;
  readonly purpose: string;
}

/** What could not be saved, and why. */
export interface ChannelFault {
  readonly field: keyof ChannelWords;
  readonly sentence: string;
}

export function wordsOf(channel: Channel | undefined): ChannelWords {
  return {
    name: channel?.name ?? "",
    topic: channel?.topic.value ?? "",
    purpose: channel?.purpose.value ?? "",
  };
}

/** Saves what was changed, the name first: nothing else is, when that is refused. */
export async function saveChannel(
  id: string,
  before: ChannelWords,
  typed: ChannelWords,
): Promise<ChannelFault | undefined> {
  const { name, topic, purpose } = typed;
  const saves = {
    name: () => call("conversations.rename", { channel: id, name }),
    topic: () => call("conversations.setTopic", { channel: id, topic }),
    purpose: () => call("conversations.setPurpose", { channel: id, purpose }),
  };
  let fault: ChannelFault | undefined;
  for (const field of ["name", "topic", "purpose"] as const) {
    if (typed[field] === before[field]) continue;
    const saved = await saves[field]().catch(() => undefined);
    if (saved?.ok) continue;
    fault = {
      field,
      sentence: saved ? (wrongName(saved.error) ?? explain(saved.error)) : statusText.serverNotRespondingSentence,
    };
    break;
  }
  // If the server is unreachable, the error and the bar above the page say so.
  await refreshConversations().catch(() => undefined);
  return fault;
}
