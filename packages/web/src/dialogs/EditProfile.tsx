import { useState } from "react";
import { useClient } from "../store/store.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { saveProfile } from "./saveProfile.ts";
import { showOverlay } from "../navigation/screen.ts";

const fields = [
  { name: "real_name", label: "Full name", isOptional: false, hint: undefined },
  { name: "display_name", label: "Called", isOptional: true, hint: "What others see, if not the full name." },
  { name: "title", label: "Title", isOptional: true, hint: "What you do here." },
  { name: "pronouns", label: "Pronouns", isOptional: true, hint: undefined },
  { name: "phone", label: "Phone", isOptional: true, hint: undefined },
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
  const [fault, setFault] = useState<string>();
  const close = () => showOverlay(undefined);
  const save = async () => {
    const wrong = await saveProfile(typed);
    if (wrong === undefined) close();
    else setFault(wrong);
  };
  return (
    <FormDialog title="Edit your profile" action="Save the profile" onSubmit={() => void save()} onClose={close}>
      {fields.map(({ name, label, isOptional, hint }) => (
        <Field
          key={name}
          label={label}
          isOptional={isOptional}
          hint={hint}
          error={name === "real_name" ? fault : undefined}
        >
          <Input value={typed[name]} onChange={(event) => setTyped({ ...typed, [name]: event.target.value })} />
        </Field>
      ))}
    </FormDialog>
  );
}
