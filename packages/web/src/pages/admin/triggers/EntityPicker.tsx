import { useState } from "react";
import { Picker } from "../picking/Picker.tsx";
import { type EntityKind, useEntities } from "./useEntities.ts";
import { triggersText } from "../../../strings/triggers.ts";

interface Props {
  readonly kinds: readonly EntityKind[];
  /** For a form with more than one of them. */
  readonly label?: string | undefined;
  readonly teamId: string;
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

const shownMax = 8;

/** Finds people, channels and the workspace by name, and shows who is chosen. */
export function EntityPicker({ kinds, label = triggersText.search, teamId, chosen, onChange }: Props) {
  const [text, setText] = useState("");
  const entities = useEntities(kinds, teamId);
  const wanted = text.trim().toLowerCase();
  const found = entities
    .filter(({ id, name }) => !chosen.includes(id) && name.toLowerCase().includes(wanted))
    .slice(0, shownMax);
  return (
    <Picker
      label={label}
      hint={triggersText.searchHint(kinds.join(", "))}
      text={text}
      onText={setText}
      chosen={chosen.map((id) => ({ id, name: entities.find((entity) => entity.id === id)?.name ?? id }))}
      found={found}
      onChange={onChange}
    />
  );
}
