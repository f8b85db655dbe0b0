import { isChannelId } from "@platform/protocol/ids.ts";
import { useCall } from "../api/useCall.ts";
import { useClient } from "../store/store.ts";

/** What a channel is called. The page knows those that the person has joined or visited, and asks for others. */
export function useChannelName(id: string): string | undefined {
  const known = useClient(({ channels }) => channels[id]);
  const isReady = useClient((state) => state.isReady);
  const { data } = useCall("conversations.info", { channel: id }, { enabled: isReady && !known && isChannelId(id) });
  return (known ?? data?.channel)?.name;
}
