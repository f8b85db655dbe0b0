import { lazy, memo, Suspense, useCallback, useMemo } from "react";
import { MessageContent } from "../blocks/MessageContent.tsx";
import { PreviewRemovalContext } from "../blocks/previewRemoval.ts";
import { noticeText } from "./noticeText.ts";
import { isMessageLink, messageLinksOf } from "./linkedMessage.ts";
import { removePreview } from "./removePreview.ts";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import { type Message, placeKey } from "../store/types.ts";
import { Files } from "./Files.tsx";
import { TriggerOpenerContext } from "../navigation/triggerOpener.ts";
import { msOf } from "./rows.ts";
import { openWorkflow } from "../navigation/screen.ts";

interface Props {
  readonly channel: string;
  readonly message: Message;
}

const LinkedMessages = lazy(() => import("./LinkedMessages.tsx"));

/** What a message says: its blocks, or else its text; then what is attached. */
export const MessageBody = memo(function MessageBody({ channel, message }: Props) {
  const selfId = useClient((state) => state.self);
  const person = usePerson(message.user);
  const canStop = useCanStop(channel, message);
  const author = message.username ?? nameOf(person);
  const { ts } = message;
  const openTrigger = useCallback((id: string) => openWorkflow(id, { channel, ts }), [channel, ts]);
  const isOwn = message.user === selfId;
  const remove = useMemo(
    () => (isOwn ? (id: number) => void removePreview(channel, ts, id) : undefined),
    [isOwn, channel, ts],
  );
  const links = message.attachments?.some(isMessageLink) === true;
  // Linked messages are drawn below, each for who reads it.
  const shown = useMemo(() => {
    const told = { ...message, text: noticeText(message) };
    return links ? { ...told, attachments: message.attachments?.filter((one) => !isMessageLink(one)) } : told;
  }, [links, message]);
  return (
    <PreviewRemovalContext value={remove}>
      <TriggerOpenerContext value={openTrigger}>
        <MessageContent message={shown} channelId={channel} selfId={selfId} author={author} canStop={canStop} />
      </TriggerOpenerContext>
      {links && (
        <Suspense fallback={null}>
          <LinkedMessages attachments={messageLinksOf(message.attachments)} />
        </Suspense>
      )}
      {message.files && <Files files={message.files} author={author} ms={msOf(message.ts)} />}
    </PreviewRemovalContext>
  );
});

/** A stream answers the person who is alone with the app, or who began the thread. */
function useCanStop(channel: string, { streaming_state: state, thread_ts: thread }: Message): boolean {
  return useClient(({ channels, timelines, self }) => {
    if (state !== "in_progress") return false;
    const [root] = timelines[placeKey({ channel, thread })]?.messages ?? [];
    return channels[channel]?.is_im === true || root?.user === self;
  });
}
