import { type ReactNode, useState } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { buttonText } from "../strings/buttons.ts";

interface Props {
  /** What the button says, here and in the dialog. */
  readonly label: string;
  /** What it is about, for people who cannot see the context of the button. */
  readonly about?: string | undefined;
  readonly title: string;
  /** What will be so afterwards. */
  readonly children: ReactNode;
  /** Tells whether it was done; the dialog stays when it was not. */
  readonly onConfirm: () => Promise<boolean>;
  readonly variant?: "danger" | "plain" | "quiet" | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A button for what cannot be taken back: it says what follows before it does it. */
export function ConfirmButton({
  label,
  about,
  title,
  children,
  onConfirm,
  variant = "plain",
  isDisabled = false,
}: Props) {
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
      <Button
        variant={variant}
        disabled={isDisabled}
        aria-label={about === undefined ? undefined : buttonText.named(label, about)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{buttonText.cancel}</Button>
            <Button autoFocus variant="danger" disabled={isBusy} onClick={() => void confirm()}>
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
