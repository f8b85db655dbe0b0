import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";

const newPicture = "";

/** A new picture, or one more name for an emoji that is there. */
export function EmojiForm({ names }: { readonly names: readonly string[] }) {
  const [aliasFor, setAliasFor] = useState(newPicture);
  const { isBusy, run } = useAct();
  const add = (data: FormData) => {
    const name = fieldOf(data, "name").trim().replaceAll(":", "");
    const url = fieldOf(data, "url").trim();
    void run(
      () =>
        aliasFor === newPicture
          ? call("admin.emoji.add", { name, url })
          : call("admin.emoji.addAlias", { name, alias_for: aliasFor }),
      `:${name}: is ready.`,
    );
  };
  const options = [[newPicture, "A new picture"] as const, ...names.map((name) => [name, `:${name}:`] as const)];
  return (
    <form action={add} className={styles["inline"]}>
      <Field label="Name">
        <Input name="name" required autoComplete="off" placeholder="party_parrot" />
      </Field>
      <Field label="Shows">
        <Select value={aliasFor} options={options} onChoose={setAliasFor} />
      </Field>
      {aliasFor === newPicture && (
        <Field label="Address of the picture">
          <Input name="url" type="url" required autoComplete="off" placeholder="https://" />
        </Field>
      )}
      <Button type="submit" look="primary" disabled={isBusy}>
        Add the emoji
      </Button>
    </form>
  );
}
