import type { FastifyReply } from "fastify";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const protection = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  // Not `no-referrer`: with that a browser sends `Origin: null` with our own forms.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** Sets what every page, asset and error page carries. */
export function protect(reply: FastifyReply, baseUrl: string): FastifyReply {
  reply.headers(protection);
  if (baseUrl.startsWith("https:")) reply.header("strict-transport-security", "max-age=31536000");
  return reply;
}
