import { type Ranked, rank } from "../ui/rank.ts";
import type { Target } from "./switcherTargets.tsx";

const max = { offered: 8, found: 14, actions: 60 };

/** What the palette shows below one heading. */
export interface TargetGroup {
  readonly title: string;
  readonly targets: readonly Target[];
}

/**
 * What fits what is typed, best first, below headings. Before anything is typed there are conversations, what can be done with
 * the message in focus, and views; after `>` there are only actions.
 */
export function findTargets(typed: string, all: readonly Ranked<Target>[]): TargetGroup[] {
  const isForActions = typed.startsWith(">");
  const query = typed.replace(/^[>#@]\s*/, "").trim();
  if (isForActions)
    return grouped(
      rank(
        query,
        all.filter(({ item }) => item.isAction),
        max.actions,
      ),
    );
  if (query !== "") return grouped(rank(query, all, max.found));
  const conversations = all.filter(({ item }) => !item.isAction);
  const near = all.filter(({ item }) => item.isOfferedAtFirst);
  return grouped([...rank("", conversations, max.offered), ...rank("", near, max.found)]);
}

/** Each heading once, where its best target is. */
function grouped(targets: readonly Target[]): TargetGroup[] {
  const titles = [...new Set(targets.map(({ group }) => group))];
  return titles.map((title) => ({ title, targets: targets.filter(({ group }) => group === title) }));
}
