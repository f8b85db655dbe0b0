import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { toast } from "../../../ui/toast.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Secret } from "../../parts/Secret.tsx";
import { Facts, Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import { mayChange, type OpenApp } from "./openApp.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

/** What an app is, what it proves itself with, and how it ends. */
export function BasicPage({ open }: { readonly open: OpenApp }) {
  const { app, manifest } = open;
  const [openedMs] = useState(() => Date.now());
  return (
    <>
      <PageHead title={app.name} about={manifest.display_information.description ?? appConfigText.noDescriptionYet} />
      <Section title={appConfigText.basicInformation}>
        <Facts
          facts={[
            [appConfigText.appId, <Id key="id" id={app.id} of={appConfigText.theAppId} />],
            [appConfigText.created, <When key="made" ms={app.created * 1000} nowMs={openedMs} />],
            [appConfigText.audience, sayDistribution(app.distribution)],
            [appConfigText.connection, app.socket_mode ? appConfigText.overSockets : appConfigText.overHttp],
            [appConfigText.installedIn, appConfigText.places(app.installations)],
            [appConfigText.yourRole, app.permission_type ?? appConfigText.adminRole],
          ]}
        />
      </Section>
      {mayChange(open) ? (
        <>
          <Credentials app={app} />
          <Deletion app={app} />
        </>
      ) : (
        <Notice>{appConfigText.readOnly}</Notice>
      )}
    </>
  );
}

function sayDistribution(distribution: OpenApp["app"]["distribution"]): string {
  if (distribution === "internal") return appConfigText.internal;
  return distribution === "unlisted" ? appConfigText.unlisted : appConfigText.public;
}

function Credentials({ app }: Pick<OpenApp, "app">) {
  const credentials = useCall("developer.apps.credentials.get", { app_id: app.id });
  const { run } = useAct();
  const renew = (secret: "client_secret" | "signing_secret") =>
    run(() => call("developer.apps.credentials.regenerate", { app_id: app.id, secret }), appConfigText.regenerated);
  return (
    <Section title={appConfigText.credentials} about={appConfigText.credentialsAbout}>
      <Loaded of={credentials} label={appConfigText.loadingCredentials}>
        {({ credentials: known }) => (
          <Facts
            facts={[
              [appConfigText.clientId, <Id key="client" id={known.client_id} of={appConfigText.theClientId} />],
              [
                appConfigText.clientSecret,
                <Renewable
                  key="secret"
                  name={appConfigText.clientSecretName}
                  text={known.client_secret}
                  onRenew={() => renew("client_secret")}
                >
                  {appConfigText.clientSecretWarning}
                </Renewable>,
              ],
              [
                appConfigText.signingSecret,
                <Renewable
                  key="signing"
                  name={appConfigText.signingSecretName}
                  text={known.signing_secret}
                  onRenew={() => renew("signing_secret")}
                >
                  {appConfigText.signingSecretWarning}
                </Renewable>,
              ],
              [
                appConfigText.verificationToken,
                <Secret key="token" text={known.verification_token} of={appConfigText.theVerificationToken} />,
              ],
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

interface RenewableProps {
  readonly name: string;
  readonly text: string;
  readonly onRenew: () => Promise<boolean>;
  readonly children: string;
}

function Renewable({ name, text, onRenew, children }: RenewableProps) {
  return (
    <>
      <Secret text={text} of={appConfigText.theSecret(name)} />
      <ConfirmButton
        label={appConfigText.regenerate}
        about={appConfigText.theSecret(name)}
        variant="quiet"
        title={appConfigText.regenerateTitle(name)}
        onConfirm={onRenew}
      >
        <p>{children}</p>
      </ConfirmButton>
    </>
  );
}

function Deletion({ app }: Pick<OpenApp, "app">) {
  const { run } = useAct();
  const [, go] = useLocation();
  const remove = async () => {
    const isDone = await run(() => call("apps.manifest.delete", { app_id: app.id }));
    if (!isDone) return false;
    toast(appConfigText.deleted(app.name));
    go("~/apps");
    return true;
  };
  return (
    <Section title={appConfigText.deleteApp} about={appConfigText.deleteAbout}>
      <ConfirmButton
        label={appConfigText.delete(app.name)}
        variant="danger"
        title={appConfigText.deleteTitle(app.name)}
        onConfirm={remove}
      >
        <p>{appConfigText.deleteBody(app.installations)}</p>
      </ConfirmButton>
    </Section>
  );
}
