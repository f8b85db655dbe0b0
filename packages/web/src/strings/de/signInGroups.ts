import type { signInGroupsText as english } from "../signInGroups.ts";

export const signInGroupsText: typeof english = {
  title: "Gruppen bei einem Anbieter",
  about:
    "Was die Gruppen einer Person beim Anbieter hier bedeuten. Sie gelten bei jeder Anmeldung darüber: Personen treten zugeordneten Nutzergruppen bei und verlassen sie, und keine anderen.",
  provider: "Anbieter",
  claim: "Claim oder Attribut mit den Gruppen",
  claimHint: "Wie ihn der Anbieter nennt, etwa groups. Leer: Gruppen ändern hier nichts.",
  claimExample: "groups",
  saveClaim: "Claim speichern",
  claimSaved: (name: string) => `Der Claim von ${name} ist gespeichert.`,
  loading: "Zugeordnete Gruppen werden geladen",
  loadingGroups: "Nutzergruppen werden geladen",
  mapped: "Zugeordnete Gruppen",
  none: "Keine Gruppe ist zugeordnet. Eine Anmeldung ändert keine Nutzergruppen.",
  group: "Gruppe beim Anbieter",
  groupHint: "Genau wie der Anbieter sie schreibt: ein Name, ein Pfad oder eine ID.",
  groupExample: "/staff/design",
  means: "Bedeutet hier",
  state: "Zustand",
  applied: "gilt",
  notApplied: "gilt nicht: kein Claim, oder von SCIM verwaltet",
  admin: "Rolle: Admin des Workspace",
  ownersStay:
    "Die Personen, die diese Gruppe beim Anbieter verwalten, bestimmen dann, wer den Workspace verwaltet. Inhaberinnen und Inhaber bleiben es.",
  userGroup: (name: string) => `Nutzergruppe: ${name}`,
  map: "Gruppe zuordnen",
  mappedNow: (group: string) => `${group} ist zugeordnet.`,
  remove: "Entfernen",
  theMapping: (group: string) => `die Zuordnung von ${group}`,
  removeTitle: (group: string) => `Zuordnung von ${group} entfernen?`,
  removeBody:
    "Personen bleiben in der Nutzergruppe. Wer die Rolle nur durch diese Gruppe hat, verliert sie bei der nächsten Anmeldung über den Anbieter.",
  removed: (group: string) => `Die Zuordnung von ${group} wurde entfernt.`,
  actions: "Aktionen",
  logout: "Abmeldeadresse",
  theLogout: (name: string) => `die Abmeldeadresse von ${name}`,
};
