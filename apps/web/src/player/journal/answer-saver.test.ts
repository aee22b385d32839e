import { clientBehind, emptyLog, effectiveEntry, receiveMerging, type AnswerLog } from '@vumon/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryJournal, type Journal } from './journal.ts';
import { TransportError, type ServerState, type SaveReply, type SentEntry, type Transport } from './protocol.ts';
import { AnswerSaver } from './answer-saver.ts';
import { TabRoom, type TabMessage, type Tabs } from './on-demand/tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Fault = 'none' | 'lost-request' | 'lost-reply' | 'signed-out' | 'busy' | 'later';

/** A server that applies the protocol's own rules, behind a network that may lose the request or the reply. */
class FakeServer {
  log: AnswerLog = emptyLog(1_000_000);
  flags: readonly string[] = [];
  faults: Fault[] = [];
  acknowledged = new Map<string, string>();
  poison: string | null = null;
  /** The question of each entry that arrived. */
  readonly tried: string[] = [];
  requests = 0;
  merges = 0;
  fits: (answer: unknown) => boolean = () => true;
  now = 0;
  pausedAt: number | null = null;

  serverState(): ServerState {
    const questions = new Set(this.log.entries.map(({ question }) => question));
    return {
      status: this.log.submitted ? 'SUBMITTED' : 'RUNNING',
      deadlineAt: this.log.deadline,
      pausedAt: this.pausedAt,
      serverTime: this.now,
      flags: this.flags,
      answers: [...questions].flatMap((question) => {
        const entry = effectiveEntry(this.log, question);
        return entry
          ? [
              {
                question,
                answer: JSON.parse(entry.answer) as unknown,
                entry: entry.entry,
                at: entry.at,
                client: clientBehind(entry.client),
              },
            ]
          : [];
      }),
    };
  }

  take(client: string, entries: readonly SentEntry[], submit: boolean): SaveReply {
    if (this.pausedAt !== null) throw new TransportError('paused');
    this.tried.push(...entries.map(({ question }) => question));
    if (entries.some(({ question }) => question === this.poison)) throw new TransportError('refused');
    const outcomes = entries.map(({ seq, question, base, answer }) => {
      const before = this.log.entries.length;
      const { log, reply } = receiveMerging(
        this.log,
        { client, seq, question, answer: JSON.stringify(answer), base, at: this.now },
        { depth: 1, fits: (value) => this.fits(value) },
      );
      this.log = log;
      this.merges += Math.max(0, log.entries.length - before - 1);
      const rival = this.log.entries.find(({ entry }) => entry === reply.rival);
      return { seq, ...reply, rival: rival && { client: clientBehind(rival.client), at: rival.at } };
    });
    const collided = outcomes.some(({ outcome }) => outcome === 'STALE');
    if (submit && !collided) this.log = { ...this.log, submitted: true };
    const { answers, ...state } = this.serverState();
    return {
      ...state,
      outcomes,
      current: collided || this.merges > 0 ? answers : undefined,
    };
  }

  transport(): Transport {
    const exchange = async <T>(work: () => T): Promise<T> => {
      this.requests += 1;
      const fault = this.faults.shift() ?? 'none';
      if (fault === 'signed-out') throw new TransportError('signed-out');
      if (fault === 'later') throw new TransportError('later', 30_000);
      if (fault === 'busy') throw new TransportError('unreachable', 3_000);
      if (fault === 'lost-request') throw new TransportError('unreachable');
      const reply = work();
      if (fault === 'lost-reply') throw new TransportError('unreachable');
      return reply;
    };
    return {
      save: (client, entries) => exchange(() => this.take(client, entries, false)),
      submit: (client, entries) => exchange(() => this.take(client, entries, true)),
      state: () => exchange(() => this.serverState()),
      seen: () => exchange(() => this.serverState()),
      saveFlags: (flags) => exchange(() => void (this.flags = flags)),
      sendOnPageHide: (client, entries) => void this.take(client, entries, false),
    };
  }
}

let names = 0;
async function open(
  server: FakeServer,
  options: {
    journal?: Journal;
    client?: string;
    living?: string[];
    random?: number;
    transport?: Transport;
    tabs?: Tabs;
  } = {},
): Promise<AnswerSaver> {
  const saver = await AnswerSaver.open(
    {
      attempt: 'a1',
      client: options.client ?? `client-${++names}`,
      journal: options.journal ?? memoryJournal(),
      transport: options.transport ?? server.transport(),
      serverState: server.serverState(),
      newClient: () => `fresh-${++names}`,
      onClient: () => undefined,
      onReply: () => undefined,
      depthOf: () => 1,
      now: () => Date.now(),
      serverNow: () => Date.now(),
      random: () => options.random ?? 0.5,
    },
    async (client) => !(options.living ?? []).includes(client),
  );
  const { tabs } = options;
  if (tabs) saver.join((inside) => new TabRoom(tabs, inside));
  return saver;
}
const settle = (ms = 60_000) => vi.advanceTimersByTimeAsync(ms);
const answerOf = (server: FakeServer, question: string) =>
  server.serverState().answers.find((one) => one.question === question)?.answer;

describe('a server that asks to slow down', () => {
  it('gets no request for the requested time, without an error, and then gets everything', async () => {
    const server = new FakeServer();
    const saver = await open(server);
    server.faults = ['later'];
    saver.change('q1', 1);
    await settle(10);
    expect(server.requests).toBe(1);
    saver.change('q2', 2);
    saver.flush();
    await settle(29_000);
    expect(server.requests).toBe(1);
    expect(saver.snapshot()).toMatchObject({ state: 'saving', unsaved: 2 });
    await settle(5_000);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', unsaved: 0 });
    expect([answerOf(server, 'q1'), answerOf(server, 'q2')]).toEqual([1, 2]);
  });

  it('delays submitting, and does not prevent it', async () => {
    const server = new FakeServer();
    const saver = await open(server);
    server.faults = ['later'];
    saver.change('q1', 1);
    saver.submit();
    await settle(29_000);
    expect(saver.snapshot()).toMatchObject({ phase: 'submitting', state: 'saving' });
    await settle(5_000);
    expect(saver.snapshot().phase).toBe('closed');
  });
});

describe('a stopped clock', () => {
  it('is noticed by the first save, delays answers, and sends them automatically when it runs again', async () => {
    const server = new FakeServer();
    const saver = await open(server);
    server.pausedAt = 500_000;
    saver.change('q1', 1);
    await settle(10);
    expect(saver.snapshot()).toMatchObject({ pausedAt: 500_000, unsaved: 1, state: 'saving' });
    saver.change('q2', 2);
    saver.submit();
    const before = server.requests;
    await settle(30_000);
    // The page polls the state every few seconds and sends nothing meanwhile.
    expect(server.requests - before).toBeGreaterThanOrEqual(5);
    expect(server.requests - before).toBeLessThanOrEqual(7);
    expect(server.log.entries).toHaveLength(0);
    server.pausedAt = null;
    await settle(6_000);
    expect(saver.snapshot()).toMatchObject({ pausedAt: null, unsaved: 0, phase: 'closed' });
    expect([answerOf(server, 'q1'), answerOf(server, 'q2')]).toEqual([1, 2]);
  });

  it('is known from the start, and refreshed even after a lost connection', async () => {
    const server = new FakeServer();
    server.pausedAt = 1;
    const saver = await open(server);
    expect(saver.snapshot().pausedAt).toBe(1);
    server.faults = ['lost-request', 'lost-request'];
    await settle(11_000);
    server.pausedAt = null;
    await settle(6_000);
    expect(saver.snapshot()).toMatchObject({ pausedAt: null, state: 'saved' });
  });
});

describe('saving', () => {
  it('sends a choice at once, and typing after a debounce as one entry', async () => {
    const server = new FakeServer();
    const saver = await open(server);
    saver.change('q1', { i: ['a'] });
    await settle(10);
    expect(answerOf(server, 'q1')).toEqual({ i: ['a'] });
    for (const text of ['h', 'he', 'hel']) {
      saver.change('q2', { g: text }, { typing: true });
      await settle(200);
    }
    expect(answerOf(server, 'q2')).toBeUndefined();
    expect(saver.snapshot()).toMatchObject({ state: 'saving', unsaved: 1 });
    await settle(700);
    expect(answerOf(server, 'q2')).toEqual({ g: 'hel' });
    expect(server.log.entries).toHaveLength(2);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', unsaved: 0 });
  });

  it('bases what is written during a request on the entry of that request', async () => {
    const server = new FakeServer();
    const transport = server.transport();
    let release = () => {};
    const slow: Transport = {
      ...transport,
      save: async (...request) => {
        const reply = await transport.save(...request);
        await new Promise<void>((resolve) => (release = resolve));
        return reply;
      },
    };
    const saver = await open(server, { transport: slow });
    saver.change('q1', 1);
    await settle(10);
    saver.change('q1', 2);
    release();
    await settle(10);
    release();
    await settle(10);
    expect(server.log.entries).toMatchObject([
      { entry: 1, base: 0, answer: '1' },
      { entry: 2, base: 1, answer: '2' },
    ]);
    expect(saver.snapshot().state).toBe('saved');
  });

  it('does not wait for ever while the learner keeps typing', async () => {
    const server = new FakeServer();
    const saver = await open(server);
    for (let at = 0; at < 20; at++) {
      saver.change('q1', { g: 'x'.repeat(at + 1) }, { typing: true });
      await settle(300);
    }
    expect(answerOf(server, 'q1')).toBeDefined();
  });

  it('keeps everything without a connection and reports it, then sends the last answer of each question', async () => {
    const server = new FakeServer();
    server.faults = ['lost-request', 'lost-reply', 'busy'];
    const saver = await open(server);
    saver.change('q1', 1);
    await settle(10);
    expect(saver.snapshot().state).toBe('offline');
    saver.change('q1', 2);
    saver.change('q2', 3);
    await settle();
    expect(saver.snapshot().state).toBe('saved');
    expect([answerOf(server, 'q1'), answerOf(server, 'q2')]).toEqual([2, 3]);
  });

  it('sends an answer only after the device has stored it', async () => {
    const server = new FakeServer();
    const memory = memoryJournal();
    let stored = () => {};
    const journal: Journal = {
      ...memory,
      put: async (...held) => {
        await new Promise<void>((resolve) => (stored = resolve));
        await memory.put(...held);
      },
    };
    const saver = await open(server, { journal });
    saver.change('q1', 1);
    await settle();
    expect(server.requests).toBe(0);
    expect(saver.snapshot()).toMatchObject({ state: 'saving', unsaved: 1 });
    stored();
    await settle(10);
    expect(answerOf(server, 'q1')).toBe(1);
  });

  it('saves without a journal when the device cannot store, and reports that a reload would lose answers', async () => {
    const server = new FakeServer();
    const journal: Journal = { ...memoryJournal(), durable: true, put: () => Promise.reject(new Error('disk full')) };
    const saver = await open(server, { journal });
    expect(saver.snapshot().durable).toBe(true);
    saver.change('q1', 1);
    await settle();
    expect(answerOf(server, 'q1')).toBe(1);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', durable: false });
  });

  it('waits as long as a busy server requests', async () => {
    const server = new FakeServer();
    server.faults = ['busy'];
    const saver = await open(server);
    saver.change('q1', 1);
    await settle(2_900);
    expect(server.requests).toBe(1);
    await settle(2_000);
    expect(saver.snapshot().state).toBe('saved');
  });

  it('spreads retries, so that a whole class does not retry at the same moment', async () => {
    const server = new FakeServer();
    server.faults = ['lost-request', 'lost-request'];
    const [early, late] = [await open(server, { random: 0 }), await open(server, { random: 1 })];
    early.change('q1', 1);
    late.change('q2', 2);
    await settle(900);
    expect([answerOf(server, 'q1'), answerOf(server, 'q2')]).toEqual([1, undefined]);
    await settle(200);
    expect(answerOf(server, 'q2')).toBe(2);
  });

  it('stops when signed out and continues after signing in again', async () => {
    const server = new FakeServer();
    server.faults = ['signed-out'];
    const saver = await open(server);
    saver.change('q1', 1);
    await settle();
    expect(saver.snapshot().state).toBe('signed-out');
    expect(server.requests).toBe(1);
    saver.change('q2', 2);
    saver.resume();
    await settle(10);
    expect([answerOf(server, 'q1'), answerOf(server, 'q2')]).toEqual([1, 2]);
  });

  it('is not blocked by one refused answer', async () => {
    const server = new FakeServer();
    const saver = await open(server);
    server.poison = 'q2';
    saver.change('q1', 1);
    saver.change('q2', 2);
    saver.change('q3', 3);
    await settle();
    expect([answerOf(server, 'q1'), answerOf(server, 'q3')]).toEqual([1, 3]);
    expect([...saver.snapshot().refused]).toEqual(['q2']);
    server.poison = null;
    saver.change('q2', 4);
    await settle();
    expect(answerOf(server, 'q2')).toBe(4);
    expect(saver.snapshot().state).toBe('saved');
  });

  it('sends what was refused once more after a reload, and once at the hand-in', async () => {
    const server = new FakeServer();
    const journal = memoryJournal();
    const first = await open(server, { journal, client: 'tab' });
    server.poison = 'q2';
    first.change('q1', 1);
    first.change('q2', 2);
    await settle();
    first.stop();
    const tries = () => server.tried.filter((question) => question === 'q2').length;
    const before = tries();
    const second = await open(server, { journal, client: 'tab' });
    await settle();
    expect(tries()).toBe(before + 1);
    expect([...second.snapshot().refused]).toEqual(['q2']);
    // What refused it is gone by the time of the hand-in.
    server.poison = null;
    second.submit();
    await settle();
    expect(second.snapshot()).toMatchObject({ phase: 'closed', unsaved: 0 });
    expect(answerOf(server, 'q2')).toBe(2);
  });

  it('hands in without an answer that is refused again, and goes on naming it', async () => {
    const server = new FakeServer();
    const saver = await open(server);
    server.poison = 'q2';
    saver.change('q1', 1);
    saver.change('q2', 2);
    await settle();
    const before = server.tried.filter((question) => question === 'q2').length;
    saver.submit();
    await settle();
    expect(server.tried.filter((question) => question === 'q2').length).toBeLessThanOrEqual(before + 2);
    expect(saver.snapshot()).toMatchObject({ phase: 'closed', unsaved: 0 });
    expect([...saver.snapshot().refused]).toEqual(['q2']);
  });
});

describe('reloads and other tabs', () => {
  it('a reload continues with unacknowledged answers, under the same client id', async () => {
    const server = new FakeServer();
    const journal = memoryJournal();
    const first = await open(server, { journal, client: 'tab' });
    server.faults = ['lost-request', 'lost-reply'];
    first.change('q1', 'kept');
    await settle(10);
    first.stop();
    // The reloaded page itself uses the id, so its answers are no closed tab's.
    const second = await open(server, { journal, client: 'tab', living: ['tab'] });
    expect(second.snapshot().answers.get('q1')).toBe('kept');
    await settle();
    expect(answerOf(server, 'q1')).toBe('kept');
    second.change('q1', 'newer');
    await settle();
    expect(answerOf(server, 'q1')).toBe('newer');
  });

  it('sends what a closed tab left, under its client id, before its own entries', async () => {
    const server = new FakeServer();
    const journal = memoryJournal();
    const closed = await open(server, { journal, client: 'closed' });
    server.faults = ['lost-reply'];
    closed.change('q1', 'from the closed tab');
    closed.change('q2', 'also');
    await settle(10);
    closed.stop();
    const saver = await open(server, { journal, client: 'living' });
    saver.change('q1', 'written on');
    await settle();
    expect([answerOf(server, 'q1'), answerOf(server, 'q2')]).toEqual(['written on', 'also']);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', conflicts: new Map() });
    expect((await journal.read('a1')).queues.flatMap(({ answers }) => answers)).toEqual([]);
  });

  it('does not touch the answers of a tab that is still open', async () => {
    const server = new FakeServer();
    const journal = memoryJournal();
    const other = await open(server, { journal, client: 'other' });
    server.faults = ['signed-out'];
    other.change('q1', 'theirs to send');
    await settle(10);
    const saver = await open(server, { journal, client: 'mine', living: ['other'] });
    await settle();
    expect(saver.snapshot()).toMatchObject({ unsaved: 0, state: 'saved' });
    expect(saver.snapshot().answers.has('q1')).toBe(false);
    expect(server.log.entries).toEqual([]);
    expect((await journal.read('a1')).queues.find(({ client }) => client === 'other')?.answers).toMatchObject([
      { question: 'q1', answer: 'theirs to send', status: 'pending' },
    ]);
    other.resume();
    await settle();
    expect(server.log.entries).toMatchObject([{ client: 'other', question: 'q1' }]);
  });

  it('bases an answer on what a closed tab left of the same question, also when that arrives late', async () => {
    const server = new FakeServer();
    const journal = memoryJournal();
    const closed = await open(server, { journal, client: 'closed' });
    server.faults = ['signed-out', 'signed-out'];
    closed.change('q1', 'from the closed tab');
    await settle(10);
    closed.stop();
    const saver = await open(server, { journal, client: 'own' });
    await settle(10);
    expect(saver.snapshot().answers.get('q1')).toBe('from the closed tab');
    saver.change('q1', 'written on');
    saver.resume();
    await settle();
    expect(server.log.entries).toMatchObject([
      { client: 'closed', entry: 1, base: 0 },
      { client: 'own', entry: 2, base: 1 },
    ]);
    expect(answerOf(server, 'q1')).toBe('written on');
    expect(saver.snapshot()).toMatchObject({ state: 'saved', conflicts: new Map() });
  });

  it('treats equal answers of two devices as one, whatever the order of their fields', async () => {
    const server = new FakeServer();
    const [mine, theirs] = [await open(server), await open(server)];
    theirs.change('q1', { a: '1', b: ['2'] });
    await settle();
    mine.change('q1', { b: ['2'], a: '1' });
    await settle();
    expect(mine.snapshot()).toMatchObject({ state: 'saved', unsaved: 0, conflicts: new Map() });
    // What is written next is based on the other device's entry, so that it is accepted.
    mine.change('q1', { a: '3' });
    await settle();
    expect(answerOf(server, 'q1')).toEqual({ a: '3' });
  });

  it("shows both answers when another device was first, and sends the learner's choice", async () => {
    const server = new FakeServer();
    const [mine, theirs] = [await open(server), await open(server)];
    theirs.change('q1', 'theirs');
    theirs.change('q2', 'theirs');
    await settle();
    mine.change('q1', 'mine');
    mine.change('q2', 'mine');
    await settle();
    expect(mine.snapshot().answers.get('q1')).toBe('mine');
    expect(mine.snapshot().conflicts.get('q1')).toMatchObject({ theirs: { answer: 'theirs' }, collided: [''] });
    expect(mine.snapshot().state).toBe('attention');
    expect(answerOf(server, 'q1')).toBe('theirs');
    mine.change('q1', 'mine, written on');
    mine.resolve('q1', 'mine');
    mine.resolve('q2', 'theirs');
    await settle();
    expect([answerOf(server, 'q1'), answerOf(server, 'q2')]).toEqual(['mine, written on', 'theirs']);
    expect(mine.snapshot()).toMatchObject({ state: 'saved', conflicts: new Map() });
    expect(mine.snapshot().answers.get('q2')).toBe('theirs');
  });

  it('takes over what another device saved, but never over an answer being written here', async () => {
    const server = new FakeServer();
    const [mine, theirs] = [await open(server), await open(server)];
    theirs.change('q1', 'theirs');
    theirs.change('q2', 'theirs');
    await settle();
    mine.change('q2', 'typing', { typing: true });
    await mine.refresh();
    expect(mine.snapshot().answers.get('q1')).toBe('theirs');
    expect(mine.snapshot().answers.get('q2')).toBe('typing');
    await settle();
    expect(mine.snapshot().conflicts.has('q2')).toBe(true);
  });

  it('continues with a new client id when its sequence number is taken', async () => {
    const server = new FakeServer();
    const [one, clone] = [await open(server, { client: 'same' }), await open(server, { client: 'same' })];
    one.change('q1', 'one');
    await settle();
    clone.change('q2', 'clone');
    await settle();
    expect([answerOf(server, 'q1'), answerOf(server, 'q2')]).toEqual(['one', 'clone']);
    expect(clone.snapshot().state).toBe('saved');
  });
});

describe('two devices in one question', () => {
  it('keep what each of them answered alone, without a conflict', async () => {
    const server = new FakeServer();
    const [phone, pc] = [await open(server), await open(server)];
    phone.change('q1', { a: 1 });
    await settle();
    pc.change('q1', { b: 1 });
    await settle();
    expect(pc.snapshot()).toMatchObject({ state: 'saved', conflicts: new Map() });
    expect(pc.snapshot().answers.get('q1')).toEqual({ a: 1, b: 1 });
    // The phone does not know of that answer yet and keeps writing.
    phone.change('q1', { a: 2 });
    await settle();
    expect(answerOf(server, 'q1')).toEqual({ a: 2, b: 1 });
    expect(phone.snapshot().answers.get('q1')).toEqual({ a: 2, b: 1 });
  });

  it('have a conflict only about the item that both answered; other items are saved', async () => {
    const server = new FakeServer();
    const [phone, pc] = [await open(server), await open(server)];
    phone.change('q1', { a: 'phone', b: 1 });
    await settle();
    pc.change('q1', { a: 'pc', c: 1 });
    await settle();
    expect(pc.snapshot().conflicts.get('q1')).toMatchObject({ collided: ['a'], theirs: { answer: { a: 'phone' } } });
    expect(pc.snapshot().answers.get('q1')).toEqual({ a: 'pc', b: 1, c: 1 });
    expect(answerOf(server, 'q1')).toEqual({ a: 'phone', b: 1, c: 1 });
    pc.change('q1', { a: 'pc, written on', b: 2, c: 1 });
    await settle();
    expect(answerOf(server, 'q1')).toEqual({ a: 'phone', b: 2, c: 1 });
    expect(pc.snapshot()).toMatchObject({ unsaved: 0, state: 'attention' });
    pc.resolve('q1', ['a']);
    await settle();
    expect(answerOf(server, 'q1')).toEqual({ a: 'pc, written on', b: 2, c: 1 });
    expect(pc.snapshot()).toMatchObject({ state: 'saved', conflicts: new Map() });
  });

  it('keep a conflict through a reload, and drop it when the other device gives the same answer', async () => {
    const server = new FakeServer();
    const journal = memoryJournal();
    const [phone, pc] = [await open(server), await open(server, { journal, client: 'pc' })];
    phone.change('q1', { a: 1 });
    await settle();
    pc.change('q1', { a: 2 });
    await settle();
    pc.stop();
    const again = await open(server, { journal, client: 'pc' });
    expect(again.snapshot().conflicts.get('q1')).toMatchObject({ collided: ['a'] });
    phone.change('q1', { a: 2 });
    await settle();
    await again.refresh();
    expect(again.snapshot()).toMatchObject({ state: 'saved', conflicts: new Map() });
  });

  it.each([
    ['given here later', 5_000, 'pc'],
    ['given here before the other came', -5_000, 'phone'],
  ])('handing in without choosing takes the newer answer: %s', async (_, after, kept) => {
    const server = new FakeServer();
    const [phone, pc] = [await open(server), await open(server)];
    server.log = emptyLog(Date.now() + 1_000_000);
    server.now = Date.now() - after;
    phone.change('q1', { a: 'phone', b: 1 });
    await settle(10);
    pc.change('q1', { a: 'pc' }, { typing: true });
    pc.submit();
    await settle();
    expect(server.log.submitted).toBe(true);
    expect(answerOf(server, 'q1')).toEqual({ a: kept, b: 1 });
    expect(server.log.entries.some(({ answer }) => answer.includes(kept === 'pc' ? 'phone' : 'pc'))).toBe(true);
  });

  it('have a conflict about the whole answer where it cannot be merged', async () => {
    const server = new FakeServer();
    server.fits = (answer) => Object.keys(answer as object).length < 2;
    const [phone, pc] = [await open(server), await open(server)];
    phone.change('q1', { gap1: 'chip' });
    await settle();
    pc.change('q1', { gap2: 'chip' });
    await settle();
    expect(pc.snapshot().conflicts.get('q1')).toMatchObject({ collided: null });
    pc.resolve('q1', 'mine');
    await settle();
    expect(answerOf(server, 'q1')).toEqual({ gap2: 'chip' });
  });
});

describe('tabs of one browser', () => {
  function room() {
    const hearing: { own: symbol; hear(message: TabMessage): void }[] = [];
    return (): Tabs => {
      const own = Symbol('tab');
      return {
        post: (message) => {
          for (const one of hearing) if (one.own !== own) one.hear(message);
        },
        listen: (hear) => void hearing.push({ own, hear }),
        close: () =>
          void hearing.splice(
            hearing.findIndex((one) => one.own === own),
            1,
          ),
      };
    };
  }

  it('show each other’s answers at once, even without a connection, and the later answer wins', async () => {
    const server = new FakeServer();
    const enter = room();
    const [one, two] = [await open(server, { tabs: enter() }), await open(server, { tabs: enter() })];
    server.faults = ['lost-request', 'lost-request'];
    one.change('q1', { a: 1 });
    await settle(10);
    expect(two.snapshot().answers.get('q1')).toEqual({ a: 1 });
    two.change('q1', { a: 2, b: 1 });
    await settle();
    expect(answerOf(server, 'q1')).toEqual({ a: 2, b: 1 });
    for (const tab of [one, two]) {
      await tab.refresh();
      expect(tab.snapshot()).toMatchObject({ state: 'saved', conflicts: new Map() });
      expect(tab.snapshot().answers.get('q1')).toEqual({ a: 2, b: 1 });
    }
  });

  it('send what a closing tab could not send', async () => {
    const server = new FakeServer();
    const enter = room();
    const journal = memoryJournal();
    const closing = await open(server, { journal, tabs: enter(), client: 'closing' });
    const staying = await open(server, { journal, tabs: enter(), client: 'staying' });
    server.faults = ['signed-out'];
    closing.change('q1', { a: 1 });
    await settle(10);
    closing.stop();
    await settle();
    expect(answerOf(server, 'q1')).toEqual({ a: 1 });
    expect(staying.snapshot()).toMatchObject({ state: 'saved', unsaved: 0 });
  });
});

describe('submitting', () => {
  it('sends unsaved answers along and empties the journal', async () => {
    const server = new FakeServer();
    const journal = memoryJournal();
    const saver = await open(server, { journal });
    saver.change('q1', 'typed', { typing: true });
    saver.submit();
    await settle(50);
    expect(server.log.submitted).toBe(true);
    expect(answerOf(server, 'q1')).toBe('typed');
    expect(saver.snapshot()).toMatchObject({ phase: 'closed', unsaved: 0 });
    await settle();
    expect(await journal.read('a1')).toMatchObject({ queues: [], submitting: false });
  });

  it('sends what a closed tab left before it submits', async () => {
    const server = new FakeServer();
    const journal = memoryJournal();
    server.faults = ['signed-out', 'signed-out'];
    const closed = await open(server, { journal, client: 'closed' });
    closed.change('q1', 'left');
    await settle(10);
    closed.stop();
    const saver = await open(server, { journal, client: 'own' });
    await settle(10);
    saver.change('q2', 'own');
    saver.submit();
    saver.resume();
    await settle();
    expect(server.log.submitted).toBe(true);
    expect([answerOf(server, 'q1'), answerOf(server, 'q2')]).toEqual(['left', 'own']);
    expect(saver.snapshot()).toMatchObject({ phase: 'closed', late: 0, unsaved: 0 });
  });

  it('is retried without a connection, also after a reload, and can be cancelled until it arrives', async () => {
    const server = new FakeServer();
    const journal = memoryJournal();
    server.faults = Array.from({ length: 4 }, () => 'lost-request' as const);
    const saver = await open(server, { journal, client: 'tab' });
    saver.submit();
    await settle(10);
    expect(saver.snapshot()).toMatchObject({ phase: 'submitting', state: 'offline' });
    saver.cancelSubmit();
    expect(saver.snapshot().phase).toBe('running');
    saver.submit();
    await settle(10);
    saver.stop();
    const again = await open(server, { journal, client: 'tab' });
    expect(again.snapshot().phase).toBe('submitting');
    await settle();
    expect(server.log.submitted).toBe(true);
    expect(again.snapshot().phase).toBe('closed');
  });

  it('reports late answers', async () => {
    const server = new FakeServer();
    const saver = await open(server);
    server.faults = ['lost-request'];
    saver.change('q1', 1);
    await settle(10);
    server.now = 2_000_000;
    await settle();
    expect(saver.snapshot()).toMatchObject({ late: 1, unsaved: 0 });
    expect(answerOf(server, 'q1')).toBeUndefined();
  });
});

it('sends the last answers when the page is closed, and loses nothing if that reply is lost', async () => {
  const server = new FakeServer();
  const journal = memoryJournal();
  const saver = await open(server, { journal, client: 'tab' });
  saver.change('q1', 'last', { typing: true });
  saver.sendOnPageHide();
  saver.stop();
  expect(answerOf(server, 'q1')).toBe('last');
  const next = await open(server, { journal, client: 'tab' });
  await settle();
  expect(server.log.entries).toHaveLength(1);
  expect(next.snapshot().state).toBe('saved');
});

it('loses no answer, whatever the network, reloads and a second device do', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('change' as const),
      tab: fc.nat(1),
      question: fc.constantFrom('q1', 'q2', 'q3'),
      typing: fc.boolean(),
    }),
    fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 5_000 }) }),
    fc.record({
      do: fc.constant('fault' as const),
      fault: fc.constantFrom<Fault>('lost-request', 'lost-reply', 'busy', 'signed-out'),
    }),
    fc.record({ do: fc.constant('refresh' as const), tab: fc.nat(1) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = new FakeServer();
      const journals = [memoryJournal(), memoryJournal()];
      const tabs = [
        await open(server, { journal: journals[0]!, client: 'tab-0' }),
        await open(server, { journal: journals[1]!, client: 'tab-1' }),
      ];
      const written = [new Map<string, number>(), new Map<string, number>()];
      let value = 0;
      for (const one of steps) {
        if (one.do === 'change') {
          tabs[one.tab]!.change(one.question, ++value, { typing: one.typing });
          written[one.tab]!.set(one.question, value);
        } else if (one.do === 'reload') {
          tabs[one.tab]!.stop();
          tabs[one.tab] = await open(server, { journal: journals[one.tab]!, client: `tab-${one.tab}` });
        } else if (one.do === 'fault') server.faults.push(one.fault);
        else if (one.do === 'refresh') await tabs[one.tab]!.refresh();
        else await settle(one.ms);
      }
      server.faults = [];
      for (const tab of tabs) tab.resume();
      await settle();
      await settle();
      for (const [index, tab] of tabs.entries()) {
        const { answers, conflicts, unsaved } = tab.snapshot();
        expect(unsaved).toBe(0);
        for (const [question, last] of written[index]!) {
          const logged = server.log.entries.filter((entry) => entry.question === question);
          // Until the learner resolves the conflict, their answer stays on the screen of this device.
          if (conflicts.has(question)) expect(answers.get(question)).toBe(last);
          else expect(logged.map(({ answer }) => Number(answer))).toContain(last);
          if (answerOf(server, question) !== last) expect(written[1 - index]!.has(question)).toBe(true);
        }
      }
      for (const tab of tabs) tab.stop();
    }),
    { numRuns: 300 },
  );
}, 60_000);
