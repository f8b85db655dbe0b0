import { ArrowLeft, CheckCheck, MessagesSquare } from "lucide-react";
import { PageActionButton } from "../actions/PageActionButton.tsx";
import { browseChannels } from "../actions/pageActions.ts";
import { unreadReplies } from "../store/counting.ts";
import { markAllThreads } from "../store/marking.ts";
import { useClient } from "../store/store.ts";
import { placeKey } from "../store/types.ts";
import { buttonText } from "../strings/buttons.ts";
import { threadsText } from "../strings/threads.ts";
import header from "../timeline/ChannelHeader.module.css";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ThreadCard } from "./ThreadCard.tsx";
import styles from "./Threads.module.css";
import { type FollowedThreads, useFollowedThreads } from "./useFollowedThreads.ts";

/** The threads that a person follows, those with unread replies first. */
export function ThreadsPage() {
  const list = useFollowedThreads();
  const unread = useClient(unreadReplies);
  return (
    <div className={styles["page"]}>
      <header className={header["header"]}>
        <IconButton
          label={buttonText.back}
          className={header["back"]}
          icon={<ArrowLeft size={20} />}
          onClick={() => history.back()}
        />
        <h1 className={header["title"]}>{threadsText.title}</h1>
        <div className={header["tools"]}>
          <Button variant="quiet" disabled={unread === 0} onClick={markAllThreads}>
            <CheckCheck size={16} aria-hidden="true" />
            {threadsText.markAllRead}
          </Button>
        </div>
      </header>
      <div className={styles["threads"]}>
        <Threads list={list} />
      </div>
    </div>
  );
}

function Threads({ list: { threads, fault, hasMore, readMore, readAgain } }: { readonly list: FollowedThreads }) {
  if (fault !== undefined) return <ErrorState text={threadsText.failed(fault)} onRetry={readAgain} />;
  if (threads === undefined) return <Skeleton label={threadsText.loading} />;
  if (threads.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare size={20} aria-hidden="true" />}
        text={threadsText.empty}
        action={<PageActionButton action={browseChannels} />}
      />
    );
  }
  return (
    <>
      <ul aria-label={threadsText.title} className={styles["list"]}>
        {threads.map((thread) => (
          <ThreadCard key={placeKey(thread)} {...thread} />
        ))}
      </ul>
      {hasMore && <Button onClick={readMore}>{threadsText.loadMore}</Button>}
    </>
  );
}
