import { lazy, type ReactNode, Suspense, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import type { FoundEmoji } from "./findEmoji.ts";

const EmojiPopover = lazy(() => import("./EmojiPopover.tsx"));

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onChoose: (emoji: FoundEmoji) => void;
  readonly className?: string | undefined;
}

/** Opens the picker; all of it is loaded when it is first wanted. */
export function EmojiButton({ label, icon, onChoose, className }: Props) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={label}
      icon={icon}
      className={className}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <EmojiPopover label={label} icon={icon} className={className} onChoose={onChoose} />
    </Suspense>
  );
}
