import { useLocation, useSearch } from "wouter";
import { ArrowLeft } from "lucide-react";
import { buttonText } from "../strings/buttons.ts";
import { directoryText as text } from "../strings/directory.ts";
import header from "../timeline/ChannelHeader.module.css";
import { IconButton } from "../ui/IconButton.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import styles from "./DirectoryPage.module.css";
import { GroupList } from "./GroupList.tsx";
import { PeopleList } from "./PeopleList.tsx";

/** Everyone in the workspace, and the groups that they can be named together by. */
export function DirectoryPage() {
  const [, go] = useLocation();
  const tab = new URLSearchParams(useSearch()).get("tab") === "groups" ? "groups" : "people";
  return (
    <div className={styles["page"]}>
      <header className={header["header"]}>
        <IconButton
          label={buttonText.back}
          className={header["back"]}
          icon={<ArrowLeft size={20} />}
          onClick={() => go("/")}
        />
        <h1 className={header["title"]}>{text.title}</h1>
      </header>
      <div className={styles["body"]}>
        <Tabs
          label={text.sections}
          chosen={tab}
          onChoose={(id) => go(id === "groups" ? "/people?tab=groups" : "/people", { replace: true })}
          tabs={[
            { id: "people", label: text.people, content: <PeopleList /> },
            { id: "groups", label: text.groups, content: <GroupList /> },
          ]}
        />
      </div>
    </div>
  );
}
