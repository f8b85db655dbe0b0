import { type RefObject, useId, useRef } from "react";
import { classes } from "../../ui/classes.ts";
import styles from "./CodeEditor.module.css";
import { pagePartsText } from "../../strings/pageParts.ts";

/** Something wrong, or worth a warning, at a place of the text. */
export interface Mark {
  readonly message: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The JSON pointer, where there is one. */
  readonly pointer?: string | undefined;
  readonly isWarning?: boolean | undefined;
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly marks: readonly Mark[];
  readonly isReadOnly?: boolean | undefined;
  /** How many lines it shows before it scrolls. */
  readonly lines?: number | undefined;
}

/** A field for text with lines: numbered, with each fault at its line, and a list of faults that leads to them. */
export function CodeEditor({ label, value, onChange, marks, isReadOnly = false, lines = 24 }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const id = useId();
  const faults = marks.filter((mark) => !mark.isWarning);
  const warnings = marks.filter((mark) => mark.isWarning);
  const wrong = new Set(faults.map((mark) => mark.line));
  const count = value.split("\n").length;
  const follow = () => {
    if (gutter.current && area.current) gutter.current.scrollTop = area.current.scrollTop;
  };
  return (
    <div>
      <div className={styles["editor"]}>
        <div ref={gutter} className={styles["gutter"]} aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <div key={at} className={wrong.has(at + 1) ? styles["wrong"] : undefined}>
              {wrong.has(at + 1) ? "✕ " : ""}
              {at + 1}
            </div>
          ))}
        </div>
        <textarea
          ref={area}
          aria-label={label}
          aria-invalid={faults.length > 0}
          aria-describedby={id}
          className={styles["area"]}
          value={value}
          rows={lines}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          readOnly={isReadOnly}
          onScroll={follow}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <div id={id} role="status">
        {faults.length > 0 && <Marks label={pagePartsText.errors} marks={faults} area={area} />}
        {warnings.length > 0 && <Marks label={pagePartsText.warnings} marks={warnings} area={area} />}
      </div>
    </div>
  );
}

function Marks({
  label,
  marks,
  area,
}: {
  readonly label: string;
  readonly marks: readonly Mark[];
  readonly area: RefObject<HTMLTextAreaElement | null>;
}) {
  const go = ({ start, end, line }: Mark) => {
    const field = area.current;
    if (!field) return;
    field.focus();
    field.setSelectionRange(start, Math.max(end, start));
    const height = Number.parseFloat(getComputedStyle(field).lineHeight);
    field.scrollTop = Math.max(0, (line - 4) * height);
  };
  return (
    <ul className={styles["marks"]} aria-label={label}>
      {marks.map((mark) => (
        <li key={`${mark.pointer} ${mark.line} ${mark.message}`}>
          <button
            type="button"
            className={classes(styles["mark"], mark.isWarning && styles["warning"])}
            onClick={() => go(mark)}
          >
            <span className={styles["place"]}>{pagePartsText.line(mark.line)}</span>
            <span>
              {mark.isWarning && `${pagePartsText.warning} `}
              {mark.message}
            </span>
            {mark.pointer !== undefined && <code>{mark.pointer}</code>}
          </button>
        </li>
      ))}
    </ul>
  );
}
