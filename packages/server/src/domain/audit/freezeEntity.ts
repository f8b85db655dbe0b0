import { isIdShaped } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectChannel } from "../../storage/queries/channels.ts";
import { selectFile } from "../../storage/queries/files.ts";
import { selectOrg, selectTeam } from "../../storage/queries/teams.ts";
import { selectUsergroup } from "../../storage/queries/usergroups.ts";
import { selectUser, selectUserAtHome } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import { appState, canvasState, channelState, fileState } from "./entities.ts";
import type { Entity } from "./note.ts";

type State = Entity["state"];

/** How each kind of entity is described. Other kinds have only their id. */
const readers: Readonly<Record<string, (db: Db, id: string, teamId: string) => Promise<State | undefined>>> = {
  async workspace(db, id) {
    const team = await selectTeam(db, id);
    return team && { name: team.name, domain: team.domain };
  },
  async enterprise(db, id) {
    const org = await selectOrg(db, id);
    return org && { name: org.name, domain: "" };
  },
  async user(db, id, teamId) {
    const user = (await selectUser(db, teamId, id)) ?? (await selectUserAtHome(db, id));
    return user && { name: user.name, email: user.email, team: teamId };
  },
  async channel(db, id) {
    const channel = await selectChannel(db, id);
    return channel && channelState(channel);
  },
  async file(db, id) {
    const file = await selectFile(db, id);
    return file && fileState(file);
  },
  async canvas(db, id) {
    const file = await selectFile(db, id);
    return file && canvasState(file);
  },
  async app(db, id) {
    const app = await selectApp(db, id);
    return app && appState(app);
  },
  async usergroup(db, id) {
    const group = await selectUsergroup(db, id);
    return group && { name: group.name };
  },
};

/** What an entity is called now. Undefined when it is not there, or is of a kind without a name. */
export async function freezeEntity(
  { db }: Pick<ReadContext, "db">,
  { type, id }: Pick<Entity, "type" | "id">,
  teamId: string,
): Promise<State | undefined> {
  return isIdShaped(id) ? readers[type]?.(db, id, teamId) : undefined;
}
