import { signInText } from "../../../strings/signIn.ts";
import { Field } from "../../../ui/Field.tsx";
import { Input, TextArea } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";

/** What a SAML provider is known by: its metadata, or what is in it. */
export function SamlFields() {
  return (
    <>
      <Field label={signInText.metadata} hint={signInText.metadataHint} isOptional>
        <TextArea name="metadata" rows={4} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={signInText.metadataFile} isOptional>
        <Input name="file" type="file" accept=".xml,application/xml,text/xml,application/samlmetadata+xml" />
      </Field>
      <Field label={signInText.entityId} hint={signInText.withoutMetadata} isOptional>
        <Input name="issuer" autoComplete="off" />
      </Field>
      <Field label={signInText.ssoUrl} isOptional>
        <Input name="sso" type="url" autoComplete="off" />
      </Field>
      <Field label={signInText.certificates} hint={signInText.certificatesHint} isOptional>
        <TextArea name="certificates" rows={4} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={signInText.emailAttribute} hint={signInText.attributeHint} isOptional>
        <Input name="email" autoComplete="off" placeholder={signInText.emailAttributeExample} />
      </Field>
      <Field label={signInText.nameAttribute} isOptional>
        <Input name="fullName" autoComplete="off" placeholder={signInText.nameAttributeExample} />
      </Field>
      <Field label={signInText.addresses} hint={signInText.addressesHint}>
        <Select
          name="verifies"
          options={[
            ["", signInText.unverified],
            ["1", signInText.verified],
          ]}
          onChoose={ignore}
        />
      </Field>
    </>
  );
}

/** The form reads it when it is sent. */
function ignore(): void {}
