import { useState } from "react";
import { call } from "../../../api/call.ts";
import { signInText } from "../../../strings/signIn.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { OidcFields } from "./OidcFields.tsx";
import { providerParams } from "./providerParams.ts";
import { SamlFields } from "./SamlFields.tsx";

/** What a provider is known by. Whether it is required is decided later, when a person has signed in through it. */
export function ProviderForm({ teamId }: { readonly teamId: string }) {
  const [isSaml, setSaml] = useState(false);
  const { isBusy, run } = useAct();
  const add = async (data: FormData) => {
    const provider = await providerParams(isSaml ? "saml" : "oidc", teamId, data);
    return run(() => call("admin.signIn.providers.create", provider), signInText.added(provider.name));
  };
  return (
    <KeptForm onSubmit={add} className={styles["form"]}>
      <Field label={signInText.protocol}>
        <Select
          value={isSaml ? "saml" : "oidc"}
          options={[
            ["oidc", signInText.kinds.oidc],
            ["saml", signInText.kinds.saml],
          ]}
          onChoose={(chosen) => setSaml(chosen === "saml")}
        />
      </Field>
      <Field label={signInText.name}>
        <Input name="name" required autoComplete="off" placeholder={signInText.nameExample} />
      </Field>
      {isSaml ? <SamlFields /> : <OidcFields />}
      <Field label={signInText.domains} hint={signInText.domainsHint} isOptional>
        <Input name="domains" autoComplete="off" placeholder={signInText.domainsExample} />
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy}>
        {signInText.add}
      </Button>
    </KeptForm>
  );
}
