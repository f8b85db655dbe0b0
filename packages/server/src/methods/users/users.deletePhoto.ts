import { succeed } from "@platform/protocol";
import { replacePhoto } from "../../domain/photos/storePhoto.ts";
import { defineMethod } from "../define.ts";

export const usersDeletePhoto = defineMethod({
  name: "users.deletePhoto",
  summary: "Removes the caller's profile photo.",
  http: "POST",
  tokens: ["user"],
  scopes: ["users.profile:write"],
  rate: 2,
  needs: ["files"],
  params: {},
  result: {},
  errors: {},
  notes: "The generated picture takes its place. Succeeds without a photo, too.",
  examples: [{ title: "Back to the generated picture", params: {} }],
  async handler(ctx) {
    await replacePhoto(ctx, ctx.files, undefined);
    return succeed({});
  },
});
