import assert from "node:assert/strict";
import { generateKeyPairSync, hash, randomBytes, sign } from "node:crypto";
import type { FormBrowser } from "./signingIn.ts";

/** How an answer differs from what an honest device in an honest browser gives. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  /** Whether the device checked who uses it. */
  readonly isVerified?: boolean;
  readonly userHandle?: string | null;
  readonly id?: string;
  /** How the device proves of which make it is. */
  readonly format?: string;
}

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

/** A device with one passkey, in software: ES256, and a counter that rises with every use. */
export interface Device {
  readonly id: string;
  counter: number;
  /** Makes the passkey: what the browser sends, as JSON. */
  make(options: Options, lies?: Lies): string;
  /** Answers with it. */
  answer(options: Options, lies?: Lies): string;
}

export function passkeyDevice(origin: string): Device {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = map([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
  const credentialId = randomBytes(32);
  let handle = "";
  const device: Device = {
    id: credentialId.toString("base64url"),
    counter: 0,
    make(options, lies = {}) {
      handle = options.user?.id ?? "";
      const id = lies.id === undefined ? credentialId : Buffer.from(lies.id, "base64url");
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, cose]);
      const authData = Buffer.concat([dataOf({ options, lies, counter: device.counter, flags: 0x40 }), attested]);
      const attestation = map([
        ["fmt", lies.format ?? "none"],
        ["attStmt", map([])],
        ["authData", authData],
      ]);
      return credential(id.toString("base64url"), {
        clientDataJSON: clientData("webauthn.create", { options, lies, origin }).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal", "hybrid"],
      });
    },
    answer(options, lies = {}) {
      device.counter = lies.counter ?? device.counter + 1;
      const authData = dataOf({ options, lies, counter: device.counter, flags: 0 });
      const client = clientData("webauthn.get", { options, lies, origin });
      const signed = Buffer.concat([authData, hash("sha256", client, "buffer")]);
      const userHandle = lies.userHandle === undefined ? handle : lies.userHandle;
      return credential(lies.id ?? device.id, {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        ...(userHandle !== null && { userHandle }),
      });
    },
  };
  return device;
}

/** What the script of a page asks the server, or the code with which the server refuses. */
export async function passkeyOptions(
  browser: FormBrowser,
  path: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Options> {
  const response = await browser.send(path, fields);
  const body = (await response.json()) as { readonly ok: boolean; readonly options: Options; readonly error?: string };
  assert.equal(body.error, undefined);
  return body.options;
}

/** Adds the passkey of a device to the account that the browser is signed in to. */
export async function addPasskey(
  browser: FormBrowser,
  device: Device,
  { password, name = "Laptop", lies }: { readonly password: string; readonly name?: string; readonly lies?: Lies },
): Promise<Response> {
  const options = await passkeyOptions(browser, "/account/passkeys/options", { password });
  return browser.send("/account/passkeys", { name, credential: device.make(options, lies) });
}

/** Signs in with a device, in this browser. */
export async function signInWith(browser: FormBrowser, device: Device, lies?: Lies): Promise<Response> {
  const options = await passkeyOptions(browser, "/sign-in/passkey/options");
  return browser.send("/sign-in/passkey", { credential: device.answer(options, lies) });
}

interface Signing {
  readonly options: Options;
  readonly lies: Lies;
}

function clientData(type: string, { options, lies, origin }: Signing & { readonly origin: string }): Buffer {
  const { challenge } = options;
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...pick(lies) }));
}

function pick({ origin, challenge, type }: Lies) {
  return {
    ...(origin !== undefined && { origin }),
    ...(challenge !== undefined && { challenge }),
    ...(type !== undefined && { type }),
  };
}

const [isPresent, isVerifiedFlag] = [0x01, 0x04];

function dataOf({ options, lies, counter, flags }: Signing & { readonly counter: number; readonly flags: number }) {
  const rpId = lies.rpId ?? options.rpId ?? options.rp?.id ?? "";
  const verified = (lies.isVerified ?? true) ? isVerifiedFlag : 0;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([hash("sha256", rpId, "buffer"), Buffer.from([isPresent | verified | flags]), count]);
}

function credential(id: string, response: object): string {
  return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
}

/** CBOR, as much of it as a passkey needs. A buffer in a map is a byte string, except one that is a map already. */
const maps = new WeakSet<Buffer>();

function map(entries: readonly (readonly [string | number, string | number | Buffer])[]): Buffer {
  const parts = entries.flatMap(([key, value]) => [item(key), item(value)]);
  const made = Buffer.concat([head(5, entries.length), ...parts]);
  maps.add(made);
  return made;
}

function item(value: string | number | Buffer): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return maps.has(value) ? value : Buffer.concat([head(2, value.length), value]);
}

function head(kind: number, size: number): Buffer {
  const mark = kind << 5;
  if (size < 24) return Buffer.from([mark | size]);
  return size < 256 ? Buffer.from([mark | 24, size]) : Buffer.concat([Buffer.from([mark | 25]), uint16(size)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
