import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedText, historyOf, pauseMs, record, redo, undo, type History } from './history.ts';

interface Hand {
  readonly type: string;
  readonly stem: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly images: readonly string[];
  readonly example?: string;
}
const start: Hand = {
  type: 'MC1',
  stem: '',
  options: [
    { id: 'a', text: '' },
    { id: 'b', text: '' },
  ],
  images: [],
};

test('a change of a single text has a path, any other change has none', () => {
  expect(changedText(start, { ...start, stem: 'x' })).toBe('stem.');
  expect(changedText(start, { ...start, options: [start.options[0], { id: 'b', text: 'y' }] })).toBe('options.1.text.');
  expect(changedText(start, { ...start, example: 'z' })).toBe('example.');
  expect(changedText(start, { ...start, stem: 'x', type: 'MC2' })).toBeNull();
  expect(changedText(start, { ...start, images: ['p'] })).not.toBe(
    changedText({ ...start, images: ['p'] }, { ...start, images: ['p', 'q'] }),
  );
});

test('continuous typing is one step; a pause, another field or another action begins the next', () => {
  let history = historyOf(start);
  const type = (next: Partial<Hand>, at: number) => (history = record(history, { ...history.present, ...next }, at));
  type({ stem: 'H' }, 0);
  type({ stem: 'He' }, 300);
  type({ stem: 'Hel' }, 300 + pauseMs - 1);
  type({ stem: 'Hell' }, 5_000);
  type({ images: ['fish'] }, 5_100);
  type({ stem: 'Hello' }, 5_200);
  type({ type: 'MC2', options: [] }, 5_300);
  const stems: unknown[] = [];
  while (history.past.length > 0) {
    history = undo(history);
    stems.push([history.present.type, history.present.stem, history.present.images.length]);
  }
  expect(stems).toEqual([
    ['MC1', 'Hello', 1],
    ['MC1', 'Hell', 1],
    ['MC1', 'Hell', 0],
    ['MC1', 'Hel', 0],
    ['MC1', '', 0],
  ]);
});

test('typing after an undo is a new step and discards the undone ones', () => {
  let history = record(
    record(historyOf(start), { ...start, stem: 'a' }, 0),
    { ...start, stem: 'a', images: ['p'] },
    10,
  );
  history = undo(history);
  expect(history.future).toHaveLength(1);
  history = record(history, { ...history.present, stem: 'ab' }, 20);
  expect(history.future).toEqual([]);
  expect(undo(history).present.stem).toBe('a');
});

test('an equal state is no step', () => {
  const history = historyOf(start);
  expect(record(history, { ...start, options: start.options.map((option) => ({ ...option })) }, 0)).toBe(history);
});

test('undoing everything leads to the start, redoing to the end, for any changes', () => {
  const change = fc.record(
    { stem: fc.string({ maxLength: 3 }), images: fc.array(fc.string({ maxLength: 2 }), { maxLength: 2 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(change, fc.nat(3_000)), { maxLength: 30 }), (changes) => {
      let now = 0;
      let history: History<Hand> = historyOf(start);
      for (const [next, pause] of changes) history = record(history, { ...history.present, ...next }, (now += pause));
      const end = history.present;
      const steps = history.past.length;
      for (let step = 0; step < steps; step++) history = undo(history);
      expect(history.present).toEqual(start);
      for (let step = 0; step < steps; step++) history = redo(history);
      expect(history.present).toEqual(end);
      expect(undo(redo(history)).past.length).toBe(Math.max(0, steps - 1));
    }),
  );
});
