/**
 * Binds contract routes to handlers: session, access, package, validation, reply, in that order. This module is
 * independent of all domains.
 */
import {
  featureDecision,
  AppError,
  type Actor,
  type ClientApp,
  type FieldError,
  type UploadSetting,
  mebibyte,
  withoutInvisible,
  visibleTexts,
} from '@vumon/domain';
import {
  opensToGuests,
  type Paged,
  type ParsedInput,
  type RouteKey,
  type RouteReply,
  type RouteSpec,
} from '@vumon/contract';
import type {} from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App, CallerContext, FileReply, RequestContext, SignedInContext, UploadedFile } from './context.ts';
import { unstorablePath } from './input-text.ts';
import { requestContext } from './request-context.ts';
import { UploadMemory } from './upload-memory.ts';

type ContextOf<S> = S extends { access: 'public' }
  ? CallerContext
  : S extends { access: readonly (infer Caller)[] }
    ? 'client-app' extends Caller
      ? CallerContext
      : SignedInContext
    : SignedInContext;
type ResultOf<S> = S extends { file: string }
  ? FileReply
  : S extends { paged: true }
    ? Paged<RouteReply<S>>
    : RouteReply<S>;
type Upload<S> = S extends { upload: object } ? { file: UploadedFile } : unknown;

export type Handler<S> = (context: ContextOf<S>, input: ParsedInput<S> & Upload<S>) => Promise<ResultOf<S>>;
/** One handler for each route of a domain: a missing one does not compile. */
export type Handlers<T> = { readonly [K in keyof T]: Handler<T[K]> };

/** Finds who a request comes from; null when it carries no valid session. */
export type Authenticate = (context: RequestContext) => Promise<Actor | null>;

/**
 * Finds the partner client that a request comes from; null when the request names none. Throws when the client's token
 * is refused.
 */
export type AuthenticateClient = (context: RequestContext) => Promise<ClientApp | null>;

export interface BindOptions {
  readonly app: App;
  readonly authenticate: Authenticate;
  readonly authenticateClient: AuthenticateClient;
  /** Throws unless the user has confirmed their identity for this request. */
  expectConfirmation(context: SignedInContext): void;
  /** The most bytes of an upload whose route names a setting. */
  uploadBytes(context: RequestContext, setting: UploadSetting): Promise<number>;
  /** Writes into the audit log what staff read who look at an account with its user's code. */
  recordSupport(context: SignedInContext, path: string): Promise<void>;
  /** Runs the work of a route that creates, or returns the reply to an earlier call with the same key. */
  onceByKey(
    context: SignedInContext,
    call: { key: string; route: string; input: Record<string, unknown> },
    work: () => Promise<unknown>,
  ): Promise<{ reply: unknown; repeated: boolean }>;
  /** Parse every reply with its schema, so that a field outside the contract fails: on in tests and development. */
  readonly checkReplies: boolean;
  /** Whether the attempt is the learner's at this assignment. */
  isAttemptAt(
    context: RequestContext,
    of: { attemptId: string; studentId: string; assignmentId: string },
  ): Promise<boolean>;
  /** Of a failure of a learner's request about something: the same, or that it belongs to a cell where they are a guest. */
  elsewhere(context: SignedInContext, error: unknown, id: string | null): Promise<unknown>;
  /** Throws where the test is taken in a room alone, with a session that was opened there. */
  refuseOutsideRoom(
    context: RequestContext,
    of: { readonly studentId: string } & ({ readonly assignmentId: string } | { readonly attemptId: string }),
  ): Promise<void>;
}

export function bindRoutes<T extends Record<RouteKey, RouteSpec>>(
  server: FastifyInstance,
  options: BindOptions,
  routes: T,
  handlers: Handlers<T>,
): void {
  for (const key of Object.keys(routes) as (keyof T & RouteKey)[]) {
    bindRoute(server, options, key, routes[key]!, handlers[key] as unknown as AnyHandler);
  }
}

type AnyHandler = (context: CallerContext, input: Record<string, unknown>) => Promise<unknown>;

function bindRoute(
  server: FastifyInstance,
  options: BindOptions,
  key: RouteKey,
  spec: RouteSpec,
  handler: AnyHandler,
): void {
  const [method, path] = key.split(' ') as [string, string];
  const { reading } = options.app;
  async function answer(called: CallerContext, input: Record<string, unknown>): Promise<unknown> {
    const { actor } = called;
    if (spec.mayLag && actor) return reading.read(actor.userId, (db) => handler({ ...called, db }, input));
    try {
      return await handler(called, input);
    } finally {
      // Learners see nothing that may lag, and save often.
      if (method !== 'GET' && actor && actor.role !== 'STUDENT') reading.noteChange(actor.userId);
    }
  }
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const context = requestContext(options.app, request, reply);
    // A request with a client token never acts as a user, even if it also carries a session.
    const client = await options.authenticateClient(context);
    const caller = client ? null : await options.authenticate(context);
    if (caller?.support) refuseToSupport(key, spec);
    const actor = actorFor(spec, caller);
    checkAccess(spec, actor, client, context.now);
    if (spec.confirmed && actor) options.expectConfirmation(Object.assign(context, { actor }));
    const maxBytes = await mostBytes(spec, options, context);
    const input = await parseInput(spec, request, reply, maxBytes);
    if (!actor || !opensToGuests(spec)) return serve(request, reply, Object.assign(context, { actor, client }), input);
    const signedIn = Object.assign(context, { actor, client });
    try {
      return await serve(request, reply, signedIn, input);
    } catch (error) {
      throw await options.elsewhere(signedIn, error, namedIn(input));
    }
  }
  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    context: CallerContext,
    input: Record<string, unknown>,
  ): Promise<unknown> {
    const { actor } = context;
    if (actor) await demandLaunched(spec, options, Object.assign(context, { actor }), input);
    if (actor?.support && spec.support === 'shown')
      await options.recordSupport(context as SignedInContext, request.url.split('?')[0]!);
    const work = async () => answerOf(spec, await answer(context, input), options.checkReplies);
    const idempotencyKey = spec.idempotency === 'key' && actor ? keyOf(context) : undefined;
    if (idempotencyKey === undefined) return send(spec, reply, await work());
    const signedIn = context as SignedInContext;
    const once = await options.onceByKey(signedIn, { key: idempotencyKey, route: key, input }, work);
    if (once.repeated) reply.header('Idempotency-Replayed', 'true');
    return send(spec, reply, once.reply);
  }
  server.route({
    method,
    url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: spec.bodyLimit ?? 256 * 1024,
    config: { route: key },
    handler: (request, reply) => options.app.health.untilAway(() => handle(request, reply)),
  });
}

/** What belongs to the session of the staff, which it keeps while they look at an account. */
const ownOfStaff: ReadonlySet<RouteKey> = new Set(['POST /auth/refresh-token']);

/**
 * Staff who look at an account with its user's code call what its declaration shows them, and reading alone. A new route
 * is refused until somebody decides. Errors: SUPPORT_READ_ONLY, SUPPORT_HIDDEN.
 */
export function refuseToSupport(key: RouteKey, { access, support }: Pick<RouteSpec, 'access' | 'support'>): void {
  if (support === 'ends' || ownOfStaff.has(key)) return;
  if (!key.startsWith('GET ')) throw new AppError('SUPPORT_READ_ONLY');
  if (support !== 'shown' && access !== 'public') throw new AppError('SUPPORT_HIDDEN');
}

/** On a public page a launched session is nobody's unless the page is about its test, nor is one of staff in an account or of a guest. */
function actorFor(spec: RouteSpec, actor: Actor | null): Actor | null {
  if ((actor?.support || actor?.guest) && spec.access === 'public') return null;
  return actor?.onlyAssignmentId && spec.access === 'public' && !spec.launched ? null : actor;
}

/** The id that the path names, or the attempt that the body does. */
function namedIn({ params, body }: Record<string, unknown>): string | null {
  const named = (value: unknown, name: string) => (value as Record<string, string> | undefined)?.[name];
  return named(params, 'id') ?? named(body, 'attemptId') ?? null;
}

/**
 * Errors: NOT_FOUND for anything but the one assignment of a launched session, EXAM_ROOM_REQUIRED for a learner's own
 * session at a test that is taken in a room alone.
 */
async function demandLaunched(
  { launched, takes }: RouteSpec,
  options: BindOptions,
  context: SignedInContext,
  { params, body }: Record<string, unknown>,
): Promise<void> {
  const { onlyAssignmentId: assignmentId, userId: studentId } = context.actor;
  if (!launched || launched === 'own') return;
  const id = String(namedIn({ params, body }));
  if (!assignmentId) {
    if (launched === 'attempt') await options.refuseOutsideRoom(context, { studentId, attemptId: id });
    else if (takes) await options.refuseOutsideRoom(context, { studentId, assignmentId: id });
    return;
  }
  const fits =
    launched === 'assignment'
      ? id === assignmentId
      : await options.isAttemptAt(context, { attemptId: id, studentId, assignmentId });
  if (!fits) throw new AppError('NOT_FOUND');
}

/** Errors: UNAUTHORISED or what the route says for nobody, FORBIDDEN, TEACHER_ONLY, PACKAGE_REQUIRED. */
export function checkAccess(
  spec: Pick<RouteSpec, 'access' | 'feature' | 'guests' | 'launched' | 'signedOut'>,
  actor: Actor | null,
  client: ClientApp | null,
  now: number,
): void {
  if (spec.access === 'public') return;
  if (client) {
    if (spec.access === 'signed-in' || !spec.access.includes('client-app')) throw new AppError('FORBIDDEN');
    return;
  }
  if (!actor) throw new AppError(spec.signedOut ?? 'UNAUTHORISED');
  if (actor.onlyAssignmentId && !spec.launched) throw new AppError('FORBIDDEN');
  if (actor.guest && !opensToGuests(spec)) throw new AppError('FORBIDDEN');
  if (spec.access !== 'signed-in' && !spec.access.includes(actor.role)) {
    throw new AppError(spec.access.length === 1 && spec.access[0] === 'TEACHER' ? 'TEACHER_ONLY' : 'FORBIDDEN');
  }
  if (spec.feature && featureDecision(actor, spec.feature, now) !== 'allowed')
    throw new AppError('PACKAGE_REQUIRED', { params: { feature: spec.feature } });
}

async function parseInput(
  spec: RouteSpec,
  request: FastifyRequest,
  reply: FastifyReply,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  const { blank } = spec;
  if (blank && (isBlank(request.params, blank.name) || isBlank(request.body, blank.name)))
    throw new AppError(blank.code);
  // A malformed id gets the same 404 as an unknown one.
  if (spec.params) input['params'] = parse(spec.params, request.params, () => new AppError('NOT_FOUND'));
  if (spec.query)
    input['query'] = parse(
      spec.query,
      visibleTexts(request.query),
      (fields) => new AppError('QUERY_INVALID', { fields }),
    );
  let body: unknown = request.body ?? {};
  if (spec.upload) {
    holdUploadBytes(request, reply, maxBytes);
    const { file, fields } = await readUpload(request, maxBytes);
    input['file'] = file;
    body = fields;
  }
  if (spec.body) {
    const texts = spec.verbatim ? body : visibleTexts(body);
    input['body'] = parse(spec.body, texts, (fields) => new AppError('BODY_INVALID', { fields }));
  }
  return input;
}

const isBlank = (input: unknown, name: string): boolean => {
  const value = (input as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' && value.trim() === '';
};

async function mostBytes({ upload }: RouteSpec, options: BindOptions, context: RequestContext): Promise<number> {
  if (!upload) return 0;
  return 'setting' in upload ? options.uploadBytes(context, upload.setting) : upload.maxBytes;
}

const uploadMemory = new UploadMemory(256 * 1024 * 1024);

/** Reserves the request's share of the memory for uploads until its reply is sent. */
function holdUploadBytes(request: FastifyRequest, reply: FastifyReply, maxBytes: number): void {
  const release = uploadMemory.take(Math.min(Number(request.headers['content-length']) || maxBytes, maxBytes));
  reply.raw.once('finish', release).once('close', release);
}

async function readUpload(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ file: UploadedFile; fields: Record<string, unknown> }> {
  if (!request.isMultipart()) throw new AppError('BODY_TYPE_UNSUPPORTED');
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts({
    limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 64 * 1024 },
  })) {
    if (part.type === 'field') {
      // A part that is declared as JSON arrives parsed, with any nesting: fields must be text.
      if (typeof part.value !== 'string')
        throw new AppError('BODY_INVALID', { fields: [{ path: part.fieldname, code: 'wrongType' }] });
      fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer().catch((error: { code?: string }) => {
      throw error.code === 'FST_REQ_FILE_TOO_LARGE'
        ? new AppError('MEDIA_TOO_LARGE', { params: { a: maxBytes / mebibyte } })
        : error;
    });
    if (part.fieldname === 'file') file = { name: storableName(part.filename), bytes };
  }
  if (!file) throw new AppError('BODY_INVALID', { fields: [{ path: 'file', code: 'required' }] });
  return { file, fields };
}

/** A file name without the characters that a column or a header cannot contain; a name that is too long keeps its extension. */
function storableName(name: string): string {
  const text = withoutInvisible(name)
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .toWellFormed();
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(text)?.[0] ?? '';
  return text.length <= 255 ? text : text.slice(0, 255 - ending.length).toWellFormed() + ending;
}

function parse(schema: z.ZodType, value: unknown, failure: (fields: FieldError[]) => AppError): unknown {
  const unstorable = unstorablePath(value, '');
  if (unstorable !== null) throw failure([{ path: unstorable, code: 'invalid' }]);
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw failure(parsed.error.issues.slice(0, 50).map(fieldError));
}

const plainCodes = /^[a-zA-Z][a-zA-Z0-9]*$/;

/** zod's issue as a path and a key of the `fields` catalog; our own schemas put the key into the message. */
function fieldError(issue: z.core.$ZodIssue): FieldError {
  const path = issue.path.join('.');
  if (issue.code !== 'invalid_type' && issue.code !== 'unrecognized_keys' && plainCodes.test(issue.message)) {
    const limit = 'maximum' in issue ? Number(issue.maximum) : 'minimum' in issue ? Number(issue.minimum) : undefined;
    return limit === undefined ? { path, code: issue.message } : { path, code: issue.message, params: { limit } };
  }
  switch (issue.code) {
    case 'invalid_type':
      return { path, code: issue.input === undefined || issue.input === null ? 'required' : 'wrongType' };
    case 'too_big':
      return { path, code: issue.origin === 'string' ? 'tooLong' : 'tooBig', params: { limit: Number(issue.maximum) } };
    case 'too_small':
      return {
        path,
        code: issue.origin === 'string' ? (Number(issue.minimum) === 1 ? 'required' : 'tooShort') : 'tooSmall',
        params: { limit: Number(issue.minimum) },
      };
    case 'unrecognized_keys':
      return { path: [...issue.path, issue.keys[0]].join('.'), code: 'unknownField' };
    default:
      return { path, code: 'invalid' };
  }
}

/** The reply's envelope; a file stays as it is. */
function answerOf(spec: RouteSpec, result: unknown, check: boolean): unknown {
  if (spec.file) return result;
  const { items, page } = spec.paged ? (result as Paged<unknown>) : { items: result, page: undefined };
  const data = items ?? null;
  // JSON drops undefined keys, so the check parses what will really be sent.
  if (check && spec.reply) spec.reply.parse(JSON.parse(JSON.stringify(data)));
  return page ? { result: true, data, page } : { result: true, data };
}

function send(spec: RouteSpec, reply: FastifyReply, answer: unknown): unknown {
  // The request was refused when the database stopped answering, and its work went on.
  if (reply.sent) return reply;
  if (!spec.file) return reply.send(answer);
  const { file, name, mime, inline, status, headers } = answer as FileReply;
  if (status) reply.code(status);
  if (headers) reply.headers(headers);
  reply.header('Content-Type', mime);
  reply.header(
    'Content-Disposition',
    `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
  );
  return reply.send(file);
}

const keyForm = /^[A-Za-z0-9_-]{16,64}$/;

/** The caller's key, if it sends one. Errors: IDEMPOTENCY_KEY_INVALID. */
function keyOf(context: RequestContext): string | undefined {
  const key = context.header('Idempotency-Key');
  if (key !== undefined && !keyForm.test(key)) throw new AppError('IDEMPOTENCY_KEY_INVALID');
  return key;
}
