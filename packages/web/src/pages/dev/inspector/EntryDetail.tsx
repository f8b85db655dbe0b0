import { RotateCw, Terminal } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { toast } from "../../../ui/toast.ts";
import { asCurl } from "./asCurl.ts";
import type { CallEntry, Entry } from "./entry.ts";
import styles from "./Inspector.module.css";
import { replay } from "./replay.ts";
import { devText } from "../../../strings/dev.ts";

/** What a line stands for in full: what was sent, what came back, how long it took. */
export function EntryDetail({ entry }: { readonly entry: Entry }) {
  const sent = entry.kind === "call" ? entry.args : entry.kind === "write" ? undefined : entry.payload;
  const hasAnswer = entry.kind === "call" || entry.kind === "interaction";
  return (
    <div className={styles["detail"]}>
      <dl className={styles["facts"]}>
        {factsOf(entry).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {entry.kind === "call" && <CallActions entry={entry} />}
      {entry.kind !== "write" && (
        <div className={styles["bodies"]}>
          <Json title={entry.kind === "call" ? devText.request : devText.payload} value={sent ?? {}} />
          {hasAnswer && <Json title={devText.response} value={entry.answer ?? devText.noResponse} />}
        </div>
      )}
    </div>
  );
}

function CallActions({ entry }: { readonly entry: CallEntry }) {
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    toast(await replay(entry));
    setBusy(false);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(asCurl(entry, location.origin));
    toast(devText.copiedCurl);
  };
  return (
    <div className={styles["acts"]}>
      <Button onClick={() => void copy()}>
        <Terminal size={16} aria-hidden="true" />
        {devText.copyAsCurl}
      </Button>
      <Button disabled={isBusy || entry.caller.kind === "none"} onClick={() => void again()}>
        <RotateCw size={16} aria-hidden="true" />
        {devText.replay}
      </Button>
    </div>
  );
}

function Json({ title, value }: { readonly title: string; readonly value: unknown }) {
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return (
    <section className={styles["body"]} aria-label={title}>
      <header className={styles["bodyHead"]}>
        <h2>{title}</h2>
        <CopyButton text={text} label={devText.copySection(title.toLowerCase())} />
      </header>
      {/* It scrolls, so it must be reachable by keyboard. */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}

function factsOf(entry: Entry): readonly (readonly [string, string])[] {
  const facts: [string, string][] = [["seq", String(entry.seq)]];
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") facts.push([name, String(value)]);
  };
  add("request", entry.request_id);
  if (entry.kind === "call" || entry.kind === "delivery") add("status", entry.status);
  if (entry.kind === "delivery") {
    add("event", entry.event_id);
    add("way", entry.way);
    add("try", entry.attempt + 1);
    if (entry.retry_in_s !== undefined) add("again in", `${entry.retry_in_s} s`);
  }
  if ("team_id" in entry) add("workspace", entry.team_id);
  if ("duration_ms" in entry) add("took", `${entry.duration_ms} ms`);
  return facts;
}
