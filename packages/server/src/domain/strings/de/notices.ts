import type { noticesText as english } from "../notices.ts";

/** What Slackbot writes to people on its own. */
export const noticesText: typeof english = {
  reminder: (text: string) => `Erinnerung: ${text}`,
  inviteApproved: (decider: string, email: string) =>
    `${decider} hat deine Anfrage genehmigt, ${email} einzuladen, und hat den Link der Einladung.`,
  inviteDenied: (decider: string, email: string) => `${decider} hat deine Anfrage abgelehnt, ${email} einzuladen.`,
  appApproved: (app: string) => `Die Administration hat ${app} genehmigt. Du kannst die App jetzt installieren.`,
  appRestricted: (app: string) =>
    `Die Administration hat ${app} gesperrt. Die App kann in diesem Workspace nicht installiert werden.`,
  shareApproved: (channel: string, recipient: string, invite: string) =>
    `Deine Anfrage, ${channel} mit ${recipient} zu teilen, wurde genehmigt. Die Einladung ist ${invite}.`,
  shareDenied: (channel: string, recipient: string) =>
    `Deine Anfrage, ${channel} mit ${recipient} zu teilen, wurde abgelehnt.`,
  assigned: (person: string, item: string, list: string) =>
    `${person} hat dir *${item}* in der Liste *${list}* zugewiesen.`,
  untitledItem: "einen Eintrag",
  responses: (title: string, count: number) => `Die Antworten auf ${title}: ${count}.`,
};
