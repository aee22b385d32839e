import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answersAt, itemsOf, parseContent, questionType, questionTypeCodes, type QuestionTypeCode } from '../index.ts';
import { withRandomIds, type Rename } from './random-ids.ts';
import { samples } from './samples.ts';
import { parseKey, score, solve } from './scoring.ts';

const nameBy =
  (seed: string): Rename =>
  (place, id) =>
    BigInt(`0x${createHash('sha256').update(`${seed}:${place}:${id}`).digest('hex')}`)
      .toString(36)
      .slice(0, 8);
const under = (code: QuestionTypeCode, seed: string) =>
  withRandomIds(code, samples[code].content, samples[code].key, nameBy(seed));

describe.each(questionTypeCodes)('%s with random ids', (code) => {
  const { content, key, language: locale } = samples[code];

  it('is a question of its type with the same scores', () => {
    const made = under(code, 'one');
    const version = questionType(code).schemaVersion;
    expect(parseContent(code, version, made.content).ok).toBe(true);
    expect(parseKey(code, version, made.key).ok).toBe(true);
    expect(itemsOf(code, made.content)).toHaveLength(itemsOf(code, content).length);
    const [before, after] = [solve(code, content, key), solve(code, made.content, made.key)];
    const states = (response: unknown, of: typeof made) =>
      score(code, of.content, of.key, response, { locale }).items.map(({ state, share }) => [state, share]);
    expect(states(after, made)).toEqual(states(before, { content, key }));
  });

  it('is reproducible for the same ids, also without its key', () => {
    expect(under(code, 'one')).toEqual(under(code, 'one'));
    expect(withRandomIds(code, content, null, nameBy('one')).content).toEqual(under(code, 'one').content);
  });

  it('has the right option equally often at every position', () => {
    const rounds = 300;
    const places = new Map<string, number[]>();
    let locked = false;
    for (let round = 0; round < rounds; round += 1) {
      const made = under(code, `seed ${round}`);
      const right = solve(code, made.content, made.key);
      for (const [number, item] of itemsOf(code, made.content).entries())
        for (const [at, { path, options }] of answersAt(code, made.content, item).entries()) {
          if (!options || options.length < 2) continue;
          const picks = path.reduce<unknown>((value, step) => (value as Record<string, unknown> | null)?.[step], right);
          if (!Array.isArray(picks) || picks.length !== 1) continue;
          const counts = places.get(`${number}:${at}`) ?? options.map(() => 0);
          counts[options.findIndex(({ id }) => id === picks[0])]! += 1;
          places.set(`${number}:${at}`, counts);
        }
    }
    locked = JSON.stringify(content).includes('"lock":true');
    if (keepsPlaces.has(code) || locked) return;
    for (const counts of places.values())
      for (const count of counts) expect(Math.abs(count / rounds - 1 / counts.length)).toBeLessThan(0.12);
  });
});

/**
 * Types whose options keep their places: true and false, letters of a recording, columns, parts in reading order, and
 * chips in alphabetical order. Composites are excluded too.
 */
const keepsPlaces: ReadonlySet<string> = new Set('TF1 TF2 TF3 TF4 TF5 MC5 MC6 LS1 LS2 MC8 DD2 MIX1 MIX2'.split(' '));

it('replaces the author’s ids of options, pieces, chips and zones', () => {
  const given = ['SO1', 'DD2', 'MC1', 'MG1', 'SL1', 'DL1', 'DS1', 'FB3'] as const;
  for (const code of given) {
    const ids = (text: string) => new Set([...text.matchAll(/"id":"([a-z0-9]+)"/g)].map(([, id]) => id!));
    const items = new Set(itemsOf(code, samples[code].content));
    const before = [...ids(JSON.stringify(samples[code].content))].filter(
      (id) => !items.has(id) && !/^[qg]\d+$/.test(id),
    );
    const after = ids(JSON.stringify(under(code, 'one').content));
    expect(before.filter((id) => after.has(id))).toEqual([]);
  }
});

it('has every piece equally often in first place', () => {
  const firsts = new Map<number, number>();
  for (let round = 0; round < 300; round += 1) {
    const { content, key } = under('SO1', `seed ${round}`) as unknown as {
      content: { pieces: { id: string }[] };
      key: { orders: string[][] };
    };
    const first = content.pieces.findIndex(({ id }) => id === key.orders[0]![0]);
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  const pieces = (samples.SO1.content as unknown as { pieces: unknown[] }).pieces.length;
  for (const count of firsts.values()) expect(Math.abs(count / 300 - 1 / pieces)).toBeLessThan(0.12);
});
