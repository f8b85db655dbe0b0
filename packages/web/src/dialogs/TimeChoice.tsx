import { Field } from "../ui/Field.tsx";
import { Input } from "../ui/Input.tsx";
import { Choice } from "./Choice.tsx";

interface Props<Time extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: Time, label: string])[];
  readonly chosen: Time;
  readonly onChoose: (time: Time) => void;
  /** The label of the field for a time of one's own, and what is typed there. */
  readonly customLabel: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly error?: string | undefined;
}

/** One of a few times, or with `custom` any other. */
export function TimeChoice<Time extends string>(props: Props<Time>) {
  return (
    <>
      <Choice legend={props.legend} options={props.options} chosen={props.chosen} onChoose={props.onChoose} />
      {props.chosen === "custom" && (
        <Field label={props.customLabel} error={props.error}>
          <Input type="datetime-local" value={props.typed} onChange={(event) => props.onType(event.target.value)} />
        </Field>
      )}
    </>
  );
}
