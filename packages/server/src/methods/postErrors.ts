/** The refusals of `accessChannelToPost` that are no common ones, worded once for every method that posts. */
export const postErrors = {
  channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
  not_in_channel: "The caller is not a member of the channel.",
  is_archived: "The channel is archived.",
  restricted_action: "The workspace lets only people of a higher rank post in its channels.",
  restricted_action_read_only_channel: "An admin has made the channel read-only, for everyone or for the caller.",
  restricted_action_thread_only_channel: "An admin lets the caller only reply in threads here.",
  restricted_action_non_threadable_channel: "An admin lets the caller only post outside of threads here.",
  restricted_action_thread_locked: "An admin has locked the thread.",
  messages_tab_disabled: "A direct message with an app whose Messages tab is off.",
  message_limit_exceeded: "The workspace has posted as many messages this month as its plan allows.",
};
