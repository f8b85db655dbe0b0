import { agentToolsText as text } from "../../strings/agentTools.ts";
import { Field } from "../../ui/Field.tsx";
import { Input, TextArea } from "../../ui/Input.tsx";
import { Select } from "../../ui/Select.tsx";
import type { ToolField } from "./toolFields.ts";

interface Props {
  readonly field: ToolField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The input for one argument of a tool. */
export function ToolFieldInput({ field, value, error, onChange }: Props) {
  return (
    <Field label={field.label} hint={field.hint} error={error} isOptional={!field.isRequired}>
      {inputOf(field, value, onChange)}
    </Field>
  );
}

function inputOf({ kind, choices }: ToolField, value: string, onChange: (value: string) => void) {
  switch (kind) {
    case "choice":
    case "boolean": {
      const named = choices.map((choice, at) => [String(at), nameOf(choice)] as const);
      const options = kind === "choice" ? named : yesAndNo;
      return <Select value={value} options={[["", text.unset], ...options]} onChoose={onChange} />;
    }
    case "json":
      return <TextArea rows={3} spellCheck={false} value={value} onChange={(event) => onChange(event.target.value)} />;
    default:
      return (
        <Input
          inputMode={kind === "text" ? undefined : "decimal"}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

const yesAndNo = [
  ["true", text.yes],
  ["false", text.no],
] as const;

function nameOf(choice: unknown): string {
  return typeof choice === "string" ? choice : JSON.stringify(choice);
}
