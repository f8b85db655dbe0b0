import type { MethodParams } from "@platform/protocol/contract/methods.ts";
import { fieldOf } from "../../parts/fieldOf.ts";
import { domainsIn } from "./provider.ts";

export type Kind = "oidc" | "saml";

/** What a form says about a new provider. Fields that were left empty are not sent. */
export async function providerParams(
  kind: Kind,
  teamId: string,
  data: FormData,
): Promise<MethodParams<"admin.signIn.providers.create">> {
  const text = (name: string) => fieldOf(data, name).trim();
  const given = (param: string, name: string) => (text(name) === "" ? {} : { [param]: text(name) });
  const common = { team_id: teamId, kind, name: text("name"), domains: domainsIn(text("domains")) };
  const issuer = given("issuer", "issuer");
  if (kind === "oidc") {
    return { ...common, ...issuer, client_id: text("client"), ...given("client_secret", "secret") };
  }
  const metadata = text("metadata") === "" ? await fileText(data.get("file")) : text("metadata");
  return {
    ...common,
    ...issuer,
    ...(metadata !== "" && { metadata }),
    ...given("sso_url", "sso"),
    ...(text("certificates") !== "" && { certificates: [text("certificates")] }),
    ...given("email_attribute", "email"),
    ...given("name_attribute", "fullName"),
    verifies_email: text("verifies") === "1",
  };
}

/** A field for files without a choice has an empty file. */
function fileText(file: FormDataEntryValue | null): Promise<string> {
  return file instanceof File ? file.text() : Promise.resolve("");
}
