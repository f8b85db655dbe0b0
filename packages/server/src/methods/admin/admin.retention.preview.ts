import { succeed } from "@platform/protocol";
import { previewRule } from "../../domain/retention/previewRule.ts";
import { presentPreview, retentionPreviewSchema } from "../../present/retention.ts";
import { defineMethod } from "../define.ts";
import { ruleErrors, ruleNameOf, ruleParams } from "../retentionParams.ts";

export const adminRetentionPreview = defineMethod({
  name: "admin.retention.preview",
  summary: "Counts what a retention rule would delete now.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 2,
  params: ruleParams,
  result: { preview: retentionPreviewSchema },
  errors: ruleErrors,
  examples: [
    { title: "The rule of a channel", params: { channel_id: "C0123456789" } },
    { title: "The rule of the org for public channels", params: { kind: "public" } },
  ],
  notes:
    "A method of this server's own. Nothing is deleted. In channels that several workspaces have, a run deletes less: each rule covers the messages of its own people.",
  async handler(ctx, params) {
    const counted = await previewRule(ctx, ruleNameOf(params));
    return counted.ok ? succeed({ preview: presentPreview(counted.preview) }) : counted;
  },
});
