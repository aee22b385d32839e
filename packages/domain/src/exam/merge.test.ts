import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveEntry, emptyLog, receiveMerging, type AnswerLog } from './answer-log.ts';
import { changedPlaces, mergeAnswer, placesOf, sameJson, withPlaces, type MergeEntry } from './merge.ts';

const always = { depth: 1, fits: () => true } as const;
const entry = (client: string, seq: number, answer: unknown): MergeEntry => ({ client, seq, answer });
const merged = (base: unknown, since: MergeEntry[], mine: unknown, seq = 9) =>
  mergeAnswer({ base, since, mine: entry('mine', seq, mine), depth: 1 });

describe('merging two answers to one question', () => {
  it.each([
    ['different items', null, [entry('pc', 1, { a: 1 })], { b: 2 }, { a: 1, b: 2 }, []],
    ['the same item in the same words', null, [entry('pc', 1, { a: 1 })], { a: 1, b: 2 }, { a: 1, b: 2 }, []],
    ['the same item otherwise', null, [entry('pc', 1, { a: 1 })], { a: 2, b: 2 }, { a: 1, b: 2 }, ['a']],
    ['an item emptied there', { a: 1, b: 1 }, [entry('pc', 1, { b: 1 })], { a: 1, b: 2 }, { b: 2 }, []],
    ['an item emptied here, changed there', { a: 1 }, [entry('pc', 1, { a: 3 })], null, { a: 3 }, ['a']],
    ['all emptied here, another item there', { a: 1 }, [entry('pc', 1, { a: 1, b: 1 })], null, { b: 1 }, []],
    ['put back here after a lost reply', { a: 1 }, [entry('mine', 1, { a: 2 })], { a: 1 }, { a: 1 }, []],
    [
      'seen there what was sent here, changed there',
      null,
      [entry('mine', 1, { a: 1 }), entry('pc', 1, { a: 2 })],
      { a: 1, b: 5 },
      { a: 2, b: 5 },
      [],
    ],
    ['a newer one of the same device', null, [entry('mine', 20, { a: 7 })], { a: 1, b: 2 }, { a: 7, b: 2 }, []],
    ['answers that are not made of items', null, [entry('pc', 1, 'x')], 'y', 'x', ['']],
  ])('%s', (_, base, since, mine, answer, collided) => {
    expect(merged(base, since, mine)).toMatchObject({ answer, collided });
  });

  it('merges a composite question by part and item', () => {
    const { answer, collided } = mergeAnswer({
      base: null,
      since: [entry('pc', 1, { p: { q1: ['a'], q2: ['b'] } })],
      mine: entry('mine', 1, { p: { q2: ['c'], q3: ['d'] }, r: { q1: 'text' } }),
      depth: 2,
    });
    expect(answer).toEqual({ p: { q1: ['a'], q2: ['b'], q3: ['d'] }, r: { q1: 'text' } });
    expect(collided).toEqual(['p/q2']);
  });
});

const places = ['a', 'b', 'c'] as const;
const step = fc.record({
  client: fc.constantFrom('phone', 'pc'),
  place: fc.constantFrom(...places),
  value: fc.integer({ min: 1, max: 4 }),
  network: fc.constantFrom('at-once', 'twice', 'lost-reply', 'offline'),
  refreshed: fc.boolean(),
});

/** A device: its answer, the entry that this is based on, and the unacknowledged save. */
class Device {
  readonly name: string;
  seq = 0;
  base = 0;
  answer: unknown = null;
  waiting: { seq: number; answer: unknown; base: number } | null = null;
  asked = new Map<string, unknown>();
  constructor(name: string) {
    this.name = name;
  }
}

it('two devices on a bad network lose no item that only one set, and each other item is stored or collides', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let log: AnswerLog = emptyLog(1_000_000);
      const devices = { phone: new Device('phone'), pc: new Device('pc') };
      const current = () => {
        const stands = effectiveEntry(log, 'q');
        return { entry: stands?.entry ?? 0, answer: stands ? (JSON.parse(stands.answer) as unknown) : null };
      };
      const send = (device: Device, heard: boolean) => {
        if (!device.waiting) return;
        const { seq, answer, base } = device.waiting;
        const before = current();
        const taken = receiveMerging(
          log,
          { client: device.name, seq, question: 'q', answer: JSON.stringify(answer), base, at: 0 },
          always,
        );
        log = taken.log;
        const { outcome, collided = [] } = taken.reply;
        expect(['ACCEPTED', 'STALE', 'SUPERSEDED']).toContain(outcome);
        const after = current();
        // At places of a collision the answer of the other device, which this one had not seen, is unchanged.
        if (before.entry > base && outcome !== 'ACCEPTED')
          for (const place of collided)
            expect(placesOf(after.answer, 1).get(place)).toEqual(placesOf(before.answer, 1).get(place));
        if (!heard) return;
        for (const place of collided) device.asked.set(place, placesOf(answer, 1).get(place));
        device.waiting = null;
        device.base = after.entry;
        device.answer = after.answer;
      };
      for (const { client, place, value, network, refreshed } of steps) {
        const device = devices[client];
        if (refreshed && !device.waiting) Object.assign(device, { base: current().entry, answer: current().answer });
        device.seq += 1;
        device.answer = withPlaces(device.answer, { [place]: value }, [place], 1);
        device.asked.delete(place);
        device.waiting = { seq: device.seq, answer: device.answer, base: device.base };
        if (network === 'offline') continue;
        send(device, network !== 'lost-reply');
        if (network === 'twice') send(device, true);
      }
      // Both devices reconnect: the last value that each set is in the log, or was reported as a collision.
      for (const device of Object.values(devices)) {
        const own = placesOf(device.waiting?.answer ?? null, 1);
        const known = placesOf(
          log.entries[device.base - 1] ? JSON.parse(log.entries[device.base - 1]!.answer) : null,
          1,
        );
        send(device, true);
        const stands = placesOf(current().answer, 1);
        for (const [place, given] of own)
          if (!sameJson(given, known.get(place)) && !sameJson(stands.get(place), given))
            expect(
              device.asked.has(place) ||
                log.entries.some(
                  ({ client, answer }) =>
                    client === device.name && sameJson(placesOf(JSON.parse(answer), 1).get(place), given),
                ),
            ).toBe(true);
      }
      // A repeated entry adds nothing.
      const before = log.entries.length;
      for (const one of log.entries.filter(({ client }) => client === 'phone' || client === 'pc')) {
        const again = receiveMerging(log, one, always);
        if (one.disposition === 'ACCEPTED') expect(again.log.entries).toHaveLength(before);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('keeps what only one device set, in whatever order the entries of both arrive', () => {
  const edits = (place: string) =>
    fc
      .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })
      .map((values) => values.map((value) => ({ [place]: value })));
  fc.assert(
    fc.property(edits('a'), edits('b'), fc.array(fc.boolean(), { maxLength: 10 }), (ones, twos, turns) => {
      let log: AnswerLog = emptyLog(1_000_000);
      const queues = { one: [...ones], two: [...twos] };
      const seqs = { one: 0, two: 0 };
      const put = (client: 'one' | 'two') => {
        const answer = queues[client].shift();
        if (!answer) return;
        const taken = receiveMerging(
          log,
          { client, seq: ++seqs[client], question: 'q', answer: JSON.stringify(answer), base: 0, at: 0 },
          always,
        );
        log = taken.log;
        expect(taken.reply.outcome).toBe('ACCEPTED');
      };
      for (const turn of [
        ...turns,
        ...Array.from({ length: 5 }, () => true),
        ...Array.from({ length: 5 }, () => false),
      ])
        put(turn ? 'one' : 'two');
      expect(JSON.parse(effectiveEntry(log, 'q')!.answer)).toEqual({ ...ones.at(-1), ...twos.at(-1) });
      expect(
        changedPlaces(JSON.parse(effectiveEntry(log, 'q')!.answer), { ...ones.at(-1), ...twos.at(-1) }, 1),
      ).toEqual([]);
    }),
  );
});

it('does not merge into an answer that no learner could have given: the earlier answer stays effective', () => {
  const options = {
    depth: 1,
    fits: (answer: unknown) => new Set(Object.values(answer as object)).size === Object.values(answer as object).length,
  } as const;
  const first = receiveMerging(
    emptyLog(10),
    { client: 'pc', seq: 1, question: 'q', answer: '{"g1":"chip"}', base: 0, at: 0 },
    options,
  );
  const second = receiveMerging(
    first.log,
    { client: 'phone', seq: 1, question: 'q', answer: '{"g2":"chip"}', base: 0, at: 0 },
    options,
  );
  expect(second.reply).toMatchObject({ outcome: 'STALE' });
  expect(second.reply.entry).toBe(2);
  expect(second.reply).not.toHaveProperty('collided', expect.anything());
  expect(effectiveEntry(second.log, 'q')!.answer).toBe('{"g1":"chip"}');
});

it('stores a stale entry and its merged answer as two entries, answers with the second, and again so when repeated', () => {
  const send = (log: AnswerLog, client: string, question: string, answer: string) =>
    receiveMerging(log, { client, seq: 1, question, answer, base: 0, at: 0 }, always);
  const first = send(emptyLog(10), 'pc', 'q', '{"a":1}');
  expect(first.reply).toEqual({ outcome: 'ACCEPTED', entry: 1 });
  expect(first.log.entries).toHaveLength(1);
  const other = send(first.log, 'tablet', 'another question', '{"c":3}');
  const second = send(other.log, 'phone', 'q', '{"b":2}');
  expect(second.reply).toEqual({ outcome: 'ACCEPTED', entry: 4, collided: [] });
  expect(second.log.entries.map(({ entry: number, disposition }) => [number, disposition])).toEqual([
    [1, 'ACCEPTED'],
    [2, 'ACCEPTED'],
    [3, 'STALE'],
    [4, 'ACCEPTED'],
  ]);
  expect(effectiveEntry(second.log, 'q')).toMatchObject({ entry: 4, answer: '{"a":1,"b":2}' });
  const repeated = send(second.log, 'phone', 'q', '{"b":2}');
  expect(repeated.reply).toEqual(second.reply);
  expect(repeated.log).toEqual(second.log);
});
