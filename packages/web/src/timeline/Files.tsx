import { Download, FileText } from "lucide-react";
import { lazy, Suspense } from "react";
import { useRecordClick } from "../activity/useRecordClick.ts";
import { ownUrl } from "../api/ownUrl.ts";
import type { WireFile } from "../store/types.ts";
import { RemoteFile } from "./RemoteFile.tsx";
import styles from "./Files.module.css";
import { hasContent, isPicture, sizeText } from "./fileKind.ts";
import { viewFiles } from "../navigation/screen.ts";
import { timelineText } from "../strings/timeline.ts";

const FileMenu = lazy(() => import("./FileMenu.tsx"));

const pictureMax = { width: 360, height: 280 };
const smallBelow = 100;

interface Props {
  readonly files: readonly WireFile[];
  /** Who shared them, and when. */
  readonly author: string;
  readonly ms: number;
}

/** What is attached to a message; each opens large. */
export function Files({ files, author, ms }: Props) {
  const recordClick = useRecordClick();
  const openable = files.filter(hasContent);
  return (
    <div className={styles["files"]}>
      {files.map((file) => {
        if (!hasContent(file)) return <Gone key={file.id} file={file} />;
        const open = () => {
          recordClick();
          viewFiles({ files: openable, at: openable.indexOf(file), author, ms });
        };
        if (file.external_url !== undefined) return <RemoteFile key={file.id} file={file} />;
        return isPicture(file) ? (
          <Picture key={file.id} file={file} onOpen={open} />
        ) : (
          <Card key={file.id} file={file} onOpen={open} />
        );
      })}
    </div>
  );
}

function Gone({ file }: Pick<FileProps, "file">) {
  const text = file.mode === "tombstone" ? timelineText.deletedFile : timelineText.unavailableFile;
  return <p className={styles["kind"]}>{text}</p>;
}

interface FileProps {
  readonly file: WireFile;
  readonly onOpen: () => void;
}

function Card({ file, onOpen }: FileProps) {
  return (
    <div className={styles["card"]}>
      <button type="button" aria-haspopup="dialog" className={styles["open"]} onClick={onOpen}>
        <FileText size={20} aria-hidden="true" />
        <span className={styles["words"]}>
          <span className={styles["name"]}>{file.title || file.name}</span>
          <span className={styles["kind"]}>
            {file.pretty_type} · {sizeText(file)}
          </span>
          {file.preview !== undefined && <code className={styles["preview"]}>{file.preview}</code>}
        </span>
      </button>
      <Suspense fallback={null}>
        <FileMenu file={file} />
      </Suspense>
      <a
        className={styles["download"]}
        href={ownUrl(file.url_private_download)}
        download={file.name}
        aria-label={timelineText.download(file.name)}
      >
        <Download size={16} aria-hidden="true" />
      </a>
    </div>
  );
}

/** The space of a picture is kept before it has come, so that nothing jumps. */
function Picture({ file, onOpen }: FileProps) {
  const { original_w: width = pictureMax.width, original_h: height = pictureMax.height } = file;
  // The menu lies over a picture, and beside one that it would hide.
  const isSmall = Math.min(width, height) < smallBelow;
  const scale = Math.min(1, pictureMax.width / width, pictureMax.height / height);
  return (
    <div className={styles["framed"]} data-small={isSmall}>
      <button type="button" aria-haspopup="dialog" className={styles["picture"]} onClick={onOpen}>
        <img
          src={ownUrl(file.url_private)}
          alt={file.alt_txt || file.title || file.name}
          width={Math.max(24, Math.round(width * scale))}
          height={Math.max(24, Math.round(height * scale))}
          loading="lazy"
        />
      </button>
      <div className={styles["over"]}>
        <Suspense fallback={null}>
          <FileMenu file={file} />
        </Suspense>
      </div>
    </div>
  );
}
