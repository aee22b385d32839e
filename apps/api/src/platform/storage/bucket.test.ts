import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bucketServer } from '../../testing/bucket.ts';
import { Bucket, BrokenObject, BucketError, signed } from './bucket.ts';
import { storageOf } from './index.ts';

const server = await bucketServer();
afterAll(() => server.close());
const bucket = new Bucket(server.config);
beforeEach(() => {
  server.objects.clear();
  server.requests.length = 0;
});

test('signs as the published example of AWS does', () => {
  const headers = signed(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: { range: 'bytes=0-9' },
      payloadSha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      at: new Date('2013-05-24T00:00:00Z'),
    },
    {
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
  );
  expect(headers['authorization']).toMatch(
    /SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  );
});

describe('an object', () => {
  test('is stored under the prefix, measured, read as a whole and in part, listed and removed', async () => {
    await bucket.put('media/ab/one', Buffer.from('0123456789'));
    expect([...server.objects.keys()]).toEqual(['school/media/ab/one']);
    expect(await bucket.head('media/ab/one')).toMatchObject({ bytes: 10, sha256: expect.stringMatching(/^84d89877/) });
    expect(await text((await bucket.read('media/ab/one'))!)).toBe('0123456789');
    expect(await text((await bucket.read('media/ab/one', { start: 2, end: 4 }))!)).toBe('234');
    for (const name of ['5', '3', '4', '2', '1', '6', '7']) await bucket.put(`recordings/${name}`, Buffer.from(name));
    expect((await bucket.list('recordings/')).map(({ key, bytes }) => `${key} ${bytes}`)).toEqual(
      ['1', '2', '3', '4', '5', '6', '7'].map((name) => `recordings/${name} 1`),
    );
    await bucket.remove('media/ab/one');
    await bucket.remove('media/ab/one');
    expect([await bucket.head('media/ab/one'), await bucket.read('media/ab/one')]).toEqual([null, null]);
  });

  test('whose bytes are others than were stored is not read to its end', async () => {
    await bucket.put('media/ab/two', Buffer.from('as it was'));
    server.objects.get('school/media/ab/two')!.bytes = Buffer.from('as it is!');
    await expect(text((await bucket.read('media/ab/two'))!)).rejects.toThrow(BrokenObject);
  });

  test('is measured once, and missed when it is read', async () => {
    const storage = storageOf({ dataDir: '/nowhere', bucket: server.config });
    await storage.put('media/ab/three', Buffer.from('abc'));
    expect([await storage.size('media/ab/three'), await storage.size('media/ab/three')]).toEqual([3, 3]);
    expect(server.requests.filter((one) => one.startsWith('HEAD'))).toHaveLength(1);
    await storage.remove('media/ab/three');
    expect(await storage.read('media/ab/three')).toBeNull();
    expect(await storage.size('media/ab/four')).toBeNull();
  });
});

describe('a request', () => {
  test('is sent again when the server is busy, and not for ever', async () => {
    server.fail(2, 503);
    await bucket.put('a', Buffer.from('x'));
    expect(server.requests).toEqual(['PUT school/a', 'PUT school/a', 'PUT school/a']);
    server.fail(3, 500);
    await expect(bucket.head('a')).rejects.toMatchObject({ code: 'SERVER_BUSY' });
    const gone = new Bucket({ ...server.config, endpoint: 'http://127.0.0.1:9' });
    await expect(gone.head('a')).rejects.toMatchObject({ code: 'SERVER_BUSY' });
  });

  test('with another secret, key, region or without a signature is refused', async () => {
    for (const wrong of [{ secretAccessKey: 'x' }, { accessKeyId: 'x' }, { region: 'x' }])
      await expect(new Bucket({ ...server.config, ...wrong }).put('a', Buffer.from('x'))).rejects.toThrow(BucketError);
    expect((await fetch(`${server.config.endpoint}/${server.config.bucket}/school/a`)).status).toBe(403);
    expect(server.objects.size).toBe(0);
  });
});
