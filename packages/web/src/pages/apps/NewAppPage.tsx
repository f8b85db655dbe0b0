import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { call } from "../../api/call.ts";
import { Button } from "../../ui/Button.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { CodeEditor, type Mark } from "../parts/CodeEditor.tsx";
import { markFaults, markWarnings } from "../parts/markFaults.ts";
import { PageHead } from "../parts/PageFrame.tsx";
import { useAct } from "../parts/useAct.ts";
import styles from "./Apps.module.css";
import { faultsIn } from "./faultsIn.ts";
import { samples } from "./samples.ts";
import { appsText } from "../../strings/apps.ts";

/** Creates an app from a manifest that is written, pasted or based on a sample. */
export function NewAppPage() {
  const [text, setText] = useState(samples[0]?.text ?? "");
  const [isShared, setShared] = useState(false);
  const [refused, setRefused] = useState<{ readonly of: string; readonly marks: readonly Mark[] } | undefined>();
  const { isBusy, run } = useAct();
  const [, go] = useLocation();
  const parsed = useMemo(() => parseManifest(text), [text]);
  const own = useMemo(() => (parsed.ok ? [] : markFaults(text, parsed.faults)), [parsed, text]);
  // What the server found is about the text that it was sent, not about the one that stands there by now.
  const faults = own.length === 0 && refused?.of === text ? refused.marks : own;
  const warnings = useMemo(() => markWarnings(text, parsed.warnings), [parsed, text]);
  const marks = [...faults, ...warnings];
  const create = () =>
    run(async () => {
      const created = await call("apps.manifest.create", { manifest: text, enable_distribution: isShared });
      if (created.ok) go(`/${created.app_id}`);
      else if (created.error === "invalid_manifest") {
        setRefused({ of: text, marks: markFaults(text, faultsIn(created)) });
        return { ok: true };
      }
      return created;
    });
  return (
    <>
      <PageHead title={appsText.createApp} about={appsText.newAppAbout} />
      <div className={styles["columns"]}>
        <div>
          <CodeEditor label={appsText.manifest} value={text} onChange={setText} marks={marks} />
          <div className={styles["foot"]}>
            <Button variant="primary" disabled={!parsed.ok || isBusy} onClick={() => void create()}>
              {parsed.ok ? appsText.createNamed(parsed.manifest.display_information.name) : appsText.createApp}
            </Button>
            <Switch label={appsText.otherWorkspaces} isOn={isShared} onChange={setShared} />
          </div>
        </div>
        <section aria-labelledby="samples" className={styles["samples"]}>
          <h2 id="samples">{appsText.startFrom}</h2>
          {samples.map((sample) => (
            <button key={sample.name} type="button" className={styles["sample"]} onClick={() => setText(sample.text)}>
              <strong>{sample.name}</strong>
              <span>{sample.about}</span>
            </button>
          ))}
        </section>
      </div>
    </>
  );
}
