import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { adminText } from "../../../strings/admin.ts";
import { statusText } from "../../../strings/statuses.ts";

const newPicture = "";

/** A new picture, or one more name for an emoji that is there. */
export function EmojiForm({ names }: { readonly names: readonly string[] }) {
  const [aliasFor, setAliasFor] = useState(newPicture);
  const { isBusy, run } = useAct();
  const add = (data: FormData) => {
    const name = fieldOf(data, "name").trim().replaceAll(":", "");
    const url = fieldOf(data, "url").trim();
    return run(
      () =>
        aliasFor === newPicture
          ? call("admin.emoji.add", { name, url })
          : call("admin.emoji.addAlias", { name, alias_for: aliasFor }),
      `:${name}: is ready.`,
    );
  };
  const options = [[newPicture, adminText.newImage] as const, ...names.map((name) => [name, `:${name}:`] as const)];
  return (
    <KeptForm onSubmit={add} className={styles["inline"]}>
      <Field label={adminText.name}>
        <Input name="name" required autoComplete="off" placeholder={adminText.emojiPlaceholder} />
      </Field>
      <Field label={adminText.source}>
        <Select value={aliasFor} options={options} onChoose={setAliasFor} />
      </Field>
      {aliasFor === newPicture && (
        <Field label={adminText.imageUrl}>
          <Input name="url" type="url" required autoComplete="off" placeholder={statusText.linkPlaceholder} />
        </Field>
      )}
      <Button type="submit" variant="primary" disabled={isBusy}>
        {adminText.addEmoji}
      </Button>
    </KeptForm>
  );
}
