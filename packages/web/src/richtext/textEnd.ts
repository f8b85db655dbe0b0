import { createContext, type ReactNode } from "react";

/** What follows the last words of a text, in the same line. It belongs to one block: a message may have several texts. */
export interface TextEnd {
  readonly block: object;
  readonly node: ReactNode;
}

export const TextEndContext = createContext<TextEnd | undefined>(undefined);
