import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Secret } from "../../parts/Secret.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Apps.module.css";
import { mayChange, type OpenApp } from "./openApp.ts";
import { TokenTable } from "./TokenTable.tsx";
import { useSaving } from "./useSaving.ts";
import { withSocketMode } from "./withReach.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

const offered = [
  ["connections:write", appConfigText.openSockets],
  ["authorizations:read", appConfigText.authorizationsScope],
] as const;

/** Lets an app be reached without a URL: it opens sockets itself, with an app-level token. */
export function SocketPage({ open }: { readonly open: OpenApp }) {
  const { isBusy, save } = useSaving(open);
  return (
    <>
      <PageHead title={appConfigText.socketMode} about={appConfigText.socketAbout} />
      <Section title={appConfigText.socketMode}>
        <Switch
          label={appConfigText.socketMode}
          isOn={open.app.socket_mode}
          isDisabled={isBusy || !mayChange(open)}
          onChange={(isOn) => void save((manifest) => withSocketMode(manifest, isOn))}
        />
      </Section>
      <Section title={appConfigText.appLevelTokens} about={appConfigText.appTokensAbout}>
        {mayChange(open) && <NewToken appId={open.app.id} />}
        <TokenTable open={open} kinds={["app"]} empty={appConfigText.noAppTokens} />
      </Section>
    </>
  );
}

function NewToken({ appId }: { readonly appId: string }) {
  const [scopes, setScopes] = useState<readonly (typeof offered)[number][0][]>(["connections:write"]);
  const [made, setMade] = useState<string | undefined>();
  const { isBusy, run } = useAct();
  const make = () =>
    run(async () => {
      const answer = await call("developer.apps.tokens.create", { app_id: appId, scopes: scopes.slice() });
      if (answer.ok) setMade(answer.token);
      return answer;
    });
  return (
    <>
      <div className={styles["foot"]}>
        {offered.map(([scope, label]) => (
          <Switch
            key={scope}
            label={`${label} (${scope})`}
            isOn={scopes.includes(scope)}
            onChange={(isOn) => setScopes(isOn ? [...scopes, scope] : scopes.filter((known) => known !== scope))}
          />
        ))}
        <Button variant="primary" disabled={isBusy || scopes.length === 0} onClick={() => void make()}>
          {appConfigText.generateToken}
        </Button>
      </div>
      <div className={styles["gap"]}>
        {made !== undefined && (
          <Notice tone="ok">
            {appConfigText.shownOnce} <Secret text={made} of={appConfigText.theAppToken} />
          </Notice>
        )}
      </div>
    </>
  );
}
