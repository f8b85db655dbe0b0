const askedKey = "platform.askedToNotify";

/** What the browser says; one without notifications says no. */
export function permission(): NotificationPermission {
  return "Notification" in globalThis ? Notification.permission : "denied";
}

/** Asks the browser, which asks the person; only from a click, or browsers refuse by themselves. */
export async function turnOn(): Promise<NotificationPermission> {
  localStorage.setItem(askedKey, "1");
  return permission() === "default" ? Notification.requestPermission() : permission();
}

/** Whether to offer it: once, and only where the browser would still ask. The preferences have it always. */
export function mayOffer(): boolean {
  if (permission() !== "default" || localStorage.getItem(askedKey) !== null) return false;
  localStorage.setItem(askedKey, "1");
  return true;
}
