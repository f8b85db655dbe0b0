import { useEffect } from "react";
import { knownSession } from "../api/session.ts";
import { allMentions, isHeard } from "../store/counting.ts";
import { useClient } from "../store/store.ts";
import { useTitle } from "../store/titles.ts";
import { iconBadgeOf } from "./iconBadge.ts";

/** The name and the icon of the tab: what is for oneself as a number, what is new as a dot. */
export function useTitleBadge(current: string | undefined): void {
  const mentions = useClient(allMentions);
  const hasUnread = useClient((state) => Object.keys(state.counts).some((id) => isHeard(state, id)));
  const channel = useClient((state) => state.channels[current ?? ""]);
  const title = useTitle(channel);
  useEffect(() => {
    const badge = mentions > 0 ? `(${mentions}) ` : hasUnread ? "• " : "";
    document.title = `${badge}${title === "" ? "" : `${title} · `}${knownSession().team.name}`;
  }, [mentions, hasUnread, title]);
  const kind = useClient((state) => state.preferences.icon_badge);
  const badge = iconBadgeOf(kind, mentions, hasUnread);
  useEffect(() => {
    // Loaded late: a page is usable without it.
    import("./drawIconBadge.ts").then(
      ({ drawIconBadge, showAppBadge }) => {
        void drawIconBadge(badge);
        showAppBadge(badge);
      },
      () => undefined,
    );
  }, [badge]);
}
