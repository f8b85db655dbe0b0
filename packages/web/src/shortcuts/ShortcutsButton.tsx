import { Zap } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { useShortcuts } from "./offered.ts";

const ShortcutsMenu = lazy(() => import("./ShortcutsMenu.tsx"));

/** Opens what apps offer everywhere, which is loaded when somebody asks. No button where none of them offers anything. */
export function ShortcutsButton() {
  const [isWanted, setWanted] = useState(false);
  if (useShortcuts("global").length === 0) return null;
  const button = (
    <IconButton
      label="Shortcuts"
      icon={<Zap size={16} />}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ShortcutsMenu />
    </Suspense>
  );
}
