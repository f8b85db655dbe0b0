import { call } from "../../../api/call.ts";
import { signInText } from "../../../strings/signIn.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { domainsIn } from "./provider.ts";

/** What a provider is known by. Whether it is required is decided later, when a person has signed in through it. */
export function ProviderForm({ teamId }: { readonly teamId: string }) {
  const { isBusy, run } = useAct();
  const add = (data: FormData) => {
    const text = (name: string) => fieldOf(data, name).trim();
    const secret = fieldOf(data, "secret");
    const provider = {
      team_id: teamId,
      name: text("name"),
      issuer: text("issuer"),
      client_id: text("client"),
      domains: domainsIn(text("domains")),
      ...(secret !== "" && { client_secret: secret }),
    };
    return run(() => call("admin.signIn.providers.create", provider), signInText.added(provider.name));
  };
  return (
    <KeptForm onSubmit={add} className={styles["form"]}>
      <Field label={signInText.name}>
        <Input name="name" required autoComplete="off" placeholder={signInText.nameExample} />
      </Field>
      <Field label={signInText.issuer}>
        <Input name="issuer" type="url" required autoComplete="off" placeholder={signInText.issuerExample} />
      </Field>
      <Field label={signInText.clientId}>
        <Input name="client" required autoComplete="off" />
      </Field>
      <Field label={signInText.clientSecret} isOptional>
        <Input name="secret" type="password" autoComplete="off" />
      </Field>
      <Field label={signInText.domains} hint={signInText.domainsHint} isOptional>
        <Input name="domains" autoComplete="off" placeholder={signInText.domainsExample} />
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy}>
        {signInText.add}
      </Button>
    </KeptForm>
  );
}
