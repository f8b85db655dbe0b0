import type { AppStage } from "./appStage.ts";

/** What two organizations share, and what a person may want to link or to name there. */
export interface Connected {
  readonly channel: string;
  readonly frank: string;
  readonly birch: string;
  readonly org: string;
  readonly triggerId: string;
  readonly links: { readonly file: string; readonly canvas: string; readonly list: string };
}

/** Alice shares a channel with Frank, whose workspace belongs to an organization of its own; Bob has things to link. */
export async function connectOrgs({ platform, dev, call, tokenOf, userId }: AppStage): Promise<Connected> {
  const [alice, bob, frank] = [tokenOf("alice"), tokenOf("bob"), tokenOf("frank")];
  const birch = dev.users.find(({ name }) => name === "frank")?.team_id ?? "";
  const org = "E0000STRANGE";
  const row = { id: org, name: "Birch Group", domain: "birch-group", created_ms: 0 };
  await platform.store.db.insertInto("orgs").values(row).execute();
  await platform.store.db.updateTable("teams").set({ org_id: org }).where("id", "=", birch).execute();

  const made = await call("conversations.create", { name: "partners" }, alice);
  const channel = (made["channel"] as { id: string }).id;
  await call("conversations.invite", { channel, users: userId("bob") }, alice);
  const { invite_id } = await call("conversations.inviteShared", { channel, emails: ["frank@birch.test"] }, alice);
  await call("conversations.acceptSharedInvite", { invite_id }, frank);

  const linkTo = async (file: unknown) =>
    ((await call("files.info", { file }, bob))["file"] as { permalink: string }).permalink;
  const { canvas_id } = await call("canvases.create", { title: "Notes" }, bob);
  const { list_id } = await call("slackLists.create", { name: "Candidates" }, bob);
  const asked = await call("files.getUploadURLExternal", { filename: "plan.txt", length: 5 }, bob);
  await fetch(String(asked["upload_url"]), { method: "POST", body: "hello" });
  await call("files.completeUploadExternal", { files: [{ id: asked["file_id"] }] }, bob);
  const links = {
    file: await linkTo(asked["file_id"]),
    canvas: await linkTo(canvas_id),
    list: await linkTo(list_id),
  };
  const { triggers } = await call("workflows.triggers.list", {});
  const triggerId = (triggers as { id: string }[])[0]?.id ?? "";
  return { channel, frank: userId("frank"), birch, org, triggerId, links };
}
