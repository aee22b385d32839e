/** The whole API on a database of the test file's own, called through HTTP with the contract's types. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes, type Paged, type RouteInput, type RouteReply, type Routes } from '@vumon/contract';
import type { ErrorCode } from '@vumon/domain';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { App } from '../platform/http/context.ts';
import type { Config } from '../config.ts';
import { createProduct } from '../product.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { issueTicket } from '../people/accounts/codes/tickets.ts';
import { addUser, sessionOfToken, type NewUser, type TestUser } from './users.ts';

export type { TestUser } from './users.ts';

/** What a failed call throws. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly reply: {
    code: ErrorCode;
    message: string;
    errors?: { path: string; code: string; message: string }[];
    data?: any;
    params?: any;
  };
  constructor(status: number, reply: CallError['reply']) {
    super(`${status} ${reply.code} ${JSON.stringify(reply.errors ?? reply.params ?? '')}`);
    this.status = status;
    this.code = reply.code;
    this.reply = reply;
  }
}

type Result<K extends keyof Routes> = Routes[K] extends { paged: true }
  ? Paged<RouteReply<Routes[K]>>
  : RouteReply<Routes[K]>;
export interface Caller {
  call<K extends keyof Routes & string>(route: K, input?: RouteInput<Routes[K]>): Promise<Result<K>>;
  /** The reply as it came, for files and hostile requests. */
  raw(options: InjectOptions): Promise<LightMyRequestResponse>;
  upload(
    route: string,
    input: {
      params?: object;
      query?: Record<string, string>;
      fields?: Record<string, string>;
      file: { name: string; bytes: Buffer; type?: string };
    },
  ): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: App;
  readonly server: FastifyInstance;
  readonly db: TestDatabase['db'];
  readonly database: TestDatabase;
  now(): number;
  /** Moves the server's clock; milliseconds. */
  advance(ms: number): void;
  createUser(options: NewUser): Promise<TestUser>;
  as(user: TestUser | null): Caller;
  /** The header with which a request counts as just confirmed by the password; empty without a session. */
  confirmation(user: TestUser | null): Promise<Record<string, string>>;
}

const notConfigured = {
  countryHeader: null,
  otherSiteUrl: null,
  analyticsScript: null,
  metricsToken: null,
  messages: { sms: [], mail: null },
  payments: null,
  signOn: {},
} as const;

/** One file and fields as a form sends them. */
function multipart(
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly bytes: Buffer; readonly type?: string },
): Pick<InjectOptions, 'payload' | 'headers'> {
  const boundary = `----${randomUUID()}`;
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]);
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => part(`Content-Disposition: form-data; name="${name}"`, value)),
    part(
      `Content-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type ?? 'application/octet-stream'}`,
      file.bytes,
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export async function testApp(
  options: {
    config?: Partial<Config>;
    database?: TestDatabase;
    /** A server that follows the database. */
    replica?: TestDatabase['db'];
    logTo?: { write(line: string): void };
  } = {},
): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-test-'));
  const config: Config = {
    production: false,
    development: true,
    host: '127.0.0.1',
    port: 0,
    databaseUrl: database.url,
    savingUrl: database.url,
    workUrl: database.url,
    directUrl: database.url,
    readingUrl: null,
    prepared: true,
    dataDir,
    bucket: null,
    cell: null,
    site: 'vn',
    secret: randomBytes(32),
    secureCookies: false,
    trustProxy: false,
    webRoot: join(dataDir, 'web'),
    poolSize: 10,
    testMemoryBytes: 64 * 1024 * 1024,
    attemptsInMemory: 20_000,
    publicUrl: 'https://vumon.example',
    practiceUrl: 'http://practice.test',
    ...notConfigured,
    logLevel: options.logTo ? 'info' : 'silent',
    ...options.config,
  };
  let offset = 0;
  const now = () => Date.now() + offset;
  const product = await createProduct({
    config,
    db: database.db,
    now,
    checkReplies: true,
    ...(options.replica && { replica: options.replica }),
    ...(options.logTo && { logTo: options.logTo }),
  });
  const { server, app } = product;
  afterAll(async () => {
    await product.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function confirmation(user: TestUser | null): Promise<Record<string, string>> {
    const row = user && (await sessionOfToken(database.db, user.token));
    return row ? { confirmation: issueTicket({ app, now: now() }, 'confirmed', `${row.user_id}/${row.id}`) } : {};
  }

  const createUser: TestApp['createUser'] = (options) => addUser(database.db, now(), options);

  function as(user: TestUser | null): Caller {
    const headers = user ? { 'user-authorization': `Bearer ${user.token}` } : {};
    const raw: Caller['raw'] = (request) => server.inject({ ...request, headers: { ...headers, ...request.headers } });
    return {
      raw,
      async call(route, input) {
        const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
        const {
          params = {},
          query = {},
          body,
        } = (input ?? {}) as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
        const url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;
        const search = new URLSearchParams();
        for (const [name, value] of Object.entries(query))
          for (const one of Array.isArray(value) ? value : [value])
            if (one !== undefined) search.append(name, String(one));
        const text = search.toString();
        const sends = method === 'POST' || method === 'PUT';
        const reply = await raw({
          method,
          url: text ? `${url}?${text}` : url,
          ...(sends && { payload: (body ?? {}) as object }),
          ...('confirmed' in routes[route] && { headers: await confirmation(user) }),
        });
        const json = reply.json();
        if (!json.result) throw new CallError(reply.statusCode, json);
        return (json.page ? { items: json.data, page: json.page } : json.data) as never;
      },
      upload(route, { params = {}, query = {}, fields = {}, file }) {
        const [method, path] = route.split(' ') as ['POST', string];
        const url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])))}?${new URLSearchParams(query)}`;
        return raw({ method, url, ...multipart(fields, file) });
      },
    };
  }

  return {
    app,
    server,
    db: database.db,
    database,
    now,
    advance: (ms) => void (offset += ms),
    createUser,
    as,
    confirmation,
  };
}
