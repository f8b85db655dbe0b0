import type { FileBlock } from "@platform/protocol/blocks/file.ts";
import { FileText } from "lucide-react";
import { SafeLink } from "../richtext/SafeLink.tsx";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";
import { blocksText } from "../strings/blocks.ts";

/** A file that is kept elsewhere: a link to it, or its name in the app where the server does not know it. */
export function FileView({ block }: BlockProps<FileBlock>) {
  const { file } = block;
  return (
    <div className={styles["card"]}>
      <FileText size={20} aria-hidden="true" />
      {file?.external_url === undefined ? (
        <span>
          {file?.mode === "tombstone" ? blocksText.deletedFile : blocksText.remoteFile} <bdi>{block.external_id}</bdi>
        </span>
      ) : (
        <SafeLink url={file.external_url}>{file.title ?? block.external_id}</SafeLink>
      )}
    </div>
  );
}
