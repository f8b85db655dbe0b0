import { locateFault, locateInText } from "@platform/protocol/manifest/locateInText.ts";
import type { Mark } from "./CodeEditor.tsx";

interface Fault {
  readonly message: string;
  readonly pointer: string;
}

/** Faults at the places of the text that their pointers name; one that broke the text as such where it broke. */
export function markFaults(text: string, faults: readonly Fault[]): Mark[] {
  return faults.map(({ message, pointer }) => {
    const broken = pointer === "/" ? locateFault(text) : undefined;
    if (broken) return { ...broken, message: broken.message };
    return { ...locateInText(text, pointer), message, pointer };
  });
}
