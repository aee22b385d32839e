/**
 * A small server that speaks as much of S3 as the product does, for tests. It refuses what is unsigned, wrongly signed,
 * out of time or not what its hash says, so a client that passes here signs what it sends.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { BucketConfig } from '../platform/storage/bucket.ts';

export interface BucketServer {
  readonly config: BucketConfig;
  /** By their whole names. */
  readonly objects: Map<string, { bytes: Buffer; headers: Record<string, string> }>;
  /** The requests so far, as `PUT name`. */
  readonly requests: string[];
  /** Answers the next requests with this status, instead of doing what they ask. */
  fail(times: number, status: number): void;
  /** Called when an object was stored, before its request is answered. */
  onStored: ((key: string) => void | Promise<void>) | null;
  close(): Promise<void>;
}

const pageSize = 3;
const accessKeyId = 'test-key';
const secretAccessKey = 'test-secret';
const bucket = 'exams';
const region = 'vn-south-1';

export async function bucketServer(prefix = 'school/'): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  const requests: string[] = [];
  let failing = { times: 0, status: 500 };
  const server = createServer((request, reply) => {
    void answer(request, reply).catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: BucketServer = {
    config: { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey, pathStyle: true },
    objects,
    requests,
    fail: (times, status) => void (failing = { times, status }),
    onStored: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url!, endpoint);
    const refuse = (status: number, code: string) =>
      reply.writeHead(status).end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
    const key = decodeURIComponent(url.pathname).slice(bucket.length + 2);
    requests.push(`${request.method} ${key}`);
    if (failing.times > 0) {
      failing.times -= 1;
      return void refuse(failing.status, 'SlowDown');
    }
    const fault = faultOf(request, url, body);
    if (fault !== null) return void refuse(403, fault);
    const found = objects.get(key);
    if (url.searchParams.get('list-type') === '2') return void reply.end(listed(url));
    if (request.method === 'PUT') {
      const meta = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
      objects.set(key, { bytes: body, headers: Object.fromEntries(meta) as Record<string, string> });
      await self.onStored?.(key);
      return void reply.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void reply.writeHead(204).end();
    }
    if (!found) return void refuse(404, 'NoSuchKey');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const part = range ? found.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : found.bytes;
    reply.writeHead(range ? 206 : 200, { ...found.headers, 'content-length': String(part.length) });
    reply.end(request.method === 'HEAD' ? undefined : part);
  }

  function listed(url: URL): string {
    const start = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const names = [...objects.keys()].filter((name) => name.startsWith(start) && name > after).sort();
    const page = names.slice(0, pageSize);
    const contents = page.map(
      (name) => `<Contents><Key>${name}</Key><Size>${objects.get(name)!.bytes.length}</Size></Contents>`,
    );
    const more = names.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
  }
  return self;
}

/** Why a request is not to be believed; null when it is. */
function faultOf({ method, headers, url: raw }: IncomingMessage, url: URL, body: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, id, day, where, names, signature] = given as unknown as [string, string, string, string, string, string];
  const time = String(headers['x-amz-date']);
  const payload = String(headers['x-amz-content-sha256']);
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < 15 * 60_000) || !time.startsWith(day)) return 'RequestTimeTooSkewed';
  if (id !== accessKeyId || where !== region) return 'InvalidAccessKeyId';
  if (!names.split(';').includes('host')) return 'AccessDenied';
  // What is sent besides has to be signed as well, or somebody on the way could change it.
  if (Object.keys(headers).some((name) => name.startsWith('x-amz-') && !names.split(';').includes(name)))
    return 'AccessDenied';
  if (createHash('sha256').update(body).digest('hex') !== payload) return 'XAmzContentSHA256Mismatch';
  const query = (raw!.split('?')[1] ?? '').split('&').filter(Boolean).sort().join('&');
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = `${method}\n${url.pathname}\n${query}\n${signedHeaders.join('')}\n${names}\n${payload}`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${createHash('sha256').update(canonical).digest('hex')}`;
  let key: Buffer | string = `AWS4${secretAccessKey}`;
  for (const part of [day, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(part).digest();
  const expected = createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}
