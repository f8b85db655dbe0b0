import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { useClient } from "../store/store.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { asChannelName } from "./channelName.ts";
import { type ChannelFault, saveChannel, wordsOf } from "./saveChannel.ts";
import { showOverlay, useScreen } from "../navigation/screen.ts";
import { dialogsText } from "../strings/dialogs.ts";
import { buttonText } from "../strings/buttons.ts";

const fields = [
  { name: "name", label: dialogsText.name, hint: dialogsText.renameHint, max: limits.channel_name_chars_max },
  { name: "topic", label: dialogsText.topic, hint: dialogsText.topicHint, max: limits.channel_note_chars_max },
  {
    name: "purpose",
    label: dialogsText.description,
    hint: dialogsText.descriptionHint,
    max: limits.channel_note_chars_max,
  },
] as const;

/** What a channel is called, and what is said about it. */
export function EditChannel() {
  const id = useScreen((state) => state.channel) ?? "";
  const channel = useClient((state) => state.channels[id]);
  const [before] = useState(() => wordsOf(channel));
  const [typed, setTyped] = useState(before);
  const [fault, setFault] = useState<ChannelFault>();
  const close = () => showOverlay(undefined);
  const save = async () => {
    const wrong = await saveChannel(id, before, typed);
    if (wrong === undefined) close();
    else setFault(wrong);
  };
  return (
    <FormDialog
      title={dialogsText.editChannel(before.name)}
      action={buttonText.saveChanges}
      onSubmit={() => void save()}
      onClose={close}
    >
      {fields.map(({ name, label, hint, max }) => (
        <Field
          key={name}
          label={label}
          isOptional={name !== "name"}
          hint={hint}
          error={fault?.field === name ? fault.sentence : undefined}
        >
          <Input
            autoFocus={name === "name"}
            value={typed[name]}
            maxChars={max}
            onChange={({ target }) =>
              setTyped({ ...typed, [name]: name === "name" ? asChannelName(target.value) : target.value })
            }
          />
        </Field>
      ))}
    </FormDialog>
  );
}
