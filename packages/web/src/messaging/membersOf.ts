/** How those in a channel are asked for: the pane that lists them and the dialog that adds to them share one answer. */
export const membersOf = (channel: string) => ({ channel, limit: 200 });
