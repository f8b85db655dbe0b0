import { useState } from "react";
import { nameOf, usePerson } from "../store/people.ts";
import { Input } from "../ui/Input.tsx";
import { Select } from "../ui/Select.tsx";
import { type CellKind, type Column, type Item, kindOf, textOfCell } from "./cells.ts";

interface Props {
  readonly column: Column;
  readonly field: Item["fields"][number] | undefined;
  readonly label: string;
  readonly onChange: (typed: string | boolean) => void;
}

/** A cell with the input that its type takes. */
export function ListCell({ column, field, label, onChange }: Props) {
  const kind = kindOf(column);
  if (kind === "tick") {
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={field?.checkbox === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  if (kind === "choice") {
    const choices = column.options?.choices ?? [];
    return (
      <Select
        aria-label={label}
        value={field?.select?.[0] ?? ""}
        options={[["", "–"], ...choices.map(({ value, label: name }) => [value, name] as const)]}
        onChoose={onChange}
      />
    );
  }
  if (field?.user) return field.user.map((id) => <PersonName key={id} id={id} />);
  const value = textOfCell(field, column);
  return kind === "text" ? value : <TypedCell kind={kind} value={value} label={label} onChange={onChange} />;
}

const inputs: Partial<Record<CellKind, string>> = { number: "number", date: "date" };

interface TypedProps {
  readonly kind: CellKind;
  readonly value: string;
  readonly label: string;
  readonly onChange: (typed: string) => void;
}

/** What is typed counts when the cell is left; until then nobody else's change takes it away. */
function TypedCell({ kind, value, label, onChange }: TypedProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  return (
    <Input
      type={inputs[kind] ?? "text"}
      aria-label={label}
      value={typed ?? value}
      step={kind === "number" ? "any" : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) commit();
        if (event.key === "Escape" && typed !== undefined) {
          event.preventDefault();
          setTyped(undefined);
        }
      }}
    />
  );
}

function PersonName({ id }: { readonly id: string }) {
  return (
    <span>
      <bdi>{nameOf(usePerson(id))}</bdi>{" "}
    </span>
  );
}
