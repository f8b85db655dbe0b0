import { useCall } from "../api/useCall.ts";
import { store } from "../store/store.ts";
import { profileEditingText } from "../strings/profileEditing.ts";
import { Field } from "../ui/Field.tsx";
import { Input } from "../ui/Input.tsx";
import { Select } from "../ui/Select.tsx";
import { PeopleField } from "./PeopleField.tsx";

/** What was typed, by the id of the field. Fields that are not in it stay as they are. */
export type TypedFields = Readonly<Record<string, string>>;

interface Props {
  readonly typed: TypedFields;
  readonly onType: (typed: TypedFields) => void;
}

/** The custom fields that the workspace asks for, in one's own profile. */
export function CustomFields({ typed, onType }: Props) {
  const team = useCall("team.profile.get", { visibility: "visible" });
  const own = useCall("users.profile.get", { user: store.getState().self });
  const values = (own.data?.profile.fields ?? {}) as Readonly<Record<string, { readonly value: string }>>;
  if (!own.data) return null;
  return (team.data?.profile.fields ?? []).map(({ id, label, hint, type, possible_values: choices, options }) => {
    const value = typed[id] ?? values[id]?.value ?? "";
    const inputType = type === "date" ? "date" : type === "link" ? "url" : "text";
    const isProtected = options.is_protected;
    const said = isProtected ? profileEditingText.onlyAdmins : hint || undefined;
    const change = (changed: string) => onType({ ...typed, [id]: changed });
    if (type === "user")
      return (
        <PeopleField key={id} label={label} hint={said} value={value} isReadOnly={isProtected} onChoose={change} />
      );
    return (
      <Field key={id} label={label} isOptional hint={said}>
        {type === "options_list" ? (
          <Select
            value={value}
            disabled={isProtected}
            options={[["", profileEditingText.none], ...(choices ?? []).map((one) => [one, one] as const)]}
            onChoose={change}
          />
        ) : (
          <Input
            type={inputType}
            disabled={isProtected}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
    );
  });
}
