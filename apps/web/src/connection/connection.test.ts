import { expect, it } from 'vitest';
import { ConnectionWatch } from './connection.ts';

function watched({ answers = [] as boolean[] } = {}) {
  let now = 1_000;
  const waits: number[] = [];
  let due: (() => void) | undefined;
  let asked = 0;
  const watch = new ConnectionWatch({
    ask: () => Promise.resolve(answers[asked++] ?? false),
    now: () => now,
    later: (ms, work) => {
      waits.push(ms);
      due = work;
    },
  });
  let told = 0;
  watch.subscribe(() => (told += 1));
  const pass = async () => {
    const work = due;
    due = undefined;
    work?.();
    await new Promise((done) => setTimeout(done));
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { watch, waits, pass, wait, told: () => told, asked: () => asked };
}

it('is lost after one request without a reply, and back after one with', () => {
  const { watch, told } = watched();
  watch.replied();
  expect(told()).toBe(0);
  watch.failed();
  watch.failed();
  expect([watch.state, told()]).toEqual([{ lost: true, lastReplyAt: 1_000 }, 1]);
  watch.replied();
  expect([watch.state.lost, told()]).toEqual([false, 2]);
});

it('asks the server while it is lost, less and less often, and no longer once it is back', async () => {
  const { watch, waits, pass, asked } = watched({ answers: [false, false, false, false, false, true] });
  watch.failed();
  for (let round = 0; round < 6; round += 1) await pass();
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 20_000, 20_000]);
  expect(watch.state.lost).toBe(false);
  await pass();
  expect(asked()).toBe(6);
});

it('asks at once when the browser has a network again, and goes on asking when that leads nowhere', async () => {
  const { watch, pass, asked } = watched({ answers: [false, true] });
  watch.failed();
  await watch.retry();
  expect([asked(), watch.state.lost]).toEqual([1, true]);
  await pass();
  expect([asked(), watch.state.lost]).toEqual([2, false]);
});

it('does not ask while nothing is lost', async () => {
  const { watch, asked } = watched();
  await watch.retry();
  expect(asked()).toBe(0);
});

it('stays lost when what was under way is answered after the browser has said that the network is gone', async () => {
  const { watch, pass, wait } = watched({ answers: [false, true] });
  watch.offline();
  wait(50);
  watch.replied();
  expect(watch.state).toEqual({ lost: true, lastReplyAt: 1_050 });
  wait(2_000);
  await pass();
  expect(watch.state.lost).toBe(true);
  // A browser that is wrong about its network is not believed for long.
  wait(4_000);
  await pass();
  expect(watch.state.lost).toBe(false);
});

it('is back at once when the browser has a network again and the server replies', async () => {
  const { watch, wait } = watched({ answers: [true] });
  watch.offline();
  wait(50);
  await watch.online();
  expect(watch.state.lost).toBe(false);
});
