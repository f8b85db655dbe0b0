import { Download, FileText } from "lucide-react";
import { ownUrl } from "../api/ownUrl.ts";
import type { WireFile } from "../store/types.ts";
import styles from "./Files.module.css";

const pictureMax = { width: 360, height: 280 };
const unit = new Intl.NumberFormat(undefined, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });

export function Files({ files }: { readonly files: readonly WireFile[] }) {
  return (
    <div className={styles["files"]}>
      {files.map((file) => (
        <FileView key={file.id} file={file} />
      ))}
    </div>
  );
}

function FileView({ file }: { readonly file: WireFile }) {
  if (/^image\/(png|jpeg|gif|webp)$/.test(file.mimetype)) return <Picture file={file} />;
  const href = ownUrl(file.url_private_download);
  return (
    <a className={styles["card"]} href={href} download={file.name}>
      <FileText size={20} aria-hidden="true" />
      <span className={styles["words"]}>
        <span className={styles["name"]}>{file.title || file.name}</span>
        <span className={styles["kind"]}>
          {file.pretty_type} · {unit.format(Math.max(1, Math.round(file.size / 1000)))}
        </span>
        {file.preview !== undefined && <pre className={styles["preview"]}>{file.preview}</pre>}
      </span>
      <Download size={16} aria-hidden="true" />
    </a>
  );
}

/** The space of a picture is kept before it has come, so that nothing jumps. */
function Picture({ file }: { readonly file: WireFile }) {
  const { original_w: width = pictureMax.width, original_h: height = pictureMax.height } = file;
  const scale = Math.min(1, pictureMax.width / width, pictureMax.height / height);
  const src = ownUrl(file.url_private);
  return (
    <a href={src} target="_blank" rel="noreferrer" className={styles["picture"]}>
      <img
        src={src}
        alt={file.alt_txt || file.title || file.name}
        width={Math.max(24, Math.round(width * scale))}
        height={Math.max(24, Math.round(height * scale))}
        loading="lazy"
      />
    </a>
  );
}
