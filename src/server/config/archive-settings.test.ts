import { describe, expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';

const KEY = { ARCHIVE_ACCESS_KEY_ID: 'AKIA1', ARCHIVE_SECRET_ACCESS_KEY: 'secret' };
const archiveOf = (environment: Record<string, string>) => parseConfiguration(environment).index.archive;

describe('the archive of blocks', () => {
  test('is nowhere, in a folder, or in a bucket', () => {
    expect(archiveOf({})).toBeUndefined();
    expect(archiveOf({ ARCHIVE_DIR: '/mnt/blocks' })).toEqual({ kind: 'folder', folder: '/mnt/blocks' });
    expect(archiveOf({ ...KEY, ARCHIVE_URL: 's3://blocks' })).toEqual({
      kind: 'bucket',
      endpoint: undefined,
      region: 'us-east-1',
      bucket: 'blocks',
      prefix: '',
      isPathStyle: false,
      accessKeyId: 'AKIA1',
      secretAccessKey: 'secret',
    });
    const minio = { ARCHIVE_URL: 's3://blocks/a/b_1/', ARCHIVE_ENDPOINT: 'https://minio.example:9000/' };
    expect(archiveOf({ ...KEY, ...minio, ARCHIVE_REGION: 'eu-central-1' })).toMatchObject({
      endpoint: 'https://minio.example:9000',
      region: 'eu-central-1',
      prefix: 'a/b_1/',
      isPathStyle: true,
    });
    expect(archiveOf({ ...KEY, ...minio, ARCHIVE_ADDRESSING: 'host' })).toMatchObject({ isPathStyle: false });
  });

  test('has its server reached by http on this machine and in a private network alone', () => {
    const settings = { ...KEY, ARCHIVE_URL: 's3://blocks', ARCHIVE_ENDPOINT: 'http://minio:9000' };
    expect(() => archiveOf(settings)).toThrow('Configuration: ARCHIVE_ENDPOINT must be the origin');
    expect(archiveOf({ ...settings, PRIVATE_HOSTS: 'minio:9000' })).toMatchObject({
      endpoint: 'http://minio:9000',
    });
    expect(archiveOf({ ...settings, ARCHIVE_ENDPOINT: 'http://127.0.0.1:9000' })).toBeDefined();
  });

  test.each([
    [{ ARCHIVE_URL: 's3://blocks' }, 'ARCHIVE_URL needs ARCHIVE_ACCESS_KEY_ID and ARCHIVE_SECRET_ACCESS_KEY'],
    [
      { ...KEY, ARCHIVE_URL: 's3://blocks', ARCHIVE_DIR: '/x' },
      'ARCHIVE_DIR and ARCHIVE_URL cannot both be set',
    ],
    [{ ...KEY, ARCHIVE_URL: 'https://blocks' }, 'ARCHIVE_URL must be s3://bucket'],
    [{ ...KEY, ARCHIVE_URL: 's3://Blocks' }, 'ARCHIVE_URL must be s3://bucket'],
    [{ ...KEY, ARCHIVE_URL: 's3://blocks/a b' }, 'ARCHIVE_URL must be s3://bucket'],
    [{ ...KEY, ARCHIVE_URL: 's3://blocks//a' }, 'ARCHIVE_URL must be s3://bucket'],
    [
      { ...KEY, ARCHIVE_URL: 's3://blocks', ARCHIVE_ENDPOINT: 'https://x.example/path' },
      'ARCHIVE_ENDPOINT must be the origin',
    ],
    [
      { ...KEY, ARCHIVE_URL: 's3://blocks', ARCHIVE_ADDRESSING: 'virtual' },
      'ARCHIVE_ADDRESSING must be path or host',
    ],
    [{ ARCHIVE_S3: 'x' }, 'ARCHIVE_S3 is not a setting'],
  ] as readonly [Record<string, string>, string][])('%o is refused in one line', (environment, text) => {
    expect(() => archiveOf(environment)).toThrow(text);
  });
});
