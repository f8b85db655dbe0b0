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

const offered = [
  ["connections:write", "Open sockets"],
  ["authorizations:read", "Ask on whose behalf an event came"],
] as const;

/** Lets an app be reached without a URL: it opens sockets itself, with an app-level token. */
export function SocketPage({ open }: { readonly open: OpenApp }) {
  const { isBusy, save } = useSaving(open);
  return (
    <>
      <PageHead
        title="Socket Mode"
        about="The app opens a socket to this server and hears of everything there. Good behind a firewall, and on a developer's machine."
      />
      <Section title="Socket Mode">
        <Switch
          label={open.app.socket_mode ? "Everything goes over sockets" : "Everything goes to the app's URLs"}
          isOn={open.app.socket_mode}
          isDisabled={isBusy || !mayChange(open)}
          onChange={(isOn) => void save((manifest) => withSocketMode(manifest, isOn))}
        />
      </Section>
      <Section title="App-level tokens" about="They speak for the app itself, in no workspace.">
        {mayChange(open) && <NewToken appId={open.app.id} />}
        <TokenTable open={open} kinds={["app"]} empty="There is no app-level token yet. Make one above." />
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
        <Button look="primary" disabled={isBusy || scopes.length === 0} onClick={() => void make()}>
          Make an app-level token
        </Button>
      </div>
      <div className={styles["gap"]}>
        {made !== undefined && (
          <Notice tone="ok">
            This is shown once; keep it. <Secret text={made} of="the app-level token" />
          </Notice>
        )}
      </div>
    </>
  );
}
