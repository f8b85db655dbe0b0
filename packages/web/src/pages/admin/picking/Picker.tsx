import { X } from "lucide-react";
import { triggersText } from "../../../strings/triggers.ts";
import { Field } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Input } from "../../../ui/Input.tsx";
import styles from "../Admin.module.css";

export interface Pick {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly chosen: readonly Pick[];
  readonly found: readonly Pick[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** A search whose results are added to what is chosen. */
export function Picker({ label, hint, text, onText, chosen, found, onChange }: Props) {
  const ids = chosen.map(({ id }) => id);
  return (
    <div>
      <ul className={styles["picked"]} aria-label={triggersText.selected}>
        {chosen.map(({ id, name }) => (
          <li key={id} className={styles["pill"]}>
            {name}
            <IconButton
              label={triggersText.remove(name)}
              icon={<X size={14} />}
              onClick={() => onChange(ids.filter((known) => known !== id))}
            />
          </li>
        ))}
      </ul>
      <Field label={label} hint={hint}>
        <Input
          type="search"
          value={text}
          autoComplete="off"
          // The search is part of a larger form, which is not ready yet.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </Field>
      {found.length > 0 && (
        <ul className={styles["found"]} aria-label={triggersText.results}>
          {found.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onChange([...ids, id]);
                  onText("");
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
