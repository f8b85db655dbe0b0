import { printDate } from "@platform/protocol/richtext/dates/printDate.ts";
import { useState } from "react";
import { useReader } from "../richtext/reader.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import styles from "./DateDialog.module.css";
import { schema } from "./schema.ts";
import { wallText, zonedMs } from "../store/zonedMs.ts";
import type { Node } from "prosemirror-model";
import { composerDialogsText } from "../strings/composerDialogs.ts";

interface Props {
  readonly onClose: () => void;
  readonly onDate: (node: Node) => void;
}

const formats = ["{date_long} at {time}", "{date_pretty} at {time}", "{date_short}", "{time}", "{ago}"] as const;

/** Asks for a moment and its format. Readers see it in their own zone. */
export default function DateDialog({ onClose, onDate }: Props) {
  const { zone, locale } = useReader();
  const [typed, setTyped] = useState(() => wallText(nextHour(Date.now()), zone));
  const [format, setFormat] = useState<string>(formats[0]);
  const ms = zonedMs(typed, zone);
  const say = (how: string) =>
    printDate({ timestamp: Math.floor(ms / 1000), format: how }, { zone, locale, nowMs: Date.now() });
  const insert = () => {
    if (Number.isNaN(ms)) return;
    const label = say(format);
    const element = { type: "date", timestamp: Math.floor(ms / 1000), format, fallback: label };
    onClose();
    onDate(schema.nodes.date.create({ element, label }));
  };
  return (
    <FormDialog
      title={composerDialogsText.dateTitle}
      action={composerDialogsText.dateSubmit}
      isIncomplete={Number.isNaN(ms)}
      onSubmit={insert}
      onClose={onClose}
    >
      <Field label={composerDialogsText.dateAndTime} hint={composerDialogsText.dateHint}>
        <Input autoFocus type="datetime-local" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {!Number.isNaN(ms) && (
        <label className={styles["format"]}>
          {composerDialogsText.preview}
          <select value={format} onChange={(event) => setFormat(event.target.value)}>
            {formats.map((each) => (
              <option key={each} value={each}>
                {say(each)}
              </option>
            ))}
          </select>
        </label>
      )}
    </FormDialog>
  );
}

const hourMs = 3_600_000;

function nextHour(nowMs: number): number {
  return Math.ceil(nowMs / hourMs) * hourMs;
}
