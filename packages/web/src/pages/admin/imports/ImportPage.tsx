import { usePages } from "../../../api/usePages.ts";
import { importsText } from "../../../strings/imports.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { NoPermission } from "../../parts/NoPermission.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useSession } from "../../parts/useSession.ts";
import { useLiveJobs } from "../jobs/useLiveJobs.ts";
import { EndedImport } from "./EndedImport.tsx";
import { isOver } from "./job.ts";
import { RunningImport } from "./RunningImport.tsx";
import { UploadForm } from "./UploadForm.tsx";

/** Brings the export of another workspace into this one, step by step. The state is the server's, and is there when the person returns. */
export function ImportPage() {
  const user = useSession().data?.user;
  const isOwner = user?.is_owner === true || user?.enterprise_user?.is_owner === true;
  return (
    <>
      <PageHead title={importsText.imports} about={importsText.about} />
      {isOwner ? <OwnersImport /> : <NoPermission code="not_an_owner" method="admin.imports.start" />}
    </>
  );
}

function OwnersImport() {
  const imports = usePages("admin.jobs.list", { kind: "imports.run", limit: 1 }, (answer) => answer.jobs);
  useLiveJobs();
  return (
    <Loaded of={imports.of} label={importsText.loading}>
      {({ rows: [latest] }) => {
        if (latest && !isOver(latest)) return <RunningImport job={latest} />;
        return (
          <>
            {latest && <EndedImport key={latest.id} job={latest} />}
            <Section title={importsText.choose} about={importsText.chooseAbout}>
              <UploadForm />
            </Section>
          </>
        );
      }}
    </Loaded>
  );
}
