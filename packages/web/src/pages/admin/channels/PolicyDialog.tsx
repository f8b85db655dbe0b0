import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Select } from "../../../ui/Select.tsx";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import { adminText } from "../../../strings/admin.ts";
import { statusText } from "../../../strings/statuses.ts";
import { buttonText } from "../../../strings/buttons.ts";

const modes = [
  ["open", adminText.everyonePostsAndReplies],
  ["read_only", adminText.noPostsOrReplies],
  ["thread_only", adminText.repliesOnly],
  ["non_threadable", adminText.postsOnly],
] as const;

const ranks = [
  ["everyone", adminText.everyone],
  ["ra", adminText.everyoneButGuests],
  ["admin", adminText.adminsAndOwners],
  ["owner", adminText.owners],
] as const;

interface Props {
  readonly channel: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

interface Prefs {
  readonly channel_mode: string;
  readonly who_can_post: { readonly type?: readonly string[] };
  readonly can_thread: { readonly type?: readonly string[] };
}

/** Who may post and reply in one channel. */
export function PolicyDialog({ channel, onClose }: Props) {
  const prefs = useCall("admin.conversations.getConversationPrefs", { channel_id: channel.id });
  return (
    <Dialog isOpen onClose={onClose} title={adminText.whoCanPostInTitle(channel.name)}>
      <Loaded of={prefs} label={adminText.loadingPolicy}>
        {(data) => <PolicyForm channelId={channel.id} prefs={data.prefs} onDone={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface FormProps {
  readonly channelId: string;
  readonly prefs: Prefs;
  readonly onDone: () => void;
}

function PolicyForm({ channelId, prefs, onDone }: FormProps) {
  const [mode, setMode] = useState(prefs.channel_mode);
  const [posters, setPosters] = useState(prefs.who_can_post.type?.[0] ?? "everyone");
  const [repliers, setRepliers] = useState(prefs.can_thread.type?.[0] ?? "everyone");
  const { isBusy, run } = useAct();
  const save = async () => {
    const change = { channel_mode: mode, who_can_post: `type:${posters}`, can_thread: `type:${repliers}` };
    const set = () => call("admin.conversations.setConversationPrefs", { channel_id: channelId, prefs: change });
    const isDone = await run(set, statusText.saved);
    if (isDone) onDone();
    return isDone;
  };
  return (
    <KeptForm onSubmit={save}>
      <Field label={adminText.usage} hint={adminText.usageHint}>
        <Select value={mode} options={modes} onChoose={setMode} />
      </Field>
      <Field label={adminText.whoCanPost}>
        <Select value={posters} options={ranks} onChoose={setPosters} />
      </Field>
      <Field label={adminText.whoCanReply}>
        <Select value={repliers} options={ranks} onChoose={setRepliers} />
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy}>
        {buttonText.save}
      </Button>
    </KeptForm>
  );
}
