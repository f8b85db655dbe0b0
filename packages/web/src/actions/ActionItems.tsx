import { MenuItem } from "../ui/Menu.tsx";
import { type Action, availableOf, labelOf } from "./action.ts";
import { keysText } from "./keys.ts";

interface Props<Target> {
  readonly actions: readonly Action<Target>[];
  readonly target: Target;
  /** For a menu that shows which one is chosen. */
  readonly onRun?: (() => void) | undefined;
}

/** The available actions, as items of a menu. */
export function ActionItems<Target>({ actions, target, onRun }: Props<Target>) {
  return availableOf(actions, target).map((action) => {
    const Icon = action.icon;
    return (
      <MenuItem
        key={action.id}
        icon={Icon && <Icon size={16} aria-hidden="true" />}
        keys={action.keys && keysText(action.keys)}
        isDangerous={action.isDangerous}
        isChosen={action.isOn?.(target)}
        onChoose={() => {
          action.run(target);
          onRun?.();
        }}
      >
        {labelOf(action, target)}
      </MenuItem>
    );
  });
}
