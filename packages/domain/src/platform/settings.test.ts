import { expect, it } from 'vitest';
import { settingRecords, settingKeys, settingProblem } from './settings.ts';

it.each(settingKeys)('%s is a whole number within its bounds', (key) => {
  const { min, max } = settingRecords[key];
  expect([min, max].map((value) => settingProblem(key, value))).toEqual([null, null]);
  expect(settingProblem(key, min - 1)).toEqual({ code: 'tooSmall', limit: min });
  expect(settingProblem(key, max + 1)).toEqual({ code: 'tooBig', limit: max });
  for (const value of [min + 0.5, Number.NaN, Infinity]) expect(settingProblem(key, value)?.code).toBe('wrongType');
});
