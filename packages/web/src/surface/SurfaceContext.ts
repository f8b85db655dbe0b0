import type { Confirm } from "@platform/protocol/objects/confirm.ts";
import { createContext, useContext } from "react";
import type { AnyBlock } from "./elements.ts";
import type { Place } from "./place.ts";
import type { SurfaceStore } from "./surfaceStore.ts";
import type { StateValues } from "@platform/protocol/elementValues/stateValue.ts";

export type SurfaceKind = "message" | "modal" | "home";

/** What contains blocks: a message, a modal or a home tab. */
export interface Surface {
  readonly kind: SurfaceKind;
  /** Absent in a preview, where nothing is sent. */
  readonly place: Place | undefined;
  readonly store: SurfaceStore;
  /** What the server holds of what was entered; only of views. */
  readonly held: StateValues | undefined;
  /** The conversation that the person looks at. */
  readonly conversationId: string | undefined;
  /** The person, for what is shown to some only. */
  readonly selfId: string | undefined;
  /** The current values. */
  readonly blocks: () => readonly AnyBlock[];
  /** Asks before something is done. */
  readonly confirm: (question: Confirm) => Promise<boolean>;
}

export const SurfaceContext = createContext<Surface | undefined>(undefined);

export function useSurface(): Surface {
  const surface = useContext(SurfaceContext);
  if (!surface) throw new Error("blocks need a surface");
  return surface;
}
