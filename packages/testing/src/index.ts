export {
  type Acting,
  type Place,
  type Seen,
  type SeenCommand,
  type SeenMenu,
  type SeenSubmission,
  type ShownView,
  type Values,
} from "./acting.ts";
export { type AppMessage } from "./expectations/appMessages.ts";
export { expectReply, type ReplyWish } from "./expectations/expectReply.ts";
export { expectStatus, type StatusWish, type ThreadStatus } from "./expectations/expectStatus.ts";
export { expectStream, type StreamedMessage, type StreamWish } from "./expectations/expectStream.ts";
export { type PlaceWish, type Posted } from "./expectations/place.ts";
export { functionTester, type FunctionTester, type Given } from "./functionTester.ts";
export { type Person } from "./person.ts";
export { type StartOptions, startPlatform, type TestPlatform } from "./startPlatform.ts";
export { type TestClock } from "./testClock.ts";
export { type FaultWish, type SocketFaultWish, type SocketStage, type TestFaults } from "./testFaults.ts";
export { type LogFilter, type LogLine } from "./testLog.ts";
export {
  type Difference,
  type OpenRecording,
  type Recording,
  type RecordWish,
  type ReplayResult,
  type ReplayWish,
} from "./testRecordings.ts";
export { type EndedRun, type RunWish, type TestRuns } from "./testRuns.ts";
export { type StreamCall, type StreamTrace, type TestStreams } from "./testStreams.ts";
