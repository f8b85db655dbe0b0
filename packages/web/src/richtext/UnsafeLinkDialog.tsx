import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";

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
      title="Open this link?"
      actions={
        <>
          <Button onClick={onClose}>Stay here</Button>
          <Button
            look="danger"
            nativeButton={false}
            render={<a href={href} target="_blank" rel="noopener noreferrer nofollow" />}
            onClick={onClose}
          >
            Open the link
          </Button>
        </>
      }
    >
      <p>It may not lead where it says. Its address is:</p>
      <p>
        <code>{href}</code>
      </p>
    </Dialog>
  );
}
