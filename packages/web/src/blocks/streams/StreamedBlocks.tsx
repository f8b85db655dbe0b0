import { CircleStop, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { Blocks } from "../Blocks.tsx";
import type { AnyBlock } from "../../surface/elements.ts";
import type { Place } from "../../surface/place.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toast.ts";
import { GrowingMarkdown } from "./GrowingMarkdown.tsx";
import styles from "./Stream.module.css";
import type { StreamingState } from "./streamingState.ts";
import { blocksText } from "../../strings/blocks.ts";

interface Props {
  readonly blocks: readonly object[];
  readonly state: StreamingState;
  readonly place: Extract<Place, { kind: "message" }>;
  /** Who writes, for what screen readers say. */
  readonly author: string;
  /** Whether this person is the one whom it answers. */
  readonly canStop: boolean;
  readonly selfId?: string | undefined;
}

/**
 * A message that its app writes piece by piece. What is finished is drawn once; only the last text grows. Once it is over
 * it is a message like any other.
 */
export function StreamedBlocks({ blocks, state, place, author, canStop, selfId }: Props) {
  const isOpen = state === "in_progress";
  useAnnouncements(state, author);
  const shown = blocks as readonly AnyBlock[];
  const last = shown.at(-1);
  const isText = last?.type === "markdown" && typeof last["text"] === "string";
  const done = isText ? shown.slice(0, -1) : shown;
  return (
    <div className={styles["stream"]} aria-busy={isOpen}>
      {done.length > 0 && <Blocks blocks={done} surface="message" place={place} selfId={selfId} />}
      {isText && <GrowingMarkdown text={last["text"] as string} state={state} />}
      {isOpen && !isText && <span className={styles["dots"]} aria-hidden="true" />}
      {isOpen && canStop && <StopButton place={place} />}
      {state === "errored" && (
        <p className={styles["interrupted"]}>
          <CircleStop size={16} aria-hidden="true" />
          {blocksText.interrupted}
        </p>
      )}
    </div>
  );
}

/** Once when it begins and once when it ends: piece by piece, nobody could listen to anything else. */
function useAnnouncements(state: StreamingState, author: string): void {
  const before = useRef<StreamingState>(undefined);
  useEffect(() => {
    if (before.current === undefined && state === "in_progress") announce(blocksText.responding(author));
    if (before.current === "in_progress" && state === "completed") announce(blocksText.responded(author));
    if (before.current === "in_progress" && state === "errored") announce(blocksText.responseInterrupted(author));
    before.current = state;
  }, [state, author]);
}

function StopButton({ place }: { readonly place: Props["place"] }) {
  const [isStopping, setStopping] = useState(false);
  async function stop(): Promise<void> {
    setStopping(true);
    const stopped = await call("chat.stopStream", { channel: place.channelId, ts: place.ts }).catch(() => undefined);
    if (!stopped?.ok && stopped?.error !== "message_not_in_streaming_state") {
      setStopping(false);
      toast(blocksText.stopFailed);
    }
  }
  return (
    <Button className={styles["stop"]} disabled={isStopping} focusableWhenDisabled onClick={() => void stop()}>
      <Square size={12} aria-hidden="true" fill="currentColor" />
      {blocksText.stop}
    </Button>
  );
}
