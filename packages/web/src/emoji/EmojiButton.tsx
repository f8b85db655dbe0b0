import { lazy, type ReactNode, Suspense, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { Popover } from "../ui/Popover.tsx";
import type { FoundEmoji } from "./findEmoji.ts";

const EmojiPicker = lazy(() => import("./EmojiPicker.tsx"));

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onChoose: (emoji: FoundEmoji) => void;
  readonly className?: string | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Opens the picker; the picker itself is loaded when it is first wanted. */
export function EmojiButton({ label, icon, onChoose, className, onOpenChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const show = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={show}
      trigger={<IconButton label={label} icon={icon} className={className} />}
    >
      <Suspense fallback={null}>
        <EmojiPicker
          onChoose={(emoji) => {
            show(false);
            onChoose(emoji);
          }}
        />
      </Suspense>
    </Popover>
  );
}
