import { memo, useCallback } from "react";
import { MessageContent } from "../blocks/MessageContent.tsx";
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

/** What a message says: its blocks, or else its text; then what is attached. */
export const MessageBody = memo(function MessageBody({ channel, message }: Props) {
  const selfId = useClient((state) => state.self);
  const person = usePerson(message.user);
  const canStop = useCanStop(channel, message);
  const author = message.username ?? nameOf(person);
  const { ts } = message;
  const openTrigger = useCallback((id: string) => openWorkflow(id, { channel, ts }), [channel, ts]);
  return (
    <>
      <TriggerOpenerContext value={openTrigger}>
        <MessageContent message={message} channelId={channel} selfId={selfId} author={author} canStop={canStop} />
      </TriggerOpenerContext>
      {message.files && <Files files={message.files} author={author} ms={msOf(message.ts)} />}
    </>
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
