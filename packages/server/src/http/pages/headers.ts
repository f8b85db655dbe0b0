import type { FastifyReply } from "fastify";
import { policyReportsPath } from "./policyReportsPath.ts";

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `report-uri ${policyReportsPath}`,
];

const protection = {
  "content-security-policy": directives.join("; "),
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

/**
 * For the one form whose answer leads to another site. Browsers hold every redirect that follows a form against
 * `form-action`, also those that the other site makes, and nobody can list these.
 */
export function letFormsLeadAway(reply: FastifyReply): FastifyReply {
  const policy = directives.filter((directive) => !directive.startsWith("form-action"));
  return reply.header("content-security-policy", policy.join("; "));
}

/** For a page that shows another page of ours in a frame. */
export function letOwnPagesIn(reply: FastifyReply): FastifyReply {
  return reply.header("content-security-policy", [...directives, "frame-src 'self'"].join("; "));
}

/** For a page in such a frame that is made of what others wrote: styles apply, and nothing runs. */
export function letOwnPagesFrame(reply: FastifyReply): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
    "sandbox allow-top-navigation-by-user-activation",
  ];
  return reply.header("content-security-policy", policy.join("; ")).header("x-frame-options", "SAMEORIGIN");
}
