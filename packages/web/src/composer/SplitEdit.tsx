import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { mrkdwn } from "@platform/protocol/richtext/mrkdwn/mrkdwn.ts";
import { useRef } from "react";
import { send } from "../store/sending.ts";
import type { Place } from "../store/types.ts";
import { sendingText } from "../strings/sending.ts";
import { newBlockId } from "./blockId.ts";
import { LongMessage } from "./LongMessage.tsx";

interface Props {
  readonly block: RichTextBlock;
  /** Where what does not fit into the message goes. */
  readonly place: Place;
  /** Changes the message; returns why it was refused. */
  readonly save: (block: RichTextBlock) => Promise<string | undefined>;
  readonly onSaved: () => void;
  readonly onClose: (reason?: string) => void;
}

/** Asks what to do with a change that is too long for its message. It stays open until the first part is saved. */
export default function SplitEdit({ block, place, save, onSaved, onClose }: Props) {
  const isSaving = useRef(false);
  const split = async (parts: readonly RichTextBlock[]) => {
    const [first, ...rest] = parts.map((part) => ({ ...part, block_id: newBlockId() }));
    if (!first || isSaving.current) return;
    isSaving.current = true;
    const refused = await save(first);
    isSaving.current = false;
    if (refused !== undefined) return onClose(refused);
    for (const part of rest) send(place, { text: mrkdwn(part), blocks: [part], isBroadcast: false });
    onSaved();
  };
  return (
    <LongMessage
      block={block}
      note={sendingText.splitEdit}
      onFile={undefined}
      onSplit={(parts) => void split(parts)}
      onClose={() => isSaving.current || onClose()}
    />
  );
}
