import { useLocation } from "wouter";
import { Button } from "../ui/Button.tsx";
import { type Action, labelOf } from "./action.ts";
import type { PageTarget } from "./pageActions.ts";

interface Props {
  readonly action: Action<PageTarget>;
  /** Instead of the label of the action. */
  readonly label?: string | undefined;
}

/** An action as a button with words, for the next step that an empty view offers. */
export function PageActionButton({ action, label }: Props) {
  const [, go] = useLocation();
  const target = { current: undefined, go };
  return <Button onClick={() => action.run(target)}>{label ?? labelOf(action, target)}</Button>;
}
