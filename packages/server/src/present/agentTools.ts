import { type Static, Type } from "typebox";
import type { ShownServer } from "../domain/agentTools/listServers.ts";
import type { ResultPart, ToolResult } from "../domain/agentTools/protocol/toolResult.ts";

const fields = Type.Record(Type.String(), Type.Unknown());

const agentToolSchema = Type.Object(
  {
    name: Type.String(),
    title: Type.String(),
    description: Type.String(),
    input_schema: fields,
    annotations: Type.Object(
      {
        read_only: Type.Boolean(),
        destructive: Type.Boolean(),
        idempotent: Type.Boolean(),
        open_world: Type.Boolean(),
      },
      { description: "What the server says of the tool." },
    ),
    version: Type.String({ description: "Changes with the description. Consent is given to one version." }),
    needs_consent: Type.Boolean({ description: "Whether the person has to allow each call." }),
    is_allowed_always: Type.Boolean(),
  },
  { title: "AgentTool" },
);

export const toolServerSchema = Type.Object(
  {
    key: Type.String({ description: "In `mcp_servers` of the manifest." }),
    host: Type.String({ description: "Where the requests go." }),
    auth_type: Type.String(),
    state: Type.Enum(["off", "connected", "needs_connection", "failed"], {
      description: "Nothing is asked of a server that is `off`.",
    }),
    reason: Type.Optional(Type.Object({ code: Type.String(), text: Type.String() })),
    connect_path: Type.Optional(
      Type.String({ description: "The page of this server on which the person connects their account there." }),
    ),
    tools: Type.Array(agentToolSchema),
    left_out: Type.Integer({ description: "How many tools are not listed: they are too many, or malformed." }),
  },
  { title: "AgentToolServer" },
);

export const toolResultSchema = Type.Object(
  {
    is_error: Type.Boolean(),
    content: Type.Array(
      Type.Object({
        type: Type.Enum(["text", "image", "link", "other"]),
        text: Type.Optional(Type.String({ description: "Of `text`; the name of a `link`; the kind of `other`." })),
        mime_type: Type.Optional(Type.String()),
        data: Type.Optional(Type.String({ description: "An image, as base64." })),
        uri: Type.Optional(Type.String()),
      }),
    ),
    left_out: Type.Integer(),
    structured: Type.Optional(fields),
  },
  { title: "AgentToolResult" },
);

export function presentToolServer(
  { server, state, reason, tools, leftOut }: ShownServer,
  teamId: string,
): Static<typeof toolServerSchema> {
  const { url, auth_type } = server.definition;
  const path = connectPath(server, teamId);
  return {
    key: server.key,
    host: URL.canParse(url) ? new URL(url).host : url,
    auth_type,
    state,
    ...(reason && { reason }),
    ...(path !== undefined && state !== "off" && { connect_path: path }),
    tools: tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      input_schema: tool.inputSchema,
      annotations: {
        read_only: tool.isReadOnly,
        destructive: tool.isDestructive,
        idempotent: tool.isIdempotent,
        open_world: tool.isOpenWorld,
      },
      version: tool.hash,
      needs_consent: !tool.isReadOnly && !tool.isAllowedAlways,
      is_allowed_always: tool.isAllowedAlways,
    })),
    left_out: leftOut,
  };
}

function connectPath({ app, key, definition }: ShownServer["server"], teamId: string): string | undefined {
  const query = `?team=${encodeURIComponent(teamId)}`;
  if (definition.auth_type === "manual_auth") {
    return `/external/auth/connect/${app.id}/${encodeURIComponent(definition.auth_provider_key ?? "")}${query}`;
  }
  if (definition.auth_type !== "dynamic_client_registration") return undefined;
  return `/external/tools/connect/${app.id}/${encodeURIComponent(key)}${query}`;
}

export function presentToolResult({
  isError,
  parts,
  leftOut,
  structured,
}: ToolResult): Static<typeof toolResultSchema> {
  return {
    is_error: isError,
    content: parts.map(presentPart),
    left_out: leftOut,
    ...(structured && { structured }),
  };
}

function presentPart(part: ResultPart): Static<typeof toolResultSchema>["content"][number] {
  switch (part.type) {
    case "text":
      return part;
    case "image":
      return { type: "image", mime_type: part.mimeType, data: part.data };
    case "link":
      return { type: "link", uri: part.uri, text: part.name };
    case "other":
      return { type: "other", text: part.kind };
  }
}
