import { afterEach, describe, expect, test } from 'vitest';
import { signS3 } from '../testing/sign-s3.ts';
import { startS3, type S3Server } from '../testing/start-s3.ts';
import { Bucket, type BucketPlace, type BucketTimes } from './bucket.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function start(): Promise<S3Server> {
  const s3 = await startS3();
  closers.push(() => s3.close());
  return s3;
}

const FAST: Partial<BucketTimes> = { firstWaitMs: 1, patienceMs: 2_000, restMs: 0 };
const open = (place: BucketPlace, times = FAST): Bucket =>
  new Bucket(place, new AbortController().signal, times);
async function collect<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const page of pages) all.push(page);
  return all;
}
const SOME = new Uint8Array(Buffer.from('some bytes'));

describe('the server of these tests', () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const example = {
    method: 'GET',
    region: 'us-east-1',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': EMPTY,
      'x-amz-date': '20130524T000000Z',
      range: 'bytes=0-9',
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    signedHeaders: ['host', 'x-amz-content-sha256', 'x-amz-date'],
  };

  test('expects the signatures that Amazon published', () => {
    expect(
      signS3({
        ...example,
        target: '/test.txt',
        signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
      }),
    ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
    expect(
      signS3({
        ...example,
        method: 'PUT',
        target: '/test%24file.text',
        headers: {
          ...example.headers,
          'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        },
        signedHeaders: ['date', 'host', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-storage-class'],
      }),
    ).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
    expect(signS3({ ...example, target: '/?lifecycle' })).toBe(
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    );
    expect(signS3({ ...example, target: '/?max-keys=2&prefix=J' })).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });
});

describe('a bucket', () => {
  test('stores, gives, lists and removes objects under its prefix', async () => {
    const s3 = await start();
    const bucket = open(s3.place);
    const names = ['a_b-c.txt', 'epoch-1/x', 'epoch-1/y', 'epoch-2/z'];
    for (const name of names) await bucket.put(name, SOME);
    expect((await bucket.get('epoch-1/x'))?.toString()).toBe('some bytes');
    expect(await bucket.get('epoch-1/none')).toBeUndefined();
    const pages = await collect(bucket.list('', { pageSize: 3 }));
    expect(pages.map(({ objects }) => objects.map(({ key }) => key))).toEqual([
      names.slice(0, 3),
      names.slice(3),
    ]);
    const folders = await collect(bucket.list('', { folders: true, pageSize: 1 }));
    expect(folders.flatMap((page) => page.folders)).toEqual(['epoch-1/', 'epoch-2/']);
    await bucket.putUnlessThere('a_b-c.txt', new Uint8Array(1));
    expect((await bucket.get('a_b-c.txt'))?.toString()).toBe('some bytes');
    await bucket.delete('a_b-c.txt');
    expect(await bucket.get('a_b-c.txt')).toBeUndefined();
    expect([...s3.objects.keys()]).toEqual(names.slice(1).map((name) => `test/${name}`));
  });

  test('of a server that knows no conditions is written all the same', async () => {
    const s3 = await start();
    let left = 1;
    s3.fault = () => (left-- > 0 ? { status: 501, code: 'NotImplemented' } : undefined);
    const bucket = open(s3.place);
    await bucket.putUnlessThere('one', SOME);
    expect((await bucket.get('one'))?.toString()).toBe('some bytes');
  });

  test.each([
    ['another key', { accessKeyId: 'OTHER' }, '403 InvalidAccessKeyId. It knows no key of that name'],
    [
      'another secret',
      { secretAccessKey: 'other' },
      '403 SignatureDoesNotMatch. ARCHIVE_SECRET_ACCESS_KEY is not the one of ARCHIVE_ACCESS_KEY_ID.',
    ],
    ['another region', { region: 'us-east-1' }, 'The bucket is in another region: see ARCHIVE_REGION.'],
    ['another bucket', { bucket: 'other' }, '404 NoSuchBucket. There is no such bucket: see ARCHIVE_URL.'],
  ])('with %s says so, at the first attempt, and says no secret', async (_what, wrong, text) => {
    const s3 = await start();
    const bucket = open({ ...s3.place, ...wrong });
    for (const attempt of [() => bucket.put('one', SOME), () => bucket.get('one')]) {
      await expect(attempt()).rejects.toMatchObject({
        code: 'indexer/archive-refused',
        message: expect.stringContaining(text) as string,
      });
    }
    await expect(bucket.get('one')).rejects.not.toThrow(s3.place.secretAccessKey);
    expect(s3.calls).toHaveLength(3);
    expect(s3.objects.size).toBe(0);
  });

  test.each([
    ['SlowDown', { status: 503, code: 'SlowDown' }],
    ['too many requests', { status: 429 }],
    ['an internal error', { status: 500, code: 'InternalError' }],
    ['a slow upload', { status: 400, code: 'RequestTimeout' }],
    ['a broken connection', 'closed'],
  ] as const)('that answers with %s is asked again, until it gives', async (_what, fault) => {
    const s3 = await start();
    let left = 4;
    s3.fault = () => (left-- > 0 ? fault : undefined);
    await open(s3.place).put('one', SOME);
    expect(s3.calls).toHaveLength(5);
    expect(s3.objects.get('test/one')?.body.toString()).toBe('some bytes');
  });

  test('that asks to be left alone for longer than anybody waits is asked no more', async () => {
    const s3 = await start();
    s3.fault = () => ({ status: 503, code: 'SlowDown', headers: { 'retry-after': '10' } });
    await expect(open(s3.place).put('one', SOME)).rejects.toMatchObject({
      code: 'indexer/archive-away',
      message: 'The bucket of the archive does not answer. It answered 503 SlowDown.',
    });
    expect(s3.calls).toHaveLength(1);
  });

  test('that does not answer is given up, then refused at once for a while, and then tried once', async () => {
    const s3 = await start();
    let clockMs = 0;
    // An attempt takes 30 ms of this clock.
    s3.fault = () => {
      clockMs += 30;
      return 'silent';
    };
    const times = { timeoutMs: 50, firstWaitMs: 1, patienceMs: 100, restMs: 400, nowMs: () => clockMs };
    const bucket = open(s3.place, times);
    const ask = async (): Promise<number> => {
      const before = s3.calls.length;
      await expect(bucket.get('one')).rejects.toMatchObject({ code: 'indexer/archive-away' });
      return s3.calls.length - before;
    };
    expect(await ask()).toBeGreaterThan(1);
    expect(await ask()).toBe(0);
    clockMs += 500;
    expect(await ask()).toBe(1);
    clockMs += 500;
    expect(await ask()).toBe(0);
    clockMs += 500;
    s3.fault = () => undefined;
    expect(await bucket.get('one')).toBeUndefined();
    s3.fault = () => {
      clockMs += 30;
      return 'silent';
    };
    expect(await ask()).toBeGreaterThan(1);
  });

  test('that may only be read is read', async () => {
    const s3 = await start();
    await open(s3.place).put('one', SOME);
    s3.fault = ({ method }) => (method === 'GET' ? undefined : { status: 403, code: 'AccessDenied' });
    const bucket = open(s3.place, { ...FAST, restMs: 60_000 });
    await expect(bucket.put('two', SOME)).rejects.toMatchObject({ code: 'indexer/archive-refused' });
    expect((await bucket.get('one'))?.toString()).toBe('some bytes');
  });

  test.each([507, 403])('that is full is said to be', async (status) => {
    const s3 = await start();
    s3.fault = () => ({ status, code: 'XMinioStorageFull' });
    await expect(open(s3.place).put('one', SOME)).rejects.toMatchObject({ code: 'indexer/archive-full' });
  });

  test('sends nobody elsewhere', async () => {
    const [s3, other] = [await start(), await start()];
    s3.fault = () => ({ status: 307, headers: { location: `${other.place.endpoint}/blocks/test/one` } });
    await expect(open(s3.place).get('one')).rejects.toMatchObject({ code: 'indexer/archive-refused' });
    expect(other.calls).toEqual([]);
  });

  test('that is read is waited for no longer than whoever asks, and one that is written is written to the end', async () => {
    const s3 = await start();
    const ending = new AbortController();
    s3.fault = ({ method }) => {
      ending.abort();
      return method === 'GET' ? 'silent' : undefined;
    };
    const bucket = new Bucket(s3.place, ending.signal);
    await bucket.put('one', SOME);
    expect(ending.signal.aborted).toBe(true);
    expect(s3.objects.size).toBe(1);
    await expect(bucket.get('one')).rejects.toMatchObject({ name: 'AbortError' });
    const again = new AbortController();
    s3.fault = () => {
      again.abort();
      return { status: 503, code: 'SlowDown' };
    };
    await expect(new Bucket(s3.place, again.signal).put('two', SOME)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
