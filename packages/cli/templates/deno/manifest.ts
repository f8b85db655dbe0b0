import { Manifest } from "@platform/runtime";
import { GreetWorkflow } from "./workflows/greet.ts";

export default Manifest({
  name: "{{name}}",
  description: "Greets people who say hello or follow a link.",
  workflows: [GreetWorkflow],
  outgoingDomains: [],
  botScopes: ["chat:write", "chat:write.public", "channels:read", "channels:history"],
});
