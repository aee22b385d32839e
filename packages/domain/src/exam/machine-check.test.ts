import { describe, expect, it } from 'vitest';
import { faultsOf, machineLimits, type MachineFacts } from './machine-check.ts';

const fit: MachineFacts = { clockMs: 0, storage: true, sound: true, downloadMs: 900 };

describe('a machine of an exam room', () => {
  it.each<[string, Partial<MachineFacts>, string[]]>([
    ['fit', {}, []],
    ['clock as late as it may be', { clockMs: -machineLimits.clockMs }, []],
    ['clock behind', { clockMs: -machineLimits.clockMs - 1 }, ['CLOCK']],
    ['clock ahead', { clockMs: machineLimits.clockMs + 1 }, ['CLOCK']],
    ['no storage', { storage: false }, ['STORAGE']],
    ['no sound', { sound: false }, ['SOUND']],
    ['as slow as it may be', { downloadMs: machineLimits.downloadMs }, []],
    ['too slow', { downloadMs: machineLimits.downloadMs + 1 }, ['DOWNLOAD']],
    ['files that do not come', { downloadMs: null }, ['DOWNLOAD']],
    [
      'nothing right',
      { clockMs: 9e9, storage: false, sound: false, downloadMs: null },
      ['CLOCK', 'STORAGE', 'SOUND', 'DOWNLOAD'],
    ],
  ])('%s', (_, facts, faults) => {
    expect(faultsOf({ ...fit, ...facts })).toEqual(faults);
  });
});
