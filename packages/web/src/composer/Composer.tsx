import { mrkdwn } from "@platform/protocol/richtext/mrkdwn/mrkdwn.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { editLastMessage } from "./editLast.ts";
import { typedCommand } from "../shortcuts/typedCommand.ts";
import { useGiving } from "../shortcuts/useGiving.ts";
import { readDraft } from "../store/drafts.ts";
import { send } from "../store/sending.ts";
import { useClient } from "../store/store.ts";
import type { Place } from "../store/types.ts";
import { newLine } from "./commands.ts";
import styles from "./Composer.module.css";
import { ComposerFoot } from "./ComposerFoot.tsx";
import type { EditorStatus } from "./editorStatus.ts";
import { type EditorHandle, RichTextEditor } from "./RichTextEditor.tsx";
import { sendFiles } from "./sendFiles.ts";
import { enterMeans } from "./sendKey.ts";
import { Toolbar } from "./Toolbar.tsx";
import { useDraft } from "./useDraft.ts";
import { useTyping } from "./useTyping.ts";
import { composerText } from "../strings/composer.ts";

interface Props {
  readonly place: Place;
  readonly label: string;
  readonly isFocused?: boolean | undefined;
}

const emptyStatus: EditorStatus = { isEmpty: true, styles: [], blocks: [], hasBroadcast: false };

/** Where a message is written. What is begun is kept until it is sent, also over a reload. */
export function Composer({ place, label, isFocused = false }: Props) {
  const editor = useRef<EditorHandle>(null);
  const [status, setStatus] = useState(emptyStatus);
  const [isOpen, setOpen] = useState(() => window.innerWidth >= 640);
  const [initial] = useState(() => readDraft(place) as { readonly type: "doc" } | undefined);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isBroadcast, setBroadcast] = useState(false);
  const draft = useDraft(place, editor);
  const typing = useTyping(place);

  const finish = () => {
    setFiles([]);
    setBroadcast(false);
    editor.current?.clear();
    draft.forget();
  };

  const give = useGiving(place.channel, finish);

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const block = editor.current?.block();
    const typed = block && files.length === 0 ? typedCommand(mrkdwn(block)) : undefined;
    if (typed) void give(typed);
    else if (deliver(place, files, block, isBroadcast)) finish();
  };

  const onKey = (event: KeyboardEvent, now: EditorStatus): boolean => {
    const meaning = enterMeans(event, now);
    if (meaning === "send") submit();
    else if (meaning === "line") editor.current?.run(newLine);
    else if (event.key === "ArrowUp" && now.isEmpty && now.blocks.length === 0) return editLastMessage(place);
    else return false;
    return true;
  };

  const pick = (chosen: readonly File[]) => setFiles((list) => [...list, ...chosen]);

  return (
    <form className={styles["composer"]} onSubmit={submit}>
      {status.hasBroadcast && <BroadcastWarning place={place} />}
      <div data-part="writing" className={styles["box"]}>
        {isOpen && <Toolbar status={status} onRun={(command) => editor.current?.run(command)} />}
        <RichTextEditor
          ref={editor}
          label={label}
          placeholder={label}
          initial={initial}
          isFocused={isFocused}
          onStatus={setStatus}
          onKey={onKey}
          onFiles={pick}
          onChange={(_block, isEmpty) => {
            draft.keep();
            if (!isEmpty) typing();
          }}
        />
        <ChosenFiles files={files} onRemove={(file) => setFiles((list) => list.filter((one) => one !== file))} />
        <ComposerFoot
          channel={place.channel}
          editor={editor}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onFiles={pick}
          canSend={!status.isEmpty || files.length > 0}
        >
          {place.thread !== undefined && <AlsoSend isOn={isBroadcast} onChange={setBroadcast} />}
        </ComposerFoot>
      </div>
    </form>
  );
}

/** False when there is nothing to send. */
function deliver(
  place: Place,
  files: readonly File[],
  block: ReturnType<EditorHandle["block"]>,
  isBroadcast: boolean,
): boolean {
  if (files.length > 0) void sendFiles(place, files, block ? mrkdwn(block) : "");
  else if (block) send(place, { text: mrkdwn(block), blocks: [block], isBroadcast });
  return files.length > 0 || block !== undefined;
}

function BroadcastWarning({ place }: { readonly place: Place }) {
  const count = useClient((state) => state.channels[place.channel]?.num_members);
  return (
    <p role="status" className={styles["warning"]}>
      {count === undefined ? composerText.notifiesChannel : composerText.notifiesPeople(count)}
    </p>
  );
}

interface AlsoProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function AlsoSend({ isOn, onChange }: AlsoProps) {
  return (
    <label className={styles["also"]}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {composerText.alsoSend}
    </label>
  );
}

interface ChosenProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

function ChosenFiles({ files, onRemove }: ChosenProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={composerText.files} className={styles["files"]}>
      {files.map((file, at) => (
        <li key={at}>
          {file.name}{" "}
          <button type="button" aria-label={composerText.removeFile(file.name)} onClick={() => onRemove(file)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
