import { type ReactNode, useId } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { buttonText } from "../strings/buttons.ts";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says that hands it in; Enter in a field does the same. */
  readonly action: string;
  readonly isIncomplete?: boolean | undefined;
  /** Whether it destroys something. */
  readonly isDanger?: boolean | undefined;
  /** For a dialog without fields: the button has the focus at first. */
  readonly isActionFocused?: boolean | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** What else can be done, instead of leaving it. */
  readonly otherAction?: ReactNode;
}

/** Asks for a few things that are handed in together. */
export function FormDialog(props: Props) {
  const { title, children, action, isIncomplete = false, isActionFocused = false, onSubmit, onClose } = props;
  const variant = props.isDanger === true ? "danger" : "primary";
  const form = useId();
  const actions = (
    <>
      {props.otherAction ?? <Button onClick={onClose}>{buttonText.cancel}</Button>}
      <Button type="submit" form={form} variant={variant} disabled={isIncomplete} autoFocus={isActionFocused}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions}>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          // What opened it may be part of another form, as the composer's buttons are: that one is not submitted.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
