/**
 * Calls to addresses that others have named. The name is resolved once, every address that it has is checked, and the
 * connection goes to a checked address, so that a second look-up cannot lead elsewhere. Redirects are not followed.
 */
import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { callableAddress, hostOf, isLocalHost, isLoopback, isPublicAddress } from './addresses.ts';

export interface OutboundOptions {
  /** Allows http to this machine; for development. */
  readonly local: boolean;
  readonly timeoutMs?: number;
  /** After this many bytes the rest of a reply is not read; 64 kB when left out. */
  readonly mostBytes?: number;
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

export interface OutboundRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export type AnyOutboundRequest =
  | (OutboundRequest & { readonly method: 'POST' })
  | (Omit<OutboundRequest, 'body'> & { readonly method: 'GET'; readonly body?: never });

/** Why there was no reply. */
export type CallFailure = 'ADDRESS_REFUSED' | 'NAME_UNKNOWN' | 'TIMEOUT' | 'CERTIFICATE' | 'CONNECTION';

export interface CallOutcome {
  /** The status of the reply; null without one. */
  readonly status: number | null;
  readonly failure: CallFailure | null;
  readonly ms: number;
  /** The Retry-After of the reply in seconds, when it is a number. */
  readonly retryAfterSeconds: number | null;
}

export interface CallReply extends CallOutcome {
  /** The whole body as text; null without a reply and for one that is longer than what is read. */
  readonly text: string | null;
  /** The Link header of the reply, where a list names its next page. */
  readonly link: string | null;
}

const mostReplyBytes = 64 * 1024;
const defaultTimeoutMs = 10_000;

const addressesOf = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

class Refused extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure);
    this.failure = failure;
  }
}

async function checkedAddress(url: URL, { local, resolve = addressesOf }: OutboundOptions): Promise<string> {
  const host = hostOf(url);
  const found = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  if (found.length === 0) throw new Refused('NAME_UNKNOWN');
  const allowed = isLocalHost(url) && local ? isLoopback : isPublicAddress;
  if (!found.every(allowed)) throw new Refused('ADDRESS_REFUSED');
  return found[0]!;
}

const isCertificateError = (code: string): boolean => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code);

function failureOf(error: unknown): CallFailure {
  if (error instanceof Refused) return error.failure;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR') return 'TIMEOUT';
  return isCertificateError(code ?? '') ? 'CERTIFICATE' : 'CONNECTION';
}

type Reply = Pick<CallReply, 'status' | 'retryAfterSeconds' | 'text' | 'link'>;

function send(
  url: URL,
  pinned: string,
  { method, headers, body }: AnyOutboundRequest,
  { signal, mostBytes = mostReplyBytes }: { readonly signal: AbortSignal; readonly mostBytes?: number | undefined },
): Promise<Reply> {
  const lookupPinned: LookupFunction = (_host, options, done) => {
    const family = isIP(pinned);
    if (options.all) (done as unknown as (error: null, all: object[]) => void)(null, [{ address: pinned, family }]);
    else done(null, pinned, family);
  };
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = start(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      agent: false,
      lookup: lookupPinned,
      signal,
      maxHeaderSize: 16 * 1024,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const wait = response.headers['retry-after'];
      const reply = {
        status: response.statusCode ?? 0,
        retryAfterSeconds: wait !== undefined && /^\d{1,6}$/.test(wait) ? Number(wait) : null,
        link: [response.headers.link ?? []].flat().join(', ') || null,
      };
      const chunks: Buffer[] = [];
      let read = 0;
      const end = (text: string | null) => {
        resolve({ ...reply, text });
        request.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        chunks.push(chunk);
        if (read > mostBytes) end(null);
      });
      response.on('end', () => end(Buffer.concat(chunks).toString('utf8')));
      // A reply that breaks off after its status has been received.
      response.on('error', reject);
    });
    request.end(body);
  });
}

/** Posts a body whose reply is of no interest. Never throws: whatever goes wrong is the outcome. */
export async function post(request: OutboundRequest, options: OutboundOptions): Promise<CallOutcome> {
  const { text: _text, link: _link, ...outcome } = await call({ ...request, method: 'POST' }, options);
  return outcome;
}

/** Calls an address. Never throws: whatever goes wrong is the outcome. */
export async function call(request: AnyOutboundRequest, options: OutboundOptions): Promise<CallReply> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  const work = async (): Promise<Reply> => {
    const url = callableAddress(request.url, options);
    if (!url) throw new Refused('ADDRESS_REFUSED');
    return send(url, await checkedAddress(url, options), request, { signal, mostBytes: options.mostBytes });
  };
  // The look-up of a name cannot be aborted, so the whole is raced.
  const late = Promise.withResolvers<never>();
  const onAbort = () => late.reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort);
  try {
    const reply = await Promise.race([work(), late.promise]);
    return { ...reply, failure: null, ms: Math.round(performance.now() - begun) };
  } catch (error) {
    return {
      status: null,
      text: null,
      link: null,
      retryAfterSeconds: null,
      failure: failureOf(error),
      ms: Math.round(performance.now() - begun),
    };
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
