import { Input } from "../../../ui/Input.tsx";
import { Filter } from "../../parts/FilterBar.tsx";

interface Props {
  readonly label: string;
  /** Shown while the filter is empty. */
  readonly example: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A filter by a name or an ID, which has no spaces around it. */
export function TextFilter({ label, example, value, onChange }: Props) {
  return (
    <Filter label={label}>
      <Input value={value} placeholder={example} onChange={(event) => onChange(event.currentTarget.value.trim())} />
    </Filter>
  );
}
