import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveEntry, emptyLog, receive, type AnswerLog, type LogEntry } from './answer-log.ts';
import { graceMs } from './clock.ts';

const deadline = 1_000_000;

/** Two clients that answer a few questions over a network that loses, duplicates and reorders messages. */
const step = fc.record({
  client: fc.constantFrom('tab-one', 'tab-two'),
  question: fc.constantFrom('q1', 'q2', 'q3'),
  answer: fc.constantFrom('"a"', '"b"', '"c"', 'null'),
  network: fc.constantFrom('at-once', 'twice', 'held', 'lost-reply'),
  refreshed: fc.boolean(),
  at: fc.integer({ min: 0, max: deadline + 3 * graceMs }),
});

interface Run {
  log: AnswerLog;
  /** Entries that were acknowledged as accepted, newest last. */
  acknowledged: { entry: LogEntry; number: number }[];
}

function play(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): Run {
  let log = emptyLog(deadline);
  const seqs = new Map<string, number>();
  const seen = new Map<string, number>();
  const held: LogEntry[] = [];
  const acknowledged: Run['acknowledged'] = [];
  const send = (entry: LogEntry, hearReply: boolean) => {
    const result = receive(log, entry);
    log = result.log;
    if (hearReply && result.reply.outcome === 'ACCEPTED') {
      seen.set(`${entry.client}:${entry.question}`, result.reply.entry);
      acknowledged.push({ entry, number: result.reply.entry });
    }
  };
  for (const { client, question, answer, network, refreshed, at } of steps) {
    if (refreshed) seen.set(`${client}:${question}`, effectiveEntry(log, question)?.entry ?? 0);
    const seq = (seqs.get(client) ?? 0) + 1;
    seqs.set(client, seq);
    const entry = { client, seq, question, answer, base: seen.get(`${client}:${question}`) ?? 0, at };
    if (network === 'held') held.unshift(entry);
    else send(entry, network !== 'lost-reply');
    if (network === 'twice') send(entry, true);
  }
  // Delayed messages arrive last and in the wrong order.
  for (const entry of held) send(entry, true);
  return { log, acknowledged };
}

describe('answer log', () => {
  it('keeps its invariants under duplicates, losses, reordering and a second client', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { log, acknowledged } = play(steps);
        // Checked without expect(), which would take ten times as long for hundreds of thousands of entries.
        const broken: string[] = [];
        const must = (holds: boolean, what: string) => void (holds || broken.push(what));
        for (const question of ['q1', 'q2', 'q3']) {
          const effective = effectiveEntry(log, question);
          for (const { entry, number } of acknowledged) {
            if (entry.question !== question) continue;
            const { client, seq, answer, disposition } = log.entries[number - 1]!;
            must(
              client === entry.client && seq === entry.seq && answer === entry.answer && disposition === 'ACCEPTED',
              `what was acknowledged stands in the log: ${number}`,
            );
            must(effective!.entry >= number, `nothing older than what was acknowledged is effective: ${number}`);
          }
          if (!effective) continue;
          const own = log.entries.filter(
            (e) => e.client === effective.client && e.question === question && e.disposition === 'ACCEPTED',
          );
          must(
            effective.seq === Math.max(...own.map(({ seq }) => seq)),
            `of one client the effective answer is its newest accepted one: ${question}`,
          );
        }
        for (const { at, disposition } of log.entries)
          must(at <= deadline + graceMs || disposition === 'LATE', `what came after the grace is late: ${at}`);
        must(
          new Set(log.entries.map(({ client, seq }) => `${client}:${seq}`)).size === log.entries.length,
          'no sequence stands twice',
        );
        expect(broken).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('returns the first reply again and refuses another body with the same sequence number', () => {
    const entry = { client: 'one', seq: 1, question: 'q1', answer: '"a"', base: 0, at: 5 };
    const first = receive(emptyLog(deadline), entry);
    const again = receive(first.log, entry);
    expect(again).toEqual({ log: first.log, reply: { outcome: 'ACCEPTED', entry: 1 } });
    for (const body of [{ answer: '"b"' }, { question: 'q2' }])
      expect(receive(first.log, { ...entry, ...body })).toEqual({
        log: first.log,
        reply: { outcome: 'REUSED', entry: 1 },
      });
  });

  it('accepts the entries of one client in the order of their sequence numbers, whatever their base', () => {
    const entry = { client: 'one', question: 'q1', base: 0, at: 5 };
    const second = receive(emptyLog(deadline), { ...entry, seq: 2, answer: '"b"' }).log;
    const earlier = receive(second, { ...entry, seq: 1, answer: '"a"' });
    expect(earlier.reply).toEqual({ outcome: 'SUPERSEDED', entry: 2 });
    expect(effectiveEntry(earlier.log, 'q1')!.answer).toBe('"b"');
    const later = receive(earlier.log, { ...entry, seq: 3, answer: '"c"' });
    expect(later.reply).toEqual({ outcome: 'ACCEPTED', entry: 3 });
    expect(effectiveEntry(later.log, 'q1')!.answer).toBe('"c"');
  });

  it('refuses a client that has not seen the other one’s answer, and stores what it sent', () => {
    const first = receive(emptyLog(deadline), {
      client: 'one',
      seq: 1,
      question: 'q1',
      answer: '"a"',
      base: 0,
      at: 5,
    }).log;
    const blind = receive(first, { client: 'two', seq: 1, question: 'q1', answer: '"b"', base: 0, at: 6 });
    expect(blind.reply.outcome).toBe('STALE');
    expect(blind.log.entries).toHaveLength(2);
    const seeing = receive(blind.log, { client: 'two', seq: 2, question: 'q1', answer: '"b"', base: 1, at: 7 });
    expect(seeing.reply.outcome).toBe('ACCEPTED');
    expect(effectiveEntry(seeing.log, 'q1')!.answer).toBe('"b"');
  });

  it('counts answers within the grace period and stores later ones unscored', () => {
    const entry = { client: 'one', seq: 1, question: 'q1', answer: '"a"', base: 0 };
    expect(receive(emptyLog(deadline), { ...entry, at: deadline + graceMs }).reply.outcome).toBe('ACCEPTED');
    expect(receive(emptyLog(deadline), { ...entry, at: deadline + graceMs + 1 }).reply.outcome).toBe('LATE');
    expect(receive({ ...emptyLog(deadline), submitted: true }, { ...entry, at: 0 }).reply.outcome).toBe('LATE');
  });
});
