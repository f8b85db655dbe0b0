import { useEffect, useState } from "react";
import { call } from "../api/call.ts";
import { Blocks } from "../blocks/Blocks.tsx";
import { useClient } from "../store/store.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./Modal.module.css";
import { useHome } from "./viewsStore.ts";
import { viewsText } from "../strings/views.ts";

const words: Readonly<Record<string, string>> = {
  home_not_enabled: viewsText.thisAppHasNoHomeTab,
  app_not_found: viewsText.notInstalled,
};

/** An app's own page for this person. The app is notified of the visit, and fills it at any time. */
export function HomeTab({ appId }: { readonly appId: string }) {
  const view = useHome(appId);
  const selfId = useClient((state) => state.self);
  const [visit, setVisit] = useState("asking");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setVisit("asking");
    void call("client.home.visit", { app_id: appId })
      .then((answer) => (answer.ok ? "done" : (words[answer.error] ?? viewsText.appUnreachable)))
      .catch(() => viewsText.offline)
      .then((outcome) => isWanted && setVisit(outcome));
    return () => {
      isWanted = false;
    };
  }, [appId, attempt]);

  if (view && view.blocks.length > 0) {
    return (
      <div className={styles["home"]}>
        <Blocks
          blocks={view.blocks}
          surface="home"
          place={{ kind: "view", viewId: view.id }}
          held={view.state.values}
          selfId={selfId}
        />
      </div>
    );
  }
  if (visit === "asking") return <Skeleton label={viewsText.loadingHome} rows={3} />;
  if (visit === "done") return <EmptyState text={viewsText.emptyHome} />;
  return <ErrorState text={visit} onRetry={() => setAttempt((before) => before + 1)} />;
}
