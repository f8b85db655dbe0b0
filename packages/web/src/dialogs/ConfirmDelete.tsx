import { showOverlay, useScreen } from "../navigation/screen.ts";
import { buttonText } from "../strings/buttons.ts";
import { messageActionsText } from "../strings/messageActions.ts";
import { deleteMessage } from "../timeline/changeMessage.ts";
import { MessageBody } from "../timeline/MessageBody.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./ForwardMessage.module.css";

/** Deleting cannot be undone, so the person confirms it with the message in view. */
export function ConfirmDelete() {
  const deleting = useScreen((state) => state.deleting);
  if (!deleting) return null;
  const { channel, message } = deleting;
  const close = () => showOverlay(undefined);
  const confirm = () => {
    close();
    void deleteMessage(channel, message.ts);
  };
  const buttons = (
    <>
      <Button onClick={close}>{buttonText.cancel}</Button>
      <Button autoFocus variant="danger" onClick={confirm}>
        {buttonText.delete}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={messageActionsText.deleteTitle} actions={buttons}>
      <p className={styles["lead"]}>{messageActionsText.deleteBody}</p>
      <div className={styles["message"]}>
        <MessageBody channel={channel} message={message} />
      </div>
    </Dialog>
  );
}
