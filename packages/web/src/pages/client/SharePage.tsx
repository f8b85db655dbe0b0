import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { type ForwardTarget, TargetPicker } from "../../dialogs/TargetPicker.tsx";
import { openDirect } from "../../navigation/openDirect.ts";
import { channelPath } from "../../navigation/paths.ts";
import { appendToDraft } from "../../store/drafts.ts";
import { store } from "../../store/store.ts";
import { sharingText } from "../../strings/sharing.ts";
import { Field } from "../../ui/Field.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { TextArea } from "../../ui/Input.tsx";
import { toast } from "../../ui/toast.ts";
import { sharedText } from "./sharedText.ts";

/** Asks which conversation something is for that another app shared. It becomes a draft there, which the person reads before sending. */
export default function SharePage() {
  const [, go] = useLocation();
  const [text, setText] = useState(sharedText(useSearch()));
  const [chosen, setChosen] = useState<readonly ForwardTarget[]>([]);
  const [target] = chosen;
  const submit = async () => {
    if (!target) return;
    const isConversation = store.getState().channels[target.id] !== undefined;
    const path = isConversation ? channelPath(target.id) : await openDirect([target.id]).catch(() => undefined);
    if (path === undefined) return toast(sharingText.failed);
    appendToDraft({ channel: path.slice(1) }, [{ type: "rich_text_section", elements: [{ type: "text", text }] }]);
    go(path, { replace: true });
  };
  return (
    <FormDialog
      title={sharingText.title}
      action={sharingText.submit}
      isIncomplete={target === undefined || text.trim() === ""}
      onSubmit={() => void submit()}
      onClose={() => go("/", { replace: true })}
    >
      <TargetPicker chosen={chosen} onChoose={(next) => setChosen(next.slice(-1))} />
      <Field label={sharingText.shared}>
        <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
