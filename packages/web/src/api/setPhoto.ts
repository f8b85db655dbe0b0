import { loadRefusals } from "./explain.ts";
import { currentSession } from "./session.ts";

/** Sends a picture as a form, which `call` does not do. */
export async function setPhoto(
  image: File,
  crop: Readonly<Record<string, number>>,
): Promise<{ readonly ok: boolean; readonly error?: string }> {
  const { token } = await currentSession();
  const body = new FormData();
  body.append("image", image);
  for (const [name, value] of Object.entries(crop)) body.append(name, String(value));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch("/api/users.setPhoto", { method: "POST", headers, body, credentials: "omit" });
  const answer = (await response.json()) as { readonly ok: boolean; readonly error?: string };
  if (!answer.ok) await loadRefusals();
  return answer;
}
