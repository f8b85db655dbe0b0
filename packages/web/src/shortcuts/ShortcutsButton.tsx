import { Zap } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { shortcutsText } from "../strings/shortcuts.ts";

const ShortcutsMenu = lazy(() => import("./ShortcutsMenu.tsx"));

/** Opens the shortcuts of apps and workflows in a conversation, which are loaded on demand. */
export function ShortcutsButton({ channel }: { readonly channel: string }) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={shortcutsText.shortcuts}
      icon={<Zap size={16} />}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ShortcutsMenu channel={channel} />
    </Suspense>
  );
}
