import { FileText } from "lucide-react";
import { useState } from "react";
import { ownUrl } from "../api/ownUrl.ts";
import type { WireFile } from "../store/types.ts";
import { isPicture, isSound, isVideo, sizeText } from "../timeline/fileKind.ts";
import styles from "./FileViewer.module.css";
import { dialogsText } from "../strings/dialogs.ts";

/** One file as far as a page can show it; what it cannot show, it names. */
export function FileStage({ file }: { readonly file: WireFile }) {
  const [isBroken, setBroken] = useState(false);
  const src = ownUrl(file.url_private);
  if (isBroken) return <Named file={file} sentence={dialogsText.noPreview} />;
  if (isPicture(file)) {
    return (
      <div className={styles["stage"]}>
        <img
          className={styles["picture"]}
          src={src}
          alt={file.alt_txt || file.title || file.name}
          onError={() => setBroken(true)}
        />
      </div>
    );
  }
  if (isVideo(file)) {
    return (
      <div className={styles["stage"]}>
        <video className={styles["picture"]} src={src} controls onError={() => setBroken(true)} />
      </div>
    );
  }
  if (isSound(file)) return <audio src={src} controls onError={() => setBroken(true)} />;
  return file.preview === undefined ? <Named file={file} /> : <Words file={file} words={file.preview} />;
}

function Words({ file, words }: { readonly file: WireFile; readonly words: string }) {
  return (
    <>
      {/* A part that scrolls must be reached by keyboard, too. */}
      <pre className={styles["words"]} tabIndex={0} role="region" aria-label={dialogsText.contents}>
        {words}
      </pre>
      {file.preview_is_truncated === true && <p className={styles["about"]}>{dialogsText.previewOnly}</p>}
    </>
  );
}

function Named({ file, sentence }: { readonly file: WireFile; readonly sentence?: string }) {
  return (
    <div className={styles["named"]}>
      <FileText size={48} strokeWidth={1} aria-hidden="true" />
      <p>
        {file.pretty_type} · {sizeText(file)}
      </p>
      {sentence !== undefined && <p>{sentence}</p>}
    </div>
  );
}
