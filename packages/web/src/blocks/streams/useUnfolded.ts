import type { TaskStatus } from "@platform/protocol";
import { useEffect, useState } from "react";

const lingerMs = 1_000;

/** Open while it is under way and when it failed; folded a moment after it is done, unless the person has decided. */
export function useUnfolded(status: TaskStatus): [isOpen: boolean, decide: (isOpen: boolean) => void] {
  const [decided, setDecided] = useState<boolean>();
  const [isShown, setShown] = useState(status === "in_progress" || status === "error");
  useEffect(() => {
    if (status !== "complete" && status !== "pending") {
      setShown(true);
      return;
    }
    const timer = setTimeout(() => setShown(false), lingerMs);
    return () => clearTimeout(timer);
  }, [status]);
  return [decided ?? isShown, setDecided];
}
