import { useState } from "react";
import type { MenuSource } from "./menuItem.ts";

interface Given {
  readonly source: MenuSource;
  readonly chosen: readonly string[];
  readonly isMulti: boolean;
  readonly onCommit: (ids: readonly string[]) => void;
}

/** A person's actions in a menu: opening, typing, choosing, removing. Several are collected until it closes. */
export function useMenuChoice({ source, chosen, isMulti, onCommit }: Given) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [draft, setDraft] = useState<readonly string[]>();
  const picked = draft ?? chosen;

  function close(next: readonly string[] | undefined): void {
    setOpen(false);
    setQuery("");
    setDraft(undefined);
    // What is chosen already is no new choice, and is not sent to its app.
    if (next && !isSame(next, chosen)) onCommit(next);
  }

  return {
    isOpen,
    query,
    picked,
    type: setQuery,
    turn: (open: boolean) => (open ? setOpen(true) : close(draft)),
    openWith(letter: string) {
      setQuery(letter);
      setOpen(true);
    },
    choose(next: readonly string[]) {
      for (const id of next) if (!picked.includes(id)) source.onChoose?.(id);
      if (isMulti) setDraft(next);
      else close(next);
    },
    /** With the list open it is collected; with the list closed it is reported at once. */
    remove(id: string) {
      const rest = picked.filter((one) => one !== id);
      if (isOpen) setDraft(rest);
      else onCommit(rest);
    },
  };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}
