import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { queries } from "../api/useCall.ts";
import { onEvent } from "../store/listeners.ts";
import type { SavedState } from "../store/saved.ts";
import { buttonText } from "../strings/buttons.ts";
import { laterText } from "../strings/later.ts";
import header from "../timeline/ChannelHeader.module.css";
import results from "../timeline/MessageResults.module.css";
import { IconButton } from "../ui/IconButton.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { SavedList } from "./SavedList.tsx";

const tabs = [
  { id: "in_progress", label: laterText.inProgress },
  { id: "archived", label: laterText.archived },
  { id: "completed", label: laterText.completed },
] as const satisfies readonly { readonly id: SavedState; readonly label: string }[];

/** Saved messages and files, and reminders: what is to be done, put away or done. */
export function LaterPage() {
  const [, go] = useLocation();
  const [chosen, setChosen] = useState<string>("in_progress");
  useRefresh();
  return (
    <div className={results["page"]}>
      <header className={header["header"]}>
        <IconButton
          label={buttonText.back}
          className={header["back"]}
          icon={<ArrowLeft size={20} />}
          onClick={() => go("/")}
        />
        <h1 className={header["title"]}>{laterText.later}</h1>
      </header>
      <Tabs
        label={laterText.tabs}
        chosen={chosen}
        onChoose={setChosen}
        tabs={tabs.map(({ id, label }) => ({ id, label, content: <SavedList state={id} /> }))}
      />
    </div>
  );
}

/** Reads the lists again when another browser, a reminder or this page changed them. */
function useRefresh(): void {
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: ["client.saved.list"] });
    refresh();
    const stops = [onEvent("star_added", refresh), onEvent("star_removed", refresh), onEvent("saved_changed", refresh)];
    return () => stops.forEach((stop) => stop());
  }, []);
}
