import { useState } from "react";
import { call } from "../../../api/call.ts";
import { importsText } from "../../../strings/imports.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "./Imports.module.css";

interface Props {
  readonly fileId: string;
  /** As many as the check has counted; left out where an import goes on. */
  readonly messages: number | undefined;
  readonly withFiles: boolean;
  readonly withRoles: boolean;
  readonly label: string;
}

/** Imports an archive that was checked, or goes on with one. */
export function StartForm({ fileId, messages, withFiles, withRoles, label }: Props) {
  const [hasFiles, setFiles] = useState(withFiles);
  const [hasRoles, setRoles] = useState(withRoles);
  const { isBusy, run } = useAct();
  const start = () =>
    run(
      () => call("admin.imports.start", { file: fileId, with_files: hasFiles, with_roles: hasRoles }),
      importsText.started,
    );
  return (
    <Section title={importsText.startTitle} about={importsText.startAbout}>
      <div className={styles["choices"]}>
        <Switch label={importsText.withFiles} isOn={hasFiles} onChange={setFiles} />
        <div>
          <Switch label={importsText.withRoles} isOn={hasRoles} onChange={setRoles} />
          <p className={styles["hint"]}>{importsText.withRolesHint}</p>
        </div>
      </div>
      <ConfirmButton label={label} title={importsText.startQuestion} isDisabled={isBusy} onConfirm={start}>
        <p>{messages === undefined ? importsText.againBody : importsText.startBody(messages)}</p>
      </ConfirmButton>
    </Section>
  );
}
