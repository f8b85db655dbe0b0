import { IconButton } from "../ui/IconButton.tsx";
import { type Action, labelOf } from "./action.ts";
import { keysText } from "./keys.ts";

interface Props<Target> {
  readonly action: Action<Target>;
  readonly target: Target;
  readonly className?: string | undefined;
}

/** An action as a button with an icon; nothing while it is not available. */
export function ActionButton<Target>({ action, target, className }: Props<Target>) {
  const Icon = action.icon;
  if (!Icon || action.isAvailable?.(target) === false) return null;
  return (
    <IconButton
      label={labelOf(action, target)}
      keys={action.keys && keysText(action.keys)}
      icon={<Icon size={16} aria-hidden="true" />}
      className={className}
      {...(action.isOn && { "aria-pressed": action.isOn(target) })}
      onClick={() => action.run(target)}
    />
  );
}
