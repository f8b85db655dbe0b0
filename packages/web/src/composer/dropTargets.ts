import { useEffect, useRef } from "react";
import { type Place, placeKey } from "../store/types.ts";

type Add = (files: readonly File[]) => void;

/** The composers on the page, by place: files may be dropped on the messages above them. */
const targets = new Map<string, Add>();

export function useDropTarget(place: Place, add: Add): void {
  const key = placeKey(place);
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const target: Add = (files) => latest.current(files);
    targets.set(key, target);
    return () => {
      if (targets.get(key) === target) targets.delete(key);
    };
  }, [key]);
}

/** The composer of a place; nothing where one cannot write. */
export function dropTargetOf(place: Place): Add | undefined {
  return targets.get(placeKey(place));
}
