import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import { builderText } from "../../../strings/builder.ts";
import { buttonText } from "../../../strings/buttons.ts";

interface Props {
  readonly blocks: readonly object[];
  readonly onClose: () => void;
}

/** Posts the blocks as the person who looks, to see them where they will stand. */
export function SendDialog({ blocks, onClose }: Props) {
  const channels = useCall("conversations.list", { types: ["public_channel", "private_channel"], limit: 200 });
  const [chosen, choose] = useState("");
  const { isBusy, run } = useAct();
  const offered = (channels.data?.channels ?? []).filter((channel) => channel.is_member);
  const channel = chosen === "" ? (offered[0]?.id ?? "") : chosen;
  const send = async () => {
    const post = () => call("chat.postMessage", { channel, blocks: blocks.slice(), text: "From the block builder" });
    if (await run(post, builderText.sent)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={builderText.sendToChannel}
      actions={
        <>
          <Button onClick={onClose}>{buttonText.cancel}</Button>
          <Button variant="primary" disabled={isBusy || channel === ""} onClick={() => void send()}>
            {buttonText.send}
          </Button>
        </>
      }
    >
      <Loaded of={channels} label={builderText.loadingChannels}>
        {() => (
          <Field label={builderText.channel}>
            <Select
              value={channel}
              onChoose={choose}
              options={offered.map(({ id, name = "" }) => [id, `#${name}`] as const)}
            />
          </Field>
        )}
      </Loaded>
    </Dialog>
  );
}
