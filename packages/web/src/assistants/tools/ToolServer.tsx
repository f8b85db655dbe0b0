import { useState } from "react";
import { agentToolsText as text } from "../../strings/agentTools.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Switch } from "../../ui/Switch.tsx";
import styles from "./AgentTools.module.css";
import { setServer, type ShownServer } from "./toolActions.ts";
import { ToolItem } from "./ToolItem.tsx";

interface Props {
  readonly appId: string;
  readonly appName: string;
  readonly server: ShownServer;
}

/** One server of an app: whether the person uses it, their account there, and its tools. */
export function ToolServer({ appId, appName, server }: Props) {
  const [isChanging, setChanging] = useState(false);
  const named = { app_id: appId, server: server.key };
  const { state, tools, host, connect_path: path } = server;
  const change = async (isOn: boolean) => {
    setChanging(true);
    await setServer(named, isOn);
    setChanging(false);
  };
  return (
    <section aria-label={server.key} className={styles["server"]}>
      <Switch
        label={text.use(server.key)}
        isOn={state !== "off"}
        isDisabled={isChanging}
        onChange={(isOn) => void change(isOn)}
      />
      <p className={styles["note"]}>
        {text.host(host)} · <span role="status">{stateText(server)}</span>
      </p>
      {state === "failed" && server.reason?.text !== "" && (
        <p className={styles["note"]}>
          <bdi>{server.reason?.text}</bdi>
        </p>
      )}
      {path !== undefined && state !== "failed" && (
        <ButtonLink href={path} target="_blank" rel="noopener">
          {state === "connected" ? text.reconnect : text.connect}
        </ButtonLink>
      )}
      {state === "connected" && tools.length === 0 && <p>{text.none}</p>}
      {tools.length > 0 && (
        <ul className={styles["tools"]}>
          {tools.map((tool) => (
            <ToolItem key={tool.name} named={named} appName={appName} host={host} tool={tool} />
          ))}
        </ul>
      )}
      {server.left_out > 0 && <p className={styles["note"]}>{text.leftOut(server.left_out)}</p>}
    </section>
  );
}

function stateText({ state, reason }: ShownServer): string {
  return (reason && text.reasons[reason.code]) ?? text.states[state];
}
