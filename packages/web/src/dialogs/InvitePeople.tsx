import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { call } from "../api/call.ts";
import { explain } from "../api/explain.ts";
import { showOverlay } from "../navigation/screen.ts";
import { useClient } from "../store/store.ts";
import { invitesText as text } from "../strings/invites.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input, TextArea } from "../ui/Input.tsx";
import { InvitationLink } from "../ui/InvitationLink.tsx";
import { Select } from "../ui/Select.tsx";
import { toast } from "../ui/toast.ts";
import { locale } from "../strings/locale.ts";

const roles = [
  ["member", text.member],
  ["multi_channel_guest", text.guest],
] as const;

const channelFault = "failed_to_validate_channels";

/** Invites one person by address. While only administrators invite, it asks them to. */
export function InvitePeople() {
  const [asked, setAsked] = useState({ email: "", role: "member", channel: "", real_name: "", reason: "" });
  const [fault, setFault] = useState<{ readonly code: string; readonly sentence: string }>();
  const [made, setMade] = useState<{ readonly url: string; readonly isMailed: boolean }>();
  const channels = useOwnChannels();
  const close = () => showOverlay(undefined);
  const change = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part });
  const invite = async () => {
    const { channel, role, ...words } = asked;
    const given = { ...words, role: role === "member" ? ("member" as const) : ("multi_channel_guest" as const) };
    const channel_ids = channel === "" ? [] : [channel];
    const done = await call("client.invites.create", { ...given, channel_ids }).catch(() => undefined);
    if (!done) return setFault({ code: "", sentence: text.offline });
    if (!done.ok)
      return setFault({ code: done.error, sentence: text.faults[done.error] ?? text.failed(explain(done.error)) });
    if (done.url !== undefined) return setMade({ url: done.url, isMailed: done.is_mailed === true });
    toast(text.requested(asked.email));
    close();
  };
  if (made)
    return (
      <FormDialog title={text.title} action={text.done} otherAction={<></>} onSubmit={close} onClose={close}>
        <InvitationLink {...made} email={asked.email} />
      </FormDialog>
    );
  const first = asked.role === "member" ? text.defaultChannels : text.chooseChannel;
  return (
    <FormDialog title={text.title} action={text.submit} onSubmit={() => void invite()} onClose={close}>
      <Field label={text.email} error={fault && fault.code !== channelFault ? fault.sentence : undefined}>
        <Input autoFocus required value={asked.email} onChange={({ target }) => change({ email: target.value })} />
      </Field>
      <Field label={text.fullName} isOptional>
        <Input
          value={asked.real_name}
          maxChars={limits.profile_name_chars_max}
          onChange={({ target }) => change({ real_name: target.value })}
        />
      </Field>
      <Field label={text.role}>
        <Select value={asked.role} options={roles} onChoose={(role) => change({ role })} />
      </Field>
      <Field
        label={text.channel}
        hint={text.channelHint}
        error={fault?.code === channelFault ? fault.sentence : undefined}
      >
        <Select
          value={asked.channel}
          options={[["", first], ...channels]}
          onChoose={(channel) => change({ channel })}
        />
      </Field>
      <Field label={text.reason} hint={text.reasonHint} isOptional>
        <TextArea
          rows={2}
          value={asked.reason}
          maxChars={limits.invite_message_chars_max}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

/** The channels that the person is in, by name. */
function useOwnChannels(): (readonly [id: string, name: string])[] {
  const channels = useClient((state) => state.channels);
  return Object.values(channels)
    .filter((one) => !one.is_im && !one.is_mpim && !one.is_archived && one.is_member !== false)
    .map((one) => [one.id, `#${one.name ?? one.id}`] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, locale));
}
