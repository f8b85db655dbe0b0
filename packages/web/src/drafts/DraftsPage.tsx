import { ArrowLeft } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { sendLaterText } from "../strings/sendLater.ts";
import { viewPath } from "../navigation/views.ts";
import { useClient } from "../store/store.ts";
import { buttonText } from "../strings/buttons.ts";
import header from "../timeline/ChannelHeader.module.css";
import { IconButton } from "../ui/IconButton.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { DraftList } from "./DraftList.tsx";
import styles from "./DraftsPage.module.css";
import { ScheduledList } from "./ScheduledList.tsx";
import { SentList } from "./SentList.tsx";

/** What is not sent yet, what will be sent, and what was. The tab is in the address. */
export function DraftsPage() {
  const [, go] = useLocation();
  const chosen = new URLSearchParams(useSearch()).get("tab") ?? "drafts";
  const draftCount = useClient((state) => state.drafts.size + state.draftCopies.length);
  const scheduledCount = useClient((state) => state.scheduled.length);
  const tabs = [
    {
      id: "drafts",
      label: draftCount > 0 ? sendLaterText.draftCount(draftCount) : sendLaterText.drafts,
      content: <DraftList />,
    },
    {
      id: "scheduled",
      label: scheduledCount > 0 ? sendLaterText.scheduledCount(scheduledCount) : sendLaterText.scheduled,
      content: <ScheduledList />,
    },
    { id: "sent", label: sendLaterText.sent, content: <SentList /> },
  ];
  return (
    <div className={styles["page"]}>
      <header className={header["header"]}>
        <IconButton label={buttonText.back} icon={<ArrowLeft size={20} />} onClick={() => history.back()} />
        <h1 className={header["title"]}>{sendLaterText.title}</h1>
      </header>
      <div className={styles["content"]}>
        <Tabs
          label={sendLaterText.tabs}
          tabs={tabs}
          chosen={tabs.some(({ id }) => id === chosen) ? chosen : "drafts"}
          onChoose={(tab) => go(`${viewPath("drafts")}?tab=${tab}`, { replace: true })}
        />
      </div>
    </div>
  );
}
