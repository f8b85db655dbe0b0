import type { FileBlock } from "@platform/protocol/blocks/file.ts";
import { FileText } from "lucide-react";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";
import { blocksText } from "../strings/blocks.ts";

/** A file that is kept elsewhere, by the name that its app gave it. */
export function FileView({ block }: BlockProps<FileBlock>) {
  return (
    <div className={styles["card"]}>
      <FileText size={20} aria-hidden="true" />
      <span>
        {blocksText.remoteFile} <bdi>{block.external_id}</bdi>
      </span>
    </div>
  );
}
