/** The typed client. At run time it needs only the route's key, so no schema reaches the browser. */
import type { ErrorCode } from '@vumon/domain';
import type { PageInfo, RouteInput, RouteReply } from './define.ts';
import type { Routes } from './routes.ts';

export type { PageInfo } from './define.ts';
export type RouteName = keyof Routes & string;
export type Input<K extends RouteName> = RouteInput<Routes[K]>;
export type Reply<K extends RouteName> = RouteReply<Routes[K]>;
type Paging<K extends RouteName> = Routes[K] extends { paged: true } ? { data: Reply<K>; page: PageInfo } : Reply<K>;
type Arguments<K extends RouteName> = keyof Input<K> extends never
  ? [input?: undefined, options?: CallOptions]
  : [input: Input<K>, options?: CallOptions];

export interface CallOptions {
  signal?: AbortSignal;
  /** Uploaded file for multipart routes. */
  file?: File;
  /** Lets the request outlive the page (the player's last save). */
  keepalive?: boolean;
  /** The ticket that proves that the user has entered the password again; some routes require it. */
  confirmation?: string;
  /** The same for every call of one intention of the user; only routes that declare it regard it. */
  idempotencyKey?: string;
}

export class ApiError extends Error {
  readonly status: number;
  /** `NETWORK` when the server was not reached; the status is then 0. */
  readonly code: ErrorCode | 'NETWORK';
  readonly params: Record<string, string | number>;
  readonly fields: readonly { path: string; code: string; message: string; params?: Record<string, string | number> }[];
  readonly data: unknown;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  constructor(status: number, reply: Record<string, unknown>, retryAfterSeconds?: number) {
    super(String(reply['message'] ?? reply['code'] ?? 'NETWORK'));
    this.name = 'ApiError';
    this.status = status;
    this.code = (reply['code'] ?? 'NETWORK') as ErrorCode | 'NETWORK';
    this.params = (reply['params'] ?? {}) as Record<string, string | number>;
    this.fields = (reply['errors'] ?? []) as ApiError['fields'];
    this.data = reply['data'];
    this.requestId = reply['requestId'] as string | undefined;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ClientOptions {
  locale(): string;
  /**
   * Called after a 401. Resolves to true when there is a new session, and the request is sent again. A rejection is
   * passed on to the caller.
   */
  refresh(): Promise<boolean>;
  /** The reply to a GET of this address when the page has already requested it (prefetch). */
  early?(url: string): Promise<Response> | undefined;
  /** Called when a request's session has ended. */
  onSignedOut?(route: string): void;
  /**
   * Asks the user for what the refused request lacks (the password again, a consent). Returns the options for sending
   * the request again, or null to leave it refused.
   */
  recover?(code: string): Promise<CallOptions | null>;
  /** Called for every refusal, before the call throws it. */
  onRefused?(error: ApiError): void;
}

export type Api = <K extends RouteName>(route: K, ...args: Arguments<K>) => Promise<Paging<K>>;

export function urlOf(route: string, input: { params?: object; query?: object } = {}): string {
  const path = route
    .slice(route.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((input.params as Record<string, unknown> | undefined)?.[name] ?? '')),
    );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const text = query.toString();
  return `/api${path}${text ? `?${text}` : ''}`;
}

/**
 * The body of a reply of our server. Null for everything else, whatever its status: a school's filter, a proxy or the
 * sign-in page of a network has answered in its place, so the server has not been reached.
 */
export async function envelopeOf(response: Response): Promise<Record<string, unknown> | null> {
  const reply = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  const isOurs = reply?.['result'] === true ? 'data' in reply : typeof reply?.['requestId'] === 'string';
  return isOurs && (response.ok || typeof reply?.['code'] === 'string') ? reply : null;
}

export function createClient({ locale, refresh, early, recover, onSignedOut, onRefused }: ClientOptions): Api {
  async function send(
    route: string,
    input: Record<string, unknown> | undefined,
    options: CallOptions,
  ): Promise<Response> {
    const method = route.slice(0, route.indexOf(' '));
    const init: RequestInit & { headers: Record<string, string> } = {
      method,
      credentials: 'same-origin',
      headers: { 'Accept-Language': locale() },
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    };
    if (options.confirmation !== undefined) init.headers['Confirmation'] = options.confirmation;
    if (options.idempotencyKey) init.headers['Idempotency-Key'] = options.idempotencyKey;
    if (options.file) {
      const form = new FormData();
      for (const [name, value] of Object.entries((input?.['body'] ?? {}) as object))
        if (value !== undefined) form.append(name, String(value));
      form.append('file', options.file);
      init.body = form;
    } else if (method === 'POST' || method === 'PUT') {
      init.headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(input?.['body'] ?? {});
    }
    try {
      const url = urlOf(route, input);
      return await ((method === 'GET' ? early?.(url) : undefined) ?? fetch(url, init));
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError(0, { code: 'NETWORK' });
    }
  }

  return (async (route: string, input?: Record<string, unknown>, options: CallOptions = {}) => {
    let status = 0;
    let retryAfter: number | undefined;
    const ask = async (more?: CallOptions) => {
      const response = await send(route, input, { ...options, ...more });
      const envelope = await envelopeOf(response);
      retryAfter = Number(response.headers.get('retry-after')) || undefined;
      if (!envelope) throw new ApiError(0, { code: 'NETWORK' }, retryAfter);
      status = response.status;
      return envelope;
    };
    let reply = await ask();
    if (status === 401 && !route.includes('/auth/')) {
      if (await refresh()) reply = await ask();
      if (status === 401) onSignedOut?.(route);
    }
    if (recover && !reply['result']) {
      const more = await recover(String(reply['code']));
      if (more !== null) reply = await ask(more);
    }
    if (!reply['result']) {
      const error = new ApiError(status, reply, retryAfter);
      onRefused?.(error);
      throw error;
    }
    return 'page' in reply ? { data: reply['data'], page: reply['page'] } : reply['data'];
  }) as Api;
}
