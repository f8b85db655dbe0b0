import { useState } from "react";
import { Link } from "wouter";
import { PageActionButton } from "../actions/PageActionButton.tsx";
import { newMessage } from "../actions/pageActions.ts";
import { sendLaterText } from "../strings/sendLater.ts";
import { useCall } from "../api/useCall.ts";
import { messagePath, replyPath } from "../navigation/paths.ts";
import type { Message } from "../store/types.ts";
import { MessageBody } from "../timeline/MessageBody.tsx";
import { msOf } from "../timeline/rows.ts";
import { useNow } from "../richtext/useNow.ts";
import { useTimes } from "../timeline/times.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./DraftsPage.module.css";
import { usePlaceName } from "./usePlaceName.ts";

/** One's own messages, the latest first. */
export function SentList() {
  const [pages, setPages] = useState(1);
  return (
    <ul aria-label={sendLaterText.sent} className={styles["list"]}>
      {Array.from({ length: pages }, (_, at) => (
        <SentPage key={at} page={at + 1} isLast={at === pages - 1} onMore={() => setPages(pages + 1)} />
      ))}
    </ul>
  );
}

interface PageProps {
  readonly page: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

const pageSize = 20;

function SentPage({ page, isLast, onMore }: PageProps) {
  const found = useCall("search.messages", { query: "from:me", sort: "timestamp", count: pageSize, page });
  if (found.isPending) return <Skeleton label={sendLaterText.loadingSent} />;
  if (found.isError) return <ErrorState text={sendLaterText.sentFailed} onRetry={() => void found.refetch()} />;
  const { matches, total } = found.data.messages;
  if (total === 0) return <EmptyState text={sendLaterText.noSent} action={<PageActionButton action={newMessage} />} />;
  return (
    <>
      {matches.map((match) => (
        <SentMessage key={`${match.channel.id} ${match.ts}`} message={match as unknown as FoundMessage} />
      ))}
      {isLast && page * pageSize < total && (
        <li>
          <Button onClick={onMore}>{sendLaterText.more}</Button>
        </li>
      )}
    </>
  );
}

type FoundMessage = Message & { readonly channel: { readonly id: string } };

function SentMessage({ message }: { readonly message: FoundMessage }) {
  const { agoText } = useTimes();
  const nowMs = useNow();
  const { channel, ts, thread_ts: thread } = message;
  const isReply = thread !== undefined && thread !== ts;
  const name = usePlaceName({ channel: channel.id, thread: isReply ? thread : undefined });
  return (
    <li className={styles["row"]}>
      <Link href={isReply ? replyPath(channel.id, thread, ts) : messagePath(channel.id, ts)} className={styles["when"]}>
        {sendLaterText.sentIn(name, agoText(msOf(ts), nowMs))}
      </Link>
      <MessageBody channel={channel.id} message={message} />
    </li>
  );
}
