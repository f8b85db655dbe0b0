import { signInText } from "../../../strings/signIn.ts";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";

/** What a provider that speaks OpenID Connect is known by. */
export function OidcFields() {
  return (
    <>
      <Field label={signInText.issuer}>
        <Input name="issuer" type="url" required autoComplete="off" placeholder={signInText.issuerExample} />
      </Field>
      <Field label={signInText.clientId}>
        <Input name="client" required autoComplete="off" />
      </Field>
      <Field label={signInText.clientSecret} isOptional>
        <Input name="secret" type="password" autoComplete="off" />
      </Field>
    </>
  );
}
