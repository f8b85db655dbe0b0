import { CalendarClock } from "lucide-react";
import type { Node } from "prosemirror-model";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { composerText } from "../strings/composer.ts";

const DateDialog = lazy(() => import("./DateDialog.tsx"));

/** Puts a moment into the message; what asks for it is loaded when it is wanted. */
export function DateButton({ onDate }: { readonly onDate: (node: Node) => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={composerText.insertDate} icon={<CalendarClock size={16} />} onClick={() => setAsking(true)} />
      {isAsking && (
        <Suspense fallback={null}>
          <DateDialog onClose={() => setAsking(false)} onDate={onDate} />
        </Suspense>
      )}
    </>
  );
}
