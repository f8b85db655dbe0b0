import type { previewsText as english } from "../previews.ts";

export const previewsText: typeof english = {
  remove: "Vorschau entfernen",
  removeFailed: "Die Vorschau konnte nicht entfernt werden. Versuche es erneut.",
  linkedMessage: "Verlinkte Nachricht",
  inChannel: (name: string) => `In #${name}`,
  inDirect: "In einer Direktnachricht",
  viewMessage: "Nachricht ansehen",
  viewThread: "Thread ansehen",
  noAccess: "Du hast keinen Zugriff auf diese Nachricht, oder sie wurde gelöscht.",
  setting: "Linkvorschauen",
  settingAbout:
    "Der Server ruft die Links in Nachrichten ab und zeigt, wohin sie führen. Solange dies ausgeschaltet ist, wird kein Link abgerufen; vorhandene Vorschauen bleiben. Apps können Links weiterhin mit `chat.unfurl` anzeigen.",
  settingLabel: "Erlaubt",
  openFailed: "Die Nachricht konnte nicht geöffnet werden. Prüfe deine Verbindung und versuche es erneut.",
};
