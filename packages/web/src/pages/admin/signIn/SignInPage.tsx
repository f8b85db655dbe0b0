import { useCall } from "../../../api/useCall.ts";
import { signInText } from "../../../strings/signIn.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
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
              label={signInText.providers}
              rows={data.providers}
              keyOf={(provider) => provider.id}
              empty={<EmptyState text={signInText.none} />}
              columns={[
                { head: signInText.name, cell: nameOf },
                { head: signInText.issuer, cell: ({ issuer }) => issuer },
                {
                  head: signInText.redirect,
                  cell: ({ redirect_uri, name }) => <Id id={redirect_uri} of={signInText.theRedirect(name)} />,
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
    </>
  );
}

function nameOf({ name, scope_type }: Provider): string {
  return scope_type === "org" ? `${name} (${signInText.ofOrg})` : name;
}

function stateOf({ is_enabled, is_enforced, provisions }: Provider): string {
  if (!is_enabled) return signInText.off;
  const state = is_enforced ? signInText.enforced : signInText.optional;
  return provisions ? `${state}, ${signInText.provisioning}` : state;
}
