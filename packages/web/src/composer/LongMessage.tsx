import { limits } from "@platform/protocol/limits.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { lengthOf } from "./messageLength.ts";
import { splitBlock } from "./splitBlock.ts";
import { sendingText } from "../strings/sending.ts";

interface Props {
  readonly block: RichTextBlock;
  /** Nothing where a file cannot go out. */
  readonly onFile: (() => void) | undefined;
  /** What splitting does, where that is more than the button says. */
  readonly note?: string;
  readonly onSplit: (parts: readonly RichTextBlock[]) => void;
  readonly onClose: () => void;
}

/** Asks how a message goes out that is too long for one. */
export function LongMessage({ block, note, onFile, onSplit, onClose }: Props) {
  const parts = splitBlock(block);
  const actions = (
    <>
      <Button onClick={onClose}>{sendingText.keepEditing}</Button>
      <Button variant={onFile ? "plain" : "primary"} autoFocus={!onFile} onClick={() => onSplit(parts)}>
        {sendingText.sendSplit(parts.length)}
      </Button>
      {onFile && (
        <Button variant="primary" autoFocus onClick={onFile}>
          {sendingText.sendAsFile}
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={sendingText.tooLong} actions={actions}>
      <p>{sendingText.tooLongAbout(lengthOf(block), limits.composed_message_chars_max)}</p>
      {note !== undefined && <p>{note}</p>}
    </Dialog>
  );
}
