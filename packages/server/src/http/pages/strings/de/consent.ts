import { html } from "../../html.ts";
import type { consentText as english } from "../consent.ts";

/** Asking a person whether an app may be installed, or learn who they are. */
export const consentText: typeof english = {
  installTitle: (app: string) => `${app} installieren`,
  install: (app: string) => `${app} installieren?`,
  installTo: (app: string, team: string) => `${app} in ${team} installieren?`,
  installButton: "Installieren",
  installToButton: (team: string) => `In ${team} installieren`,
  cancel: "Abbrechen",
  botCan: "Als Bot kann die App",
  botCanIn: (team: string) => `Als Bot in ${team} kann die App`,
  userCan: "In deinem Namen, als wärst du es, kann die App",
  botReach: "Private Kanäle und Direktnachrichten sind nur die, an denen die App beteiligt ist.",
  userReach: "Private Kanäle und Direktnachrichten sind alle, an denen du beteiligt bist.",
  isInstalled: (team: string) => `Die App ist schon in ${team}. Das hier kommt zu dem hinzu, was sie hat.`,
  sentOn: (host: string) => html`Du wirst zu <strong>${host}</strong> weitergeleitet.`,
  signInTitle: (app: string) => `Bei ${app} anmelden`,
  signIn: (app: string, team: string) => `Mit deinem Konto in ${team} bei ${app} anmelden?`,
  appCan: (app: string) => `${app} kann`,
  cannotAct: "Die App kann keine Nachrichten lesen oder schreiben.",
  signInButton: "Anmelden",
  signedInAs: (team: string, name: string) => `In ${team} als ${name} angemeldet.`,
  signInElsewhere: "Aus einem anderen deiner Workspaces anmelden:",
  installElsewhere: "In einem anderen deiner Workspaces installieren:",
  careful: (team: string) =>
    html`<strong>Vorsicht:</strong> Die App verlangt deine Rechte in der Administration von ${team}. Wer sie betreibt,
      könnte den Workspace und die Konten anderer ändern.`,
  untilRemoved: "Die App behält diesen Zugriff, bis sie entfernt wird.",
  rotates: "Ihre Tokens laufen nach 12 Stunden ab, und sie erneuert sie.",
  doesNotRotate: "Ihre Tokens laufen nicht ab.",
  where: "Wo",
  onlyThis: "Nur in diesem Workspace.",
  wholeOrg: (team: string) =>
    `In der ganzen Organisation. Die App beginnt in ${team}; die Administration lässt sie in weitere Workspaces.`,
  postWhere: "Wohin soll die App schreiben?",
  postHint: "Sie erhält eine private Adresse, die in diesen Kanal schreibt.",
  continueTo: (app: string) => `Weiter zu ${app}`,
  continue: "Weiter",
};
