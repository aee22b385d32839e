/**
 * What one cell asks another one for a learner who signs in at the first. The call is signed with the key of the cell that
 * asks, whose public half the directory has, for one cell, one moment and one use: a cell can speak for its own learners
 * alone, and whoever reads a call on its way can do nothing with it.
 */
import { createHmac, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { AppError } from '@vumon/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { secondMs } from '../clock.ts';
import type { App } from '../http/context.ts';
import { atCell, cellNames, type CellConfig } from './cell.ts';
import { noteCall } from './calls.queries.ts';
import { directoryOf } from './directory.ts';

/** How far the clocks of two cells may be apart, with the way of the call. */
const freshMs = 30 * secondMs;
/** The learner waits for the reply. */
const patienceMs = 1_500;

const beginOfKey = Buffer.from('302e020100300506032b657004220420', 'hex');

/** From the secret of the cell, so that no database holds it. */
export const signingSeedOf = (secret: Buffer, cell: string): Buffer =>
  createHmac('sha256', secret).update(`calls of the cell ${cell}`).digest();

const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([beginOfKey, seed]), format: 'der', type: 'pkcs8' });

/** What the directory gets. */
export const publicKeyOf = (seed: Buffer): Buffer =>
  createPublicKey(privateKeyOf(seed)).export({ format: 'der', type: 'spki' });

const callForm = z.strictObject({
  id: z.uuid(),
  from: z.string().regex(cellNames),
  to: z.string(),
  kind: z.string(),
  at: z.int(),
  input: z.unknown(),
});
type Call = z.infer<typeof callForm>;

const signedForm = z.strictObject({ call: z.string().max(4_000), signature: z.string().length(86) });
const signedText = (call: string): Buffer => Buffer.from(`vumon call of a cell\0${call}`);

export const signCall = ({ signingSeed }: Pick<CellConfig, 'signingSeed'>, call: Call): z.infer<typeof signedForm> => {
  const text = JSON.stringify(call);
  return { call: text, signature: sign(null, signedText(text), privateKeyOf(signingSeed)).toString('base64url') };
};

/** The other cell did not answer, or not in time. */
export class CellSilent extends Error {
  override name = 'CellSilent';
}

type Caller = Pick<App, 'config' | 'now' | 'newId'>;

/** Errors: CellSilent; NOT_FOUND for what the other cell refuses. */
export async function callCell(app: Caller, to: string, kind: string, input: unknown): Promise<unknown> {
  const cell = app.config.cell!;
  const body = signCall(cell, { id: app.newId(), from: cell.name, to, kind, at: app.now(), input });
  const reply = await fetch(`${cell.callUrl}${atCell(to)}/api/cells/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new CellSilent(`${to} does not answer`, { cause: error });
  });
  const envelope = (await reply.json().catch(() => null)) as { result?: boolean; data?: unknown } | null;
  if (envelope?.result === true) return envelope.data;
  if (envelope?.result === false && reply.status < 500) throw new AppError('NOT_FOUND');
  throw new CellSilent(`${to} answers with ${reply.status}`);
}

export interface CellAnswer {
  readonly input: z.ZodType;
  /** `from`: the cell that has signed the call. */
  run(app: App, from: string, input: never): Promise<unknown>;
}

/** Errors: UNAUTHORISED for what another cell has not signed for this one, just now and for the first time. */
async function readCall(app: App, body: unknown): Promise<Call> {
  const refused = () => new AppError('UNAUTHORISED');
  const signed = signedForm.safeParse(body);
  if (!signed.success) throw refused();
  let stated: unknown;
  try {
    stated = JSON.parse(signed.data.call);
  } catch {
    throw refused();
  }
  const parsed = callForm.safeParse(stated);
  const own = app.config.cell!.name;
  if (!parsed.success || parsed.data.to !== own || parsed.data.from === own) throw refused();
  const call = parsed.data;
  if (Math.abs(app.now() - call.at) > freshMs) throw refused();
  const key = await directoryOf(app)!.publicKeyOf(call.from);
  if (!key) throw refused();
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  if (!verify(null, signedText(signed.data.call), publicKey, Buffer.from(signed.data.signature, 'base64url')))
    throw refused();
  const at = new Date(app.now());
  if (!(await noteCall(app.db, call.id, at, new Date(app.now() - 4 * freshMs)))) throw refused();
  return call;
}

/** Answers the calls of other cells; in an installation without cells there is no such address. */
export function registerCellCalls(server: FastifyInstance, app: App, answers: Readonly<Record<string, CellAnswer>>) {
  if (!app.config.cell) return;
  server.post('/api/cells/calls', { bodyLimit: 8_192 }, async (request) => {
    const { from, kind, input } = await readCall(app, request.body);
    const answer = Object.hasOwn(answers, kind) ? answers[kind] : undefined;
    const parsed = answer?.input.safeParse(input);
    if (!answer || !parsed?.success) throw new AppError('NOT_FOUND');
    return { result: true, data: (await answer.run(app, from, parsed.data as never)) ?? null };
  });
}
