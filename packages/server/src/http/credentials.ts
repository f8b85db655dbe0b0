import type { Credentials } from "../methods/define.ts";

/** What the Authorization header holds: a token, or a client's id and secret. Any other scheme counts as nothing sent. */
export function readCredentials(authorization: string | undefined): Credentials {
  if (authorization === undefined) return none;
  const space = authorization.indexOf(" ");
  const value = authorization.slice(space + 1).trim();
  if (space < 0 || value === "") return none;
  switch (authorization.slice(0, space).toLowerCase()) {
    case "bearer":
      return { bearer: value };
    case "basic":
      return readBasic(value);
    default:
      return none;
  }
}

const none: Credentials = {};

function readBasic(value: string): Credentials {
  const text = Buffer.from(value, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? none : { basic: { clientId: text.slice(0, colon), clientSecret: text.slice(colon + 1) } };
}
