import { useEffect } from "react";
import { queries, useCall } from "../api/useCall.ts";
import { onEvent } from "../store/listeners.ts";

/** The context bar, commands and views of a code channel, read again when its agent changes them. */
export function useCodeChannel(channel: string) {
  const read = useCall("client.codeChannels.info", { channel });
  useEffect(
    () =>
      onEvent("code_channel_changed", (event) => {
        if (event.channel !== channel) return;
        void queries.invalidateQueries({ queryKey: ["client.codeChannels.info", { channel }] });
        void queries.invalidateQueries({ queryKey: ["client.codeChannels.view"] });
      }),
    [channel],
  );
  return read;
}
