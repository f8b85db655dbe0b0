import { createContext, useContext } from "react";

/** Counts a click in the message around; elsewhere, such as in a modal, there is nothing to count. */
export const ClickContext = createContext<() => void>(() => undefined);

/** For what opens a link or a file without being an `a` element: those are counted by themselves. */
export function useRecordClick(): () => void {
  return useContext(ClickContext);
}
