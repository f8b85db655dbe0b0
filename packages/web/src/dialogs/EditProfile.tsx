import { useState } from "react";
import { queries } from "../api/useCall.ts";
import { useClient } from "../store/store.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { CustomFields, type TypedFields } from "./CustomFields.tsx";
import { saveProfile } from "./saveProfile.ts";
import { showOverlay } from "../navigation/screen.ts";
import { dialogsText } from "../strings/dialogs.ts";
import { buttonText } from "../strings/buttons.ts";

const fields = [
  { name: "real_name", label: dialogsText.fullName, isOptional: false, hint: undefined },
  { name: "display_name", label: dialogsText.displayName, isOptional: true, hint: dialogsText.displayNameHint },
  { name: "title", label: dialogsText.title, isOptional: true, hint: dialogsText.titleHint },
  { name: "pronouns", label: dialogsText.pronouns, isOptional: true, hint: undefined },
  { name: "phone", label: dialogsText.phone, isOptional: true, hint: undefined },
] as const;

type Typed = Record<(typeof fields)[number]["name"], string>;

/** What one says of oneself. */
export function EditProfile() {
  const profile = useClient((state) => state.people[state.self]?.profile);
  const [typed, setTyped] = useState<Typed>(() => ({
    real_name: profile?.real_name ?? "",
    display_name: profile?.display_name ?? "",
    title: profile?.title ?? "",
    pronouns: profile?.pronouns ?? "",
    phone: profile?.phone ?? "",
  }));
  const [custom, setCustom] = useState<TypedFields>({});
  const [fault, setFault] = useState<string>();
  const close = () => showOverlay(undefined);
  const save = async () => {
    const fields = Object.fromEntries(Object.entries(custom).map(([id, value]) => [id, { value, alt: "" }]));
    const wrong = await saveProfile({ ...typed, ...(Object.keys(fields).length > 0 && { fields }) });
    if (wrong === undefined) await queries.invalidateQueries({ queryKey: ["users.profile.get"] });
    if (wrong === undefined) close();
    else setFault(wrong);
  };
  return (
    <FormDialog
      title={dialogsText.editProfile}
      action={buttonText.saveChanges}
      onSubmit={() => void save()}
      onClose={close}
    >
      {fields.map(({ name, label, isOptional, hint }) => (
        <Field
          key={name}
          label={label}
          isOptional={isOptional}
          hint={hint}
          error={name === "real_name" ? fault : undefined}
        >
          <Input
            autoFocus={name === "real_name"}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        </Field>
      ))}
      <CustomFields typed={custom} onType={setCustom} />
    </FormDialog>
  );
}
