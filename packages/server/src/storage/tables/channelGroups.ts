/** A user group that restricts a private channel: people have to be in one of its groups to be members. */
export interface ChannelGroupsTable {
  channel_key: number;
  usergroup_id: string;
  linked_ms: number;
}
