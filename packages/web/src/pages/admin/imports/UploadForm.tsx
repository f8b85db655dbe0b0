import { useState } from "react";
import { call } from "../../../api/call.ts";
import { importsText } from "../../../strings/imports.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { sayRefusal } from "../../parts/sayRefusal.ts";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { MeasuredProgress } from "./MeasuredProgress.tsx";
import { uploadArchive, UploadFault } from "./uploadArchive.ts";

/** The refusal that is about the chosen file. */
const atField = "invalid_archive";

interface Upload {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
  readonly controller: AbortController;
}

/** Uploads an archive and starts its check. */
export function UploadForm() {
  const [upload, setUpload] = useState<Upload | undefined>();
  const [fault, setFault] = useState<string | undefined>();
  const { run } = useAct();
  const check = async (data: FormData): Promise<boolean> => {
    const archive = data.get("archive");
    if (!(archive instanceof File) || archive.size === 0) return false;
    const controller = new AbortController();
    const { name, size } = archive;
    setFault(undefined);
    setUpload({ name, size, sent: 0, controller });
    try {
      const onProgress = (sent: number) => setUpload({ name, size, sent, controller });
      const file = await uploadArchive(archive, { signal: controller.signal, onProgress });
      const start = async () => {
        const answer = await call("admin.imports.start", { file, dry_run: true });
        // Nobody would find the file again.
        if (!answer.ok) await call("files.delete", { file });
        if (!answer.ok && answer.error === atField) setFault(sayRefusal(answer.error));
        return answer;
      };
      return await run(start, undefined, { [atField]: importsText.archive });
    } catch (error) {
      // What the browser says of a lost connection is in a language of its own.
      if (!controller.signal.aborted) setFault(error instanceof UploadFault ? error.message : sayRefusal(undefined));
      return false;
    } finally {
      setUpload(undefined);
    }
  };
  return (
    <KeptForm onSubmit={check} className={styles["form"]}>
      <Field label={importsText.archive} error={fault}>
        <Input name="archive" type="file" accept=".zip,application/zip" required disabled={upload !== undefined} />
      </Field>
      {upload && (
        <MeasuredProgress
          label={importsText.uploading(upload.name)}
          done={upload.sent}
          of={upload.size}
          text={importsText.bytesOf(upload.sent, upload.size)}
          hint={importsText.uploadHint}
        />
      )}
      <div className={styles["buttons"]}>
        <Button type="submit" variant="primary" disabled={upload !== undefined}>
          {importsText.check}
        </Button>
        {upload && <Button onClick={() => upload.controller.abort()}>{importsText.cancelUpload}</Button>}
      </div>
    </KeptForm>
  );
}
