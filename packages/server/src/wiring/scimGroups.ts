import { changeScimGroup } from "../domain/scim/changeScimGroup.ts";
import { createScimGroup } from "../domain/scim/createScimGroup.ts";
import { listScimGroups, readScimGroup } from "../domain/scim/listScimGroups.ts";
import { removeScimGroup } from "../domain/scim/removeScimGroup.ts";
import { locationOf, presentScimPage, presentScimResource } from "../present/scimResource.ts";
import { type AnswerScim, readScimPage, readScimView } from "./scimPage.ts";

/** `/Groups`: the user groups of the directory. */
export const answerGroups: AnswerScim = async (ctx, request, id) => {
  const { method, version, body } = request;
  const view = readScimView(request, "Groups", ctx.baseUrl);
  if (id === undefined && method === "GET") {
    const page = readScimPage(request);
    if (!page.ok) return page;
    const withMembers = !view.excluded.includes("members");
    const listed = await listScimGroups(ctx, { ...page, withMembers });
    if (!listed.ok) return listed;
    return { ok: true, status: 200, body: presentScimPage({ ...listed, startIndex: page.startIndex }, view) };
  }
  if (id === undefined) {
    const made = await ctx.write(createScimGroup, { body });
    return made.ok ? show(201, made.id) : made;
  }
  if (method === "GET") return show(200, id);
  if (method === "DELETE") {
    const removed = await ctx.write(removeScimGroup, { id });
    return removed.ok ? { ok: true, status: version === "v1" ? 200 : 204 } : removed;
  }
  const kind = method === "PUT" ? "replace" : "patch";
  const changed = await ctx.write(changeScimGroup, { id, version, kind, body });
  return changed.ok ? show(200, id) : changed;

  async function show(status: number, shown: string): ReturnType<AnswerScim> {
    const read = await readScimGroup(ctx, shown);
    if (!read.ok) return read;
    return { ok: true, status, body: presentScimResource(read.resource, view), location: locationOf(shown, view) };
  }
};
