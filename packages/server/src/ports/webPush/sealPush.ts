import { createCipheriv, createECDH, hkdfSync } from "node:crypto";
import { newSalt } from "../ports.ts";

/** What a browser gives out with a subscription: only it can open what is sealed for these. */
export interface PushReceiver {
  /** Its public key on P-256: 65 bytes, not compressed. */
  readonly p256dh: Buffer;
  /** 16 bytes that it shares with the sender. */
  readonly auth: Buffer;
}

/** New for every message. */
export interface PushEntropy {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const curve = "prime256v1";
const recordBytes = 4_096;
/** Ends the only record. */
const lastRecord = Buffer.of(2);

/** Encrypts a message for one browser, as a body of the content coding `aes128gcm` (RFC 8291 and RFC 8188). */
export function sealPush(content: Buffer, { p256dh, auth }: PushReceiver, entropy: PushEntropy = fresh()): Buffer {
  const { salt, privateKey } = entropy;
  const sender = createECDH(curve);
  sender.setPrivateKey(privateKey);
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, senderKey]);
  const secret = derive(sender.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const encryption = createCipheriv("aes-128-gcm", key, nonce);
  const body = [encryption.update(content), encryption.update(lastRecord), encryption.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes);
  head.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, head, senderKey, ...body, encryption.getAuthTag()]);
}

/** Whether a message can be sealed for these: a point that is not on the curve would make every attempt throw. */
export function isPushReceiver({ p256dh, auth }: PushReceiver): boolean {
  if (p256dh.length !== 65 || p256dh[0] !== 4 || auth.length !== 16) return false;
  try {
    const probe = createECDH(curve);
    probe.generateKeys();
    probe.computeSecret(p256dh);
    return true;
  } catch {
    return false;
  }
}

function fresh(): PushEntropy {
  const sender = createECDH(curve);
  sender.generateKeys();
  // A private key that begins with zeros is shorter.
  const privateKey = sender.getPrivateKey();
  return { salt: newSalt(), privateKey };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}
