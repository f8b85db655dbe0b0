import { useEffect, useReducer } from "react";
import { Link } from "wouter";
import { PageActionButton } from "../actions/PageActionButton.tsx";
import { newMessage } from "../actions/pageActions.ts";
import { sendLaterText } from "../strings/sendLater.ts";
import { channelPath, threadPath } from "../navigation/paths.ts";
import { keepDraft, localDraft, onDraft } from "../store/drafts.ts";
import { deleteCopy, placeOfKey, restoreCopy, type ServerDraft } from "../store/draftSync.ts";
import { useClient } from "../store/store.ts";
import type { Place } from "../store/types.ts";
import { useNow } from "../richtext/useNow.ts";
import { useTimes } from "../timeline/times.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import styles from "./DraftsPage.module.css";
import { Preview } from "./Preview.tsx";
import { usePlaceName } from "./usePlaceName.ts";
import { buttonText } from "../strings/buttons.ts";

const pathOf = ({ channel, thread }: Place) =>
  thread === undefined ? channelPath(channel) : threadPath(channel, thread);

/** What was begun and not sent, the latest first. */
export function DraftList() {
  const keys = useClient((state) => state.drafts);
  const copies = useClient((state) => state.draftCopies);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onDraft(redraw), []);
  const drafts = [...keys]
    .map((key) => ({ key, draft: localDraft(key) }))
    .toSorted((a, b) => (b.draft?.editedMs ?? 0) - (a.draft?.editedMs ?? 0));
  if (drafts.length + copies.length === 0)
    return <EmptyState text={sendLaterText.noDrafts} action={<PageActionButton action={newMessage} />} />;
  return (
    <ul aria-label={sendLaterText.drafts} className={styles["list"]}>
      {drafts.map(({ key, draft }) => (
        <DraftRow key={key} place={placeOfKey(key)} blocks={draft?.blocks} editedMs={draft?.editedMs ?? 0} />
      ))}
      {copies.map((copy) => (
        <CopyRow key={copy.id} copy={copy} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly place: Place;
  readonly blocks: readonly unknown[] | undefined;
  readonly editedMs: number;
}

function DraftRow({ place, blocks, editedMs }: RowProps) {
  const name = usePlaceName(place);
  const remove = async () => {
    keepDraft(place, undefined, "page");
    return true;
  };
  return (
    <li className={styles["row"]}>
      <About name={name} path={pathOf(place)} editedMs={editedMs} />
      <Preview blocks={blocks} />
      <div className={styles["actions"]}>
        <DeleteDraft name={name} onConfirm={remove} />
      </div>
    </li>
  );
}

function CopyRow({ copy }: { readonly copy: ServerDraft }) {
  const place = { channel: copy.channel_id, thread: copy.thread_ts };
  const name = usePlaceName(place);
  const remove = async () => {
    await deleteCopy(copy);
    return true;
  };
  return (
    <li className={styles["row"]}>
      <About name={name} path={pathOf(place)} editedMs={copy.version} />
      <p className={styles["note"]}>{sendLaterText.copyNote}</p>
      <Preview blocks={copy.blocks} />
      <div className={styles["actions"]}>
        <Button
          aria-label={buttonText.named(sendLaterText.restore, sendLaterText.to(name))}
          onClick={() => void restoreCopy(copy)}
        >
          {sendLaterText.restore}
        </Button>
        <DeleteDraft name={name} onConfirm={remove} />
      </div>
    </li>
  );
}

function About({ name, path, editedMs }: { readonly name: string; readonly path: string; readonly editedMs: number }) {
  const { agoText } = useTimes();
  const nowMs = useNow();
  return (
    <div className={styles["about"]}>
      <h2 className={styles["place"]}>
        <Link href={path}>{name}</Link>
      </h2>
      {editedMs > 0 && <span className={styles["when"]}>{agoText(editedMs, nowMs)}</span>}
    </div>
  );
}

function DeleteDraft({ name, onConfirm }: { readonly name: string; readonly onConfirm: () => Promise<boolean> }) {
  return (
    <ConfirmButton
      label={sendLaterText.delete}
      about={sendLaterText.to(name)}
      title={sendLaterText.deleteDraftTitle}
      variant="quiet"
      onConfirm={onConfirm}
    >
      {sendLaterText.deleteDraft}
    </ConfirmButton>
  );
}
