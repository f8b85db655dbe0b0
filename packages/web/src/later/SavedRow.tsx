import { Link } from "wouter";
import { TrackedMessage } from "../activity/TrackedMessage.tsx";
import { messagePath, replyPath } from "../navigation/paths.ts";
import { nameOf } from "../store/people.ts";
import type { SavedState } from "../store/saved.ts";
import { useClient } from "../store/store.ts";
import { placeName, titleOf } from "../store/titles.ts";
import type { Message, WireFile } from "../store/types.ts";
import { laterText } from "../strings/later.ts";
import { Files } from "../timeline/Files.tsx";
import { MessageBody } from "../timeline/MessageBody.tsx";
import { LaterRow } from "./LaterRow.tsx";
import { type SavedItem, savedName } from "./savedItem.ts";

interface Props {
  readonly item: SavedItem;
  readonly state: SavedState;
}

/** A saved message or file, with the way back to it. */
export function SavedRow({ item, state }: Props) {
  const { channel, message, file, date_due: dueS, reminder } = item;
  const target = { state, name: savedName(item), reminder, isRecurring: false };
  return (
    <LaterRow target={target} dueMs={dueS * 1000} where={<Where item={item} />}>
      {message && channel !== undefined && (
        <TrackedMessage channel={channel} message={message}>
          <MessageBody channel={channel} message={message} />
        </TrackedMessage>
      )}
      {file && <SavedFile file={file} />}
      {!message && !file && <p>{laterText.missing}</p>}
    </LaterRow>
  );
}

function Where({ item: { channel, message } }: { readonly item: SavedItem }) {
  const author = useClient((state) => message?.username ?? nameOf(state.people[message?.user ?? ""]));
  const place = useClient((state) => {
    const known = state.channels[channel ?? ""];
    return known ? placeName(known, titleOf(state, known)) : (channel ?? "");
  });
  if (!message || channel === undefined) return message ? null : laterText.file;
  return <Link href={pathOf(channel, message)}>{laterText.from(author, place)}</Link>;
}

function SavedFile({ file }: { readonly file: WireFile }) {
  const author = useClient((state) => nameOf(state.people[file.user ?? ""]));
  return <Files files={[file]} author={author} ms={file.created * 1000} />;
}

function pathOf(channel: string, { ts, thread_ts: thread }: Message): string {
  return thread !== undefined && thread !== ts ? replyPath(channel, thread, ts) : messagePath(channel, ts);
}
