import { useId } from "react";
import { peopleSource } from "../menus/peopleSource.ts";
import { SelectMenu } from "../menus/SelectMenu.tsx";
import { profileEditingText } from "../strings/profileEditing.ts";
import { uiText } from "../strings/ui.ts";
import styles from "../ui/Field.module.css";

interface Props {
  readonly label: string;
  readonly hint: string | undefined;
  /** The ids of people, with commas between them. */
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChoose: (value: string) => void;
}

/** A custom field that names people: found by their names, and stored by their ids. */
export function PeopleField({ label, hint, value, isReadOnly, onChoose }: Props) {
  const id = useId();
  const [labelId, hintId] = [`${id}label`, `${id}hint`];
  const chosen = value
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const named = peopleSource.useChosen(chosen);
  return (
    <div className={styles["field"]}>
      <span id={labelId} className={styles["label"]}>
        {label}
        <span className={styles["optional"]}> {uiText.optional}</span>
      </span>
      {isReadOnly ? (
        <span>{named.map(({ text }) => text).join(", ") || profileEditingText.none}</span>
      ) : (
        <SelectMenu
          source={peopleSource}
          chosen={chosen}
          isMulti
          placeholder={profileEditingText.choosePeople}
          labelId={labelId}
          describedBy={hint === undefined ? undefined : hintId}
          onCommit={(ids) => onChoose(ids.join(","))}
        />
      )}
      {hint !== undefined && (
        <span id={hintId} className={styles["hint"]}>
          {hint}
        </span>
      )}
    </div>
  );
}
