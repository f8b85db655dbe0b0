import type { Generated, Selectable } from "kysely";

/** Why an identity belongs to a person. */
export type LinkedBy = "provisioning" | "trusted_domain" | "confirmation" | "claim_link";

/** Whom a provider identifies. The key is what the provider never gives to another person. */
export interface IdentitiesTable {
  provider_id: string;
  /** As the tokens name it. */
  issuer: string;
  subject: string;
  user_id: string;
  /** The address at the provider when the person last signed in; empty when it sent none. It identifies nobody. */
  email: string;
  linked_by: LinkedBy;
  created_ms: number;
  used_ms: number;
  /** 1 while the provider names no groups because there are too many. */
  groups_withheld: Generated<number>;
}

export type IdentityRow = Selectable<IdentitiesTable>;
