const size = 32;
const colors = { badge: "#b3261e", text: "#ffffff" };

let plain: string | undefined;

/** Draws the badge over the icon of the page. Without one the icon is the page's own again. */
export async function drawIconBadge(badge: number | "dot" | undefined): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!link) return;
  plain ??= link.href;
  if (badge === undefined) {
    if (link.href !== plain) link.href = plain;
    return;
  }
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const icon = new Image();
  icon.src = plain;
  await icon.decode().catch(() => undefined);
  if (icon.naturalWidth > 0) pen.drawImage(icon, 0, 0, size, size);
  drawBadge(pen, badge);
  link.href = canvas.toDataURL("image/png");
}

/** The same on the icon of the installed client, where the system has badges. */
export function showAppBadge(badge: number | "dot" | undefined): void {
  if (!("setAppBadge" in navigator)) return;
  const shown =
    badge === undefined ? navigator.clearAppBadge() : navigator.setAppBadge(badge === "dot" ? undefined : badge);
  // A browser in which the client is not installed may refuse.
  shown.catch(() => undefined);
}

function drawBadge(pen: CanvasRenderingContext2D, badge: number | "dot"): void {
  const radius = badge === "dot" ? 8 : 11;
  const [x, y] = [size - radius, size - radius];
  pen.fillStyle = colors.badge;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  if (badge === "dot") return;
  pen.fillStyle = colors.text;
  pen.font = `bold ${badge > 9 ? 14 : 18}px sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(badge > 99 ? "99" : String(badge), x, y + 1);
}
