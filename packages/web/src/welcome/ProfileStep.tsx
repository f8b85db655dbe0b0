import { useState } from "react";
import { explain, unanswered } from "../api/explain.ts";
import { setPhoto } from "../api/setPhoto.ts";
import { cropOf } from "../dialogs/photoCrop.ts";
import { saveProfile } from "../dialogs/saveProfile.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { useClient } from "../store/store.ts";
import { profileEditingText } from "../strings/profileEditing.ts";
import { welcomeText } from "../strings/welcome.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import type { StepProps } from "./Setup.tsx";
import styles from "./Setup.module.css";

export function ProfileStep({ count, onNext, onClose }: StepProps) {
  const self = useClient((state) => state.self);
  const known = useClient((state) => state.people[state.self]?.profile.real_name ?? "");
  const [name, setName] = useState(known);
  const [file, setFile] = useState<File>();
  const [faults, setFaults] = useState<{ readonly name?: string | undefined; readonly photo?: string | undefined }>({});
  const save = async () => {
    const wrongName = name === known ? undefined : await saveProfile({ real_name: name });
    const wrongPhoto = file && (await savePhoto(file));
    setFaults({ name: wrongName, photo: wrongPhoto });
    if (wrongName === undefined && wrongPhoto === undefined) onNext();
  };
  return (
    <FormDialog
      title={welcomeText.profileTitle}
      action={welcomeText.saveAndContinue}
      otherAction={<Button onClick={onNext}>{welcomeText.skip}</Button>}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className={styles["about"]}>{welcomeText.profileAbout}</p>
      <Field label={welcomeText.fullName} error={faults.name}>
        <Input autoFocus autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div className={styles["photo"]}>
        <PersonAvatar id={self} size={64} />
        <Field label={welcomeText.photo} hint={welcomeText.photoHint} error={faults.photo} isOptional>
          <Input
            type="file"
            accept="image/png,image/jpeg,image/gif"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        </Field>
      </div>
      <p className={styles["count"]}>{count}</p>
    </FormDialog>
  );
}

/** Saves the square in the middle; tells what is wrong with the picture, or nothing. */
async function savePhoto(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return profileEditingText.badImage;
  const { width, height } = picture;
  picture.close();
  const saved = await setPhoto(file, cropOf({ width, height }, { zoom: 1, x: 0.5, y: 0.5 })).catch(() => undefined);
  if (saved?.ok) return undefined;
  return welcomeText.photoFailed(explain(saved?.error ?? unanswered));
}
