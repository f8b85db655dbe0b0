import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { Confirm } from "@platform/protocol/objects/confirm.ts";
import { PlainText, TextObject } from "../richtext/TextObject.tsx";
import { Button } from "../ui/Button.tsx";
import dialog from "../ui/Dialog.module.css";
import { surfaceText } from "../strings/surface.ts";
import { buttonText } from "../strings/buttons.ts";

interface Props {
  readonly question: Confirm;
  readonly onAnswer: (isYes: boolean) => void;
}

/** The question that an app wants answered before something is done. Escape is a no. */
export default function ConfirmDialog({ question, onAnswer }: Props) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog["backdrop"]} />
        <AlertDialog.Popup className={dialog["popup"]}>
          <header className={dialog["header"]}>
            <AlertDialog.Title className={dialog["title"]}>
              <PlainText text={question.title?.text ?? surfaceText.areYouSure} />
            </AlertDialog.Title>
          </header>
          <AlertDialog.Description className={dialog["body"]} render={<div />}>
            <TextObject text={question.text} />
          </AlertDialog.Description>
          <footer className={dialog["actions"]}>
            <Button onClick={() => onAnswer(false)}>
              <PlainText text={question.deny?.text ?? buttonText.cancel} />
            </Button>
            <Button variant={question.style === "danger" ? "danger" : "primary"} onClick={() => onAnswer(true)}>
              <PlainText text={question.confirm?.text ?? surfaceText.yes} />
            </Button>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
