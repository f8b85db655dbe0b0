import { DoorOpen, Link2, MailCheck, Star, X } from "lucide-react";
import type { Action } from "../actions/action.ts";
import { call } from "../api/call.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { knownSession } from "../api/session.ts";
import { markAllOf } from "../store/marking.ts";
import { isHeard } from "../store/counting.ts";
import { setStarred } from "../store/sections.ts";
import { store } from "../store/store.ts";
import { sectionsText } from "../strings/sections.ts";
import {
  mute,
  searchHere,
  showAbout,
  showBookmarks,
  showPins,
  type ChannelTarget,
} from "../timeline/channelActions.ts";
import { toast } from "../ui/toast.ts";
import { pathInTeam } from "@platform/protocol/clientPath.ts";

/** A conversation in the sidebar as its actions see it. */
export interface RowTarget extends ChannelTarget {
  /** The conversation on screen. */
  readonly current: string | undefined;
}

type RowAction = Action<RowTarget>;

const isDirect = ({ channel }: RowTarget) => channel.is_im || channel.is_mpim;

const markRead: RowAction = {
  id: "row.markRead",
  label: sectionsText.markRead,
  icon: MailCheck,
  isAvailable: ({ channel }) => isHeard(store.getState(), channel.id),
  run: ({ channel }) => markAllOf(channel.id),
};

const star: RowAction = {
  id: "row.star",
  label: ({ channel }) => (channel.is_starred ? sectionsText.unstar : sectionsText.star),
  icon: Star,
  run: ({ channel }) => void setStarred(channel.id, !channel.is_starred),
};

const copyLink: RowAction = {
  id: "row.copyLink",
  label: sectionsText.copyLink,
  icon: Link2,
  run: ({ channel }) => {
    const path = pathInTeam(`/client/${channel.id}`, knownSession().team.id);
    void navigator.clipboard.writeText(location.origin + path).then(() => toast(sectionsText.linkCopied));
  },
};

const leave: RowAction = {
  id: "row.leave",
  label: sectionsText.leave,
  icon: DoorOpen,
  isDangerous: true,
  isAvailable: (target) => !isDirect(target) && !target.channel.is_general,
  run: (target) => void end(target, "conversations.leave", sectionsText.notLeft),
};

const close: RowAction = {
  id: "row.close",
  label: sectionsText.close,
  icon: X,
  isAvailable: isDirect,
  run: (target) => void end(target, "conversations.close", sectionsText.notClosed),
};

/** The list changes by the event that follows. */
async function end(
  { channel, current, go }: RowTarget,
  method: "conversations.leave" | "conversations.close",
  fault: string,
) {
  const isEnded = await reportFailure(call(method, { channel: channel.id }), fault);
  if (isEnded && channel.id === current) go("/");
}

export const rowActions: readonly RowAction[] = [markRead, star, mute, copyLink];
export const placeActions: readonly RowAction[] = [searchHere, showPins, showBookmarks, showAbout];
export const endActions: readonly RowAction[] = [leave, close];
