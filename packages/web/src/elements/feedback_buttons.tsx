import type { FeedbackButtons } from "@platform/protocol/elements/feedback_buttons.ts";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useElement } from "../surface/useElement.ts";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./Element.module.css";
import type { ElementProps } from "./elementProps.ts";
import { StatusMark } from "./StatusMark.tsx";

/** Two thumbs; the one that was pressed stays pressed. */
export function FeedbackButtonsView({ block, element }: ElementProps<FeedbackButtons>) {
  const { press, status } = useElement(block, element);
  const [given, setGiven] = useState<string>();
  const sides = [
    { side: element.positive_button, Icon: ThumbsUp },
    { side: element.negative_button, Icon: ThumbsDown },
  ];
  return (
    <span className={styles["set"]}>
      {sides.map(({ side, Icon }, at) => (
        <IconButton
          key={at}
          label={side.accessibility_label ?? side.text.text}
          icon={<Icon size={16} aria-hidden="true" />}
          aria-pressed={given === side.value}
          className={styles["thumb"]}
          onClick={() => {
            setGiven(side.value);
            press(side.value);
          }}
        />
      ))}
      <StatusMark status={status} />
    </span>
  );
}
