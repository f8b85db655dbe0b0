import { readFileSync } from "node:fs";

export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Whom to become when this process is root: PostgreSQL and Chromium's sandbox refuse to run as root. Undefined when it
 * is not. `nobody` exists on every system; `postgres` is there with the distribution's own server.
 */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = parsePasswd(readFileSync("/etc/passwd", "utf8"));
  return users.get("postgres") ?? users.get("nobody") ?? { uid: 65534, gid: 65534 };
}

function parsePasswd(text: string): Map<string, SystemUser> {
  const users = new Map<string, SystemUser>();
  for (const line of text.split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name && Number(uid) > 0) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return users;
}
