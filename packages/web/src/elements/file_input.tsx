import type { FileInput } from "@platform/protocol/elements/file_input.ts";
import { maxItems } from "@platform/protocol/elementValues/stateValue.ts";
import { elementValues } from "@platform/protocol/elementValues/table.ts";
import { LoaderCircle, Paperclip, X } from "lucide-react";
import { useRef, useState } from "react";
import { useElement } from "../surface/useElement.ts";
import { Button } from "../ui/Button.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./Element.module.css";
import { ariaOf, type ElementProps } from "./elementProps.ts";
import { uploadFile } from "./uploadFile.ts";
import { elementsText } from "../strings/elements.ts";

/** Asks for files. They are sent as soon as they are chosen, so that submitting need not wait for them. */
export function FileInputView({ block, element, ...rest }: ElementProps<FileInput>) {
  const { raw, edit } = useElement(block, element);
  const ids = (raw ?? []) as readonly string[];
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const max = maxItems(elementValues.file_input, element);

  async function add(files: readonly File[]): Promise<void> {
    setFailure(undefined);
    if (ids.length + files.length > max) return setFailure(elementsText.tooManyFiles(max));
    setSending(true);
    try {
      const added = await Promise.all(files.map(uploadFile));
      setNames((before) => ({ ...before, ...Object.fromEntries(added.map((id, at) => [id, files[at]?.name ?? id])) }));
      edit([...ids, ...added]);
    } catch {
      setFailure(elementsText.uploadFailed);
    } finally {
      setSending(false);
    }
  }

  return (
    <div role="group" {...ariaOf(rest)} aria-invalid={undefined}>
      <ul className={styles["files"]}>
        {ids.map((id) => (
          <li key={id} className={styles["file"]}>
            <Paperclip size={16} aria-hidden="true" />
            <span className={styles["fileName"]}>
              <bdi>{names[id] ?? id}</bdi>
            </span>
            <IconButton
              label={elementsText.remove(names[id] ?? id)}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => edit(ids.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={max > 1}
        accept={element.filetypes?.map((type) => `.${type}`).join(",")}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // Else the same file could not be chosen again after it was removed.
          target.value = "";
        }}
      />
      <Button disabled={isSending || ids.length >= max} focusableWhenDisabled onClick={() => picker.current?.click()}>
        {isSending ? (
          <LoaderCircle size={16} className={styles["spinner"]} aria-hidden="true" />
        ) : (
          <Paperclip size={16} aria-hidden="true" />
        )}
        {isSending ? elementsText.uploading : max === 1 ? elementsText.addFile : elementsText.addFiles}
      </Button>
      <span role="alert" className={failure === undefined ? undefined : styles["failure"]}>
        {failure}
      </span>
    </div>
  );
}
