import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { toast } from "../../../ui/Toast.tsx";
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

/** What an app is, what it proves itself with, and how it ends. */
export function BasicPage({ open }: { readonly open: OpenApp }) {
  const { app, manifest } = open;
  const [openedMs] = useState(() => Date.now());
  return (
    <>
      <PageHead title={app.name} about={manifest.display_information.description ?? "No description yet."} />
      <Section title="Basic information">
        <Facts
          facts={[
            ["App id", <Id key="id" id={app.id} of="the app id" />],
            ["Made", <When key="made" ms={app.created * 1000} nowMs={openedMs} />],
            ["For", sayDistribution(app.distribution)],
            ["Reached by", app.socket_mode ? "sockets that it opens" : "requests to its URLs"],
            ["Installed in", `${app.installations.toLocaleString()} ${app.installations === 1 ? "place" : "places"}`],
            ["You are", app.permission_type ?? "an admin of its workspace"],
          ]}
        />
      </Section>
      {mayChange(open) ? (
        <>
          <Credentials app={app} />
          <Deletion app={app} />
        </>
      ) : (
        <Notice>You see how this app is made. Its credentials are for its owners; ask one of them.</Notice>
      )}
    </>
  );
}

function sayDistribution(distribution: OpenApp["app"]["distribution"]): string {
  if (distribution === "internal") return "its own workspace";
  return distribution === "unlisted" ? "whoever has its link" : "everybody, through the directory";
}

function Credentials({ app }: Pick<OpenApp, "app">) {
  const credentials = useCall("developer.apps.credentials.get", { app_id: app.id });
  const { run } = useAct();
  const renew = (secret: "client_secret" | "signing_secret") =>
    run(() => call("developer.apps.credentials.regenerate", { app_id: app.id, secret }), "There is a new one.");
  return (
    <Section
      title="Credentials"
      about="The app proves itself with the client secret, and checks by the signing secret that a request is ours. Keep them out of code and logs."
    >
      <Loaded of={credentials} label="Loading the credentials">
        {({ credentials: known }) => (
          <Facts
            facts={[
              ["Client id", <Id key="client" id={known.client_id} of="the client id" />],
              [
                "Client secret",
                <Renewable
                  key="secret"
                  name="client secret"
                  text={known.client_secret}
                  onRenew={() => renew("client_secret")}
                >
                  Whoever installs the app or refreshes its tokens with the old one is refused from now on.
                </Renewable>,
              ],
              [
                "Signing secret",
                <Renewable
                  key="signing"
                  name="signing secret"
                  text={known.signing_secret}
                  onRenew={() => renew("signing_secret")}
                >
                  Requests are signed with the new one from now on; an app that still checks by the old one refuses
                  them.
                </Renewable>,
              ],
              [
                "Verification token",
                <Secret key="token" text={known.verification_token} of="the verification token" />,
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
      <Secret text={text} of={`the ${name}`} />
      <ConfirmButton
        label="Regenerate"
        about={`the ${name}`}
        look="quiet"
        title={`Regenerate the ${name}?`}
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
    toast(`${app.name} is deleted.`);
    go("~/apps");
    return true;
  };
  return (
    <Section
      title="Delete the app"
      about="It leaves every workspace, and every token of it ends at once. What it wrote stays."
    >
      <ConfirmButton label={`Delete ${app.name}`} look="danger" title={`Delete ${app.name}?`} onConfirm={remove}>
        <p>
          It is installed in {app.installations.toLocaleString()} {app.installations === 1 ? "place" : "places"}. This
          cannot be taken back.
        </p>
      </ConfirmButton>
    </Section>
  );
}
