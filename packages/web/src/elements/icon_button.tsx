import type { IconButton as IconButtonElement } from "@platform/protocol/elements/icon_button.ts";
import { CircleDot, Trash2 } from "lucide-react";
import { useSurface } from "../surface/SurfaceContext.ts";
import { useElement } from "../surface/useElement.ts";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./Element.module.css";
import type { ElementProps } from "./elementProps.ts";
import { StatusMark } from "./StatusMark.tsx";

const icons: Readonly<Record<string, typeof Trash2>> = { trash: Trash2 };

/** A button that is an icon; some are for some people only. */
export function IconButtonView({ block, element }: ElementProps<IconButtonElement>) {
  const { selfId } = useSurface();
  const { press, status } = useElement(block, element);
  const { visible_to_user_ids: seers, accessibility_label: label, text, icon } = element;
  if (seers && selfId !== undefined && !seers.includes(selfId)) return null;
  const Icon = icons[icon] ?? CircleDot;
  return (
    <span className={styles["set"]}>
      <IconButton
        label={label ?? text.text}
        icon={<Icon size={16} aria-hidden="true" />}
        disabled={status?.kind === "sending"}
        focusableWhenDisabled
        onClick={() => press()}
      />
      <StatusMark status={status} />
    </span>
  );
}
