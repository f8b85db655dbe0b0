import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { usePages } from "../../../api/usePages.ts";
import { pickingText } from "../../../strings/picking.ts";
import { type Pick, Picker } from "./Picker.tsx";

interface Props {
  /** The workspace whose public channels are offered. */
  readonly teamId: string;
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

const shownMax = 8;

/** Finds the public channels of any workspace that the person administers; the server searches. */
export function ChannelPicker({ teamId, chosen, onChange }: Props) {
  const [text, setText] = useState("");
  const [seen, setSeen] = useState<readonly Pick[]>([]);
  // The largest first: channels that everyone joins are among them, and so have their names at once.
  const { of } = usePages(
    "admin.conversations.search",
    {
      team_ids: [teamId],
      query: text.trim(),
      search_channel_types: ["private_exclude"],
      limit: limits.found_channels_page_max,
    },
    ({ conversations }) => conversations,
  );
  const found = (of.data?.rows ?? [])
    .filter((channel) => !channel.is_archived)
    .map(({ id, name }) => ({ id, name: `#${name}` }));
  const nameOf = (id: string) => [...found, ...seen].find((known) => known.id === id)?.name ?? id;
  return (
    <Picker
      label={pickingText.searchChannels}
      hint={pickingText.channelsHint}
      text={text}
      onText={setText}
      chosen={chosen.map((id) => ({ id, name: nameOf(id) }))}
      found={found.filter(({ id }) => !chosen.includes(id)).slice(0, shownMax)}
      onChange={(ids) => {
        // The names stay known when another search replaces what was found.
        setSeen(ids.map((id) => ({ id, name: nameOf(id) })));
        onChange(ids);
      }}
    />
  );
}
