import type { profileText as english } from "../profile.ts";

export const profileText: typeof english = {
  profile: "Profil",
  close: "Profil schließen",
  active: "Aktiv",
  away: "Abwesend",
  deactivated: "Dieses Konto ist deaktiviert.",
  setAStatus: "Status festlegen",
  edit: "Profil bearbeiten",
  localTime: "Ortszeit",
  openFailed: "Die Unterhaltung konnte nicht geöffnet werden. Versuche es erneut.",
  messageYourself: "Nachricht an dich selbst",
  message: "Nachricht senden",
  username: "Benutzername",
  email: "E-Mail",
  phone: "Telefon",
};
