import { useState } from "react";
import { call } from "../../../api/call.ts";
import { adminTeamsText } from "../../../strings/adminTeams.ts";
import { statusText } from "../../../strings/statuses.ts";
import { Button } from "../../../ui/Button.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { ChannelPicker } from "../picking/ChannelPicker.tsx";

interface Props {
  readonly teamId: string;
  readonly now: readonly string[];
}

/** The channels that new members join. */
export function DefaultChannels({ teamId, now }: Props) {
  const [chosen, setChosen] = useState(now);
  const { isBusy, run } = useAct();
  const save = () =>
    run(
      () => call("admin.teams.settings.setDefaultChannels", { team_id: teamId, channel_ids: [...chosen] }),
      statusText.saved,
    );
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ChannelPicker teamId={teamId} chosen={chosen} onChange={setChosen} />
      <Button type="submit" disabled={isBusy || chosen.length === 0}>
        {adminTeamsText.saveChannels}
      </Button>
    </form>
  );
}
