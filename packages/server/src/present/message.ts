/** A message is stored as the JSON that clients receive: there is a schema and nothing to present. */
export { messageSchema } from "@platform/protocol/resources/message.ts";
