import type { Header } from "@platform/protocol/blocks/header.ts";
import { PlainText } from "../richtext/TextObject.tsx";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";

/** A line that stands out. It heads what its app says, and no part of the page, so it is no heading of the page. */
export function HeaderView({ block }: BlockProps<Header>) {
  return (
    <div className={styles["header"]} data-level={block.level} dir="auto">
      <PlainText text={block.text.text} />
    </div>
  );
}
