import { locateFault, openLocator } from "@platform/protocol/manifest/locateInText.ts";
import type { Mark } from "./CodeEditor.tsx";

interface Fault {
  readonly message: string;
  readonly pointer: string;
}

/** Faults at the places of the text that their pointers name; one that broke the text as such where it broke. */
export function markFaults(text: string, faults: readonly Fault[]): Mark[] {
  if (faults.length === 0) return [];
  const locate = openLocator(text);
  return faults.map(({ message, pointer }) => {
    const broken = pointer === "/" ? locateFault(text) : undefined;
    if (broken) return { ...broken, message: broken.message };
    return { ...locate(pointer), message, pointer };
  });
}

/** What is known but has no effect, at its place; it does not block saving. */
export function markWarnings(text: string, warnings: readonly Fault[]): Mark[] {
  return markFaults(text, warnings).map((mark) => ({ ...mark, isWarning: true }));
}
