import { ArrowLeft, MessageCircle } from "lucide-react";
import { useLocation } from "wouter";
import { call } from "../api/call.ts";
import { useCall } from "../api/useCall.ts";
import AssistantButton from "../assistants/AssistantButton.tsx";
import { lastVisited } from "../navigation/recent.ts";
import { AppAvatar } from "../people/AppAvatar.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./AppHomePage.module.css";
import { HomeTab } from "./HomeTab.tsx";
import { viewsText } from "../strings/views.ts";
import { buttonText } from "../strings/buttons.ts";

/** The page that an app keeps for this person, under its name. */
export default function AppHomePage({ appId }: { readonly appId: string }) {
  const [, go] = useLocation();
  const apps = useCall("client.apps.list", {});
  const app = apps.data?.apps.find(({ id }) => id === appId);
  const name = app?.name ?? viewsText.app;
  const talk = async (botId: string) => {
    const opened = await call("conversations.open", { users: [botId] });
    if (opened.ok) go(`/${opened.channel.id}`);
    else toast(viewsText.openFailed);
  };
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <IconButton
          label={buttonText.back}
          className={styles["back"]}
          icon={<ArrowLeft size={20} />}
          onClick={() => go("/")}
        />
        <AppAvatar id={appId} name={name} botUser={app?.bot_user_id} />
        <h1 className={styles["title"]}>
          <bdi>{name}</bdi>
        </h1>
        <AssistantButton appId={appId} beside={lastVisited()} />
        {app && (
          <IconButton
            label={viewsText.messagesWith(name)}
            icon={<MessageCircle size={16} aria-hidden="true" />}
            onClick={() => void talk(app.bot_user_id)}
          />
        )}
      </header>
      <div className={styles["body"]} data-part="list" tabIndex={0} role="region" aria-label={viewsText.homeOf(name)}>
        <HomeTab appId={appId} />
      </div>
    </div>
  );
}
