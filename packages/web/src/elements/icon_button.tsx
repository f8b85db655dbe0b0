import type { IconButton as IconButtonElement } from "@platform/protocol/elements/icon_button.ts";
import { SlackIcon } from "../ui/SlackIcon.tsx";
import { useSurface } from "../surface/SurfaceContext.ts";
import { useElement } from "../surface/useElement.ts";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./Element.module.css";
import type { ElementProps } from "./elementProps.ts";
import { StatusMark } from "./StatusMark.tsx";

/** A button that is an icon; some are for some people only. */
export function IconButtonView({ block, element }: ElementProps<IconButtonElement>) {
  const { selfId } = useSurface();
  const { press, status } = useElement(block, element);
  const { visible_to_user_ids: seers, accessibility_label: label, text, icon } = element;
  if (seers && selfId !== undefined && !seers.includes(selfId)) return null;
  return (
    <span className={styles["set"]}>
      <IconButton
        label={label ?? text.text}
        icon={<SlackIcon name={icon} />}
        disabled={status?.kind === "sending"}
        focusableWhenDisabled
        onClick={() => press()}
      />
      <StatusMark status={status} />
    </span>
  );
}
