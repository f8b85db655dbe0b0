import { useCall } from "../../../api/useCall.ts";
import { signInText } from "../../../strings/signIn.ts";
import { signInGroupsText } from "../../../strings/signInGroups.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { CertificatesForm } from "./CertificatesForm.tsx";
import { GroupsSection } from "./GroupsSection.tsx";
import { ProviderActions } from "./ProviderActions.tsx";
import { ProviderForm } from "./ProviderForm.tsx";
import { TrustForm } from "./TrustForm.tsx";
import type { Provider } from "./provider.ts";

/** Through which providers people sign in to a workspace. */
export function SignInPage({ teamId }: { readonly teamId: string }) {
  const providers = useCall("admin.signIn.providers.list", { team_id: teamId });
  return (
    <>
      <PageHead title={signInText.signIn} about={signInText.about} />
      <Section title={signInText.providers}>
        <Loaded of={providers} label={signInText.loading}>
          {(data) => (
            <DataTable
              label={signInText.table}
              rows={data.providers}
              keyOf={(provider) => provider.id}
              empty={<EmptyState text={signInText.none} />}
              columns={[
                { head: signInText.name, cell: nameOf },
                { head: signInText.protocol, cell: ({ kind }) => signInText.kinds[kind] },
                { head: signInText.issuer, cell: ({ issuer }) => issuer },
                { head: signInText.redirect, cell: (provider) => <Registered provider={provider} /> },
                {
                  head: signInGroupsText.logout,
                  // There is none for SAML.
                  cell: ({ backchannel_logout_uri, name }) =>
                    backchannel_logout_uri !== "" && (
                      <Id id={backchannel_logout_uri} of={signInGroupsText.theLogout(name)} />
                    ),
                },
                {
                  head: signInText.domains,
                  cell: ({ domains }) => (domains.length === 0 ? signInText.noDomains : domains.join(", ")),
                },
                { head: signInText.state, cell: stateOf },
                {
                  head: signInText.actions,
                  isActions: true,
                  cell: (provider) => <ProviderActions provider={provider} />,
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
      <Section title={signInText.addTitle} about={signInText.addAbout}>
        <ProviderForm teamId={teamId} />
      </Section>
      {providers.data !== undefined && providers.data.providers.length > 0 && (
        <Section title={signInText.trustTitle} about={signInText.trustAbout}>
          <TrustForm providers={providers.data.providers} />
        </Section>
      )}
      {samlOf(providers.data?.providers).length > 0 && (
        <Section title={signInText.certificatesTitle} about={signInText.certificatesAbout}>
          <CertificatesForm providers={samlOf(providers.data?.providers)} />
        </Section>
      )}
      {providers.data !== undefined && <GroupsSection teamId={teamId} providers={providers.data.providers} />}
    </>
  );
}

/** What is registered at the provider: for SAML, the address of this server's metadata as well, which many import. */
function Registered({ provider: { kind, name, redirect_uri, entity_id } }: { readonly provider: Provider }) {
  if (kind === "oidc") return <Id id={redirect_uri} of={signInText.theRedirect(name)} />;
  return (
    <>
      <div>
        {signInText.acs} <Id id={redirect_uri} of={signInText.theAcs(name)} />
      </div>
      <div>
        {signInText.ownMetadata} <Id id={entity_id} of={signInText.theMetadata(name)} />
      </div>
    </>
  );
}

function samlOf(providers: readonly Provider[] = []): Provider[] {
  return providers.filter(({ kind }) => kind === "saml");
}

function nameOf({ name, scope_type }: Provider): string {
  return scope_type === "org" ? `${name} (${signInText.ofOrg})` : name;
}

function stateOf({ is_enabled, is_enforced, provisions, verifies_email }: Provider): string {
  if (!is_enabled) return signInText.off;
  const state = is_enforced ? signInText.enforced : signInText.optional;
  const facts = [state, provisions && signInText.provisioning, verifies_email && signInText.verifying];
  return facts.filter((fact) => fact !== false).join(", ");
}
