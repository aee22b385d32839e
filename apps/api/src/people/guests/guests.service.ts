/**
 * A learner of one cell with classes in another one. They sign in at home; the other cell has an account of the same id
 * without a password, contact or name to sign in with, for which their home cell alone can open a session, by a signed
 * call. What a request at home does not find is sent on there, with that session in a cookie that browsers send to the
 * other cell alone. Without cells, and for learners with classes here alone, nothing of this is asked.
 */
import { AppError } from '@vumon/domain';
import type { PageInfo, Paged } from '@vumon/contract';
import { createClient, type Api } from '@vumon/contract/client';
import { z } from 'zod';
import { withTransaction } from '#db';
import { openGuestSession, type GuestSession } from '#people/accounts';
import { eraseRecordingsOf, holdsOfLearner } from '#people/hooks';
import { eraseAccount, nameOfDeleted } from '#people/own-account';
import { AtOtherCell, atCell, callCell, CellSilent, type CellAnswer } from '#platform/cells';
import { minuteMs, secondMs } from '../../platform/clock.ts';
import type { App, SignedInContext } from '../../platform/http/context.ts';
import {
  addStay,
  findFacts,
  insertGuest,
  lockKnown,
  removeStay,
  staysOf,
  staysOfDeleted,
  updateGuest,
  type GuestFacts,
} from './guests.queries.ts';

/** Other cells in which one learner may have classes: each is asked for every list. */
export const mostStays = 3;
/** For how long nobody waits for a cell that did not answer. */
const silentMs = 5 * secondMs;
/** A list is shown without what has not come by then. */
const patienceMs = 1_500;
const passesInMemory = 20_000;

// ---- where they are guests: answers to calls of their home cell

const guestFacts = z.strictObject({
  id: z.uuid(),
  lastName: z.string().max(100),
  firstName: z.string().min(1).max(100),
  gender: z.enum(['MALE', 'FEMALE']).nullable(),
  birthday: z.iso.date().nullable(),
  locale: z.enum(['vi', 'en']),
});

/** Errors: FORBIDDEN for an id that another cell has brought or that signs in here, LOCK_ACCOUNT. */
function takeIn(app: App, from: string, facts: GuestFacts): Promise<GuestSession> {
  const now = app.now();
  return withTransaction(app.db, async (db) => {
    if (!(await insertGuest(db, facts, from, new Date(now)))) {
      const known = await lockKnown(db, facts.id);
      if (known?.homeCell !== from) throw new AppError('FORBIDDEN');
      if (known.shut) throw new AppError('LOCK_ACCOUNT');
      await updateGuest(db, facts);
    }
    return openGuestSession({ app, db, now }, facts.id);
  });
}

/** Erases a guest whose account was deleted at home. */
async function forget(app: App, from: string, userId: string): Promise<void> {
  const removeFiles = await withTransaction(app.db, async (db) => {
    const known = await lockKnown(db, userId);
    if (known?.homeCell !== from || known.shut) return null;
    const remove = await eraseRecordingsOf.call(db, userId);
    await eraseAccount(db, userId, nameOfDeleted(app.config.site, 'STUDENT'), new Date(app.now()));
    return remove;
  });
  await removeFiles?.(app);
}

const ofUser = z.strictObject({ userId: z.uuid() });
const something = z.strictObject({ userId: z.uuid(), id: z.string().max(100) });

export const guestAnswers: Readonly<Record<string, CellAnswer>> = {
  GUEST: { input: guestFacts, run: (app, from, facts: GuestFacts) => takeIn(app, from, facts) },
  FORGET: { input: ofUser, run: (app, from, { userId }: z.infer<typeof ofUser>) => forget(app, from, userId) },
  HOLDS: {
    input: something,
    run: async (app, from, { userId, id }: z.infer<typeof something>) => {
      const known = await withTransaction(app.db, (db) => lockKnown(db, userId));
      return known?.homeCell === from && (await holdsOfLearner.call(app.db, userId, id));
    },
  },
};

// ---- at home

const session = z.object({ token: z.string(), endsAt: z.number() });

interface Memory {
  readonly passes: Map<string, GuestSession>;
  readonly silentUntil: Map<string, number>;
}
const memories = new WeakMap<App, Memory>();

function memoryOf(app: App): Memory {
  let memory = memories.get(app);
  if (!memory) memories.set(app, (memory = { passes: new Map(), silentUntil: new Map() }));
  return memory;
}

type Home = Pick<SignedInContext, 'app' | 'actor' | 'now'>;

/** Asks a cell unless it has just been silent. Errors: CellSilent, and what `ask` throws. */
async function patiently<T>({ app, now }: Pick<Home, 'app' | 'now'>, cell: string, ask: () => Promise<T>): Promise<T> {
  const { silentUntil } = memoryOf(app);
  if ((silentUntil.get(cell) ?? 0) > now) throw new CellSilent(`${cell} did not answer a moment ago`);
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CellSilent) silentUntil.set(cell, now + silentMs);
    throw error;
  }
}

/** A session of the learner at the other cell. Errors: CellSilent, NOT_FOUND when it takes them in no more. */
async function passFor({ app, actor, now }: Home, cell: string): Promise<GuestSession> {
  const { passes } = memoryOf(app);
  const key = `${actor.userId} ${cell}`;
  const known = passes.get(key);
  if (known && known.endsAt > now + minuteMs) return known;
  const facts = await findFacts(app.db, actor.userId);
  if (!facts) throw new AppError('NOT_FOUND');
  const pass = session.parse(await patiently({ app, now }, cell, () => callCell(app, cell, 'GUEST', facts)));
  passes.delete(key);
  if (passes.size >= passesInMemory) passes.delete(passes.keys().next().value!);
  passes.set(key, pass);
  return pass;
}

/** Whoever comes from another cell, a partner or the staff is guest nowhere. */
const mayBeGuest = ({ app, actor, addressed }: Pick<SignedInContext, 'app' | 'actor' | 'addressed'>): boolean =>
  Boolean(app.config.cell) &&
  !addressed &&
  actor.role === 'STUDENT' &&
  !actor.guest &&
  !actor.support &&
  !actor.onlyAssignmentId;

/** Sends the request to another cell, as its guest. Errors: SERVER_BUSY while that one is silent. */
async function sentTo(context: SignedInContext, cell: string): Promise<AtOtherCell> {
  try {
    const { token, endsAt } = await passFor(context, cell);
    context.setGuestPass(cell, token, Math.floor((endsAt - context.now) / secondMs));
    return new AtOtherCell(cell);
  } catch (error) {
    if (error instanceof CellSilent) throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
    throw error;
  }
}

/** Makes the learner a guest of the cell and sends the request there. Errors: TOO_MANY_REQUESTS beyond `mostStays`. */
export async function sentAsNewGuest(context: SignedInContext, cell: string): Promise<AtOtherCell> {
  if (!mayBeGuest(context)) return Promise.reject(new AppError('FORBIDDEN'));
  const { app, actor, now } = context;
  const stays = await staysOf(app.db, actor.userId);
  if (!stays.includes(cell) && stays.length >= mostStays) throw new AppError('TOO_MANY_REQUESTS');
  const sent = await sentTo(context, cell);
  await addStay(app.db, actor.userId, cell, new Date(now));
  return sent;
}

/** The other cells where the learner has classes. */
export async function otherCellsOf(context: SignedInContext): Promise<readonly string[]> {
  return mayBeGuest(context) ? staysOf(context.app.db, context.actor.userId) : [];
}

const isMissing = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 404 || error.code === 'TEST_NO_PERMISSION');

/**
 * What a learner's request about `id` throws that failed here: the same error, unless they are a guest somewhere and what
 * is not here may be there.
 */
export async function elsewhere(context: SignedInContext, error: unknown, id: string | null): Promise<unknown> {
  if (id === null || !isMissing(error)) return error;
  const cell = await cellHolding(context, id);
  return cell === null ? error : sentTo(context, cell);
}

/** Errors: SERVER_BUSY when the one that may hold it is silent. */
export async function cellHolding(context: SignedInContext, id: string): Promise<string | null> {
  const cells = await otherCellsOf(context);
  // The only one says itself that it does not have it.
  if (cells.length < 2) return cells[0] ?? null;
  const { app, actor } = context;
  const replies = await Promise.all(
    cells.map((cell) =>
      patiently(context, cell, () => callCell(app, cell, 'HOLDS', { userId: actor.userId, id })).catch(
        (error: unknown) => {
          if (error instanceof CellSilent) return null;
          throw error;
        },
      ),
    ),
  );
  const at = replies.indexOf(true);
  if (at >= 0) return cells[at]!;
  if (replies.includes(null)) throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
  return null;
}

export interface Gathered<T> {
  readonly found: readonly T[];
  /** Cells that did not answer in time: what they have is not in `found`. */
  readonly silent: readonly string[];
}

/** A list that is sent in one piece, which says when a part of it is missing. */
export const wholeList = <T>(items: T[], silent: readonly string[]): Paged<T[]> => ({
  items,
  page: { page: 0, size: items.length, total: items.length, ...(silent.length > 0 && { incomplete: true }) },
});

/** Pages of a list that the contract's client reads at once. */
const mostAtOnce = 100;
/** Of one other cell, of lists that nobody looks through to their end. */
const mostPages = 20;

interface PageAsked {
  readonly page: number;
  readonly size: number;
}

async function firstOf<T>(
  most: number,
  ask: (asked: PageAsked) => Promise<{ data: T[]; page: PageInfo }>,
): Promise<{ items: T[]; total: number }> {
  const items: T[] = [];
  for (let page = 0; ; page += 1) {
    const { data, page: info } = await ask({ page, size: mostAtOnce });
    items.push(...data);
    if (items.length >= most || items.length >= info.total || page + 1 === mostPages)
      return { items, total: info.total };
  }
}

/**
 * A page of a learner's list with what other cells have of it, in the order of `compare`; `own` reads what this one has.
 * Whoever has classes here alone gets the page as it is.
 */
export async function pageWithElsewhere<T>(
  context: SignedInContext,
  { page, size }: PageAsked,
  own: (asked: PageAsked) => Promise<Paged<T[]>>,
  ask: (api: Api, asked: PageAsked) => Promise<{ data: T[]; page: PageInfo }>,
  compare: (a: T, b: T) => number,
): Promise<Paged<T[]>> {
  const cells = await otherCellsOf(context);
  if (cells.length === 0) return own({ page, size });
  const most = (page + 1) * size;
  const [here, { found, silent }] = await Promise.all([
    own({ page: 0, size: most }),
    askCells(context, cells, (api) => firstOf(most, (asked) => ask(api, asked))),
  ]);
  const items = [...here.items, ...found.flatMap((one) => one.items)].sort(compare);
  const total = found.reduce((sum, one) => sum + one.total, here.page.total);
  return {
    items: items.slice(page * size, most),
    page: { page, size, total, ...(silent.length > 0 && { incomplete: true }) },
  };
}

/** The contract's client of another cell, as its guest. It can only read. */
function clientAt({ app, locale }: SignedInContext, cell: string, token: string): Api {
  const signal = AbortSignal.timeout(patienceMs);
  return createClient({
    locale: () => locale,
    refresh: () => Promise.resolve(false),
    early: (url) =>
      fetch(`${app.config.cell!.callUrl}${atCell(cell)}${url}`, {
        headers: { 'accept-language': locale, 'user-authorization': `Bearer ${token}` },
        redirect: 'error',
        signal,
      }),
  });
}

/** Asks all cells where the learner is a guest, side by side. */
export const askElsewhere = async <T>(context: SignedInContext, ask: (api: Api) => Promise<T>): Promise<Gathered<T>> =>
  askCells(context, await otherCellsOf(context), ask);

async function askCells<T>(
  context: SignedInContext,
  cells: readonly string[],
  ask: (api: Api) => Promise<T>,
): Promise<Gathered<T>> {
  const silent: string[] = [];
  const found: T[] = [];
  await Promise.all(
    cells.map(async (cell) => {
      try {
        const { token } = await passFor(context, cell);
        found.push(await patiently(context, cell, () => ask(clientAt(context, cell, token)).catch(asSilence(cell))));
      } catch (error) {
        context.log.warn({ reason: (error as Error).message, cell }, 'a cell did not answer for its guest');
        silent.push(cell);
      }
    }),
  );
  return { found, silent: silent.sort() };
}

const asSilence = (cell: string) => (error: unknown) => {
  throw new CellSilent(`${cell} does not answer`, { cause: error });
};

/** Lets other cells erase guests whose accounts were deleted here; again later where one is silent. */
export async function forgetDeleted(app: App): Promise<void> {
  const gone = new Set<string>();
  for (const stay of await staysOfDeleted(app.background, 500)) {
    if (gone.has(stay.cell)) continue;
    try {
      await callCell(app, stay.cell, 'FORGET', { userId: stay.userId });
      await removeStay(app.background, stay);
    } catch (error) {
      if (!(error instanceof CellSilent)) throw error;
      gone.add(stay.cell);
    }
  }
}
