import { createContext } from "react";

/** Removes a preview from the message, by the id of its attachment. Nothing for readers who are not the author. */
export const PreviewRemovalContext = createContext<((id: number) => void) | undefined>(undefined);
