import type { Role } from "@platform/server/storage/tables/memberships.ts";

export interface ModelMembership {
  role: Role;
  isActive: boolean;
  expiresS: number | undefined;
}

export type OrgRole = "primary_owner" | "owner" | "admin" | undefined;

/** The rules of memberships, written as simply as possible. The server must agree with it after every step. */
export class MembershipModel {
  readonly memberships = new Map<string, Map<string, ModelMembership>>();
  readonly orgRoles = new Map<string, OrgRole>();
  readonly org: Set<string>;
  nowS: number;

  constructor(org: readonly string[], nowS: number) {
    this.org = new Set(org);
    this.nowS = nowS;
  }

  of(person: string, workspace: string): ModelMembership | undefined {
    return this.memberships.get(workspace)?.get(person);
  }

  /** The workspaces of the org that a person is active in. */
  activeIn(person: string): string[] {
    return [...this.memberships.keys()].filter(
      (name) => this.org.has(name) && this.of(person, name)?.isActive === true,
    );
  }

  isInOrg(person: string): boolean {
    return [...this.org].some((name) => this.of(person, name) !== undefined);
  }

  assign(person: string, workspace: string, role: "member" | "multi_channel_guest"): string {
    if (!this.org.has(workspace)) return "team_not_found";
    if (!this.isInOrg(person)) return "user_not_found";
    const active = this.activeIn(person);
    if (active.includes(workspace)) return "user_already_team_member";
    if (active.some((name) => isGuest(this.of(person, name)) !== (role !== "member"))) return "invalid_role_for_user";
    this.memberships.get(workspace)?.set(person, { role, isActive: true, expiresS: undefined });
    return "ok";
  }

  remove(person: string, workspace: string): string {
    const found = this.governed(person, workspace);
    if (typeof found === "string") return found;
    if (found.role === "primary_owner" || this.orgRoles.get(person) === "primary_owner") {
      return "cannot_modify_primary_owner";
    }
    if (!found.isActive) return "user_already_deleted";
    this.end(person, found);
    return "ok";
  }

  reactivate(person: string, workspace: string): string {
    const found = this.governed(person, workspace);
    if (typeof found === "string") return found;
    if (found.isActive) return "user_not_deactivated";
    found.isActive = true;
    found.expiresS = undefined;
    return "ok";
  }

  setRole(person: string, workspace: string, role: "admin" | "owner" | "member"): string {
    const found = this.governed(person, workspace);
    if (typeof found === "string") return found;
    if (found.role === "primary_owner") return "cannot_modify_primary_owner";
    if (role !== "member" && isGuest(found)) return "invalid_role_for_user";
    found.role = role;
    found.expiresS = undefined;
    return "ok";
  }

  setExpiration(person: string, workspace: string, expiresS: number): string {
    const found = this.governed(person, workspace);
    if (typeof found === "string") return found;
    if (!isGuest(found)) return "user_is_not_a_guest";
    if (!found.isActive) return "user_is_deactivated";
    if (found.expiresS === expiresS) return "failed_to_validate_expiration";
    found.expiresS = expiresS;
    return "ok";
  }

  setOrgRole(person: string, role: "owner" | "admin" | "member"): string {
    const active = this.activeIn(person);
    if (active.length === 0) return "user_not_found";
    if (active.some((name) => isGuest(this.of(person, name)))) return "invalid_role_for_user";
    if (this.orgRoles.get(person) === "primary_owner") return "cannot_modify_primary_owner";
    this.orgRoles.set(person, role === "member" ? undefined : role);
    return "ok";
  }

  advance(seconds: number): void {
    this.nowS += seconds;
    for (const people of this.memberships.values()) {
      for (const [person, membership] of people) {
        const isOver = membership.expiresS !== undefined && membership.expiresS <= this.nowS;
        if (membership.isActive && isOver) this.end(person, membership);
      }
    }
  }

  private end(person: string, membership: ModelMembership): void {
    membership.isActive = false;
    if (this.activeIn(person).length === 0) this.orgRoles.set(person, undefined);
  }

  private governed(person: string, workspace: string): ModelMembership | string {
    if (!this.org.has(workspace)) return "team_not_found";
    return this.of(person, workspace) ?? "user_not_found";
  }
}

function isGuest(membership: ModelMembership | undefined): boolean {
  return membership?.role === "multi_channel_guest" || membership?.role === "single_channel_guest";
}
