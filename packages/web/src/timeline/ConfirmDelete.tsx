import type { Message } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { deleteMessage } from "./changeMessage.ts";
import { MessageBody } from "./MessageBody.tsx";

interface Props {
  readonly channel: string;
  readonly message: Message;
  readonly onClose: () => void;
}

/** It cannot be taken back, so it is asked once more, with the message in view. */
export function ConfirmDelete({ channel, message, onClose }: Props) {
  const confirm = () => {
    onClose();
    void deleteMessage(channel, message.ts);
  };
  const actions = (
    <>
      <Button onClick={onClose}>Keep it</Button>
      <Button look="danger" onClick={confirm}>
        Delete the message
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Delete this message?" actions={actions}>
      <p>It will be gone for everybody.</p>
      <MessageBody channel={channel} message={message} />
    </Dialog>
  );
}
