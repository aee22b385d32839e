import { describe, expect, it } from 'vitest';
import { askedIn, unusedMessages, unusedOf } from './used-messages.ts';

const unused = (keys: readonly string[], source: string, names: readonly string[] = []) =>
  unusedOf(keys, [askedIn(source)], new Set(names));

describe('a message is used', () => {
  it('by its key', () => {
    expect(unused(['save', 'menu.open', 'gone'], "t('save'); t(`menu.open`); // t('gone')")).toEqual(['gone']);
  });

  it('by a template, if the source has a name that fills its hole', () => {
    const source = 't(`states.${state}`)';
    expect(unused(['states.open', 'states.shut', 'other.open'], source, ['open'])).toEqual([
      'states.shut',
      'other.open',
    ]);
  });

  it('by a template with a condition only for what the condition chooses from', () => {
    const source = "t(`${done ? 'after' : 'before'}.title`); t(`lock.${kind}${all ? '' : 'Any'}`)";
    expect(
      unused(['after.title', 'before.title', 'never.title', 'lock.missing', 'lock.missingAny'], source, ['missing']),
    ).toEqual(['never.title']);
  });

  it('by a template inside the hole of another', () => {
    expect(unused(['in.a', 'out.a'], 't(`out.${word(`in.${one}`)}`)', ['a'])).toEqual([]);
  });

  it('by its group in a call of find, if the source has a name of the code', () => {
    expect(unused(['reasons.A_B', 'reasons.C_D', 'title'], "find('reasons', code)", ['A_B'])).toEqual([
      'reasons.C_D',
      'title',
    ]);
    expect(unused(['kinds.one'], "const named = (group: 'kinds', code) => find(group, code)", ['one'])).toEqual([]);
  });

  it('through a translator that another file exports', () => {
    const exported =
      "export const say = createTranslator('receipt', { vi, en });\nexport type Say = Translate<'paper'>;";
    expect([...askedIn(exported).translators]).toEqual([
      ['say', 'receipt'],
      ['Say', 'paper'],
    ]);
  });
});

it('every message of the product is used', () => {
  expect(unusedMessages()).toEqual([]);
});
