import { type ReactNode, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

interface Props {
  /** What the button says, and the dialog asks. */
  readonly label: string;
  readonly title: string;
  /** What will be so afterwards. */
  readonly children: ReactNode;
  /** Tells whether it was done; the dialog stays when it was not. */
  readonly onConfirm: () => Promise<boolean>;
  readonly look?: "danger" | "plain" | "quiet" | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A button for what cannot be taken back: it says what follows before it does it. */
export function ConfirmButton({ label, title, children, onConfirm, look = "plain", isDisabled = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button look={look} disabled={isDisabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button look="danger" disabled={isBusy} onClick={() => void confirm()}>
              {label}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
