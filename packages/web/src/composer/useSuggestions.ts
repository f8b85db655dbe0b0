import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type RefObject, useRef, useState } from "react";
import { type Suggestion, suggest } from "./suggestions.ts";
import { isSameTrigger, type Trigger, triggerBefore } from "./trigger.ts";

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
  const { latest, show } = useShown(view, listId);
  const shown = latest.current;
  const trigger = useRef<Trigger>(undefined);
  /** The trigger character for which the list was closed; it stays closed until another one. */
  const dismissed = useRef<number>(undefined);

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

  /** What only the server knows comes below, so that the chosen one stays where it is. */
  function add(asked: Trigger, later: readonly Suggestion[]): void {
    const { items } = latest.current;
    if (items.length === 0) offer(asked, later);
    else if (trigger.current === asked) show({ ...latest.current, items: [...items, ...later] });
  }

  function follow(state: EditorState): void {
    const found = triggerBefore(state);
    if (found?.from !== dismissed.current) dismissed.current = undefined;
    if (!found || dismissed.current !== undefined) return close();
    // Not every change of the editor is one of what is named, and what was looked up for it stays.
    if (trigger.current && isSameTrigger(found, trigger.current)) return;
    trigger.current = found;
    const items = suggest(found);
    if (items instanceof Promise) void items.then((late) => offer(found, late));
    else offer(found, items);
    // Without a network there is what the page knows. Who waits for the script at the same time gets it in no order.
    void import("./lookUpNames.ts").then(
      ({ lookUp }) => trigger.current === found && lookUp(found, () => latest.current.items, add),
      () => undefined,
    );
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
    // A command that is written out needs no choice: Enter runs it.
    if (event.key === "Enter" && trigger.current?.sign === "/" && item?.id === trigger.current.query) {
      close();
      return false;
    }
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

/** What is in the list. The editor keeps the focus, and says which of it is chosen. */
function useShown(view: RefObject<EditorView | null>, listId: string) {
  const [, draw] = useState<Shown>(nothing);
  // Keys come faster than React draws: Enter right after a letter must find what that letter brought.
  const latest = useRef<Shown>(nothing);

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

  return { latest, show };
}
