import { createStore } from "zustand";
import { type Place, placeKey } from "../store/types.ts";
import type { Attachment } from "./attachment.ts";
import { warnOnLeave } from "./warnOnLeave.ts";

type Lists = Readonly<Record<string, readonly Attachment[]>>;

/**
 * The files that are attached and not sent, by conversation or thread, as long as the page is open. In the composer itself
 * they would be gone when its author looks at another conversation.
 */
export const chosenFiles = createStore<Lists>(() => ({}));

const none: readonly Attachment[] = [];

export function filesOf(lists: Lists, place: Place): readonly Attachment[] {
  return lists[placeKey(place)] ?? none;
}

export function changeFiles(place: Place, next: (list: readonly Attachment[]) => readonly Attachment[]): void {
  const { [placeKey(place)]: list = none, ...others } = chosenFiles.getState();
  const files = next(list);
  chosenFiles.setState(files.length > 0 ? { ...others, [placeKey(place)]: files } : others, true);
}

chosenFiles.subscribe((lists) => warnOnLeave(chosenFiles, Object.keys(lists).length > 0));
