import { lazy, Suspense, useState } from "react";
import { editLastMessage } from "./editLast.ts";
import { readDraft } from "../store/drafts.ts";
import { useClient } from "../store/store.ts";
import type { Place } from "../store/types.ts";
import { ChosenFiles } from "./ChosenFiles.tsx";
import { newLine } from "./commands.ts";
import styles from "./Composer.module.css";
import { ComposerFoot } from "./ComposerFoot.tsx";
import type { EditorStatus } from "./editorStatus.ts";
import { LengthNote } from "./LengthNote.tsx";
import { type EditorContent, RichTextEditor } from "./RichTextEditor.tsx";
import { ScheduledNote } from "./ScheduledNote.tsx";
import { enterMeans } from "./sendKey.ts";
import { Toolbar } from "./Toolbar.tsx";
import { useComposer } from "./useComposer.ts";
import { useTyping } from "./useTyping.ts";
import { composerText } from "../strings/composer.ts";

/** Rarely there, and never at first. */
const CommandHint = lazy(() => import("./CommandHint.tsx"));
const InviteBar = lazy(() => import("./InviteBar.tsx"));
const SendQuestion = lazy(() => import("./SendQuestion.tsx"));

interface Props {
  readonly place: Place;
  readonly label: string;
  readonly isFocused?: boolean | undefined;
}

const emptyStatus: EditorStatus = { isEmpty: true, styles: [], blocks: [], hasBroadcast: false, command: undefined };

/** Where a message is written. What is begun is kept until it is sent, also over a reload. */
export function Composer({ place, label, isFocused = false }: Props) {
  const [status, setStatus] = useState(emptyStatus);
  const [isOpen, setOpen] = useState(() => window.innerWidth >= 640);
  const [initial] = useState(() => readDraft(place) as EditorContent);
  const { editor, attachments, broadcast, draft, length, outsiders, sending, onSchedule } = useComposer(place);
  const typing = useTyping(place);

  const onKey = (event: KeyboardEvent, now: EditorStatus): boolean => {
    const meaning = enterMeans(event, now);
    if (meaning === "send") sending.submit();
    else if (meaning === "line") editor.current?.run(newLine);
    else if (event.key === "ArrowUp" && now.isEmpty && now.blocks.length === 0) return editLastMessage(place);
    else return false;
    return true;
  };

  return (
    <form
      className={styles["composer"]}
      onSubmit={(event) => {
        event.preventDefault();
        sending.submit();
      }}
    >
      <ScheduledNote place={place} />
      <Suspense fallback={null}>
        {outsiders.outsiders.length > 0 && <InviteBar channel={place.channel} {...outsiders} />}
        {status.command !== undefined && <CommandHint command={status.command} />}
        {sending.held && <SendQuestion {...sending} />}
      </Suspense>
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
          onFiles={attachments.add}
          onChange={(_block, isEmpty) => {
            length.measureSoon();
            if (draft.isReplacing()) return;
            draft.keep();
            if (!isEmpty) typing();
          }}
        />
        <ChosenFiles {...attachments} onDone={() => editor.current?.focus()} />
        <ComposerFoot
          channel={place.channel}
          editor={editor}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onFiles={attachments.add}
          canSend={!status.isEmpty || attachments.files.length > 0}
          onSchedule={onSchedule}
        >
          {place.thread !== undefined && <AlsoSend {...broadcast} />}
          <LengthNote left={length.left} />
        </ComposerFoot>
      </div>
    </form>
  );
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
