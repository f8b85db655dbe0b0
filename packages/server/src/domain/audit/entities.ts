import type { AppRow } from "../../storage/tables/apps.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { FileRow } from "../../storage/tables/files.ts";
import { readSharing } from "../connections/sharing.ts";
import type { Entity } from "./note.ts";

type State = Entity["state"];

const privacyOf = { public: "public", private: "private", im: "dm", mpim: "mpim", record: "private" } as const;

type Described = Pick<ChannelRow, "kind" | "name" | "sharing">;

export function channelState(channel: Described): State {
  const sharing = readSharing(channel);
  return {
    name: channel.name,
    privacy: privacyOf[channel.kind],
    is_shared: sharing?.isExternal ?? false,
    is_org_shared: sharing !== undefined && !sharing.isExternal,
    teams_shared_with: sharing?.teamIds ?? [],
  };
}

export function channelEntity(channel: Described & Pick<ChannelRow, "id">): Entity {
  return { type: "channel", id: channel.id, state: channelState(channel) };
}

export function fileState({ name, filetype, title }: Pick<FileRow, "name" | "filetype" | "title">): State {
  return { name, filetype, title };
}

export function canvasState({ filetype, title }: Pick<FileRow, "filetype" | "title">): State {
  return { filetype, title };
}

export function fileEntity(file: Pick<FileRow, "id" | "name" | "filetype" | "title">): Entity {
  return { type: "file", id: file.id, state: fileState(file) };
}

export function appState({ name, distribution }: Pick<AppRow, "name" | "distribution">): State {
  const isListed = distribution === "directory";
  return { name, is_distributed: distribution !== "internal", is_directory_approved: isListed, is_workflow_app: false };
}
