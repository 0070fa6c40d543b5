import { describe, expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';
import { readVersion } from './version.ts';

const HERE = 'http://127.0.0.1:4318';

describe('settings of tracing', () => {
  test('nothing is traced until a collector is named', () => {
    expect(parseConfiguration({}).tracing).toBeUndefined();
    expect(
      parseConfiguration({ OTEL_SERVICE_NAME: 'a', OTEL_TRACES_SAMPLER: 'always_on' }).tracing,
    ).toBeUndefined();
    expect(parseConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }).tracing).toBeUndefined();
  });

  test('the defaults are those of OpenTelemetry', () => {
    expect(parseConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: `${HERE}/` }).tracing).toEqual({
      url: `${HERE}/v1/traces`,
      headers: {},
      timeoutMs: 10_000,
      isCompressed: false,
      sampler: 'parentbased_always_on',
      ratio: 1,
      resource: { 'service.name': 'osvm', 'service.version': readVersion() },
    });
  });

  test('every setting is read', () => {
    expect(
      parseConfiguration({
        OTEL_EXPORTER_OTLP_ENDPOINT: HERE,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/ingest',
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, x-team = one',
        OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-team=two',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
        OTEL_EXPORTER_OTLP_TIMEOUT: '2500',
        OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
        OTEL_SERVICE_NAME: 'explorer',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test,service.name=other',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }).tracing,
    ).toEqual({
      url: 'https://collector.example/ingest',
      headers: { 'api-key': 'a b', 'x-team': 'two' },
      timeoutMs: 2_500,
      isCompressed: true,
      sampler: 'parentbased_traceidratio',
      ratio: 0.25,
      resource: {
        'service.name': 'explorer',
        'service.version': readVersion(),
        'deployment.environment.name': 'test',
      },
    });
  });

  test.each([{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }])(
    '%j switches it off',
    (off) => {
      expect(parseConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: HERE, ...off }).tracing).toBeUndefined();
    },
  );

  test('a collector in the network of the deployer is named twice', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(() => parseConfiguration(collector)).toThrow(
      'Configuration: OTEL_EXPORTER_OTLP_ENDPOINT must be an https URL',
    );
    const { tracing } = parseConfiguration({ ...collector, PRIVATE_HOSTS: 'collector:4318' });
    expect(tracing?.url).toBe('http://collector:4318/v1/traces');
  });

  test.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an https URL, or http on this machine and PRIVATE_HOSTS, without user and query',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://a:b@collector.example' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an https URL, or http on this machine and PRIVATE_HOSTS, without user and query',
    ],
    [
      { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json or http/protobuf: gRPC is not spoken',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'secret-of-mine' },
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value, separated by commas, with % codes for other characters in values',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'a=b%0d%0ac: d' },
      'OTEL_EXPORTER_OTLP_HEADERS must hold names and values of HTTP headers',
    ],
    [
      { OTEL_TRACES_SAMPLER: 'some' },
      'OTEL_TRACES_SAMPLER must be one of always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, parentbased_traceidratio',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1'],
    [{ ACCESS_LOG: 'yes' }, 'ACCESS_LOG must be on or off'],
    [{ ACCESS_LOGS: 'on' }, 'ACCESS_LOGS is not a setting'],
    [{ TRUSTED_TRACE: 'on' }, 'TRUSTED_TRACE is not a setting'],
  ])('%j is refused in one line', (environment, message) => {
    expect(() => parseConfiguration(environment as Record<string, string>)).toThrow(
      `Configuration: ${message}`,
    );
  });

  test('other names of OpenTelemetry stop no start, and those that change nothing are named', () => {
    const { unreadSettings } = parseConfiguration({
      OTEL_METRICS_EXPORTER: 'otlp',
      OTEL_EXPORTER_OLTP_ENDPOINT: HERE,
      OTEL_SERVICE_NAME: 'explorer',
    });
    expect(unreadSettings).toEqual(['OTEL_METRICS_EXPORTER', 'OTEL_EXPORTER_OLTP_ENDPOINT']);
  });
});
