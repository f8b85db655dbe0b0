import { lazy, type ReactNode, Suspense, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import type { FoundEmoji } from "./namedEmoji.ts";

const load = () => import("./EmojiPopover.tsx");
const EmojiPopover = lazy(load);
/** Without a network it fails here in silence; the click tries again and says so. */
const preload = () => void load().catch(() => undefined);

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onChoose: (emoji: FoundEmoji) => void;
  readonly className?: string | undefined;
}

/** Opens the picker, which is loaded when the pointer or the focus comes near, so that it is there at once. */
export function EmojiButton({ label, icon, onChoose, className }: Props) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={label}
      icon={icon}
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
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
