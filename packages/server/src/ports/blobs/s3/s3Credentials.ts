import { StartFailure } from "../../failures.ts";

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** What the environment has; each may be missing. */
export type GivenCredentials = { readonly [Name in keyof S3Credentials]?: string | undefined };

/**
 * A stray line break from a file of secrets is removed. Any other character that no header takes is refused here: the
 * error of the HTTP library would quote the value.
 */
export function checkCredentials({ accessKeyId, secretAccessKey, sessionToken }: GivenCredentials): S3Credentials {
  return {
    accessKeyId: required("AWS_ACCESS_KEY_ID", accessKeyId),
    secretAccessKey: required("AWS_SECRET_ACCESS_KEY", secretAccessKey),
    ...(sessionToken ? { sessionToken: required("AWS_SESSION_TOKEN", sessionToken) } : {}),
  };
}

function required(name: string, value = ""): string {
  const text = value.trim();
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new StartFailure(
    text === ""
      ? `Object storage needs credentials. Set ${name} in the environment.`
      : `${name} contains characters that no key has. Correct it in the environment.`,
  );
}
