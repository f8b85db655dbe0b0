import { Hash, Lock, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { call } from "../api/call.ts";
import { Composer } from "../composer/DeferredComposer.tsx";
import { DropZone } from "../composer/DropZone.tsx";
import { unreadSince } from "../store/counting.ts";
import { readNewer, readNewest, readOlder } from "../store/history.ts";
import { forgetGlance, markSeen, markSeenSoon } from "../store/marking.ts";
import { addPeople } from "../navigation/screen.ts";
import { hasPreferences } from "../store/preferences.ts";
import { refreshConversations, visitChannel } from "../store/refresh.ts";
import { useClient } from "../store/store.ts";
import type { Channel } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { toast } from "../ui/toast.ts";
import { explain } from "../api/explain.ts";
import { ArchivedBar } from "./ArchivedBar.tsx";
import { ChannelHeader } from "./ChannelHeader.tsx";
import { ChannelTabs } from "./ChannelTabs.tsx";
import styles from "./ChannelView.module.css";
import { MessageList } from "./MessageList.tsx";
import { placeName, useTitle } from "../store/titles.ts";
import { channelPath } from "../navigation/paths.ts";
import { TypingLine } from "./TypingLine.tsx";
import { UnreadThreads } from "./UnreadThreads.tsx";
import { useChannelTimeline } from "./useChannelTimeline.ts";
import { timelineText } from "../strings/timeline.ts";

const AgentPrompts = lazy(() => import("../assistants/AgentPrompts.tsx"));
const CodeChannelBar = lazy(() => import("../assistants/CodeChannelBar.tsx"));
const PausedNotice = lazy(() => import("./PausedNotice.tsx"));

interface Props {
  readonly id: string;
  readonly target?: string | undefined;
}

/** A conversation: who it is with, what was said, and where to say more. */
export function ChannelView({ id, target }: Props) {
  const channel = useClient((state) => state.channels[id]);
  const isReady = useClient((state) => state.isReady);
  // Where it opens depends on a preference.
  const isUndecided = useClient((state) => !hasPreferences(state) && unreadSince(state, { channel: id }) !== undefined);
  const [isMissing, setMissing] = useState(false);
  const isKnown = channel !== undefined;
  // Also when it is no longer known: a person who was removed from it while looking may still see it, or not.
  useEffect(() => {
    setMissing(false);
    if (isReady && !isKnown) void visitChannel(id).then((isThere) => setMissing(!isThere));
  }, [id, isReady, isKnown]);
  if (isMissing) return <EmptyState text={timelineText.conversationMissing} />;
  if (!channel || isUndecided) return <Skeleton label={timelineText.loadingConversation} />;
  return <Conversation key={id} channel={channel} target={target} />;
}

function Conversation({ channel, target }: { readonly channel: Channel; readonly target: string | undefined }) {
  const { id } = channel;
  const title = useTitle(channel);
  const name = placeName(channel, title);
  const { timeline, fault, read } = useChannelTimeline(id, target);
  const [isForWriting] = useState(() => target === undefined && canTakeFocus());
  const place = useMemo(() => ({ channel: id }), [id]);
  const [, go] = useLocation();

  const onOlder = useCallback(() => void readOlder(id).catch(() => undefined), [id]);
  const onNewer = useCallback(() => void readNewer(id).catch(() => undefined), [id]);
  const onLatest = useCallback(() => {
    // First away from the message that the address names: it would be looked for again at once.
    if (target !== undefined) go(channelPath(id), { replace: true });
    void readNewest(place).catch(() => toast(timelineText.latestFailed));
  }, [id, place, target, go]);
  const onSeen = useCallback((ts: string, isEnd: boolean) => (isEnd ? markSeen(id, ts) : markSeenSoon(id, ts)), [id]);
  useEffect(() => () => forgetGlance(id), [id]);
  const beginning = useMemo(() => <Beginning channel={channel} name={name} />, [channel, name]);

  return (
    <DropZone place={place} className={styles["view"]}>
      <ChannelHeader channel={channel} title={title} />
      <ChannelTabs channel={channel} />
      {channel.is_code_channel === true && (
        <Suspense fallback={null}>
          <CodeChannelBar channel={id} />
        </Suspense>
      )}
      <UnreadThreads channel={id} />
      {timeline ? (
        <MessageList
          place={place}
          timeline={timeline}
          label={timelineText.messagesIn(name)}
          beginning={beginning}
          onOlder={onOlder}
          onNewer={onNewer}
          onLatest={onLatest}
          onSeen={onSeen}
          target={target}
        />
      ) : (
        <div className={styles["fill"]}>
          {fault === undefined ? (
            <Skeleton label={timelineText.loadingMessages} rows={8} />
          ) : (
            <ErrorState text={timelineText.messagesFailed(explain(fault))} onRetry={read} />
          )}
        </div>
      )}
      <TypingLine place={place} />
      {channel.is_im && (
        <Suspense fallback={null}>
          <AgentPrompts bot={channel.user} channel={id} />
          <PausedNotice channel={id} person={channel.user ?? ""} name={title} />
        </Suspense>
      )}
      <Foot channel={channel} name={name}>
        <Composer key={id} place={place} label={timelineText.messageTo(name)} isFocused={isForWriting} />
      </Foot>
    </DropZone>
  );
}

interface FootProps {
  readonly channel: Channel;
  readonly name: string;
  readonly children: ReactNode;
}

/** Where one writes, or what has to be done before. */
function Foot({ channel, name, children }: FootProps) {
  if (channel.is_archived) return <ArchivedBar id={channel.id} name={name} />;
  if (channel.is_member === false && !channel.is_im) return <JoinBar channel={channel} name={name} />;
  return children;
}

/** A person who opens a conversation may want to write at once. On a phone that would bring up the keyboard over half of the content. */
function canTakeFocus(): boolean {
  const isFree = !document.activeElement?.closest("aside, [role=dialog]");
  return isFree && matchMedia("(pointer: fine)").matches;
}

function Beginning({ channel, name }: { readonly channel: Channel; readonly name: string }) {
  const icon =
    channel.is_im || channel.is_mpim ? (
      <Users size={24} />
    ) : channel.is_private ? (
      <Lock size={24} />
    ) : (
      <Hash size={24} />
    );
  return (
    <div className={styles["beginning"]}>
      <span aria-hidden="true">{icon}</span>
      <h2>{name}</h2>
      <p>{timelineText.beginning(channel.purpose.value)}</p>
      {canAddPeople(channel) && <Button onClick={() => addPeople(channel.id)}>{timelineText.addPeople}</Button>}
    </div>
  );
}

/** Everyone is in the general channel, and a direct conversation has the people that it has. */
function canAddPeople(channel: Channel): boolean {
  const isDirect = channel.is_im === true || channel.is_mpim === true;
  return !isDirect && channel.is_general !== true && channel.is_member === true && channel.is_archived !== true;
}

function JoinBar({ channel, name }: { readonly channel: Channel; readonly name: string }) {
  const join = async () => {
    const joined = await call("conversations.join", { channel: channel.id });
    if (joined.ok) await refreshConversations();
    else toast(timelineText.joinFailed(explain(joined.error)));
  };
  return (
    <div className={styles["join"]}>
      <p>{timelineText.viewing(name)}</p>
      <Button variant="primary" onClick={() => void join()}>
        {timelineText.join(name)}
      </Button>
    </div>
  );
}
