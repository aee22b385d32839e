/**
 * Objects in a bucket that speaks S3: five requests, signed by Signature Version 4. Every object is stored with the SHA-256
 * of its bytes, which the server checks when it arrives and a reader of the whole object when it leaves.
 */
import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@vumon/domain';

export interface BucketConfig {
  /** `https://s3.example`, without the name of the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Put before the name of every object; empty, or ends with a slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket is the first part of the path, not of the host. */
  readonly pathStyle: boolean;
}

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As the signature wants it: everything but letters, digits and `-._~` in percent signs. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

interface SignedParts {
  readonly method: string;
  readonly url: URL;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly payloadSha256: string;
  readonly at: Date;
}

/** The headers of a request with its signature. The host is that of the address. */
export function signed(
  { method, url, headers, payloadSha256, at }: SignedParts,
  { region, accessKeyId, secretAccessKey }: Pick<BucketConfig, 'region' | 'accessKeyId' | 'secretAccessKey'>,
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': payloadSha256,
    'x-amz-date': time,
  };
  const names = Object.keys(all).sort();
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${all[name]!.trim()}`),
    '',
    names.join(';'),
    payloadSha256,
  ].join('\n');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key as Buffer, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString(
    'hex',
  );
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}

const emptySha256 = sha256('');
/** One try; with its repetitions a request stays below the longest that a transaction may wait. */
const tryMs = 6_000;
const waitsMs = [100, 400];

export class BucketError extends Error {
  readonly status: number;
  constructor(method: string, key: string, status: number, text: string) {
    super(`${method} ${key}: ${status} ${/<Code>([^<]*)/.exec(text)?.[1] ?? ''}`);
    this.status = status;
  }
}

/** An object came with other bytes than were stored. */
export class BrokenObject extends Error {}

interface Asked {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export class Bucket {
  readonly #config: BucketConfig;
  readonly #root: string;
  constructor(config: BucketConfig) {
    this.#config = config;
    const url = new URL(config.endpoint);
    if (!config.pathStyle) url.host = `${config.bucket}.${url.host}`;
    this.#root = url.href.replace(/\/$/, '') + (config.pathStyle ? `/${config.bucket}` : '');
  }

  /** Resolves when the object is stored with exactly these bytes. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const hash = sha256(bytes);
    const reply = await this.#send('PUT', key, { body: bytes, headers: { 'x-amz-meta-sha256': hash } });
    await reply.body?.cancel();
  }

  /** Null for an object that is not there. */
  async head(key: string): Promise<{ bytes: number; sha256: string | null } | null> {
    const reply = await this.#find('HEAD', key, {});
    return (
      reply && { bytes: Number(reply.headers.get('content-length')), sha256: reply.headers.get('x-amz-meta-sha256') }
    );
  }

  /** `start` and `end` both inclusive. Null for an object that is not there. A whole object ends with an error when its bytes are not those that were stored. */
  async read(key: string, range?: { start: number; end: number }): Promise<Readable | null> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const reply = await this.#find('GET', key, { headers });
    if (!reply) return null;
    const body = Readable.fromWeb(reply.body as Parameters<typeof Readable.fromWeb>[0]);
    const expected = range ? null : reply.headers.get('x-amz-meta-sha256');
    return expected === null ? body : Readable.from(checked(body, key, expected), { objectMode: false });
  }

  async remove(key: string): Promise<void> {
    await this.#find('DELETE', key, {});
  }

  /** The objects whose names begin so, by name. */
  async list(start: string): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    const { prefix } = this.#config;
    for (let next: string | undefined = ''; next !== undefined;) {
      const more: Record<string, string> = next === '' ? {} : { 'continuation-token': next };
      const query = { 'list-type': '2', prefix: prefix + start, ...more };
      const text = await (await this.#send('GET', '', { query })).text();
      for (const [, part] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        found.push({ key: inside(part!, 'Key')!.slice(prefix.length), bytes: Number(inside(part!, 'Size')) });
      next = inside(text, 'NextContinuationToken');
    }
    return found;
  }

  async #find(method: 'HEAD' | 'GET' | 'DELETE', key: string, asked: Asked): Promise<Response | null> {
    try {
      return await this.#send(method, key, asked);
    } catch (error) {
      if (error instanceof BucketError && error.status === 404) return null;
      throw error;
    }
  }

  /**
   * What was not answered, or refused for the moment, is sent again: each of these requests does the same twice. Errors:
   * SERVER_BUSY when that did not help.
   */
  async #send(method: string, key: string, asked: Asked): Promise<Response> {
    for (const waitMs of [...waitsMs, null]) {
      const reply = await this.#try(method, key, asked).catch(() => null);
      if (reply?.ok) return reply;
      if (reply && reply.status < 500 && reply.status !== 429)
        throw new BucketError(method, key, reply.status, await reply.text());
      await reply?.body?.cancel();
      if (waitMs !== null) await delay(waitMs);
    }
    throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
  }

  async #try(method: string, key: string, { query = {}, headers = {}, body }: Asked): Promise<Response> {
    const name = key === '' ? '' : this.#config.prefix + key;
    const url = new URL(`${this.#root}/${name.split('/').map(encoded).join('/')}`);
    for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
    const payloadSha256 = body ? sha256(body) : emptySha256;
    // Ends the wait for a reply, not the reply: a recording plays for longer.
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), tryMs);
    return fetch(url, {
      method,
      headers: signed({ method, url, headers, payloadSha256, at: new Date() }, this.#config),
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
      redirect: 'error',
      signal: waiting.signal,
    }).finally(() => clearTimeout(timer));
  }
}

async function* checked(body: Readable, key: string, expected: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of body) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
  if (hash.digest('hex') !== expected) throw new BrokenObject(`${key} is not what was stored`);
}

/** The text of an element; the names of our objects have no signs that XML writes otherwise. */
const inside = (text: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(text)?.[1];
