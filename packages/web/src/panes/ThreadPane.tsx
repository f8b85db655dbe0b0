import { BellRing, X } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { Composer } from "../composer/DeferredComposer.tsx";
import { DropZone } from "../composer/DropZone.tsx";
import { readNewest } from "../store/history.ts";
import { markThreadSeen } from "../store/marking.ts";
import { useClient } from "../store/store.ts";
import { placeKey } from "../store/types.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { explain, unanswered } from "../api/explain.ts";
import { ArchivedBar } from "../timeline/ArchivedBar.tsx";
import { MessageList } from "../timeline/MessageList.tsx";
import { placeName, useTitle } from "../store/titles.ts";
import styles from "./Pane.module.css";
import { channelPath } from "../navigation/paths.ts";
import { chooseLevel } from "../navigation/screen.ts";
import { TypingLine } from "../timeline/TypingLine.tsx";
import { pausesText } from "../strings/pauses.ts";
import { panesText } from "../strings/panes.ts";

const SessionBar = lazy(() => import("../assistants/SessionBar.tsx"));
const ThreadPrompts = lazy(() => import("../assistants/ThreadPrompts.tsx"));

interface Props {
  readonly channel: string;
  readonly ts: string;
  /** The reply that a link led to. */
  readonly target?: string | undefined;
}

/** A thread beside its channel. */
export function ThreadPane({ channel, ts, target }: Props) {
  const [, go] = useLocation();
  const place = useMemo(() => ({ channel, thread: ts }), [channel, ts]);
  const home = useClient((state) => state.channels[channel]);
  const name = placeName(home, useTitle(home));
  const timeline = useClient((state) => state.timelines[placeKey(place)]);
  const [fault, setFault] = useState<string>();
  const isKnown = timeline !== undefined && !timeline.isPreview;
  const about = timeline?.messages[0]?.assistant_app_thread;
  const read = useCallback(() => {
    setFault(undefined);
    readNewest(place).then(
      (outcome) => setFault(outcome.ok ? undefined : outcome.error),
      () => setFault(unanswered),
    );
  }, [place]);
  useEffect(() => {
    if (!isKnown) read();
  }, [isKnown, read]);
  const onSeen = useCallback((_: string, isEnd: boolean) => isEnd && markThreadSeen(channel, ts), [channel, ts]);
  const beginning = useMemo(() => <span />, []);
  return (
    <aside aria-label={panesText.thread} className={styles["pane"]}>
      <header className={styles["header"]}>
        <h2 className={styles["title"]}>
          <bdi>{about?.title ?? panesText.thread}</bdi> <span className={styles["where"]}>{name}</span>
        </h2>
        <IconButton
          label={pausesText.threadNotifications}
          icon={<BellRing size={16} />}
          onClick={() => chooseLevel(place)}
        />
        <IconButton label={panesText.closeThread} icon={<X size={20} />} onClick={() => go(channelPath(channel))} />
      </header>
      <Suspense fallback={null}>
        <SessionBar key={ts} channel={channel} thread={ts} />
      </Suspense>
      <DropZone place={place} className={styles["conversation"]}>
        {timeline && (
          <MessageList
            key={placeKey(place)}
            place={place}
            timeline={timeline}
            label={panesText.messagesInThread}
            beginning={beginning}
            onSeen={onSeen}
            target={target}
          />
        )}
        {!timeline && fault === undefined && <Skeleton label={panesText.loadingThread} rows={3} />}
        {!timeline && fault !== undefined && (
          <ErrorState text={panesText.threadFailed(explain(fault))} onRetry={read} />
        )}
        {about?.suggested_prompts && (
          <Suspense fallback={null}>
            <ThreadPrompts place={place} prompts={about.suggested_prompts} />
          </Suspense>
        )}
        <TypingLine place={place} />
        {home?.is_archived ? (
          <ArchivedBar id={channel} name={name} />
        ) : (
          <Composer key={placeKey(place)} place={place} label={panesText.reply} isFocused={target === undefined} />
        )}
      </DropZone>
    </aside>
  );
}
