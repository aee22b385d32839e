/** The in-memory journal follows the same rules as the stored one. */
import { expect, it } from 'vitest';
import { memoryJournal, nothingHeld, type HeldAnswer } from './journal.ts';

const answer = (question: string, seq: number): HeldAnswer => ({
  question,
  seq,
  base: 0,
  answer: `${question} ${seq}`,
  status: 'pending',
});

it('is lost with the page', () => {
  expect(memoryJournal().durable).toBe(false);
});

it('keeps the highest sequence number of a client, and each answer until it is removed by its own number', async () => {
  const journal = memoryJournal();
  await journal.put('a', 'tab', answer('q', 5));
  await journal.put('a', 'tab', answer('r', 3));
  await journal.drop('a', 'tab', 'q', 4);
  expect((await journal.read('a')).queues).toEqual([
    { client: 'tab', lastSeq: 5, answers: [answer('q', 5), answer('r', 3)] },
  ]);
  await journal.drop('a', 'tab', 'q', 5);
  expect((await journal.read('a')).queues).toEqual([{ client: 'tab', lastSeq: 5, answers: [answer('r', 3)] }]);
  await journal.dropClient('a', 'tab');
  expect((await journal.read('a')).queues).toEqual([]);
});

it('removes nothing from an empty journal', async () => {
  const journal = memoryJournal();
  await journal.drop('a', 'tab', 'q', 1);
  await journal.dropClient('a', 'tab');
  expect(await journal.read('a')).toEqual(nothingHeld);
  await journal.put('a', 'tab', answer('q', 1));
  await journal.drop('a', 'other', 'q', 1);
  await journal.drop('a', 'tab', 'r', 1);
  expect((await journal.read('a')).queues).toMatchObject([{ answers: [answer('q', 1)] }]);
});
