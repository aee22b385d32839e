/** The exact contents of the queues and of the journal after every change, choice and outcome of the server. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ClientQueue } from './client-queue.ts';
import { HeldAnswers } from './held-answers.ts';
import { JournalWriter } from './journal-writer.ts';
import { memoryJournal, type HeldAnswer, type HeldQueue, type Journal } from './journal.ts';
import type { Outcome, SavedAnswer, SaveReply, SentEntry } from './protocol.ts';

let now: number;
let written: string[];
let renamed: string[];
beforeEach(() => {
  now = 1_000;
  written = [];
  renamed = [];
});

interface Given {
  readonly held?: readonly HeldAnswer[];
  readonly orphans?: readonly HeldQueue[];
  readonly saved?: readonly SavedAnswer[];
}

const serverOffset = 50_000;
function answersWith({ held = [], orphans = [], saved = [] }: Given = {}): HeldAnswers {
  const told: Journal = {
    ...memoryJournal(),
    put: async (_, client, one) =>
      void written.push(`put ${client} ${one.question} ${one.seq} ${Object.keys(one).sort().join()}`),
    drop: async (_, client, question, seq) => void written.push(`drop ${client} ${question} ${seq}`),
    dropClient: async (_, client) => void written.push(`dropClient ${client}`),
  };
  const lastSeq = Math.max(0, ...held.map(({ seq }) => seq));
  return new HeldAnswers({
    journal: new JournalWriter(told, 'attempt', () => undefined),
    own: new ClientQueue({ client: 'own', lastSeq, answers: held }),
    orphans: orphans.map((queue) => new ClientQueue(queue)),
    saved,
    newClient: () => `new${renamed.length + 1}`,
    onClient: (client) => renamed.push(client),
    depthOf: () => 1,
    now: () => now,
    serverNow: () => now + serverOffset,
  });
}

const saved = (answer: unknown, entry: number, { client = 'other', at = 10, question = 'q' } = {}): SavedAnswer => ({
  question,
  answer,
  entry,
  at,
  client,
});
const pending = (answer: unknown, more: Partial<HeldAnswer> = {}): HeldAnswer => ({
  question: 'q',
  seq: 1,
  base: 0,
  answer,
  at: 5,
  status: 'pending',
  ...more,
});
/** Both devices answered item `a` differently; item `b` is the same. */
const conflict = (more: Partial<HeldAnswer> = {}): HeldAnswer =>
  pending(
    { a: 'mine', b: 'same' },
    {
      base: 4,
      status: 'conflict',
      theirs: saved({ a: 'theirs', b: 'same' }, 4),
      collided: ['a'],
      ...more,
    },
  );
const whole = (more: Partial<HeldAnswer> = {}): HeldAnswer =>
  pending('mine', { base: 4, status: 'conflict', theirs: saved('theirs', 4), ...more });

const heldOf = (answers: HeldAnswers, question = 'q') => answers.own.held.get(question);
const reply = (outcomes: readonly Outcome[], current?: readonly SavedAnswer[]): SaveReply => ({
  status: 'RUNNING',
  deadlineAt: 1,
  serverTime: 1,
  outcomes,
  current,
});
const sent = (answer: unknown, { seq = 1, base = 0, question = 'q' } = {}): SentEntry => ({
  seq,
  question,
  base,
  answer,
});
const accepted = (entry: number, seq = 1): Outcome => ({ seq, entry, outcome: 'ACCEPTED' });
const stale = (more: Partial<Outcome> = {}): Outcome => ({ seq: 1, entry: 9, outcome: 'STALE', ...more });

describe('a change', () => {
  it("is due at once, is based on the server's answer, and is journalled without the times of this page", () => {
    const answers = answersWith({ saved: [saved('old', 7)] });
    answers.change('q', 'new', false);
    answers.change('r', 'first', false);
    expect(heldOf(answers)).toEqual({
      question: 'q',
      seq: 1,
      base: 7,
      answer: 'new',
      at: now + serverOffset,
      status: 'pending',
      dueAt: now,
      since: now,
    });
    expect(heldOf(answers, 'r')).toMatchObject({ seq: 2, base: 0 });
    expect(written[0]).toBe('put own q 1 answer,at,base,question,seq,status');
  });

  it('waits for the typing debounce, and no longer than the limit since the first change', () => {
    const answers = answersWith();
    answers.change('q', 'a', true);
    expect(heldOf(answers)).toMatchObject({ dueAt: 1_600, since: 1_000 });
    now = 3_200;
    answers.change('q', 'ab', true);
    expect(heldOf(answers)).toMatchObject({ dueAt: 3_500, since: 1_000, seq: 2 });
    answers.change('q', 'abc', false);
    expect(heldOf(answers)).toMatchObject({ dueAt: 3_200, since: 1_000, seq: 3 });
  });

  it.each([
    ['that a reload found', pending('a')],
    ['that was refused', pending('a', { status: 'refused' })],
  ])('restarts its time over an answer %s, and keeps its base', (_, held) => {
    const answers = answersWith({ held: [{ ...held, base: 3 }], saved: [saved('x', 8)] });
    answers.change('q', 'ab', true);
    expect(heldOf(answers)).toMatchObject({ since: now, dueAt: now + 600, base: 3, status: 'pending', seq: 2 });
  });

  it('after a refused answer of this page restarts the debounce', () => {
    const answers = answersWith();
    answers.change('q', 'a', true);
    answers.refuse(answers.own, sent('a'));
    now += 10_000;
    answers.change('q', 'ab', true);
    expect(heldOf(answers)).toMatchObject({ since: now, dueAt: now + 600, status: 'pending' });
  });

  it('during a conflict by items does not send other items again that the server refused', () => {
    const refused = conflict({
      status: 'refused',
      answer: { a: 'mine', b: 'bad' },
      outgoing: { a: 'theirs', b: 'bad' },
    });
    const answers = answersWith({ held: [refused] });
    for (const a of ['mine 2', 'mine 3']) {
      answers.change('q', { a, b: 'bad' }, false);
      expect(heldOf(answers)).toMatchObject({ status: 'refused', outgoing: { a: 'theirs', b: 'bad' } });
    }
    answers.change('q', { a: 'mine 3', b: 'good' }, false);
    expect(heldOf(answers)).toMatchObject({ status: 'pending', outgoing: { a: 'theirs', b: 'good' } });
  });

  it('during a conflict of whole answers waits for the choice', () => {
    const answers = answersWith({ held: [whole()] });
    answers.change('q', 'mine again', false);
    expect(heldOf(answers)).toMatchObject({ answer: 'mine again', status: 'conflict', base: 4, seq: 2 });
    expect(heldOf(answers)!.theirs).toEqual(saved('theirs', 4));
    expect(heldOf(answers)!.outgoing).toBeUndefined();
  });

  it('during a conflict by items is sent for the other items only', () => {
    const answers = answersWith({ held: [conflict()] });
    answers.change('q', { a: 'mine 2', b: 'same' }, false);
    expect(heldOf(answers)).toMatchObject({ status: 'conflict', outgoing: undefined });
    answers.change('q', { a: 'mine 2', b: 'changed' }, false);
    expect(heldOf(answers)).toMatchObject({ status: 'pending', outgoing: { a: 'theirs', b: 'changed' } });
    answers.change('q', { a: 'mine 3', b: 'changed' }, false);
    expect(heldOf(answers)).toMatchObject({ status: 'pending', outgoing: { a: 'theirs', b: 'changed' } });
    answers.change('q', { a: 'mine 3', b: 'same' }, false);
    expect(heldOf(answers)).toMatchObject({ status: 'pending', outgoing: { a: 'theirs', b: 'same' } });
  });
});

describe('a choice', () => {
  it('has no effect without a conflict', () => {
    expect(answersWith().resolve('q', 'mine')).toBe(false);
    expect(answersWith({ held: [pending('a')] }).resolve('q', 'theirs')).toBe(false);
  });

  it.each([
    ['mine of whole answers', whole(), 'mine' as const, 'mine'],
    ['mine by items', conflict(), 'mine' as const, { a: 'mine', b: 'same' }],
    ['some items', conflict(), ['a'], { a: 'mine', b: 'same' }],
    [
      'theirs while another item is on its way',
      conflict({ status: 'pending', outgoing: { a: 'theirs', b: 'sent' }, answer: { a: 'mine', b: 'sent' } }),
      'theirs' as const,
      { a: 'theirs', b: 'sent' },
    ],
    [
      'theirs while what is on its way is as theirs',
      conflict({ status: 'pending', outgoing: { a: 'theirs', b: 'same' } }),
      'theirs' as const,
      { a: 'theirs', b: 'same' },
    ],
  ])('of %s is sent on top of the other answer', (_, held, choice, answer) => {
    const answers = answersWith({ held: [held] });
    expect(answers.resolve('q', choice)).toBe(true);
    expect(heldOf(answers)).toEqual({
      question: 'q',
      seq: 2,
      base: 4,
      answer,
      at: 5,
      status: 'pending',
      dueAt: now,
      since: now,
    });
  });

  it('keeps the later of the two bases', () => {
    const answers = answersWith({ held: [whole({ base: 9 })] });
    answers.resolve('q', 'mine');
    expect(heldOf(answers)!.base).toBe(9);
  });

  it.each([
    ['whole answers', whole(), 'theirs'],
    ['items', conflict(), { a: 'theirs', b: 'same' }],
  ])('of theirs, of %s, ends the conflict', (_, held, answer) => {
    const answers = answersWith({ held: [held] });
    expect(answers.resolve('q', 'theirs')).toBe(true);
    expect(heldOf(answers)).toBeUndefined();
    expect(answers.server.get('q')!.answer).toEqual(answer);
    expect(written).toEqual(['drop own q 1']);
  });

  it.each([
    ['theirs, which came later', 9, 'theirs'],
    ['mine, which came as late', 10, 'mine'],
    ['mine, of which nobody knows when it came', undefined, 'mine'],
  ])('for a learner who hands in is %s', (_, at, kept) => {
    const answers = answersWith({ held: [whole({ at }), pending('alone', { question: 'r' })] });
    answers.resolveAll();
    expect(heldOf(answers)?.answer ?? answers.server.get('q')!.answer).toBe(kept);
    expect(heldOf(answers, 'r')).toMatchObject({ seq: 1, answer: 'alone' });
  });
});

describe('queues', () => {
  const orphan: HeldQueue = { client: 'gone', lastSeq: 3, answers: [pending('left', { question: 'o', seq: 3 })] };

  it('send orphans first, and are counted together', () => {
    const answers = answersWith({ held: [pending('a'), whole({ question: 'c' })], orphans: [orphan] });
    answers.adopt(new ClientQueue({ ...orphan, client: 'gone too' }));
    expect(answers.queues.map(({ client }) => client)).toEqual(['gone', 'gone too', 'own']);
    expect(answers.pendingCount).toBe(3);
    expect(answersWith().nextDue()).toBeNull();
  });

  it.each(['conflict', 'refused'] as const)(
    'of closed tabs pass what is %s to this page, where the learner decides it',
    (status) => {
      const left = (client: string, question: string): HeldQueue => ({
        client,
        lastSeq: 2,
        answers: [conflict({ question, seq: 2, status })],
      });
      const answers = answersWith({
        held: [pending('newer', { question: 'r', seq: 5 })],
        orphans: [left('gone', 'q')],
      });
      expect(heldOf(answers)).toMatchObject({ seq: 6, status });
      answers.adopt(new ClientQueue(left('gone too', 'o')));
      answers.adopt(new ClientQueue(left('gone as well', 'r')));
      expect(answers.queues.map(({ client }) => client)).toEqual(['own']);
      expect([...answers.own.held.values()].map((one) => [one.question, one.seq, one.status])).toEqual([
        ['r', 5, 'pending'],
        ['q', 6, status],
        ['o', 7, status],
      ]);
      expect(written).toEqual(
        expect.arrayContaining(['dropClient gone', 'dropClient gone too', 'dropClient gone as well']),
      );
      expect(answers.resolve('q', 'mine')).toBe(true);
    },
  );

  it('accepted during a conflict of this page stay in the journal all the time', () => {
    const answers = answersWith({ held: [conflict()] });
    const stands = saved({ a: 'theirs', b: 'same' }, 5, { client: 'own' });
    answers.applyReply(answers.own, [sent(stands.answer)], reply([accepted(5)], [stands]));
    expect(heldOf(answers)).toMatchObject({ status: 'conflict', theirs: { entry: 5 } });
    expect(written.filter((one) => one.startsWith('drop'))).toEqual([]);
  });

  it('are due when the first of their entries is, and at once when the page is hidden', () => {
    const answers = answersWith();
    answers.change('q', 'a', true);
    now += 100;
    answers.change('r', 'b', true);
    expect(answers.nextDue()).toBe(1_600);
    answers.makeDue();
    expect(answers.nextDue()).toBe(0);
    expect([heldOf(answers)!.dueAt, heldOf(answers, 'r')!.dueAt]).toEqual([0, 0]);
  });
});

describe('a reply', () => {
  it('accepted: the server has the answer, and the queue is empty', () => {
    const answers = answersWith({ held: [pending('a')] });
    expect(answers.applyReply(answers.own, [sent('a')], reply([accepted(6)]))).toEqual({ needsState: false });
    expect(answers.server.get('q')).toEqual(saved('a', 6, { client: 'own', at: now + serverOffset }));
    expect(heldOf(answers)).toBeUndefined();
    expect(written).toEqual(['drop own q 1']);
  });

  it('for an entry that was not sent changes nothing', () => {
    const answers = answersWith({ held: [pending('a')] });
    expect(answers.applyReply(answers.own, [sent('a')], reply([accepted(6, 99)]))).toEqual({ needsState: false });
    expect(heldOf(answers)).toMatchObject({ seq: 1 });
    expect(answers.server.size).toBe(0);
  });

  it('accepted with another’s items merged in: the result contains both', () => {
    const answers = answersWith({ held: [pending({ a: 1 })] });
    const stands = saved({ a: 1, b: 2 }, 8);
    answers.applyReply(answers.own, [sent({ a: 1 })], reply([accepted(6)], [stands]));
    expect(answers.server.get('q')).toEqual(stands);
  });

  it('accepted with a lower entry number than the known one leaves the known answer', () => {
    const answers = answersWith({ held: [pending('a')], saved: [saved('newer', 9)] });
    answers.applyReply(answers.own, [sent('a')], reply([accepted(6)]));
    expect(answers.server.get('q')!.answer).toBe('newer');
  });

  it('accepted while the learner typed on: the newer answer is based on it', () => {
    const answers = answersWith({ held: [pending({ a: 1, b: 5 }, { seq: 2 })] });
    now = 4_000;
    answers.applyReply(answers.own, [sent({ a: 1 })], reply([accepted(6)], [saved({ a: 1, c: 7 }, 8)]));
    expect(heldOf(answers)).toMatchObject({ seq: 2, base: 8, answer: { a: 1, b: 5, c: 7 }, since: 4_000 });
    expect(written).toHaveLength(1);
  });

  it.each([
    ['SUPERSEDED', null, true, 0],
    ['ACCEPTED', null, true, 0],
    ['LATE', 6, false, 1],
  ] as const)('%s ends what is held', (outcome, entry, needsState, late) => {
    const answers = answersWith({ held: [pending('a')] });
    expect(answers.applyReply(answers.own, [sent('a')], reply([{ seq: 1, entry, outcome }]))).toEqual({ needsState });
    expect(heldOf(answers)).toBeUndefined();
    expect(answers.lateCount).toBe(late);
  });

  it('superseded keeps later changes', () => {
    const answers = answersWith({ held: [pending('b', { seq: 2 })] });
    answers.applyReply(answers.own, [sent('a')], reply([{ seq: 1, entry: null, outcome: 'SUPERSEDED' }]));
    expect(heldOf(answers)).toMatchObject({ seq: 2, answer: 'b' });
  });

  it('reused: everything continues with a new client id', () => {
    const answers = answersWith({ held: [pending('a', { seq: 4 }), pending('b', { seq: 7, question: 'r' })] });
    const outcomes = [{ seq: 4, entry: null, outcome: 'REUSED' as const }];
    expect(answers.applyReply(answers.own, [sent('a', { seq: 4 })], reply(outcomes))).toEqual({ needsState: false });
    expect(answers.own.client).toBe('new1');
    expect([...answers.own.held.values()].map(({ seq, answer }) => [seq, answer])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(renamed).toEqual(['new1']);
    expect(written.filter((line) => line.startsWith('dropClient'))).toEqual(['dropClient own']);
  });

  it('reused for an orphan renames only the orphan', () => {
    const answers = answersWith({
      orphans: ['gone', 'too'].map((client) => ({ client, lastSeq: 1, answers: [pending('a')] })),
    });
    const [first] = answers.queues;
    answers.applyReply(first!, [sent('a')], reply([{ seq: 1, entry: null, outcome: 'REUSED' }]));
    expect(answers.queues.map(({ client }) => client)).toEqual(['new1', 'too', 'own']);
    expect(renamed).toEqual([]);
  });

  it('for an orphan: its client id ends with its last entry, and newer answers of this page are based on it', () => {
    const answers = answersWith({
      held: [pending({ a: 1, b: 2 }, { seq: 1 })],
      orphans: [{ client: 'gone', lastSeq: 3, answers: [pending({ a: 1 }, { seq: 3 })] }],
    });
    answers.applyReply(answers.queues[0]!, [sent({ a: 1 }, { seq: 3 })], reply([accepted(6, 3)]));
    expect(answers.queues.map(({ client }) => client)).toEqual(['own']);
    expect(heldOf(answers)).toMatchObject({ base: 6, answer: { a: 1, b: 2 } });
    expect(written).toContain('dropClient gone');
    expect(written).toContain('drop gone q 3');
  });

  it.each([
    ['goes on as this page’s conflict', [], { a: 'mine', b: 'sent' }, 'conflict', 1],
    [
      'gives way to what is written here',
      [pending({ a: 'newer', b: 'sent' }, { seq: 5 })],
      { a: 'newer', b: 'sent' },
      'pending',
      5,
    ],
  ] as const)(
    'for what an orphan sent of a conflict: it %s, and nothing is sent again',
    (_, held, answer, status, seq) => {
      const waiting = conflict({
        seq: 3,
        status: 'pending',
        answer: { a: 'mine', b: 'sent' },
        outgoing: { a: 'theirs', b: 'sent' },
      });
      const answers = answersWith({ held, orphans: [{ client: 'gone', lastSeq: 3, answers: [waiting] }] });
      const outcomes = [accepted(9, 3)];
      answers.applyReply(answers.queues[0]!, [sent({ a: 'theirs', b: 'sent' }, { seq: 3 })], reply(outcomes));
      expect(answers.queues.map(({ client }) => client)).toEqual(['own']);
      expect(written).toContain('drop gone q 3');
      expect(heldOf(answers)).toMatchObject({ answer, status, seq, base: 9 });
    },
  );

  it('for an orphan: a conflict of this page stays a conflict, with the current answer', () => {
    const orphans: HeldQueue[] = [{ client: 'gone', lastSeq: 3, answers: [pending({ b: 'left' }, { seq: 3 })] }];
    const answers = answersWith({ held: [conflict()], orphans });
    const stands = saved({ a: 'theirs', b: 'left' }, 9, { client: 'gone' });
    answers.applyReply(answers.queues[0]!, [sent({ b: 'left' }, { seq: 3 })], reply([accepted(8, 3)], [stands]));
    expect(heldOf(answers)).toMatchObject({
      status: 'conflict',
      answer: { a: 'mine', b: 'left' },
      base: 9,
      theirs: { answer: { a: 'theirs', b: 'left' }, client: 'other', at: 10 },
      outgoing: undefined,
    });
    answers.resolve('q', 'theirs');
    expect(heldOf(answers)).toBeUndefined();
    expect(answers.server.get('q')!.answer).toEqual({ a: 'theirs', b: 'left' });
  });

  it('for an orphan: a conflict whose other answer was unknown gets the current answer', () => {
    const orphans: HeldQueue[] = [{ client: 'gone', lastSeq: 3, answers: [pending('left', { seq: 3 })] }];
    const answers = answersWith({ held: [pending('mine', { status: 'conflict' })], orphans });
    answers.applyReply(answers.queues[0]!, [sent('left', { seq: 3 })], reply([accepted(8, 3)]));
    expect(heldOf(answers)).toMatchObject({ status: 'conflict', answer: 'mine', base: 8, theirs: { answer: 'left' } });
  });
});

describe('a stale answer', () => {
  it('is a conflict with the current answer; if that is missing, the state is requested', () => {
    const answers = answersWith({ held: [pending('mine')], saved: [saved('known', 3)] });
    expect(answers.applyReply(answers.own, [sent('mine')], reply([stale()]))).toEqual({ needsState: true });
    expect(heldOf(answers)).toMatchObject({ status: 'conflict', base: 3, theirs: saved('known', 3) });
    const told = answersWith({ held: [pending('mine')] });
    // The current answer was merged for this client, so the rival tells whose answer it is.
    const rival = { client: 'tablet', at: 77 };
    const stands = saved('theirs', 8, { client: 'own' });
    expect(told.applyReply(told.own, [sent('mine')], reply([stale({ rival })], [stands]))).toEqual({
      needsState: false,
    });
    expect(heldOf(told)).toMatchObject({
      status: 'conflict',
      seq: 1,
      base: 8,
      theirs: { ...saved('theirs', 8), ...rival },
      outgoing: undefined,
    });
    expect(heldOf(told)!.collided).toBeUndefined();
  });

  it('by items, without the current answer, is a conflict with the known one', () => {
    const answers = answersWith({
      held: [pending({ a: 'mine', b: 'same' })],
      saved: [saved({ a: 'known', b: 'same' }, 3)],
    });
    const outcomes = [stale({ collided: ['a'] })];
    expect(answers.applyReply(answers.own, [sent({ a: 'mine', b: 'same' })], reply(outcomes))).toEqual({
      needsState: true,
    });
    expect(heldOf(answers)).toMatchObject({ status: 'conflict', collided: ['a'], base: 3 });
    expect(heldOf(answers)!.outgoing).toBeUndefined();
    expect(written).toEqual(['put own q 1 answer,at,base,collided,outgoing,question,seq,status,theirs']);
  });

  it('is not treated as equal because another question has that answer', () => {
    const answers = answersWith({ held: [pending('mine')] });
    const current = [saved('mine', 20, { question: 'z' }), saved('theirs', 8)];
    answers.applyReply(answers.own, [sent('mine')], reply([stale()], current));
    expect(heldOf(answers)).toMatchObject({ status: 'conflict', answer: 'mine', theirs: { answer: 'theirs' } });
  });

  it('that is no longer in the queue needs no decision', () => {
    const answers = answersWith();
    expect(answers.applyReply(answers.own, [sent('mine')], reply([stale()]))).toEqual({ needsState: false });
    expect(answers.own.held.size).toBe(0);
  });

  it('that equals the current one is no conflict', () => {
    const answers = answersWith({ held: [pending('same')] });
    answers.applyReply(answers.own, [sent('same')], reply([stale()], [saved('same', 8)]));
    expect(heldOf(answers)).toBeUndefined();
    expect(answers.server.get('q')).toEqual(saved('same', 8));
    expect(written).toEqual(['drop own q 1']);
  });

  it("by items: the own answer is shown for the items of the conflict, the other device's elsewhere", () => {
    const answers = answersWith({ held: [pending({ a: 'mine', b: 'old' })] });
    const current = [saved({ a: 'theirs', b: 'new' }, 8)];
    answers.applyReply(answers.own, [sent({ a: 'mine', b: 'old' })], reply([stale({ collided: ['a'] })], current));
    expect(heldOf(answers)).toMatchObject({
      answer: { a: 'mine', b: 'new' },
      status: 'conflict',
      collided: ['a'],
      base: 8,
      outgoing: undefined,
    });
  });

  it('by items, changed meanwhile: other changes are sent', () => {
    const answers = answersWith({ held: [pending({ a: 'mine', b: 'later' }, { seq: 2 })] });
    const current = [saved({ a: 'theirs', b: 'old' }, 8)];
    answers.applyReply(answers.own, [sent({ a: 'mine', b: 'old' })], reply([stale({ collided: ['a'] })], current));
    expect(heldOf(answers)).toMatchObject({
      answer: { a: 'mine', b: 'later' },
      status: 'pending',
      outgoing: { a: 'theirs', b: 'later' },
    });
  });

  it('of an orphan becomes a conflict of this page, unless this page has an answer of its own', () => {
    const orphans = [{ client: 'gone', lastSeq: 1, answers: [pending('left')] }];
    const alone = answersWith({ orphans });
    alone.applyReply(alone.queues[0]!, [sent('left')], reply([stale()], [saved('theirs', 8)]));
    expect(heldOf(alone)).toMatchObject({ status: 'conflict', answer: 'left', seq: 1, base: 8 });
    expect(alone.queues.map(({ client }) => client)).toEqual(['own']);
    const both = answersWith({ orphans, held: [pending('newer', { seq: 5 })] });
    both.applyReply(both.queues[0]!, [sent('left')], reply([stale()], [saved('theirs', 8)]));
    expect(heldOf(both)).toMatchObject({ status: 'pending', answer: 'newer', seq: 5 });
  });
});

it('that the server never accepts is set aside, unless it was changed since', () => {
  const answers = answersWith({ held: [pending('a')] });
  answers.refuse(answers.own, sent('a', { seq: 9 }));
  expect(heldOf(answers)!.status).toBe('pending');
  answers.refuse(answers.own, sent('a'));
  expect(heldOf(answers)!.status).toBe('refused');
  expect(answers.pendingCount).toBe(0);
});

describe('answers of other devices', () => {
  it('are taken over when newer, unless an answer is waiting here', () => {
    const answers = answersWith({ saved: [saved('old', 5)], held: [pending('mine', { question: 'r' })] });
    answers.merge([saved('same entry', 5), saved('other', 7, { question: 'r' })]);
    expect(answers.server.get('q')!.answer).toBe('old');
    expect(answers.server.get('r')).toBeUndefined();
    answers.merge([saved('new', 6)]);
    expect(answers.server.get('q')!.answer).toBe('new');
  });

  it('are put into a conflict, which ends when both are equal', () => {
    const answers = answersWith({ held: [conflict(), whole({ question: 'w' })] });
    answers.merge([saved({ a: 'theirs 2', b: 'new' }, 9, { at: 20 }), saved('theirs 2', 9, { question: 'w' })]);
    expect(heldOf(answers)).toMatchObject({
      answer: { a: 'mine', b: 'new' },
      base: 9,
      status: 'conflict',
      collided: ['a'],
      theirs: { entry: 9, at: 20, client: 'other' },
    });
    expect(heldOf(answers, 'w')).toMatchObject({ answer: 'mine', base: 9, theirs: { answer: 'theirs 2' } });
    expect(answers.server.get('w')!.answer).toBe('theirs 2');
    answers.merge([saved({ a: 'mine', b: 'last' }, 10), saved('mine', 10, { question: 'w' })]);
    expect(answers.own.held.size).toBe(0);
    expect(answers.server.get('q')!.answer).toEqual({ a: 'mine', b: 'last' });
  });

  it('with the client id of this device are taken over if it has nothing newer', () => {
    const answers = answersWith();
    answers.merge([saved('mine', 9, { client: 'own' })]);
    expect(answers.server.get('q')!.answer).toBe('mine');
  });

  it('that are newer only by this device’s own entry still count as those of the other device', () => {
    const answers = answersWith({ held: [conflict()] });
    answers.merge([saved({ a: 'theirs', b: 'mine' }, 9, { client: 'own', at: 99 })]);
    expect(heldOf(answers)!.theirs).toMatchObject({ entry: 9, client: 'other', at: 10 });
  });
});

describe('several questions and queues', () => {
  const left = (question: string, seq: number) => pending('left', { question, seq });

  it('are due when the first of all is, whichever queue it is in', () => {
    const answers = answersWith({ orphans: [{ client: 'gone', lastSeq: 1, answers: [left('o', 1)] }] });
    answers.change('q', 'a', true);
    expect(answers.nextDue()).toBe(0);
  });

  it('each take the current answer of their own question', () => {
    const current = [
      saved('elsewhere', 20, { question: 'z' }),
      saved({ a: 1, c: 2 }, 8),
      saved('x', 9, { question: 'r' }),
    ];
    const answers = answersWith({ held: [pending({ a: 1 }), pending('y', { question: 'r', seq: 2 })] });
    const entries = [sent({ a: 1 }), sent('y', { seq: 2, question: 'r' })];
    answers.applyReply(answers.own, entries, reply([accepted(6), stale({ seq: 2 })], current));
    expect(answers.server.get('q')!.answer).toEqual({ a: 1, c: 2 });
    expect(heldOf(answers, 'r')).toMatchObject({ status: 'conflict', theirs: { answer: 'x' } });
    // The reply contains a question that was not answered here.
    expect(answers.server.get('z')!.answer).toBe('elsewhere');
  });

  it('of which one was reused all continue with the new client id, except accepted ones', () => {
    const answers = answersWith({ held: [pending('a'), pending('b', { question: 'r', seq: 2 })] });
    const entries = [sent('a'), sent('b', { seq: 2, question: 'r' })];
    answers.applyReply(answers.own, entries, reply([accepted(6), { seq: 2, entry: null, outcome: 'REUSED' }]));
    expect(answers.own.client).toBe('new1');
    expect([...answers.own.held.keys()]).toEqual(['r']);
  });

  it('keep an orphan as long as it contains one of them', () => {
    const answers = answersWith({ orphans: [{ client: 'gone', lastSeq: 2, answers: [left('o', 1), left('p', 2)] }] });
    answers.applyReply(answers.queues[0]!, [sent('left', { question: 'o' })], reply([accepted(6)]));
    expect(answers.queues.map(({ client }) => client)).toEqual(['gone', 'own']);
    expect(written).not.toContain('dropClient gone');
  });

  it('give an orphan’s conflict a sequence number of this page', () => {
    const answers = answersWith({
      held: [pending('a', { seq: 5 })],
      orphans: [{ client: 'gone', lastSeq: 9, answers: [left('o', 9)] }],
    });
    const theirs = saved('theirs', 8, { question: 'o' });
    answers.applyReply(
      answers.queues[0]!,
      [sent('left', { question: 'o', seq: 9 })],
      reply([stale({ seq: 9 })], [theirs]),
    );
    expect(heldOf(answers, 'o')).toMatchObject({ seq: 6, status: 'conflict' });
  });
});

it('replies to answers that are no longer queued change nothing', () => {
  const answers = answersWith({ saved: [saved('known', 6)] });
  answers.refuse(answers.own, sent('a'));
  answers.applyReply(answers.own, [sent('a')], reply([{ seq: 1, entry: null, outcome: 'SUPERSEDED' }]));
  answers.applyReply(answers.own, [sent('a')], reply([accepted(6)]));
  expect(answers.own.held.size).toBe(0);
  expect(answers.server.get('q')!.answer).toBe('known');
});

it('items changed during a conflict are based on the accepted answer, and the conflict stays', () => {
  const answers = answersWith({
    held: [
      conflict({
        seq: 3,
        status: 'pending',
        answer: { a: 'mine', b: 'later' },
        outgoing: { a: 'theirs', b: 'later' },
      }),
    ],
  });
  const stands = saved({ a: 'theirs', b: 'sent', c: 'new' }, 12, { client: 'own' });
  answers.applyReply(answers.own, [sent({ a: 'theirs', b: 'sent' }, { seq: 2 })], reply([accepted(12, 2)], [stands]));
  expect(heldOf(answers)).toMatchObject({
    seq: 3,
    status: 'pending',
    base: 12,
    answer: { a: 'mine', b: 'later', c: 'new' },
    outgoing: { a: 'theirs', b: 'later', c: 'new' },
    collided: ['a'],
    theirs: { answer: { a: 'theirs', b: 'sent', c: 'new' }, entry: 12, client: 'other' },
  });
});
