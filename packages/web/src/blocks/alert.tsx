import type { Alert } from "@platform/protocol/blocks/alert.ts";
import { Bell, CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import { TextObject } from "../richtext/TextObject.tsx";
import { groupedBlocksText } from "../strings/groupedBlocks.ts";
import type { BlockProps } from "./blockProps.ts";
import styles from "./grouped/Grouped.module.css";

const levels = {
  default: { Icon: Bell, word: groupedBlocksText.note },
  info: { Icon: Info, word: groupedBlocksText.information },
  warning: { Icon: TriangleAlert, word: groupedBlocksText.warning },
  error: { Icon: CircleX, word: groupedBlocksText.error },
  success: { Icon: CircleCheck, word: groupedBlocksText.success },
};

/** A notice: its level is an icon with a word for it, and not the color alone. */
export function AlertView({ block }: BlockProps<Alert>) {
  const { text, level = "default" } = block;
  const { Icon, word } = levels[level];
  return (
    <div className={styles["alert"]} data-level={level} role="note">
      <Icon size={20} role="img" aria-label={word} />
      <div className={styles["words"]}>
        <TextObject text={text} />
      </div>
    </div>
  );
}
