import { useRef } from "react";
import { runCommand } from "./run.ts";
import type { TypedCommand } from "./typedCommand.ts";

/**
 * Gives commands, one at a time: Enter pressed twice gives one. What was typed stays until the command is taken, so a
 * slip of the hand does not cost a line.
 */
export function useGiving(channel: string, onTaken: () => void): (typed: TypedCommand) => Promise<void> {
  const isGiving = useRef(false);
  return async (typed) => {
    if (isGiving.current) return;
    isGiving.current = true;
    if (await runCommand(channel, typed)) onTaken();
    isGiving.current = false;
  };
}
