import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "../api/call.ts";
import { refreshConversations } from "../store/refresh.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { Switch } from "../ui/Switch.tsx";
import { explain } from "../api/explain.ts";
import { asChannelName, wrongName } from "./channelName.ts";
import { channelPath } from "../navigation/paths.ts";
import { leaveOverlay, showOverlay } from "../navigation/screen.ts";
import { dialogsText } from "../strings/dialogs.ts";

export function CreateChannel() {
  const [, go] = useLocation();
  const [name, setName] = useState("");
  const [isPrivate, setPrivate] = useState(false);
  const [fault, setFault] = useState<string>();
  const close = () => showOverlay(undefined);
  const create = async () => {
    const made = await call("conversations.create", { name, is_private: isPrivate });
    if (!made.ok) return setFault(wrongName(made.error) ?? dialogsText.createFailed(explain(made.error)));
    await refreshConversations();
    leaveOverlay(() => go(channelPath(made.channel.id)));
  };
  return (
    <FormDialog
      title={dialogsText.createChannel}
      action={dialogsText.createSubmit}
      onSubmit={() => void create()}
      onClose={close}
    >
      <Field label={dialogsText.name} error={fault} hint={dialogsText.channelNameHint}>
        <Input
          autoFocus
          value={name}
          maxChars={limits.channel_name_chars_max}
          onChange={(event) => setName(asChannelName(event.target.value))}
        />
      </Field>
      <Switch label={dialogsText.makePrivate} isOn={isPrivate} onChange={setPrivate} />
    </FormDialog>
  );
}
