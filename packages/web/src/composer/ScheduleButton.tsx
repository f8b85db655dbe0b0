import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { schedulingText } from "../strings/scheduling.ts";
import { IconButton } from "../ui/IconButton.tsx";

const ScheduleMenu = lazy(() => import("./ScheduleMenu.tsx"));

export interface ScheduleProps {
  readonly canSchedule: boolean;
  readonly onSchedule: (atMs: number) => void;
}

/** Opens the times for sending later, which are loaded on demand. */
export function ScheduleButton(props: ScheduleProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={schedulingText.scheduleSend}
      icon={<ChevronDown size={16} />}
      aria-haspopup="menu"
      aria-expanded={false}
      disabled={!props.canSchedule}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ScheduleMenu {...props} />
    </Suspense>
  );
}
