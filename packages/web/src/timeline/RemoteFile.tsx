import { lazy, Suspense } from "react";
import { ownUrl } from "../api/ownUrl.ts";
import { SafeLink } from "../richtext/SafeLink.tsx";
import type { WireFile } from "../store/types.ts";
import styles from "./Files.module.css";

const FileMenu = lazy(() => import("./FileMenu.tsx"));

const previewWidth = 360;

/** A file that an app keeps elsewhere: a link to it, and the preview image that the app gave. */
export function RemoteFile({ file }: { readonly file: WireFile }) {
  const { thumb_800: preview, thumb_800_w: width = previewWidth, thumb_800_h: height = previewWidth } = file;
  const scale = Math.min(1, previewWidth / width);
  return (
    <div className={styles["remote"]}>
      <div className={styles["remoteHead"]}>
        <span className={styles["name"]}>
          <SafeLink url={file.external_url ?? ""}>{file.title || file.name}</SafeLink>
        </span>
        <Suspense fallback={null}>
          <FileMenu file={file} />
        </Suspense>
      </div>
      {preview !== undefined && (
        <img
          src={ownUrl(preview)}
          alt=""
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          loading="lazy"
        />
      )}
    </div>
  );
}
