import { useCall } from "../api/useCall.ts";
import { MessageContent } from "../blocks/MessageContent.tsx";
import { PreviewRemovalContext } from "../blocks/previewRemoval.ts";
import { RemovePreview } from "../blocks/RemovePreview.tsx";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { SafeLink } from "../richtext/SafeLink.tsx";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import type { Message } from "../store/types.ts";
import { previewsText } from "../strings/previews.ts";
import { Files } from "./Files.tsx";
import type { MessageLink } from "./linkedMessage.ts";
import styles from "./LinkedMessages.module.css";
import { msOf } from "./rows.ts";
import { useNow } from "../richtext/useNow.ts";
import { useTimes } from "./times.ts";

/** The messages that a message links to. */
export default function LinkedMessages({ attachments }: { readonly attachments: readonly MessageLink[] }) {
  return attachments.map((link) => <LinkedMessage key={link.from_url} link={link} />);
}

/** Read for this person when it is shown: without access, and after a deletion, there is nothing but the link itself. */
function LinkedMessage({ link }: { readonly link: MessageLink }) {
  const linked = useCall("client.messages.linked", { channel: link.channel_id, ts: link.ts });
  if (!linked.data) return null;
  return (
    <section className={styles["quote"]} aria-label={previewsText.linkedMessage}>
      <Quote link={link} message={linked.data.message} channel={linked.data.channel} />
      <RemovePreview attachment={link} />
    </section>
  );
}

interface QuoteProps {
  readonly link: MessageLink;
  readonly message: Message;
  readonly channel: { readonly id: string; readonly name?: string };
}

function Quote({ link, message, channel }: QuoteProps) {
  const { dayText, fullText, timeText } = useTimes();
  const nowMs = useNow();
  const selfId = useClient((state) => state.self);
  const author = usePerson(message.user);
  const name = message.username ?? nameOf(author);
  const ms = msOf(message.ts);
  const isReply = message.thread_ts !== undefined && message.thread_ts !== message.ts;
  // Links of a linked message are not unfolded again.
  const { attachments: _attachments, ...content } = message;
  return (
    <>
      <div className={styles["author"]}>
        {message.user !== undefined && <PersonAvatar id={message.user} name={name} size={20} />}
        <bdi className={styles["name"]}>{name}</bdi>
      </div>
      <PreviewRemovalContext value={undefined}>
        <MessageContent message={content} channelId={channel.id} selfId={selfId} author={name} canStop={false} />
        {message.files && <Files files={message.files} author={name} ms={ms} />}
      </PreviewRemovalContext>
      <div className={styles["where"]}>
        <span>{channel.name === undefined ? previewsText.inDirect : previewsText.inChannel(channel.name)}</span>
        <time dateTime={new Date(ms).toISOString()} title={fullText(ms)}>
          {dayText(ms, nowMs)} {timeText(ms)}
        </time>
        <SafeLink url={link.from_url} text={previewsText.viewMessage}>
          {isReply ? previewsText.viewThread : previewsText.viewMessage}
        </SafeLink>
      </div>
    </>
  );
}
