import { type ReactNode, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { Popover } from "../ui/Popover.tsx";
import { EmojiPicker } from "./EmojiPicker.tsx";
import type { FoundEmoji } from "./namedEmoji.ts";

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className: string | undefined;
  readonly onChoose: (emoji: FoundEmoji) => void;
}

/** The button with its picker, open from the start: the person has already clicked. */
export default function EmojiPopover({ label, icon, className, onChoose }: Props) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton label={label} icon={icon} className={className} />}
    >
      <EmojiPicker
        onChoose={(emoji) => {
          setOpen(false);
          onChoose(emoji);
        }}
      />
    </Popover>
  );
}
