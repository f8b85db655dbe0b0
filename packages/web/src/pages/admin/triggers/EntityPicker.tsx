import { X } from "lucide-react";
import { useState } from "react";
import { Field } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Input } from "../../../ui/Input.tsx";
import styles from "../Admin.module.css";
import { type EntityKind, useEntities } from "./useEntities.ts";
import { triggersText } from "../../../strings/triggers.ts";

interface Props {
  readonly kinds: readonly EntityKind[];
  readonly teamId: string;
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

const shownMax = 8;

/** Finds people, channels and the workspace by name, and shows who is chosen. */
export function EntityPicker({ kinds, teamId, chosen, onChange }: Props) {
  const [text, setText] = useState("");
  const entities = useEntities(kinds, teamId);
  const nameOf = (id: string) => entities.find((entity) => entity.id === id)?.name ?? id;
  const wanted = text.trim().toLowerCase();
  const found = entities
    .filter(({ id, name }) => !chosen.includes(id) && name.toLowerCase().includes(wanted))
    .slice(0, shownMax);
  return (
    <div>
      <ul className={styles["picked"]} aria-label={triggersText.selected}>
        {chosen.map((id) => (
          <li key={id} className={styles["pill"]}>
            {nameOf(id)}
            <IconButton
              label={triggersText.remove(nameOf(id))}
              icon={<X size={14} />}
              onClick={() => onChange(chosen.filter((known) => known !== id))}
            />
          </li>
        ))}
      </ul>
      <Field label={triggersText.search} hint={triggersText.searchHint(kinds.join(", "))}>
        <Input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.currentTarget.value)} />
      </Field>
      {found.length > 0 && (
        <ul className={styles["found"]} aria-label={triggersText.results}>
          {found.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onChange([...chosen, id]);
                  setText("");
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
