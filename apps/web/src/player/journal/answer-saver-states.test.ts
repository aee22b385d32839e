/** States of the answer saver that need no faulty network: flags, submitting, refreshing, stopping. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerSaver, type SaverInside } from './answer-saver.ts';
import { ClientQueue } from './client-queue.ts';
import { memoryJournal, nothingHeld, type HeldAnswer, type Journal } from './journal.ts';
import type { TabRoom } from './on-demand/tabs.ts';
import { TransportError, type ServerState, type Outcome, type SaveReply, type SentEntry } from './protocol.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

const running: ServerState = {
  status: 'RUNNING',
  deadlineAt: 9_000_000,
  pausedAt: null,
  serverTime: 500,
  answers: [],
  flags: [],
};
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function setUp(given: Partial<ServerState> = {}, journal = memoryJournal()) {
  let entry = 0;
  const serverState = { ...running, ...given };
  const accepted = (entries: readonly SentEntry[]): SaveReply => ({
    status: 'RUNNING',
    deadlineAt: serverState.deadlineAt,
    serverTime: 2_000,
    outcomes: entries.map(({ seq }): Outcome => ({ seq, outcome: 'ACCEPTED', entry: (entry += 1) })),
  });
  const transport = {
    save: vi.fn((_: string, entries: readonly SentEntry[]) => Promise.resolve(accepted(entries))),
    submit: vi.fn((_: string, entries: readonly SentEntry[]) =>
      Promise.resolve({ ...accepted(entries), status: 'SUBMITTED' as const }),
    ),
    state: vi.fn(() => Promise.resolve<ServerState>(serverState)),
    seen: vi.fn(() => Promise.resolve<ServerState>(serverState)),
    saveFlags: vi.fn((_: readonly string[]) => Promise.resolve()),
    sendOnPageHide: vi.fn(),
  };
  const onReply = vi.fn();
  const isOrphan = vi.fn((_: string, __: number) => Promise.resolve(true));
  const open = () =>
    AnswerSaver.open(
      {
        attempt: 'a1',
        client: 'client-one',
        journal,
        transport,
        serverState,
        newClient: () => 'client-two',
        onClient: () => undefined,
        depthOf: () => 1,
        now: () => Date.now(),
        serverNow: () => Date.now(),
        random: () => 0.5,
        onReply,
      },
      isOrphan,
    );
  const saver = await open();
  await pass();
  return { saver, transport, journal, open, onReply, isOrphan };
}
const lost = new TransportError('unreachable');
const conflict: HeldAnswer = {
  question: 'q1',
  seq: 1,
  base: 4,
  answer: 'mine',
  at: 900,
  status: 'conflict',
  theirs: { question: 'q1', answer: 'theirs', entry: 4, at: 800, client: 'c-other' },
};
/** A reply that arrives when the test calls `arrive`. */
function held<Reply>() {
  let arrive!: (reply: Reply) => void;
  const reply = new Promise<Reply>((resolve) => (arrive = resolve));
  return { reply, arrive };
}
const staleReply = (_: string, entries: readonly SentEntry[]): Promise<SaveReply> =>
  Promise.resolve({
    status: 'RUNNING',
    deadlineAt: 5,
    serverTime: 2_000,
    outcomes: entries.map(({ seq }): Outcome => ({ seq, outcome: 'STALE', entry: null })),
  });

describe('subscriptions', () => {
  it('are notified of a change until they end', async () => {
    const { saver } = await setUp();
    const listener = vi.fn();
    const end = saver.subscribe(listener);
    saver.change('q1', 'A');
    expect(listener).toHaveBeenCalled();
    expect(saver.snapshot().answers.get('q1')).toBe('A');
    await pass(10_000);
    listener.mockClear();
    end();
    saver.change('q1', 'B');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('flags', () => {
  it('are shown at once, stored on the device until they are sent, and part of the state', async () => {
    const { saver, transport, journal } = await setUp();
    saver.setFlags(['q1']);
    expect([...saver.snapshot().flags]).toEqual(['q1']);
    expect(saver.serverState().flags).toEqual(['q1']);
    await pass();
    expect((await journal.read('a1')).flags).toEqual(['q1']);
    await pass(1_000);
    expect(transport.saveFlags).toHaveBeenCalledWith(['q1']);
    expect((await journal.read('a1')).flags).toBeNull();
  });

  it('that an earlier page could not send are sent by the next page', async () => {
    const { saver, transport, open } = await setUp();
    transport.saveFlags.mockRejectedValue(lost);
    saver.setFlags(['q1']);
    await pass(1_000);
    saver.stop();
    transport.saveFlags.mockResolvedValue(undefined);
    transport.saveFlags.mockClear();
    const next = await open();
    expect([...next.snapshot().flags]).toEqual(['q1']);
    await pass(1_000);
    expect(transport.saveFlags).toHaveBeenCalledWith(['q1']);
  });

  it('are not changed once the attempt has ended', async () => {
    const { saver, transport } = await setUp({ status: 'SUBMITTED' });
    saver.setFlags(['q1']);
    await pass(5_000);
    expect(saver.snapshot().flags.size).toBe(0);
    expect(transport.saveFlags).not.toHaveBeenCalled();
  });

  it('report the end of the session, wait silently through a lost connection, and are sent on resuming', async () => {
    const { saver, transport } = await setUp();
    transport.saveFlags.mockRejectedValueOnce(lost);
    saver.setFlags(['q1']);
    await pass(1_000);
    expect(saver.snapshot().state).toBe('saved');
    transport.saveFlags.mockRejectedValueOnce(new TransportError('signed-out'));
    await pass(20_000);
    expect(saver.snapshot().state).toBe('signed-out');
    saver.resume();
    expect(saver.snapshot().state).toBe('saved');
    await pass();
    expect(transport.saveFlags).toHaveBeenCalledTimes(3);
  });

  it('are not sent after stopping', async () => {
    const { saver, transport } = await setUp();
    saver.setFlags(['q1']);
    saver.stop();
    await pass(60_000);
    expect(transport.saveFlags).not.toHaveBeenCalled();
  });
});

describe('an ended attempt', () => {
  it('accepts neither answers nor another submission', async () => {
    const { saver, transport, journal } = await setUp({ status: 'SUBMITTED' });
    saver.change('q1', 'A');
    saver.submit();
    await pass(60_000);
    expect(saver.snapshot()).toMatchObject({ phase: 'closed', unsaved: 0 });
    expect(transport.save).not.toHaveBeenCalled();
    expect(transport.submit).not.toHaveBeenCalled();
    expect(await journal.read('a1')).toEqual(nothingHeld);
  });

  it('is no longer refreshed, also when its clock was stopped', async () => {
    const { transport } = await setUp({ status: 'SUBMITTED', pausedAt: 5 });
    const asked = transport.state.mock.calls.length;
    await pass(60_000);
    expect(transport.state).toHaveBeenCalledTimes(asked);
  });

  it('keeps its conflicts, also when an earlier page stored a submission', async () => {
    const journal = memoryJournal();
    await journal.put('a1', 'client-one', conflict);
    await journal.note('a1', { submitting: true });
    const { saver, transport } = await setUp({ status: 'SUBMITTED' }, journal);
    await pass(10_000);
    expect([...saver.snapshot().conflicts.keys()]).toEqual(['q1']);
    expect(transport.save).not.toHaveBeenCalled();
  });

  it('does not resume a submission that an earlier page stored', async () => {
    const journal = memoryJournal();
    await journal.note('a1', { submitting: true });
    const { saver, transport } = await setUp({ status: 'SUBMITTED' }, journal);
    await pass(10_000);
    expect(saver.snapshot().phase).toBe('closed');
    expect(transport.submit).not.toHaveBeenCalled();
  });
});

describe('submitting', () => {
  it('happens once, and clears the device', async () => {
    const { saver, transport, journal } = await setUp();
    saver.change('q1', 'A', { typing: true });
    saver.submit();
    saver.submit();
    expect(saver.snapshot().phase).toBe('submitting');
    saver.change('q1', 'B');
    await pass(10_000);
    expect(transport.submit).toHaveBeenCalledOnce();
    expect(transport.submit.mock.calls[0]![1]).toMatchObject([{ question: 'q1', answer: 'A' }]);
    expect(saver.snapshot()).toMatchObject({ phase: 'closed', state: 'saved' });
    expect((await journal.read('a1')).queues).toEqual([]);
  });

  it('by the clock is withdrawn if the time was extended before the server could be reached', async () => {
    for (const at of ['confirmed', 'unconfirmed'] as const) {
      const { saver, transport } = await setUp({ deadlineAt: 900 });
      transport.submit.mockRejectedValueOnce(lost);
      transport.state.mockRejectedValueOnce(lost);
      saver.change('q1', 'A');
      saver.submit(at);
      await pass();
      expect(saver.snapshot()).toMatchObject({ phase: 'submitting', state: 'offline' });
      transport.state.mockResolvedValue({ ...running, deadlineAt: 5_000_000 });
      transport.submit.mockClear();
      await pass(60_000);
      expect(saver.snapshot()).toMatchObject({ phase: 'running', state: 'saved' });
      expect(saver.snapshot().answers.get('q1')).toBe('A');
      expect(transport.submit).not.toHaveBeenCalled();
      saver.stop();
    }
  });

  it('by the clock is withdrawn if the clock was stopped meanwhile', async () => {
    const { saver, transport } = await setUp({ deadlineAt: 900 });
    transport.state.mockResolvedValue({ ...running, deadlineAt: 900, pausedAt: 800 });
    saver.submit('unconfirmed');
    await pass();
    expect(saver.snapshot()).toMatchObject({ phase: 'running', pausedAt: 800 });
    expect(transport.submit).not.toHaveBeenCalled();
  });

  it('by the clock is sent when the time is over, and is not stored for the next page', async () => {
    const { saver, transport, journal } = await setUp({ deadlineAt: 900 });
    saver.submit('unconfirmed');
    expect((await journal.read('a1')).submitting).toBe(false);
    await pass();
    expect(transport.state).toHaveBeenCalledOnce();
    expect(transport.submit).toHaveBeenCalledOnce();
    expect(saver.snapshot().phase).toBe('closed');
  });

  it('by the clock finds an attempt that the server has ended: the answers are sent alone', async () => {
    const { saver, transport } = await setUp({ deadlineAt: 900 });
    transport.state.mockResolvedValue({ ...running, deadlineAt: 900, status: 'SUBMITTED' });
    transport.save.mockImplementation((_, entries) =>
      Promise.resolve({
        status: 'SUBMITTED',
        deadlineAt: 900,
        serverTime: 2_000,
        outcomes: entries.map(({ seq }): Outcome => ({ seq, outcome: 'LATE', entry: 7 })),
      }),
    );
    saver.change('q1', 'A');
    saver.submit('unconfirmed');
    await pass();
    expect(transport.submit).not.toHaveBeenCalled();
    expect(transport.save).toHaveBeenCalledOnce();
  });

  it('can be cancelled without a connection, also by the next page, but not during a request', async () => {
    const { saver, transport, journal } = await setUp();
    saver.cancelSubmit();
    expect(saver.snapshot().phase).toBe('running');
    transport.submit.mockRejectedValueOnce(lost);
    saver.submit();
    await pass();
    expect(saver.snapshot()).toMatchObject({ phase: 'submitting', state: 'offline' });
    saver.cancelSubmit();
    expect(saver.snapshot().phase).toBe('running');
    await pass();
    expect((await journal.read('a1')).submitting).toBe(false);
    let arrive = (_: SaveReply) => {};
    transport.submit.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve as typeof arrive)));
    saver.resume();
    saver.submit();
    await pass();
    saver.cancelSubmit();
    expect(saver.snapshot().phase).toBe('submitting');
    arrive({ status: 'SUBMITTED', deadlineAt: 1, serverTime: 3_000, outcomes: [] });
    await pass();
    expect(saver.snapshot().phase).toBe('closed');
    const note = vi.spyOn(journal, 'note');
    saver.cancelSubmit();
    expect(saver.snapshot().phase).toBe('closed');
    expect(note).not.toHaveBeenCalled();
  });
});

describe('requests', () => {
  it('contain everything that is due, and the time of the last save waits for all', async () => {
    const { saver, transport } = await setUp();
    expect(saver.snapshot().answers.size).toBe(0);
    saver.change('q1', 'A', { typing: true });
    saver.change('q2', 'B', { typing: true });
    await pass(700);
    expect(transport.save).toHaveBeenCalledOnce();
    expect(transport.save.mock.calls[0]![1]).toHaveLength(2);
    expect(saver.snapshot().savedAt).toBe(2_000);
  });

  it('combine the answers of an earlier page too', async () => {
    const journal = memoryJournal();
    for (const seq of [1, 2])
      await journal.put('a1', 'client-one', { question: `q${seq}`, seq, base: 0, answer: 'A', status: 'pending' });
    const { transport } = await setUp({}, journal);
    expect(transport.save.mock.calls.map(([, entries]) => entries.length)).toEqual([2]);
  });

  it('of an earlier page: the newest saved answer tells when they last succeeded, a reload does not', async () => {
    const answers = [800, 300].map((at, entry) => ({
      question: `q${at}`,
      answer: 'A',
      entry,
      at,
      client: 'client-one',
    }));
    const { saver } = await setUp({ serverTime: 5_000, answers });
    expect(saver.snapshot().savedAt).toBe(800);
  });

  it('that succeed only partly do not change the time of the last save', async () => {
    const { saver, transport } = await setUp();
    saver.change('q1', 'A');
    saver.change('q2', 'B', { typing: true });
    await pass(10);
    expect(transport.save).toHaveBeenCalledOnce();
    expect(saver.snapshot()).toMatchObject({ savedAt: 500, unsaved: 1 });
  });

  it('are not sent if the learner types on before the device has stored the answer', async () => {
    const journal = memoryJournal();
    const stored = held<void>();
    vi.spyOn(journal, 'put').mockReturnValueOnce(stored.reply);
    const { saver, transport } = await setUp({}, journal);
    saver.change('q1', 'A');
    await pass(10);
    saver.change('q1', 'AB', { typing: true });
    stored.arrive();
    await pass(500);
    expect(transport.save).not.toHaveBeenCalled();
    await pass(200);
    expect(transport.save.mock.calls.map(([, entries]) => entries.map(({ answer }) => answer))).toEqual([['AB']]);
  });

  it('are sent at the time that the server named, with no timer before it', async () => {
    const { saver, transport } = await setUp();
    transport.save.mockRejectedValueOnce(new TransportError('later', 30_000));
    saver.change('q1', 'A');
    await pass();
    const asked = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    expect(Date.now() - asked).toBe(30_250);
    expect(transport.save).toHaveBeenCalledTimes(2);
  });

  it('with a submission larger than one request submit with the last request', async () => {
    const { saver, transport } = await setUp();
    for (let at = 0; at < 101; at += 1) saver.change(`q${at}`, 'A', { typing: true });
    saver.submit();
    await pass(10);
    expect(transport.save.mock.calls.map(([, entries]) => entries.length)).toEqual([100]);
    expect(transport.submit.mock.calls.map(([, entries]) => entries.length)).toEqual([1]);
  });

  it('with a submission contain no unresolved conflict, even if it arises meanwhile', async () => {
    const journal = memoryJournal();
    await journal.put('a1', 'client-one', conflict);
    const { saver, transport } = await setUp({}, journal);
    transport.submit.mockReturnValueOnce(held<never>().reply);
    saver.submit();
    await pass();
    expect(transport.submit).toHaveBeenCalledOnce();
    expect(saver.snapshot().conflicts.size).toBe(0);
  });
});

describe('a failure', () => {
  it('of the device is reported at once', async () => {
    const journal: Journal = { ...memoryJournal(), durable: true, put: () => Promise.reject(new Error('disk full')) };
    const { saver } = await setUp({}, journal);
    saver.change('q1', 'A', { typing: true });
    await pass(10);
    expect(saver.snapshot()).toMatchObject({ durable: false, unsaved: 1 });
  });

  it('of a submission without answers that the server refuses is retried', async () => {
    const { saver, transport } = await setUp();
    transport.submit.mockRejectedValueOnce(new TransportError('refused'));
    saver.submit();
    await pass();
    expect(saver.snapshot()).toMatchObject({ phase: 'submitting', state: 'offline' });
    await pass(2_000);
    expect(saver.snapshot().phase).toBe('closed');
  });

  it('ends when nothing is left to send', async () => {
    const { saver, transport } = await setUp();
    transport.submit.mockRejectedValueOnce(lost);
    saver.submit();
    await pass();
    saver.cancelSubmit();
    expect(saver.snapshot().state).toBe('offline');
    await pass(2_000);
    expect(saver.snapshot().state).toBe('saved');
  });

  it('of a page with nothing to send is noticed, and ends with the next reply only', async () => {
    const { saver, transport } = await setUp();
    await saver.beat();
    expect(saver.snapshot()).toMatchObject({ state: 'saved', retryAt: 0 });
    transport.seen.mockRejectedValue(lost);
    await saver.beat();
    expect(saver.snapshot().state).toBe('offline');
    await pass(60_000);
    expect(saver.snapshot().state).toBe('offline');
    transport.seen.mockImplementation(() => Promise.resolve({ ...running, deadlineAt: 7_000_000 }));
    await pass(30_000);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', deadlineAt: 7_000_000 });
  });

  it('that requires signing in does not end when nothing is left to send', async () => {
    const { saver, transport } = await setUp();
    saver.resume();
    transport.state.mockRejectedValueOnce(new TransportError('signed-out'));
    await saver.refresh();
    await pass(10);
    expect(saver.snapshot().state).toBe('signed-out');
  });
});

describe('after stopping', () => {
  it('leaves no timer, whatever was being sent', async () => {
    const { saver, transport } = await setUp();
    saver.change('q1', 'A', { typing: true });
    saver.stop();
    expect(vi.getTimerCount()).toBe(0);
    const other = await setUp();
    const save = held<never>();
    other.transport.save.mockReturnValueOnce(save.reply.then(() => Promise.reject(lost)));
    other.saver.change('q1', 'A');
    await pass();
    other.saver.stop();
    save.arrive(undefined as never);
    await pass();
    expect(vi.getTimerCount()).toBe(0);
    expect(transport.save).not.toHaveBeenCalled();
  });
});

describe('other tabs', () => {
  it('are contacted only when they stored something', async () => {
    const journal = memoryJournal();
    const left: HeldAnswer = { question: 'q1', seq: 1, base: 0, answer: 'A', status: 'pending' };
    for (const client of ['gone-empty', 'gone']) await journal.put('a1', client, left);
    await journal.drop('a1', 'gone-empty', 'q1', 1);
    const { isOrphan } = await setUp({}, journal);
    expect(isOrphan.mock.calls).toEqual([['gone', 0]]);
  });

  it('report what they saved, and it is shown', async () => {
    const { saver, transport } = await setUp();
    const beside = new Map<string, unknown>();
    const room = { answers: beside, typed: vi.fn(), saved: vi.fn(), leave: vi.fn(), close: vi.fn() };
    let inside!: SaverInside;
    saver.join((given) => {
      inside = given;
      return room as unknown as TabRoom;
    });
    beside.set('q9', 'Z');
    inside.changed();
    expect(saver.snapshot().answers.get('q9')).toBe('Z');
    saver.change('q1', 'A');
    await pass(10);
    expect(room.saved.mock.calls).toEqual([[[expect.objectContaining({ question: 'q1', answer: 'A', entry: 1 })]]]);
    transport.save.mockImplementationOnce(staleReply);
    saver.change('q2', 'B');
    await pass(10);
    expect(room.saved).toHaveBeenLastCalledWith([]);
  });
});

describe('resolving a conflict', () => {
  it('without a conflict notifies nobody', async () => {
    const { saver } = await setUp();
    const listener = vi.fn();
    saver.subscribe(listener);
    saver.resolve('q1', 'mine');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a hidden page', () => {
  it('sends text at once that waits for the typing debounce', async () => {
    const { saver, transport } = await setUp();
    saver.change('q1', 'A', { typing: true });
    await pass(10);
    expect(transport.save).not.toHaveBeenCalled();
    saver.flush();
    await pass();
    expect(transport.save).toHaveBeenCalledOnce();
  });

  it.each(['signed-out', 'foreign'] as const)('sends nothing while %s', async (kind) => {
    const { saver, transport } = await setUp();
    transport.save.mockRejectedValueOnce(new TransportError(kind));
    saver.change('q1', 'A');
    await pass();
    expect(saver.snapshot().state).toBe(kind);
    saver.flush();
    await pass(60_000);
    expect(transport.save).toHaveBeenCalledOnce();
  });

  it('that is being closed sends unsaved answers, and nothing when everything is saved', async () => {
    const { saver, transport } = await setUp();
    saver.sendOnPageHide();
    expect(transport.sendOnPageHide).not.toHaveBeenCalled();
    saver.change('q1', 'A', { typing: true });
    saver.change('q2', 'B', { typing: true });
    saver.sendOnPageHide();
    expect(transport.sendOnPageHide.mock.calls).toMatchObject([
      ['client-one', [{ question: 'q1' }, { question: 'q2' }]],
    ]);
  });
});

describe('refreshing', () => {
  it('takes over flags, deadline and answers from the server', async () => {
    const { saver, transport, onReply } = await setUp();
    const theirs = { question: 'q1', answer: 'C', entry: 4, at: 800, client: 'c-other' };
    transport.state.mockResolvedValueOnce({
      ...running,
      deadlineAt: 123,
      serverTime: 7_000,
      flags: ['q9'],
      answers: [theirs],
    });
    await saver.refresh();
    expect(saver.serverState()).toMatchObject({
      deadlineAt: 123,
      flags: ['q9'],
      answers: [theirs],
      serverTime: Date.now(),
    });
    expect(saver.snapshot()).toMatchObject({ deadlineAt: 123, savedAt: 7_000 });
    expect(onReply).toHaveBeenCalledWith(expect.objectContaining({ deadlineAt: 123 }));
    // An older reply does not set the time of the last save back.
    transport.state.mockResolvedValueOnce({ ...running, serverTime: 6_000 });
    await saver.refresh();
    expect(saver.snapshot().savedAt).toBe(7_000);
  });

  it('that fails changes nothing, unless the session has ended', async () => {
    const { saver, transport } = await setUp();
    transport.state.mockRejectedValueOnce(lost);
    await saver.refresh();
    expect(saver.snapshot().state).toBe('saved');
    transport.state.mockRejectedValueOnce(new TransportError('foreign'));
    await saver.refresh();
    expect(saver.snapshot().state).toBe('foreign');
  });

  it('that succeeds ends the error state and sends what is waiting', async () => {
    const { saver, transport } = await setUp();
    transport.save.mockRejectedValueOnce(lost);
    saver.change('q1', 'A');
    await pass();
    expect(saver.snapshot()).toMatchObject({ state: 'offline', unsaved: 1 });
    expect(saver.snapshot().retryAt).toBeGreaterThan(Date.now());
    await saver.refresh();
    await pass();
    expect(saver.snapshot()).toMatchObject({ state: 'saved', unsaved: 0, retryAt: 0 });
  });

  it('is not done after stopping', async () => {
    const { saver, transport } = await setUp();
    saver.stop();
    await saver.refresh();
    expect(transport.state).not.toHaveBeenCalled();
  });

  it('fetches the state once after a reply that mentions an unknown answer of another device', async () => {
    const { saver, transport } = await setUp();
    transport.save.mockImplementationOnce(staleReply);
    const theirs = { question: 'q1', answer: 'C', entry: 4, at: 800, client: 'c-other' };
    transport.state.mockResolvedValue({ ...running, answers: [theirs] });
    saver.change('q1', 'A');
    await pass(10_000);
    expect(transport.state).toHaveBeenCalledOnce();
    expect(saver.snapshot()).toMatchObject({ state: 'attention' });
    expect(saver.snapshot().conflicts.get('q1')).toMatchObject({ mine: 'A', theirs: { answer: 'C' }, collided: null });
    saver.resolve('q1', 'theirs');
    expect(saver.snapshot().answers.get('q1')).toBe('C');
    expect(saver.snapshot().conflicts.size).toBe(0);
    saver.change('q2', 'B');
    await pass(10_000);
    expect(transport.state).toHaveBeenCalledOnce();
  });

  it('shows the known state meanwhile, and a concurrent submission is sent after it', async () => {
    const { saver, transport } = await setUp();
    transport.save.mockImplementationOnce(staleReply);
    const state = held<ServerState>();
    transport.state.mockReturnValueOnce(state.reply);
    saver.change('q1', 'A');
    await pass();
    expect(saver.snapshot().unsaved).toBe(0);
    saver.submit();
    await pass(10_000);
    expect(transport.submit).not.toHaveBeenCalled();
    state.arrive(running);
    await pass(10);
    expect(transport.submit).toHaveBeenCalledOnce();
  });

  it('without an error does not shorten the typing debounce', async () => {
    const { saver, transport } = await setUp();
    saver.setFlags(['q1']);
    await saver.refresh();
    await pass(10);
    expect(transport.saveFlags).not.toHaveBeenCalled();
  });

  it('is repeated automatically while the clock is stopped', async () => {
    const { saver, transport } = await setUp();
    transport.state.mockResolvedValueOnce({ ...running, pausedAt: 700 });
    await saver.refresh();
    await pass(4_999);
    expect(transport.state).toHaveBeenCalledOnce();
    await pass(1);
    expect(transport.state).toHaveBeenCalledTimes(2);
  });
});

describe('a queue of answers', () => {
  const queueOf = (answers: readonly [question: string, seq: number, dueAt: number, answer?: unknown][]) => {
    const queue = new ClientQueue({ client: 'c', lastSeq: 0, answers: [] });
    for (const [question, seq, dueAt, answer = 'A'] of answers)
      queue.held.set(question, { question, seq, base: 0, answer, status: 'pending', dueAt, since: 0 });
    return queue;
  };
  const seqs = (queue: ClientQueue, now: number, how: Partial<{ all: boolean; oneByOne: boolean }> = {}) =>
    queue.batch(now, { all: false, oneByOne: false, ...how }).map(({ seq }) => seq);

  it('returns what is due, oldest first', () => {
    const queue = queueOf([
      ['q1', 3, 10],
      ['q2', 1, 10],
      ['q3', 2, 20],
    ]);
    expect(seqs(queue, 9)).toEqual([]);
    expect(seqs(queue, 10)).toEqual([1, 3]);
    expect(seqs(queue, 10, { all: true })).toEqual([1, 2, 3]);
    expect(seqs(queue, 10, { oneByOne: true })).toEqual([1]);
    expect(queue.nextDue()).toBe(10);
    expect(queueOf([]).nextDue()).toBeNull();
  });

  it('returns at most a hundred entries and 300 kB at a time, but always one', () => {
    const many = queueOf(Array.from({ length: 101 }, (_, at) => [`q${at}`, at + 1, 0]));
    expect(seqs(many, 0)).toHaveLength(100);
    const text = (length: number) => 'x'.repeat(length - 122);
    expect(
      seqs(
        queueOf([
          ['q1', 1, 0, text(400_000)],
          ['q2', 2, 0],
        ]),
        0,
      ),
    ).toEqual([1]);
    expect(
      seqs(
        queueOf([
          ['q1', 1, 0, text(150_000)],
          ['q2', 2, 0, text(150_000)],
        ]),
        0,
      ),
    ).toEqual([1, 2]);
    expect(
      seqs(
        queueOf([
          ['q1', 1, 0, text(150_000)],
          ['q2', 2, 0, text(150_001)],
        ]),
        0,
      ),
    ).toEqual([1]);
  });
});
