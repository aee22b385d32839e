/**
 * Group commit without a database: which items share a batch, in which order, and the results of items that cannot be
 * stored.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Batcher, heldWaitsMs } from './batcher.ts';

interface Item {
  readonly name: string;
  readonly keys?: readonly string[];
}

/** A batcher whose batches stay pending until the test ends them with results or an error. */
function batches({ maxItems = 10, lanes = 1, isItemError = true } = {}) {
  const sent: { names: string[]; end(outcomes?: (string | null)[]): void; fail(error: unknown): void }[] = [];
  const batcher = new Batcher<Item, string>({
    run: (items) =>
      new Promise((resolve, reject) => {
        const names = items.map(({ name }) => name);
        sent.push({ names, end: (outcomes) => resolve(outcomes ?? names), fail: reject });
      }),
    keysOf: ({ name, keys }) => keys ?? [name],
    maxItems,
    lanes,
    isItemError: () => isItemError,
  });
  return { batcher, sent, names: () => sent.map((batch) => batch.names) };
}

/** Waits until submitted items were sent and ended batches are settled. */
const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => setImmediate(done));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a batch', () => {
  it('contains the items of one event-loop turn, and each item gets its own result', async () => {
    const { batcher, sent, names } = batches();
    const replies = ['a', 'b', 'c'].map((name) => batcher.submit({ name }));
    expect(batcher.waiting).toBe(3);
    await settled();
    expect(names()).toEqual([['a', 'b', 'c']]);
    expect(batcher.waiting).toBe(0);
    sent[0]!.end(['1', '2', '3']);
    expect(await Promise.all(replies)).toEqual(['1', '2', '3']);
  });

  it('has a maximal size; the rest follows in order, with as many concurrent batches as there are lanes', async () => {
    const { batcher, sent, names } = batches({ maxItems: 2, lanes: 2 });
    const replies = ['a', 'b', 'c', 'd', 'e'].map((name) => batcher.submit({ name }));
    await settled();
    expect(names()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(batcher.waiting).toBe(1);
    sent[1]!.end();
    await settled();
    expect(names()[2]).toEqual(['e']);
    sent[0]!.end();
    sent[2]!.end();
    expect(await Promise.all(replies)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('takes items that arrive while another batch is running', async () => {
    const { batcher, sent, names } = batches();
    const first = batcher.submit({ name: 'a' });
    await settled();
    const later = [batcher.submit({ name: 'b' }), batcher.submit({ name: 'c' })];
    await settled();
    expect(names()).toEqual([['a']]);
    sent[0]!.end();
    await first;
    await settled();
    expect(names()).toEqual([['a'], ['b', 'c']]);
    sent[1]!.end();
    expect(await Promise.all(later)).toEqual(['b', 'c']);
  });
});

describe('items with a common key', () => {
  it('never share a batch and keep their order, whichever key it is', async () => {
    const { batcher, sent, names } = batches({ lanes: 3 });
    const replies = [
      batcher.submit({ name: 'a', keys: ['x'] }),
      batcher.submit({ name: 'b', keys: ['x', 'y'] }),
      // Its key is free, but it may not overtake the one before.
      batcher.submit({ name: 'c', keys: ['y'] }),
      batcher.submit({ name: 'd', keys: ['z'] }),
    ];
    await settled();
    expect(names()).toEqual([['a', 'd']]);
    sent[0]!.end();
    await settled();
    expect(names()[1]).toEqual(['b']);
    await settled();
    expect(names()).toHaveLength(2);
    sent[1]!.end();
    await settled();
    expect(names()[2]).toEqual(['c']);
    sent[2]!.end();
    expect(await Promise.all(replies)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('wait although a lane is free', async () => {
    const { batcher, sent, names } = batches({ lanes: 2 });
    void batcher.submit({ name: 'a', keys: ['x'] });
    await settled();
    void batcher.submit({ name: 'b', keys: ['x'] });
    void batcher.submit({ name: 'c', keys: ['y'] });
    await settled();
    expect(names()).toEqual([['a'], ['c']]);
    sent[0]!.end();
    await settled();
    expect(names()[2]).toEqual(['b']);
  });
});

describe('an item locked by another transaction', () => {
  it('is retried after a while, without delaying others, and no item with its keys overtakes it', async () => {
    const { batcher, sent, names } = batches();
    const held = batcher.submit({ name: 'a', keys: ['x'] });
    const free = batcher.submit({ name: 'b', keys: ['y'] });
    await settled();
    sent[0]!.end([null, 'stored']);
    expect(await free).toBe('stored');
    const after = batcher.submit({ name: 'c', keys: ['x'] });
    const beside = batcher.submit({ name: 'd', keys: ['z'] });
    await settled();
    expect(names()[1]).toEqual(['d']);
    sent[1]!.end();
    await beside;
    await vi.advanceTimersByTimeAsync(heldWaitsMs[0]! - 1);
    await settled();
    expect(names()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await settled();
    expect(names()[2]).toEqual(['a']);
    sent[2]!.end();
    expect(await held).toBe('a');
    await settled();
    sent[3]!.end();
    expect(await after).toBe('c');
  });

  it('fails with SERVER_BUSY after the last retry, two seconds in all, and releases its keys', async () => {
    const { batcher, sent } = batches();
    const held = batcher.submit({ name: 'a', keys: ['x'] });
    const refused = expect(held).rejects.toMatchObject({ code: 'SERVER_BUSY', details: { retryAfterSeconds: 2 } });
    expect(heldWaitsMs.reduce((sum, ms) => sum + ms, 0)).toBe(2_000);
    for (const [tries, waitMs] of heldWaitsMs.entries()) {
      await settled();
      expect(sent).toHaveLength(tries + 1);
      sent[tries]!.end([null]);
      await settled();
      await vi.advanceTimersByTimeAsync(waitMs);
    }
    await settled();
    sent[heldWaitsMs.length]!.end([null]);
    await refused;
    const next = batcher.submit({ name: 'b', keys: ['x'] });
    await settled();
    sent.at(-1)!.end();
    expect(await next).toBe('b');
  });
});

describe('a batch that fails', () => {
  it('because of one item is retried item by item: the others are stored', async () => {
    const { batcher, sent, names } = batches();
    const replies = ['a', 'bad', 'c'].map((name) => batcher.submit({ name }));
    const outcomes = Promise.allSettled(replies);
    await settled();
    sent[0]!.fail(new Error('a row of one item'));
    await settled();
    sent[1]!.end();
    await settled();
    sent[2]!.fail(new Error('the bad one'));
    await settled();
    sent[3]!.end();
    expect(names()).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
    expect(await outcomes).toMatchObject([{ value: 'a' }, { reason: { message: 'the bad one' } }, { value: 'c' }]);
    // The keys are free again, and so is the lane.
    const again = batcher.submit({ name: 'bad' });
    await settled();
    sent[4]!.end();
    expect(await again).toBe('bad');
  });

  it('for another reason fails for all and is not retried', async () => {
    const { batcher, sent } = batches({ isItemError: false });
    const outcomes = Promise.allSettled(['a', 'b'].map((name) => batcher.submit({ name })));
    await settled();
    sent[0]!.fail(new Error('no database'));
    expect(await outcomes).toMatchObject([
      { reason: { message: 'no database' } },
      { reason: { message: 'no database' } },
    ]);
    await settled();
    expect(sent).toHaveLength(1);
    const again = batcher.submit({ name: 'a' });
    await settled();
    sent[1]!.end();
    expect(await again).toBe('a');
  });

  it('with a single item is not retried either', async () => {
    const { batcher, sent } = batches();
    const outcome = expect(batcher.submit({ name: 'a' })).rejects.toThrow('a row of one item');
    await settled();
    sent[0]!.fail(new Error('a row of one item'));
    await outcome;
    await settled();
    expect(sent).toHaveLength(1);
  });
});
