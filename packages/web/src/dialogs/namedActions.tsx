import { type Action, availableOf, labelOf } from "../actions/action.ts";
import type { PageTarget } from "../actions/pageActions.ts";
import { recency } from "../navigation/recent.ts";
import { endActions, rowActions, type RowTarget } from "../sidebar/rowActions.ts";
import type { State } from "../store/state.ts";
import { placeName, titleOf } from "../store/titles.ts";
import { commandText } from "../strings/commands.ts";
import { rank } from "../ui/rank.ts";
import type { TargetGroup } from "./paletteQuery.ts";
import { placeIn } from "./placeIn.ts";
import type { Target } from "./switcherTargets.tsx";

const conversationsMax = 5;
const targetsMax = 12;

interface Place extends RowTarget {
  readonly title: string;
}

/**
 * What can be done with a conversation that is named with the action, such as `star general`. Only then: every conversation with
 * every action would leave no place for anything else.
 */
export function namedActionsOf(state: State, query: string, page: PageTarget): readonly TargetGroup[] {
  const typed = query.replace(/^>/, "");
  const places = Object.values(state.channels)
    .filter((channel) => !channel.is_archived && channel.is_member !== false)
    .map((channel): Place => ({ ...page, channel, title: titleOf(state, channel) }));
  const recent = recency();
  const targets = [...rowActions, ...endActions].flatMap((action) => {
    const open = places.filter((place) => availableOf([action], place).length > 0);
    // A toggle says what it would do, so its label differs from place to place.
    return [...Map.groupBy(open, (place) => labelOf(action, place))].flatMap(([label, labelled]) => {
      const name = placeIn(typed, label);
      if (name === undefined) return [];
      const ranked = labelled.map((item) => ({
        item,
        names: [item.title],
        weight: recent.get(item.channel.id) ?? 0,
      }));
      return rank(name, ranked, conversationsMax).map((place) => targetOf(action, label, place));
    });
  });
  return targets.length === 0 ? [] : [{ title: commandText.onConversation, targets: targets.slice(0, targetsMax) }];
}

function targetOf(action: Action<RowTarget>, label: string, place: Place): Target {
  const Icon = action.icon;
  return {
    id: `${action.id}-${place.channel.id}`,
    title: commandText.actionOn(label, placeName(place.channel, place.title)),
    hint: "",
    icon: Icon && <Icon size={16} aria-hidden="true" />,
    isUnread: false,
    group: commandText.onConversation,
    isAction: true,
    open: async () => {
      queueMicrotask(() => action.run(place));
      return undefined;
    },
  };
}
