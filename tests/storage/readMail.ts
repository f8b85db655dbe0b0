/** A mail as it arrived. */
export interface ReceivedMail {
  /** The recipient of the envelope. */
  readonly to: string;
  /** By lower-case name, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Reads what nodemailer writes: two alternatives in one multipart, and encoded words in the subject. */
export function readMail(raw: string, to: string): ReceivedMail {
  const { headers, body } = splitPart(raw);
  const [, boundary = ""] = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "") ?? [];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r\n/, "")));
  const find = (type: string): string => {
    const part = parts.find((one) => one.headers["content-type"]?.startsWith(type));
    return part ? decode(part.body, part.headers["content-transfer-encoding"]) : "";
  };
  return {
    to,
    headers,
    subject: decodeWords(headers["subject"] ?? ""),
    text: find("text/plain"),
    html: find("text/html"),
  };
}

function splitPart(raw: string) {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decode(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding === "quoted-printable") return unquote(body.replaceAll("=\r\n", ""));
  return body;
}

function unquote(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(word, "base64").toString() : unquote(word.replaceAll("_", " ")),
    );
}
