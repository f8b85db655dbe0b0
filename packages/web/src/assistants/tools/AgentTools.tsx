import { RefreshCw } from "lucide-react";
import { useEffect, useId } from "react";
import { useCall } from "../../api/useCall.ts";
import { agentToolsText as text } from "../../strings/agentTools.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./AgentTools.module.css";
import { refreshTools } from "./toolActions.ts";
import { ToolServer } from "./ToolServer.tsx";

/** The tools of an app, by its bot; nothing for an app that has none. */
export function AgentTools({ bot }: { readonly bot: string }) {
  const app = useCall("client.apps.list", {}).data?.apps.find(({ bot_user_id: id }) => id === bot);
  return app ? <Tools appId={app.id} appName={app.name} /> : null;
}

function Tools({ appId, appName }: { readonly appId: string; readonly appName: string }) {
  const heading = useId();
  const { data, isError, isFetching } = useCall("client.mcp.tools.list", { app_id: appId });
  const servers = data?.servers ?? [];
  const isWaiting = servers.some(({ state }) => state === "needs_connection");
  // The person connects an account in another tab, and comes back.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const refresh = () => void refreshTools();
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [isWaiting]);
  if (isError) return <ErrorState text={text.failed} onRetry={() => void refreshTools()} />;
  if (servers.length === 0) return null;
  return (
    <section aria-labelledby={heading} aria-busy={isFetching} className={styles["section"]}>
      <header className={styles["header"]}>
        <h3 id={heading} className={styles["heading"]}>
          {text.title}
        </h3>
        <IconButton label={text.refresh} icon={<RefreshCw size={16} />} onClick={() => void refreshTools()} />
      </header>
      <p className={styles["note"]}>{text.intro}</p>
      {servers.map((server) => (
        <ToolServer key={server.key} appId={appId} appName={appName} server={server} />
      ))}
    </section>
  );
}
