import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";

const modes = [
  ["open", "Everybody posts and replies"],
  ["read_only", "Nobody posts or replies"],
  ["thread_only", "Only replies in threads"],
  ["non_threadable", "Only posts, no replies"],
] as const;

const ranks = [
  ["everyone", "Everybody"],
  ["ra", "Everybody but guests"],
  ["admin", "Admins and owners"],
  ["owner", "Owners"],
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
    <Dialog isOpen onClose={onClose} title={`Who may post in #${channel.name}`}>
      <Loaded of={prefs} label="Loading what is set">
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
    if (await run(set, "Saved.")) onDone();
  };
  return (
    <form action={() => void save()}>
      <Field label="How it is used" hint="Holds for everybody, admins included.">
        <Select value={mode} options={modes} onChoose={setMode} />
      </Field>
      <Field label="Who may post">
        <Select value={posters} options={ranks} onChoose={setPosters} />
      </Field>
      <Field label="Who may reply">
        <Select value={repliers} options={ranks} onChoose={setRepliers} />
      </Field>
      <Button type="submit" look="primary" disabled={isBusy}>
        Save
      </Button>
    </form>
  );
}
