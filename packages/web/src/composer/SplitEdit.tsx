import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { useRef } from "react";
import { newBlockId } from "./blockId.ts";
import { LongMessage } from "./LongMessage.tsx";

/** What becomes of the parts of a text: the first one replaces it. Resolves with why that was refused. */
export type KeepParts = (first: RichTextBlock, rest: readonly RichTextBlock[]) => Promise<string | undefined>;

interface Props {
  readonly block: RichTextBlock;
  /** What splitting does. */
  readonly note: string;
  readonly keep: KeepParts;
  readonly onSaved: () => void;
  readonly onClose: (reason?: string) => void;
}

/** Asks what to do with a change that is too long for its message. It stays open until the change is kept or refused. */
export default function SplitEdit({ block, note, keep, onSaved, onClose }: Props) {
  const isSaving = useRef(false);
  const split = async (parts: readonly RichTextBlock[]) => {
    const [first, ...rest] = parts.map((part) => ({ ...part, block_id: newBlockId() }));
    if (!first || isSaving.current) return;
    isSaving.current = true;
    const refused = await keep(first, rest);
    isSaving.current = false;
    if (refused === undefined) onSaved();
    else onClose(refused);
  };
  return (
    <LongMessage
      block={block}
      note={note}
      onFile={undefined}
      onSplit={(parts) => void split(parts)}
      onClose={() => isSaving.current || onClose()}
    />
  );
}
