export { type LinkedMessage, permalinkOf as presentPermalink } from "@platform/protocol/permalink.ts";
