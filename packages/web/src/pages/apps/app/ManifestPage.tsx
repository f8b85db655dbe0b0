import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { useMemo, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { toast } from "../../../ui/toast.ts";
import { CodeEditor, type Mark } from "../../parts/CodeEditor.tsx";
import { markFaults, markWarnings } from "../../parts/markFaults.ts";
import { PageHead } from "../../parts/PageFrame.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Apps.module.css";
import { mayChange, type OpenApp, saveManifest } from "./openApp.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

/** An app as code. */
export function ManifestPage({ open }: { readonly open: OpenApp }) {
  const printed = useMemo(() => `${JSON.stringify(open.manifest, null, 2)}\n`, [open.manifest]);
  const [draft, setDraft] = useState<string | undefined>();
  const text = draft ?? printed;
  const [refused, setRefused] = useState<{ readonly of: string; readonly marks: readonly Mark[] } | undefined>();
  const { isBusy, run } = useAct();
  const parsed = useMemo(() => parseManifest(text), [text]);
  const own = useMemo(() => (parsed.ok ? [] : markFaults(text, parsed.faults)), [parsed, text]);
  const faults = own.length === 0 && refused?.of === text ? refused.marks : own;
  const warnings = useMemo(() => markWarnings(text, parsed.warnings), [parsed, text]);
  const marks = [...faults, ...warnings];
  const save = () =>
    run(async () => {
      const saved = await saveManifest(open, text);
      if (saved.faults.length > 0) {
        setRefused({ of: text, marks: markFaults(text, saved.faults) });
        return { ok: true };
      }
      if (!saved.ok) return saved;
      setDraft(undefined);
      toast(saved.asksOtherwise ? appConfigText.savedReinstall : appConfigText.saved);
      return saved;
    });
  return (
    <>
      <PageHead
        title={appConfigText.manifest}
        about={appConfigText.manifestAbout}
        actions={<CopyButton text={text} label={appConfigText.copyManifest} />}
      />
      <CodeEditor
        label={appConfigText.manifest}
        value={text}
        onChange={setDraft}
        marks={marks}
        isReadOnly={!mayChange(open)}
      />
      {mayChange(open) && (
        <div className={styles["foot"]}>
          <Button variant="primary" disabled={draft === undefined || !parsed.ok || isBusy} onClick={() => void save()}>
            {appConfigText.saveManifest}
          </Button>
          <Button disabled={draft === undefined} onClick={() => setDraft(undefined)}>
            {appConfigText.discardChanges}
          </Button>
        </div>
      )}
    </>
  );
}
