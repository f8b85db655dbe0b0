import { changeScimPerson } from "../domain/scim/changeScimPerson.ts";
import { createScimPerson } from "../domain/scim/createScimPerson.ts";
import { listScimPeople, readScimPerson } from "../domain/scim/listScimPeople.ts";
import { removeScimPerson } from "../domain/scim/removeScimPerson.ts";
import { locationOf, presentScimPage, presentScimResource } from "../present/scimResource.ts";
import { type AnswerScim, readScimPage, readScimView } from "./scimPage.ts";

/** `/Users`: the people of the directory. */
export const answerUsers: AnswerScim = async (ctx, request, id) => {
  const { method, version, body } = request;
  const view = readScimView(request, "Users", ctx.baseUrl);
  if (id === undefined && method === "GET") {
    const page = readScimPage(request);
    if (!page.ok) return page;
    const listed = await listScimPeople(ctx, page);
    if (!listed.ok) return listed;
    return { ok: true, status: 200, body: presentScimPage({ ...listed, startIndex: page.startIndex }, view) };
  }
  if (id === undefined) {
    const made = await ctx.write(createScimPerson, { body });
    return made.ok ? show(201, made.id) : made;
  }
  if (method === "GET") return show(200, id);
  if (method === "DELETE") {
    const removed = await ctx.write(removeScimPerson, { id });
    return removed.ok ? { ok: true, status: version === "v1" ? 200 : 204 } : removed;
  }
  const kind = method === "PUT" ? "replace" : "patch";
  const changed = await ctx.write(changeScimPerson, { id, version, kind, body });
  return changed.ok ? show(200, id) : changed;

  async function show(status: number, shown: string): ReturnType<AnswerScim> {
    const read = await readScimPerson(ctx, shown);
    if (!read.ok) return read;
    return { ok: true, status, body: presentScimResource(read.resource, view), location: locationOf(shown, view) };
  }
};
