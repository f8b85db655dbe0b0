import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { serve } from "../../packages/cli/src/commands/serve.ts";
import { variableOf } from "../../packages/cli/src/flags.ts";
import { type Manifest, renderChart } from "./renderChart.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const chart = join(root, "packaging/helm/platform");
const settings = new Set(Object.keys(serve.flags).map(variableOf));
const baseUrl = "https://chat.example.com";

interface Container {
  readonly image: string;
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: unknown }[];
  readonly envFrom?: unknown;
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold?: number;
}

interface Pod {
  readonly spec: {
    readonly securityContext: Readonly<Record<string, unknown>>;
    readonly containers: readonly Container[];
    readonly volumes: readonly {
      readonly name: string;
      readonly persistentVolumeClaim?: { readonly claimName: string };
    }[];
    readonly enableServiceLinks: boolean;
  };
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
}

function render(values: Readonly<Record<string, unknown>> = {}) {
  const manifests = renderChart(chart, "chat", { baseUrl, ...values });
  const of = (kind: string) => manifests.find((manifest) => manifest.kind === kind);
  const pod = ((of("StatefulSet") ?? assert.fail("no servers")).spec as unknown as { template: Pod }).template;
  const [container = assert.fail("no container")] = pod.spec.containers;
  return { manifests, of, pod, container };
}

const kindsOf = (manifests: readonly Manifest[]) => manifests.map(({ kind }) => kind).toSorted();

describe("the Helm chart", () => {
  test("makes one server on a volume, with settings that exist", () => {
    const { manifests, container, pod } = render();
    assert.deepEqual(kindsOf(manifests), ["PersistentVolumeClaim", "Service", "StatefulSet"]);
    assert.deepEqual(
      container.env.filter(({ name }) => !settings.has(name)),
      [],
    );
    const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
    assert.equal(env["PLATFORM_BASE_URL"], baseUrl);
    assert.equal(pod.spec.enableServiceLinks, false);
    assert.equal(env["PLATFORM_PORT"], String(container.ports[0]?.containerPort));
    const mounts = container.volumeMounts.map(({ mountPath }) => mountPath);
    // What the image writes to.
    const image = readFileSync(join(root, "Containerfile"), "utf8");
    assert.ok(mounts.includes(env["PLATFORM_DATA"] ?? ""));
    assert.ok(image.includes(`VOLUME ${env["PLATFORM_DATA"]}`));
    assert.deepEqual(container.args, JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? "[]"));
    assert.deepEqual(
      pod.spec.volumes.map(({ name }) => name).toSorted(),
      container.volumeMounts.map(({ name }) => name).toSorted(),
    );
  });

  test("runs with no rights that a server does not need", () => {
    const { pod, container } = render();
    assert.deepEqual(container.securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    assert.equal(pod.spec.securityContext["runAsNonRoot"], true);
    assert.deepEqual(pod.spec.securityContext["seccompProfile"], { type: "RuntimeDefault" });
  });

  test("asks for health where the server answers, and gives a migration half an hour", () => {
    const { container } = render();
    const { startupProbe, livenessProbe, readinessProbe } = container;
    const source = readFileSync(join(root, "packages/server/src/http/operatorRoutes.ts"), "utf8");
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
      assert.ok(source.includes(`app.get("${httpGet.path}"`), httpGet.path);
      assert.ok(container.ports.some(({ name }) => name === httpGet.port));
    }
    assert.deepEqual([livenessProbe.httpGet.path, readinessProbe.httpGet.path], ["/healthz", "/readyz"]);
    assert.ok(startupProbe.periodSeconds * (startupProbe.failureThreshold ?? 3) >= 1_800);
  });

  test("takes a database, secrets and settings from outside", () => {
    const { container, manifests, pod } = render({
      externalDatabase: { existingSecret: "database" },
      existingSecret: "secrets",
      env: { PLATFORM_RATES: "strict", PLATFORM_AUDIT_DAYS: 365 },
      persistence: { existingClaim: "shared" },
    });
    const database = container.env.find(({ name }) => name === "PLATFORM_DATABASE_URL");
    assert.deepEqual(database?.valueFrom, { secretKeyRef: { name: "database", key: "url" } });
    assert.ok(settings.has("PLATFORM_DATABASE_URL"));
    assert.deepEqual(container.envFrom, [{ secretRef: { name: "secrets" } }]);
    assert.equal(container.env.find(({ name }) => name === "PLATFORM_AUDIT_DAYS")?.value, "365");
    assert.deepEqual(kindsOf(manifests), ["Service", "StatefulSet"]);
    assert.equal(pod.spec.volumes.find(({ name }) => name === "data")?.persistentVolumeClaim?.claimName, "shared");
  });

  test("routes people to the servers, whose sockets may be quiet for an hour", () => {
    const { of, pod, manifests } = render({
      ingress: {
        enabled: true,
        host: "chat.example.com",
        annotations: { "cert-manager.io/cluster-issuer": "letsencrypt" },
      },
    });
    assert.ok(kindsOf(manifests).includes("Ingress"));
    const { metadata, spec } = of("Ingress") ?? assert.fail();
    const { annotations = {} } = metadata;
    for (const side of ["read", "send"]) {
      assert.ok(Number(annotations[`nginx.ingress.kubernetes.io/proxy-${side}-timeout`]) >= 3_600);
    }
    assert.equal(annotations["cert-manager.io/cluster-issuer"], "letsencrypt");
    const service = of("Service") ?? assert.fail();
    const rules = JSON.stringify(spec);
    assert.ok(rules.includes(`"service":{"name":"${service.metadata.name}","port":{"name":"http"}}`), rules);
    const { selector } = service.spec as { selector: Record<string, string> };
    for (const [label, value] of Object.entries(selector)) assert.equal(pod.metadata.labels[label], value);
  });

  test("keeps servers through a drain of nodes where there are several, which need one database", () => {
    const { of } = render({ replicas: 3, externalDatabase: { existingSecret: "database" } });
    assert.equal(of("PodDisruptionBudget")?.spec["maxUnavailable"], 1);
    assert.equal(of("StatefulSet")?.spec["replicas"], 3);
    assert.throws(() => render({ replicas: 3 }), /Several replicas need one PostgreSQL/);
  });

  test("asks for the public URL, and has the version of the packages", () => {
    assert.throws(() => render({ baseUrl: "" }), /Set baseUrl to the public URL/);
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    const { version: own, appVersion } = parse(readFileSync(join(chart, "Chart.yaml"), "utf8")) as Record<
      string,
      string
    >;
    const { image } = parse(readFileSync(join(chart, "values.yaml"), "utf8")) as { image: { tag: string } };
    assert.deepEqual([own, appVersion, image.tag], [version, version, version]);
  });
});
