import { type RefObject, useEffect } from "react";
import { partsIn, positionsOf } from "./foundWords.ts";

const name = "found";

/**
 * Marks the words that were found in what is drawn below an element. They are painted by the browser and change nothing in
 * the messages, whose blocks and links stay what they are. A browser that cannot do it shows the messages without. A name is
 * found by a part of it, a message by whole words.
 */
export function useHighlights(list: RefObject<HTMLElement | null>, words: readonly string[], isPart = false): void {
  useEffect(() => {
    const { current } = list;
    if (!current || !("highlights" in CSS)) return undefined;
    const find = isPart ? partsIn : positionsOf;
    const paint = () => CSS.highlights.set(name, new Highlight(...rangesIn(current, (text) => find(text, words))));
    paint();
    // Parts of a message arrive later, such as names and code that is loaded when it is first shown.
    const watcher = new MutationObserver(paint);
    watcher.observe(current, { childList: true, characterData: true, subtree: true });
    return () => {
      watcher.disconnect();
      CSS.highlights.delete(name);
    };
  }, [list, words, isPart]);
}

function rangesIn(root: HTMLElement, find: (text: string) => ReturnType<typeof positionsOf>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const [from, to] of find(node.textContent ?? "")) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}
