/** Every kind of notice has its texts in both languages, and they use only the parameters of the kind. */
import { noticeKinds, noticeRecords } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import en from '../catalogs/notices-by-kind.en.json' with { type: 'json' };
import vi from '../catalogs/notices-by-kind.vi.json' with { type: 'json' };

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

describe.each([
  ['vi', vi],
  ['en', en],
] as const)('%s', (_, catalog: Texts) => {
  it('has no kind that does not exist', () => {
    expect(Object.keys(catalog).toSorted()).toEqual([...noticeKinds].toSorted());
  });

  it.each(noticeKinds)('%s', (kind) => {
    const texts = catalog[kind]!;
    expect([...new Set(Object.keys(texts).map((key) => key.replace(/_(?:one|other)$/, '')))]).toEqual([
      'name',
      'title',
      'text',
      'action',
    ]);
    const used = Object.values(texts).flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]!));
    const params = Object.keys(noticeRecords[kind].params);
    expect(used.filter((name) => !params.includes(name))).toEqual([]);
    // A parameter that no text uses would be stored for nothing.
    expect(params.filter((name) => !name.endsWith('En') && !used.includes(name))).toEqual([]);
  });
});

it('times are named as times, and English texts beside what they replace', () => {
  for (const { params } of Object.values(noticeRecords) as { params: Readonly<Record<string, string>> }[])
    for (const [name, holds] of Object.entries(params)) {
      expect(name.endsWith('At'), name).toBe(holds === 'time');
      if (name.endsWith('En')) expect(params[name.slice(0, -2)]).toBe(holds);
    }
});
