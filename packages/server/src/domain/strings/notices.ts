/** What Slackbot writes to people on its own. */
export const noticesText = {
  reminder: (text: string) => `Reminder: ${text}`,
  inviteApproved: (decider: string, email: string) =>
    `${decider} approved your request to invite ${email}, and has the link of the invitation.`,
  inviteDenied: (decider: string, email: string) => `${decider} denied your request to invite ${email}.`,
  appApproved: (app: string) => `An administrator approved ${app}. You can install it now.`,
  appRestricted: (app: string) => `An administrator restricted ${app}. It cannot be installed in this workspace.`,
  shareApproved: (channel: string, recipient: string, invite: string) =>
    `Your request to share ${channel} with ${recipient} was approved. The invite is ${invite}.`,
  shareDenied: (channel: string, recipient: string) => `Your request to share ${channel} with ${recipient} was denied.`,
  assigned: (person: string, item: string, list: string) =>
    `${person} assigned you to *${item}* in the list *${list}*.`,
  untitledItem: "an item",
  responses: (title: string, count: number) => `The responses to ${title}: ${count}.`,
};
