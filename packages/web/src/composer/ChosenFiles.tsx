import { FileText, X } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import type { Attachment } from "./attachment.ts";
import styles from "./ChosenFiles.module.css";
import { composerText } from "../strings/composer.ts";

interface Props {
  readonly files: readonly Attachment[];
  readonly onRemove: (id: string) => void;
  readonly onRename: (id: string, name: string) => void;
  /** After a name was written, or a file removed. */
  readonly onDone: () => void;
}

/** The files that go out with the message. Their names can be changed before. */
export function ChosenFiles({ files, onRemove, onRename, onDone }: Props) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={composerText.files} className={styles["files"]}>
      {files.map(({ id, file, name }) => (
        <li key={id} className={styles["file"]}>
          <Thumbnail file={file} />
          <input
            aria-label={composerText.fileName(file.name)}
            className={styles["name"]}
            value={name}
            onChange={(event) => onRename(id, event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== "Escape") return;
              // Enter would send the message that the field is part of.
              event.preventDefault();
              if (event.key === "Escape") onRename(id, file.name);
              onDone();
            }}
          />
          <IconButton
            label={composerText.removeFile(name)}
            icon={<X size={16} />}
            onClick={() => {
              onRemove(id);
              onDone();
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** A picture shows itself; anything else, that it is a file. */
function Thumbnail({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!/^image\/(png|jpeg|gif|webp)$/.test(file.type)) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span aria-hidden="true" className={styles["thumbnail"]}>
      {address === undefined ? <FileText size={20} /> : <img src={address} alt="" />}
    </span>
  );
}
