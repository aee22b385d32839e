import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isQuestionTypeCode, parseContent, parseResponse, questionTypes, type ScoreResult, type StoredQuestion } from '../index.ts';
import { parseKey, score } from '../registry/scoring.ts';

interface Frozen extends StoredQuestion {
  readonly cases: readonly { readonly response: unknown; readonly result: ScoreResult }[];
}

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')).map((name) => name.replaceAll('\\', '/'));
const read = (name: string): Frozen => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Frozen;

test('every version of every type has a payload', () => {
  const wanted = questionTypes.flatMap((type) => Array.from({ length: type.schemaVersion }, (_, at) => `v${at + 1}/${type.code}.json`));
  expect(wanted.filter((name) => !files.includes(name))).toEqual([]);
});

describe.each(files)('%s', (name) => {
  const { type, schemaVersion, content, key, cases } = read(name);

  test('has the name of its file', () => {
    expect(name).toMatch(new RegExp(`^v${schemaVersion}/${type}\\b`));
  });

  test('is still parsed, with the same scores', () => {
    if (!isQuestionTypeCode(type)) return expect.unreachable('a type was taken away');
    const readContent = parseContent(type, schemaVersion, content);
    const readKey = parseKey(type, schemaVersion, key);
    if (!readContent.ok || !readKey.ok) return expect.unreachable(JSON.stringify([readContent, readKey]));
    expect(cases.length).toBeGreaterThan(0);
    for (const { response, result } of cases) {
      const given = parseResponse(type, schemaVersion, response);
      if (!given.ok) return expect.unreachable(JSON.stringify(given));
      expect(score(type, readContent.value, readKey.value, given.value, { locale: 'vi' })).toEqual(result);
    }
  });
});
