import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { knownSession } from "../api/session.ts";
import { useClient } from "../store/store.ts";
import type { Channel, Message } from "../store/types.ts";
import { recordClick, recordView } from "./recorder.ts";
import { ClickContext } from "./useRecordClick.ts";
import { watchView } from "./watchView.ts";

interface Props {
  readonly channel: string;
  readonly message: Pick<Message, "ts" | "is_ephemeral">;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const middleButton = 1;

/**
 * The content of a message, wherever it is shown in full: records for the analytics of the org that this person has seen
 * it, and that they followed a link in it. Clicks are caught on their way down, so that every link counts, also one in a
 * dialog that the message opens.
 */
export function TrackedMessage({ channel, message, className, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const { ts, is_ephemeral: isEphemeral } = message;
  const isCounted = useClient((state) => isCountedIn(state.channels[channel])) && !isEphemeral;
  useEffect(() => {
    if (!isCounted || !content.current) return undefined;
    return watchView(content.current, () => recordView(channel, ts));
  }, [isCounted, channel, ts]);
  const click = useCallback(() => {
    if (isCounted) recordClick(channel, ts);
  }, [isCounted, channel, ts]);
  const clickLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a[href]")) click();
  };
  return (
    <ClickContext value={click}>
      <div
        ref={content}
        className={className}
        onClickCapture={clickLink}
        onAuxClickCapture={(event) => event.button === middleButton && clickLink(event)}
      >
        {children}
      </div>
    </ClickContext>
  );
}

/** The server keeps nothing of direct messages and of workspaces outside any org, so nothing is sent about them. */
function isCountedIn(channel: Channel | undefined): boolean {
  if (channel?.is_im || channel?.is_mpim) return false;
  return knownSession().team.enterprise_id !== undefined || channel?.is_shared === true;
}
