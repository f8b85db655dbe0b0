import { useState } from "react";
import { call } from "../api/call.ts";
import { explain, unanswered } from "../api/explain.ts";
import { showOverlay, useScreen } from "../navigation/screen.ts";
import { useClient } from "../store/store.ts";
import { placeName, titleOf } from "../store/titles.ts";
import type { Channel, Message } from "../store/types.ts";
import { forwardingText } from "../strings/forwarding.ts";
import { MessageBody } from "../timeline/MessageBody.tsx";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./ForwardMessage.module.css";
import { type ForwardTarget, TargetPicker } from "./TargetPicker.tsx";

/** Asks where a message shall go too, with the message in view. */
export function ForwardMessage() {
  const forwarding = useScreen((state) => state.forwarding);
  return forwarding && <ForwardForm {...forwarding} />;
}

interface FormProps {
  readonly channel: string;
  readonly message: Message;
}

function ForwardForm({ channel, message }: FormProps) {
  const [chosen, setChosen] = useState<readonly ForwardTarget[]>([]);
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  // One id for each target: what is tried again after a lost answer is posted once.
  const [attempt] = useState(() => crypto.randomUUID());
  const close = () => showOverlay(undefined);
  const submit = async () => {
    if (chosen.length === 0 || isBusy) return;
    setBusy(true);
    const left: ForwardTarget[] = [];
    for (const target of chosen) {
      const asked = { channel, ts: message.ts, target: target.id, text: note.trim() };
      const client_msg_id = `${attempt.slice(0, 24)}-${target.id}`;
      const sent = await call("client.messages.forward", { ...asked, client_msg_id }).catch(() => undefined);
      if (sent?.ok) continue;
      left.push(target);
      toast(forwardingText.failed(target.name, explain(sent?.error ?? unanswered)));
    }
    setBusy(false);
    setChosen(left);
    if (left.length > 0) return;
    close();
    toast(forwardingText.forwarded(chosen.map(({ name }) => name).join(", ")));
  };
  return (
    <FormDialog
      title={forwardingText.title}
      action={forwardingText.submit}
      isIncomplete={chosen.length === 0 || isBusy}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <TargetPicker chosen={chosen} onChoose={setChosen} />
      <LinkWarning source={channel} chosen={chosen} />
      <Field label={forwardingText.note} isOptional>
        <Input
          placeholder={forwardingText.notePlaceholder}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <section aria-label={forwardingText.message} className={styles["message"]}>
        <MessageBody channel={channel} message={message} />
      </section>
    </FormDialog>
  );
}

/** The server copies the content only where everyone can read the original. */
function LinkWarning({ source, chosen }: { readonly source: string; readonly chosen: readonly ForwardTarget[] }) {
  const warning = useClient((state) => {
    const channel = state.channels[source];
    if (!channel || !isClosed(channel)) return undefined;
    if (channel.is_im || channel.is_mpim) return forwardingText.onlyLinkDirect;
    return forwardingText.onlyLink(placeName(channel, titleOf(state, channel)));
  });
  const isElsewhere = chosen.some(({ id }) => id !== source);
  return warning !== undefined && isElsewhere ? (
    <p role="status" className={styles["warning"]}>
      {warning}
    </p>
  ) : null;
}

const isClosed = (channel: Channel): boolean => Boolean(channel.is_private || channel.is_im || channel.is_mpim);
