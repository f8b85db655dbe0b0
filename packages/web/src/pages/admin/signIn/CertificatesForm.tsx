import { useState } from "react";
import { call } from "../../../api/call.ts";
import { signInText } from "../../../strings/signIn.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { TextArea } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Provider } from "./provider.ts";

/** Replaces the certificates of a SAML provider, when it changes its key. */
export function CertificatesForm({ providers }: { readonly providers: readonly Provider[] }) {
  const [wanted, setWanted] = useState("");
  const { isBusy, run } = useAct();
  const chosen = providers.find(({ id }) => id === wanted) ?? providers[0];
  if (!chosen) return null;
  const save = (data: FormData) => {
    const change = { provider_id: chosen.id, certificates: [fieldOf(data, "replacements")] };
    return run(() => call("admin.signIn.providers.update", change), signInText.replaced(chosen.name));
  };
  return (
    <KeptForm onSubmit={save} className={styles["form"]}>
      <Field label={signInText.samlProvider}>
        <Select value={chosen.id} options={providers.map(({ id, name }) => [id, name] as const)} onChoose={setWanted} />
      </Field>
      <Field label={signInText.newCertificates} hint={signInText.known(chosen.certificates.map(shortened).join(", "))}>
        <TextArea name="replacements" required rows={4} autoComplete="off" spellCheck={false} />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {signInText.replace}
      </Button>
    </KeptForm>
  );
}

/** Enough of a fingerprint to compare it with what a provider shows. */
function shortened(fingerprint: string): string {
  return fingerprint.slice(0, 23);
}
