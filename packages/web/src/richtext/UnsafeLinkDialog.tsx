import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { richtextText } from "../strings/richtext.ts";
import { buttonText } from "../strings/buttons.ts";

interface Props {
  readonly href: string;
  readonly onClose: () => void;
}

/** Shows where a link leads before it opens. */
export default function UnsafeLinkDialog({ href, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={richtextText.openLinkTitle}
      actions={
        <>
          <Button onClick={onClose}>{buttonText.cancel}</Button>
          <Button
            variant="danger"
            nativeButton={false}
            render={<a href={href} target="_blank" rel="noopener noreferrer nofollow" />}
            onClick={onClose}
          >
            {richtextText.openLink}
          </Button>
        </>
      }
    >
      <p>{richtextText.linkWarning}</p>
      <p>
        <code>{href}</code>
      </p>
    </Dialog>
  );
}
