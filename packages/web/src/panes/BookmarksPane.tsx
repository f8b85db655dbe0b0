import type { MethodResult } from "@platform/sdk";
import { Link2, X, Zap } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "../api/call.ts";
import { useCall } from "../api/useCall.ts";
import { Emoji } from "../richtext/Emoji.tsx";
import { SafeLink } from "../richtext/SafeLink.tsx";
import { safeUrl } from "../richtext/safeUrl.ts";
import { useClient } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { triggerIdOf } from "../navigation/triggerLinks.ts";
import { TriggerOpenerContext } from "../navigation/triggerOpener.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { AddBookmark } from "./AddBookmark.tsx";
import { isOpenTo } from "../timeline/archiving.ts";
import styles from "./BookmarksPane.module.css";
import pane from "./Pane.module.css";
import { channelPath } from "../navigation/paths.ts";
import { openWorkflow } from "../navigation/screen.ts";
import { panesText } from "../strings/panes.ts";
import { buttonText } from "../strings/buttons.ts";

type Bookmark = Extract<MethodResult<"bookmarks.list">, { readonly ok: true }>["bookmarks"][number];

/** The links that belong to a channel, added by people, apps or workflows. */
export function BookmarksPane({ channel: id }: { readonly channel: string }) {
  const [, go] = useLocation();
  const isWritable = useClient((state) => isOpenTo(state.channels[id]));
  const [isAdding, setAdding] = useState(false);
  const bookmarks = useCall("bookmarks.list", { channel_id: id });
  const readAgain = () => void bookmarks.refetch();
  const listed = bookmarks.data?.bookmarks ?? [];
  return (
    <aside aria-label={panesText.bookmarks} className={pane["pane"]}>
      <header className={pane["header"]}>
        <h2 className={pane["title"]}>{panesText.bookmarks}</h2>
        <IconButton label={buttonText.close} icon={<X size={20} />} onClick={() => go(channelPath(id))} />
      </header>
      <div className={pane["body"]}>
        {bookmarks.isPending && <Skeleton rows={3} />}
        {bookmarks.isError && <ErrorState text={panesText.bookmarksFailed} onRetry={readAgain} />}
        {bookmarks.isSuccess && listed.length === 0 && <EmptyState text={panesText.noBookmarks} />}
        <ul className={styles["list"]}>
          {listed.map((bookmark) => (
            <BookmarkItem key={bookmark.id} bookmark={bookmark} onRemoved={isWritable ? readAgain : undefined} />
          ))}
        </ul>
        {isWritable && <Button onClick={() => setAdding(true)}>{panesText.addBookmark}</Button>}
      </div>
      {isAdding && <AddBookmark channel={id} onAdded={readAgain} onClose={() => setAdding(false)} />}
    </aside>
  );
}

interface ItemProps {
  readonly bookmark: Bookmark;
  /** Nothing where it may not be removed. */
  readonly onRemoved: (() => void) | undefined;
}

function BookmarkItem({ bookmark, onRemoved }: ItemProps) {
  const { id, channel_id, title, link, emoji } = bookmark;
  const openTrigger = (trigger: string) => openWorkflow(trigger, { channel: channel_id, bookmark_id: id });
  const Icon = triggerIdOf(link, location.origin) === undefined ? Link2 : Zap;
  const remove = async () => {
    const isDone = await reportFailure(
      call("bookmarks.remove", { channel_id, bookmark_id: id }),
      panesText.removeBookmarkFailed,
    );
    onRemoved?.();
    return isDone;
  };
  return (
    <li className={styles["item"]}>
      {emoji === undefined ? <Icon size={16} aria-hidden="true" /> : <Emoji name={emoji.replaceAll(":", "")} />}
      <TriggerOpenerContext value={openTrigger}>
        <SafeLink url={link} className={styles["link"]}>
          {title}
        </SafeLink>
      </TriggerOpenerContext>
      {onRemoved && (
        <ConfirmButton
          variant="quiet"
          label={buttonText.remove}
          about={title}
          title={panesText.removeBookmarkTitle(title)}
          onConfirm={remove}
        >
          {panesText.removeBookmarkBody(safeUrl(link) ?? link)}
        </ConfirmButton>
      )}
    </li>
  );
}
