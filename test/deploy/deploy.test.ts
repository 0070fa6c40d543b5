/**
 * What `deploy` says is what the program and its Dockerfile say: names of settings, ports, folders, users, paths that
 * are probed. No cluster, container or service manager is run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfiguration, VARIABLES } from '#server';
import { SECRET_NAMES } from '../../src/server/config/variables.ts';
import { createHostCheck } from '../../src/server/edge/accepted-hosts.ts';
import { getText, parseDockerfile, parseExecForm, readEnvironment } from '../start/dockerfile.ts';
import { isMap, renderChart } from './render-chart.ts';
import { readYaml, type Yaml, type YamlMap } from './read-yaml.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const CHART = join(DEPLOY, 'helm/osvm');
const image = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).at(-1)!;
const ENVIRONMENT = readEnvironment(image);
const PORT = Number(getText(image, 'EXPOSE'));
const VOLUME = getText(image, 'VOLUME');
/** The user `node` of Node's image. */
const UID = 1000;

/** What the program refuses where it serves visitors. */
const NOT_IN_PRODUCTION = ['SSO_AZURE_ORIGIN'];

const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');

/** The value at a path; throws where there is none. */
function at(value: Yaml, ...path: readonly (string | number)[]): Yaml {
  let found: Yaml | undefined = value;
  for (const key of path) {
    if (typeof key === 'number') found = Array.isArray(found) ? (found as readonly Yaml[])[key] : undefined;
    else found = isMap(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    if (found === undefined) throw new Error(`nothing at ${path.join('.')}`);
  }
  return found;
}

/** The text there; throws where there is none. */
function textAt(value: Yaml, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  if (typeof found !== 'string') throw new Error(`no text at ${path.join('.')}`);
  return found;
}

const keysOf = (value: Yaml): readonly string[] => Object.keys(value as YamlMap);
const notSettings = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !Object.hasOwn(VARIABLES, name));

/** `${NAME:-fallback}` without anything set. Throws where a value is needed. */
function interpolate(text: string, environment: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    const value = environment[name] ?? '';
    if (value === '' && kind === '?') throw new Error(`${name}: ${rest}`);
    return value === '' ? rest : value;
  });
}

describe('compose.yaml', () => {
  const compose = readYaml(read('compose.yaml'));
  const product = at(compose, 'services', 'osvm');
  const environment = (set: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      keysOf(at(product, 'environment')).map((name) => [
        name,
        interpolate(textAt(product, 'environment', name), set),
      ]),
    );

  test('sets what the program knows, each from the variable of its own name', () => {
    const settings = at(product, 'environment') as YamlMap;
    expect(notSettings(keysOf(settings))).toEqual([]);
    expect(keysOf(settings).length).toBeGreaterThan(10);
    for (const [name, value] of Object.entries(settings))
      expect(value).toMatch(new RegExp(`^\\$\\{${name}:[-?]`));
  });

  test('passes on every setting that the image does not set and that is for production', () => {
    const passed = [...keysOf(at(product, 'environment')), ...Object.keys(ENVIRONMENT), ...NOT_IN_PRODUCTION];
    expect(Object.keys(VARIABLES).filter((name) => !passed.includes(name))).toEqual([]);
    for (const name of NOT_IN_PRODUCTION)
      expect(() => parseConfiguration({ NODE_ENV: 'production', [name]: 'http://127.0.0.1:1' })).toThrow(
        `${name} is not for production`,
      );
  });

  test('takes what is set on the machine as it is', () => {
    const configuration = parseConfiguration({
      ...ENVIRONMENT,
      ...environment({
        PUBLIC_ORIGIN: 'https://explorer.example',
        INDEX: 'mainnet',
        ARCHIVE_DIR: `${VOLUME}/blocks`,
        STREAM_URL: 'nats://nats:4222',
        STREAM_MEGABYTES: '64',
        INDEX_DECODERS: '3',
        TRUSTED_TRACES: 'on',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/traces',
        OTEL_SERVICE_NAME: 'explorer',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      }),
    });
    expect(configuration).toMatchObject({
      index: {
        clusters: ['mainnet'],
        archive: { kind: 'folder', folder: `${VOLUME}/blocks` },
        stream: { url: 'nats://nats:4222', maxBytes: 64 * 1_048_576 },
        decoders: 3,
      },
      trustedTraces: true,
      tracing: {
        url: 'https://collector.example/traces',
        resource: { 'service.name': 'explorer', 'deployment.environment.name': 'test' },
      },
      unreadSettings: [],
    });
  });

  test('needs the public origin, and starts with nothing else', () => {
    expect(() => environment({})).toThrow('PUBLIC_ORIGIN: the origin visitors use');
    const configuration = parseConfiguration({
      ...ENVIRONMENT,
      ...environment({ PUBLIC_ORIGIN: 'https://explorer.example' }),
    });
    expect(configuration).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: PORT,
      publicOrigin: 'https://explorer.example',
      localnet: { on: false },
      trustedHops: 0,
      usersUrl: undefined,
    });
  });

  test('holds no secret', () => {
    expect(SECRET_NAMES.length).toBeGreaterThan(5);
    for (const name of SECRET_NAMES) expect(at(product, 'environment', name)).toBe(`\${${name}:-}`);
    expect(at(compose, 'services', 'postgres', 'environment', 'POSTGRES_PASSWORD')).toBe(
      '${POSTGRES_PASSWORD:-}',
    );
  });

  test('publishes the port, keeps the volume and asks the health check of the Dockerfile', () => {
    expect(at(product, 'ports')).toEqual([`127.0.0.1:${PORT}:${PORT}`]);
    expect(at(product, 'volumes')).toEqual([`data:${VOLUME}`]);
    const [, interval, timeout, startPeriod, command] =
      /^--interval=(\w+) --timeout=(\w+) --start-period=(\w+) CMD (.+)$/.exec(
        getText(image, 'HEALTHCHECK'),
      ) ?? [];
    expect(at(product, 'healthcheck')).toEqual({
      test: ['CMD', ...parseExecForm(command!)],
      interval,
      timeout,
      start_period: startPeriod,
    });
  });

  test('has PostgreSQL in a profile of its own, by the name its address has', () => {
    const postgres = at(compose, 'services', 'postgres');
    expect(at(postgres, 'profiles')).toEqual(['postgresql']);
    const user = textAt(postgres, 'environment', 'POSTGRES_USER');
    const database = textAt(postgres, 'environment', 'POSTGRES_DB');
    expect(at(postgres, 'healthcheck', 'test')).toEqual([
      'CMD',
      'pg_isready',
      `--username=${user}`,
      `--dbname=${database}`,
    ]);
    expect(read('compose.yaml')).toContain(`postgresql://${user}:<the password>@postgres/${database}`);
    expect(at(product, 'depends_on', 'postgres')).toEqual({ condition: 'service_healthy', required: false });
    expect(keysOf(at(compose, 'volumes'))).toEqual(['data', 'postgres']);
  });

  test('has Jaeger in a profile of its own, by the name and port its address has', () => {
    expect(at(compose, 'services', 'jaeger', 'profiles')).toEqual(['tracing']);
    const [, url, host] =
      /OTEL_EXPORTER_OTLP_ENDPOINT=(\S+) and PRIVATE_HOSTS=(\S+)\.\n/.exec(read('compose.yaml')) ?? [];
    const { tracing } = parseConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: url!, PRIVATE_HOSTS: host! });
    expect(tracing?.url).toBe('http://jaeger:4318/v1/traces');
    expect(at(compose, 'services', 'jaeger', 'ports')).toEqual(['127.0.0.1:16686:16686']);
  });

  test('has Redis in a profile of its own, by the name and port its address has', () => {
    const redis = at(compose, 'services', 'redis');
    expect(at(redis, 'profiles')).toEqual(['redis']);
    const [, url] = /REDIS_URL=(\S+)\. How/.exec(read('compose.yaml')) ?? [];
    expect(parseConfiguration({ REDIS_URL: url! }).redisUrl).toBe('redis://redis:6379');
    const command = at(redis, 'command') as readonly string[]; // read from a list of texts
    expect(command.join(' ')).toBe('redis-server --save  --maxmemory 256mb --maxmemory-policy volatile-ttl');
    expect(at(product, 'depends_on', 'redis')).toEqual({ condition: 'service_healthy', required: false });
  });
});

describe('osvm.service', () => {
  const lines = read('systemd/osvm.service')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('['));
  const entries = new Map(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf('=')),
      line.slice(line.indexOf('=') + 1),
    ]),
  );
  const environment = Object.fromEntries(
    entries
      .get('Environment')!
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]), // no value has one
  );

  test('says each thing once', () => {
    expect(entries.size).toBe(lines.length);
  });

  test('sets what the image sets, in folders that systemd makes for it', () => {
    expect(Object.keys(environment).toSorted()).toEqual(Object.keys(ENVIRONMENT).toSorted());
    expect(environment['DATA_DIR']).toBe(`/var/lib/${entries.get('StateDirectory')}`);
    expect(environment['NODE_COMPILE_CACHE']).toBe(`/var/cache/${entries.get('CacheDirectory')}`);
    expect(environment['PORT']).toBe(String(PORT));
    expect(parseConfiguration(environment)).toMatchObject({ production: true, host: '127.0.0.1' });
  });

  test('starts what the image starts', () => {
    const [, , ...command] = parseExecForm(getText(image, 'ENTRYPOINT'));
    expect(entries.get('ExecStart')).toBe(`/usr/bin/${command.join(' ')}`);
  });

  test('is not started again after a wrong setting', () => {
    const [, code] =
      /EXIT_CONFIGURATION = (\d+);/.exec(readFileSync(join(ROOT, 'src/main.ts'), 'utf8')) ?? [];
    expect(entries.get('RestartPreventExitStatus')).toBe(code);
  });

  test('gives it as little as it can', () => {
    for (const name of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'RestrictNamespaces'])
      expect(entries.get(name)).toBe('yes');
    expect(entries.get('ProtectSystem')).toBe('strict');
    expect(entries.get('CapabilityBoundingSet')).toBe('');
    expect(entries.has('MemoryDenyWriteExecute')).toBe(false);
  });
});

describe('the chart', () => {
  const values = readYaml(read('helm/osvm/values.yaml')) as YamlMap;
  const render = (name: string, changed: YamlMap = {}): Yaml =>
    readYaml(
      renderChart(
        readFileSync(join(CHART, 'templates', name), 'utf8'),
        { ...values, ...changed },
        'explorer',
      ),
    );
  const pod = (changed?: YamlMap): Yaml => at(render('deployment.yaml', changed), 'spec', 'template', 'spec');
  const container = (changed?: YamlMap): Yaml => at(pod(changed), 'containers', 0);

  test('has the version of the program', () => {
    const chart = readYaml(read('helm/osvm/Chart.yaml'));
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }; // our own
    expect(chart).toMatchObject({ apiVersion: 'v2', name: 'osvm', version, appVersion: version });
    expect(at(values, 'image', 'tag')).toBe(version);
  });

  test('is made of these templates', () => {
    expect(readdirSync(join(CHART, 'templates')).toSorted()).toEqual([
      'deployment.yaml',
      'ingress.yaml',
      'pvc.yaml',
      'service.yaml',
    ]);
  });

  test('sets what the program knows, as text', () => {
    const settings = at(container(), 'env') as readonly YamlMap[];
    expect(settings).toEqual([
      { name: 'PUBLIC_ORIGIN', value: 'https://explorer.example' },
      { name: 'TRUSTED_HOPS', value: '1' },
    ]);
    expect(notSettings(settings.map((one) => textAt(one, 'name')))).toEqual([]);
    // Those in its comments too.
    const named = read('helm/osvm/values.yaml').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g)!;
    expect(notSettings(named)).toEqual([]);
    // All that belong into a secret are, and each of the others can be set.
    expect(SECRET_NAMES.filter((name) => !named.includes(name))).toEqual([]);
    const all = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, 'text']));
    const passed = at(container({ env: all }), 'env') as readonly YamlMap[]; // a list in the template
    expect(passed.map((one) => textAt(one, 'name')).toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
    // What Kubernetes would add of a service by that name is refused by the program.
    expect(at(pod(), 'enableServiceLinks')).toBe(false);
    expect(() => parseConfiguration({ OSVM_PORT_3000_TCP_ADDR: '10.0.0.1' })).toThrow('is not a setting');
  });

  test('reads secrets from a secret that is there, and from none without one', () => {
    expect(container()).not.toHaveProperty('envFrom');
    expect(at(container({ existingSecret: 'keys' }), 'envFrom')).toEqual([{ secretRef: { name: 'keys' } }]);
  });

  test('listens and stores where the image does, as its user', () => {
    expect(at(container(), 'ports')).toEqual([{ name: 'http', containerPort: PORT }]);
    expect(at(container(), 'volumeMounts')).toEqual([
      { name: 'data', mountPath: VOLUME },
      { name: 'tmp', mountPath: '/tmp' },
    ]);
    expect(at(pod(), 'securityContext')).toMatchObject({ runAsUser: UID, fsGroup: UID });
    expect(at(pod(), 'volumes', 0, 'persistentVolumeClaim', 'claimName')).toBe(
      at(render('pvc.yaml'), 'metadata', 'name'),
    );
  });

  test.each([
    ['startupProbe', '/healthz'],
    ['livenessProbe', '/healthz'],
    ['readinessProbe', '/readyz'],
  ])('%s asks for %s by a host that is answered', (probe, path) => {
    const request = at(container(), probe, 'httpGet');
    expect(request).toMatchObject({ path, port: PORT });
    expect(readFileSync(join(ROOT, 'src/server/http/app.ts'), 'utf8')).toContain(`app.get('${path}'`);
    const isAnswered = createHostCheck({
      host: ENVIRONMENT['HOST']!,
      publicOrigin: 'https://explorer.example',
    });
    expect(at(request, 'httpHeaders', 0, 'name')).toBe('Host');
    expect(isAnswered(textAt(request, 'httpHeaders', 0, 'value'))).toBe(true);
    expect(isAnswered(`10.0.0.7:${PORT}`)).toBe(false);
  });

  test('asks a process without pages on the port of its metrics', () => {
    const changed = {
      roles: 'indexer',
      env: { METRICS_HOST: '0.0.0.0' },
      health: { port: 9464, ready: '/healthz' },
    };
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
      expect(at(container(changed), probe, 'httpGet')).toMatchObject({ path: '/healthz', port: 9464 });
    const { metrics } = parseConfiguration({ NODE_ENV: 'production', METRICS_HOST: '0.0.0.0' });
    expect(metrics).toEqual({ host: '0.0.0.0', port: 9464, isRequired: false });
  });

  test('leads from the ingress through the service to the pod', () => {
    const { selector, ports } = at(render('service.yaml'), 'spec') as YamlMap;
    expect(selector).toEqual(at(render('deployment.yaml'), 'spec', 'selector', 'matchLabels'));
    expect(selector).toEqual(at(render('deployment.yaml'), 'spec', 'template', 'metadata', 'labels'));
    expect(ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
    expect(render('ingress.yaml')).toBeNull();
    const ingress = render('ingress.yaml', {
      ingress: { ...(values['ingress'] as YamlMap), enabled: true },
    });
    expect(at(ingress, 'spec', 'rules', 0, 'host')).toBe('explorer.example');
    expect(at(ingress, 'spec', 'rules', 0, 'http', 'paths', 0, 'backend', 'service')).toEqual({
      name: at(render('service.yaml'), 'metadata', 'name'),
      port: { name: 'http' },
    });
  });

  test('asks for the default class of volumes unless one is named', () => {
    expect(at(render('pvc.yaml'), 'spec')).not.toHaveProperty('storageClassName');
    const fast = render('pvc.yaml', { persistence: { enabled: true, size: '5Gi', storageClass: 'fast' } });
    expect(at(fast, 'spec', 'storageClassName')).toBe('fast');
  });
});

describe('the chart with several replicas', () => {
  const values = readYaml(read('helm/osvm/values.yaml')) as YamlMap;
  const render = (name: string, changed: YamlMap): Yaml =>
    readYaml(
      renderChart(
        readFileSync(join(CHART, 'templates', name), 'utf8'),
        { ...values, ...changed },
        'explorer',
      ),
    );
  const several: YamlMap = {
    replicas: 3,
    strategy: 'RollingUpdate',
    roles: 'api',
    persistence: { ...(values['persistence'] as YamlMap), enabled: false },
  };

  test('has one by default, which alone holds its volume', () => {
    const spec = at(render('deployment.yaml', {}), 'spec');
    expect(spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
    expect(at(spec, 'template', 'spec', 'containers', 0)).not.toHaveProperty('args');
  });

  test('gives each a folder that goes with it, and no volume', () => {
    const spec = at(render('deployment.yaml', several), 'spec');
    expect(spec).toMatchObject({ replicas: 3, strategy: { type: 'RollingUpdate' } });
    expect(at(spec, 'template', 'spec', 'volumes')).toEqual([
      { name: 'data', emptyDir: {} },
      { name: 'tmp', emptyDir: {} },
    ]);
    expect(at(spec, 'template', 'spec', 'containers', 0, 'args')).toEqual(['--roles=api']);
    expect(render('pvc.yaml', several)).toBeNull();
  });
});

describe('the reader of YAML', () => {
  test('reads maps, lists and scalars', () => {
    expect(
      readYaml(
        "# note\na:\n  b: 1\n  c: [x, 'y']\nd:\n- e: \"f\\n\"\n  g:\n    h: true\n- plain text\n- {}\nk: ''\nl:\n",
      ),
    ).toEqual({
      a: { b: 1, c: ['x', 'y'] },
      d: [{ e: 'f\n', g: { h: true } }, 'plain text', {}],
      k: '',
      l: null,
    });
  });

  test.each([
    'a: 1\na: 2',
    'a: off',
    'a: |\n  b',
    'a: &b c',
    'a:\n    b: 1\n  c: 2',
    'a',
    'a: 1\n  b: 2',
    'a:\t1',
  ])('%j is refused', (text) => {
    expect(() => readYaml(text)).toThrow(/^line \d/);
  });
});
