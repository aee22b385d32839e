/** Every setting has a name, an explanation and a value with its unit in both languages, and no label is unused. */
import { settingKeys } from '@vumon/domain';
import { expect, it } from 'vitest';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

it.each([
  ['vi', vi.settings],
  ['en', en.settings],
] as const)('%s', (_, labels: Readonly<Record<string, Readonly<Record<string, string>>>>) => {
  expect(Object.keys(labels).toSorted()).toEqual([...settingKeys].toSorted());
  for (const key of settingKeys)
    expect(Object.keys(labels[key]!), key).toEqual(expect.arrayContaining(['name', 'about', 'value_other']));
});
