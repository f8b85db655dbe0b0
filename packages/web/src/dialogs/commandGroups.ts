import { accountActions } from "../actions/accountActions.ts";
import type { Action } from "../actions/action.ts";
import { otherPageActions, type PageTarget, viewActions } from "../actions/pageActions.ts";
import { formatActions } from "../composer/formatActions.ts";
import { commandText } from "../strings/commands.ts";
import { type ChannelTarget, channelActions } from "../timeline/channelActions.ts";
import { type MessageTarget, messageActions } from "../timeline/messageActions.ts";
import { switchActions } from "./switchActions.ts";

interface CommandGroup<Target> {
  readonly title: string;
  readonly actions: readonly Action<Target>[];
}

/**
 * Everything that can be done in the client, by what it is done with. The command palette offers the groups whose target is
 * there, and the sheet of shortcuts lists the keys of all of them.
 */
export const commandGroups = {
  message: { title: commandText.onMessage, actions: messageActions } satisfies CommandGroup<MessageTarget>,
  channel: { title: commandText.inConversation, actions: channelActions } satisfies CommandGroup<ChannelTarget>,
  views: { title: commandText.views, actions: viewActions } satisfies CommandGroup<PageTarget>,
  page: { title: commandText.everywhere, actions: otherPageActions } satisfies CommandGroup<PageTarget>,
  /** The list changes while the page is open. */
  workspaces: {
    title: commandText.workspaces,
    get actions() {
      return switchActions();
    },
  } satisfies CommandGroup<PageTarget>,
  account: { title: commandText.account, actions: accountActions } satisfies CommandGroup<PageTarget>,
  /** The composer runs them on its selection, which a palette would take away. */
  writing: { title: commandText.whileWriting, actions: formatActions },
};
