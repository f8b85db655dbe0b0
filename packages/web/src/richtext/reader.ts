import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { browserZone } from "../store/zone.ts";
import { locale } from "../strings/locale.ts";

/** What is known of a mentioned person. */
export interface NamedThing {
  readonly name: string;
  /** Whether it is the reader, or a group that the reader is in. */
  readonly isOwn?: boolean;
  readonly open?: () => void;
}

export interface PersonButtonProps {
  readonly user: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly onOpen: () => void;
}

/**
 * Who reads, and whom they know. Names are asked by hooks, so that a message is drawn again when a name in it becomes
 * known or changes, and no other message is.
 */
export interface Reader {
  /** An IANA name such as `Europe/Berlin`. */
  readonly zone: string;
  readonly locale: string;
  readonly hour12?: boolean;
  readonly useUser: (id: string) => NamedThing | undefined;
  readonly useChannel: (id: string) => NamedThing | undefined;
  readonly useUsergroup: (id: string) => NamedThing | undefined;
  /** The picture of a custom emoji. */
  readonly useEmoji: (name: string) => string | undefined;
  /** Draws a person who is mentioned, with a card of them. */
  readonly PersonButton?: ComponentType<PersonButtonProps> | undefined;
  /** Finds the reader's keywords, which are highlighted. */
  readonly keywords?: RegExp | undefined;
}

const nothing = (): undefined => undefined;

/** A reader who knows nobody: everything is shown by its id. */
export const stranger: Reader = {
  zone: browserZone(),
  locale,
  useUser: nothing,
  useChannel: nothing,
  useUsergroup: nothing,
  useEmoji: nothing,
};

export const ReaderContext = createContext<Reader>(stranger);

export function useReader(): Reader {
  return useContext(ReaderContext);
}
