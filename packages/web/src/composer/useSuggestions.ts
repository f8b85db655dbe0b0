import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type RefObject, useRef, useState } from "react";
import { type Suggestion, suggest } from "./suggestions.ts";
import { type Trigger, triggerBefore } from "./trigger.ts";

export interface Suggestions {
  readonly items: readonly Suggestion[];
  readonly chosen: number;
  /** Where the sign stands on the screen. */
  readonly place: { readonly left: number; readonly top: number } | undefined;
  follow(state: EditorState): void;
  onKey(event: KeyboardEvent): boolean;
  take(item: Suggestion): void;
  close(): void;
}

interface Shown {
  readonly items: readonly Suggestion[];
  readonly chosen: number;
  readonly place: Suggestions["place"];
}

const nothing: Shown = { items: [], chosen: 0, place: undefined };

/** The list of names that follows the cursor. While nobody writes a name it costs a look at one line per key. */
export function useSuggestions(view: RefObject<EditorView | null>, listId: string): Suggestions {
  const [, draw] = useState<Shown>(nothing);
  // Keys come faster than React draws: Enter right after a letter must find what that letter brought.
  const latest = useRef<Shown>(nothing);
  const shown = latest.current;
  const trigger = useRef<Trigger>(undefined);
  /** The trigger character for which the list was closed; it stays closed until another one. */
  const dismissed = useRef<number>(undefined);

  function show(next: Shown): void {
    latest.current = next;
    draw(next);
    const active = next.items[next.chosen];
    const dom = view.current?.dom;
    if (active) dom?.setAttribute("aria-activedescendant", `${listId}-${active.id}`);
    else dom?.removeAttribute("aria-activedescendant");
    if (next.items.length > 0) dom?.setAttribute("aria-controls", listId);
    else dom?.removeAttribute("aria-controls");
  }

  function close(): void {
    trigger.current = undefined;
    if (latest.current.items.length > 0) show(nothing);
  }

  function offer(asked: Trigger, items: readonly Suggestion[]): void {
    // The person has typed on, so this answer is outdated.
    if (trigger.current !== asked || !view.current) return;
    const { left, top } = view.current.coordsAtPos(asked.from);
    show(items.length === 0 ? nothing : { items, chosen: 0, place: { left, top } });
  }

  function follow(state: EditorState): void {
    const found = triggerBefore(state);
    if (found?.from !== dismissed.current) dismissed.current = undefined;
    if (!found || dismissed.current !== undefined) return close();
    trigger.current = found;
    const items = suggest(found);
    if (items instanceof Promise) void items.then((late) => offer(found, late));
    else offer(found, items);
  }

  function take(item: Suggestion): void {
    const found = trigger.current;
    const opened = view.current;
    if (!found || !opened) return;
    opened.dispatch(opened.state.tr.replaceWith(found.from, found.to, item.node()).insertText(" "));
    opened.focus();
    close();
  }

  function onKey(event: KeyboardEvent): boolean {
    const { items, chosen } = latest.current;
    if (items.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[chosen];
    if (step !== undefined) show({ ...latest.current, chosen: (chosen + step + items.length) % items.length });
    else if ((event.key === "Enter" || event.key === "Tab") && item) take(item);
    else if (event.key === "Escape") {
      dismissed.current = trigger.current?.from;
      close();
    } else return false;
    event.preventDefault();
    return true;
  }

  return { ...shown, follow, onKey, take, close };
}
