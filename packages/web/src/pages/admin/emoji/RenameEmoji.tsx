import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import { adminText } from "../../../strings/admin.ts";

/** Asks what an emoji shall be called. */
export function RenameEmoji({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { isBusy, run } = useAct();
  const rename = async (data: FormData) => {
    const newName = fieldOf(data, "name").trim().replaceAll(":", "");
    const set = () => call("admin.emoji.rename", { name, new_name: newName });
    const isDone = await run(set, adminText.emojiRenamed(newName));
    if (isDone) onClose();
    return isDone;
  };
  return (
    <Dialog isOpen onClose={onClose} title={adminText.renameTitle(name)}>
      <KeptForm onSubmit={rename}>
        <Field label={adminText.newName}>
          <Input name="name" required defaultValue={name} autoComplete="off" />
        </Field>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {adminText.renameSubmit}
        </Button>
      </KeptForm>
    </Dialog>
  );
}
