import { type ReactNode, useState } from "react";
import { pagePartsText } from "../../strings/pageParts.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { Input } from "../../ui/Input.tsx";

interface Props {
  readonly label: string;
  /** The button's name for people who cannot see its context. */
  readonly fullLabel?: string | undefined;
  readonly variant?: "danger" | "quiet" | undefined;
  readonly title: string;
  /** What has to be typed: the name of what will be gone. */
  readonly name: string;
  /** What will be so afterwards. */
  readonly children: ReactNode;
  /** Tells whether it was done; the dialog and what was typed stay when it was not. */
  readonly onConfirm: () => Promise<boolean>;
}

/** A button for what destroys something: it describes the effect, and asks for the name of what is destroyed. */
export function TypedConfirm({ label, fullLabel, variant = "quiet", title, name, children, onConfirm }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setOpen(false);
    setTyped("");
  };
  const confirm = async () => {
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone) close();
  };
  return (
    <>
      <Button variant={variant} aria-label={fullLabel} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          title={title}
          action={label}
          isDanger
          isIncomplete={isBusy || typed.trim() !== name}
          onSubmit={() => void confirm()}
          onClose={close}
        >
          {children}
          <Field label={pagePartsText.typeToConfirm(name)}>
            <Input
              autoFocus
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </FormDialog>
      )}
    </>
  );
}
