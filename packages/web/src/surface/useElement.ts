import type { Confirm } from "@platform/protocol/objects/confirm.ts";
import { useStore } from "zustand";
import { act } from "./act.ts";
import { type AnyBlock, type AnyElement, keyOf } from "./elements.ts";
import { useSurface } from "./SurfaceContext.ts";
import { put, type Status } from "./surfaceStore.ts";
import { startOf } from "./values.ts";

export interface ElementUse {
  /** What is chosen or entered: the value of an option, an id, a date, a text, a list of those; null for nothing. */
  readonly raw: unknown;
  readonly status: Status | undefined;
  /** Whether every change is reported to the app: not of an input, unless the app asks for it. */
  readonly isTold: boolean;
  /** Whether it is where the hand goes when it appears; in a message it would steal the focus from the composer. */
  readonly isFocused: boolean;
  /** Keeps what is entered, and tells nobody yet. */
  readonly edit: (raw: unknown) => void;
  /** Confirms first if the app wants that, keeps what is entered, and sends it to the app if required. */
  readonly commit: (raw: unknown) => void;
  /** Tells the app of a press; nothing is kept. */
  readonly press: (raw?: unknown) => void;
}

/** What a person sees in an element and can do with it. */
export function useElement(block: AnyBlock, element: AnyElement): ElementUse {
  const surface = useSurface();
  const { store } = surface;
  const key = keyOf(block, element);
  const edited = useStore(store, (state) => state.edits[key]);
  const status = useStore(store, (state) => state.statuses[key]);
  const held = surface.held?.[block.block_id ?? ""]?.[element.action_id ?? ""];
  const isTold = block.type !== "input" || block["dispatch_action"] === true;
  const question = element["confirm"] as Confirm | undefined;

  function edit(raw: unknown): void {
    put(store, "edits", key, raw);
    if (block.block_id !== undefined) put(store, "errors", block.block_id, undefined);
  }

  async function commit(raw: unknown): Promise<void> {
    // In an input that tells nobody there is nothing to be asked about.
    if (isTold && question && !(await surface.confirm(question))) return;
    edit(raw);
    if (isTold) await act(surface, block, element, raw);
  }

  async function press(raw?: unknown): Promise<void> {
    if (question && !(await surface.confirm(question))) return;
    await act(surface, block, element, raw);
  }

  return {
    raw: edited === undefined ? startOf(element, held, surface.conversationId) : edited,
    status,
    isTold,
    isFocused: element["focus_on_load"] === true && surface.kind !== "message",
    edit,
    commit: (raw) => void commit(raw),
    press: (raw) => void press(raw),
  };
}
