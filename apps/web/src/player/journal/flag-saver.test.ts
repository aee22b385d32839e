/** Flags are sent after a debounce, retried after a failure, and not overwritten by another device's list meanwhile. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FlagSaver } from './flag-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saver(initial: readonly string[] = []) {
  const port = {
    send: vi.fn((_: readonly string[]) => Promise.resolve()),
    note: vi.fn((_: readonly string[] | null) => undefined),
    failed: vi.fn((_: unknown) => undefined),
  };
  return { port, flags: new FlagSaver(initial, port) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('sends the last list after the debounce, and stores unsent flags on the device', async () => {
  const { port, flags } = saver(['q1']);
  expect(flags.flags).toEqual(['q1']);
  flags.set(['q1', 'q2']);
  await pass(899);
  flags.set(['q2']);
  expect(flags.flags).toEqual(['q2']);
  expect(port.note.mock.calls).toEqual([[['q1', 'q2']], [['q2']]]);
  await pass(899);
  expect(port.send).not.toHaveBeenCalled();
  await pass(1);
  expect(port.send.mock.calls).toEqual([[['q2']]]);
  expect(port.note).toHaveBeenLastCalledWith(null);
  await pass(60_000);
  expect(port.send).toHaveBeenCalledOnce();
});

it('retries after a failure, or at once when the connection is back', async () => {
  const { port, flags } = saver();
  const lost = new Error('lost');
  port.send.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  flags.set(['q1']);
  await pass(900);
  expect(port.failed).toHaveBeenCalledWith(lost);
  expect(port.note).not.toHaveBeenCalledWith(null);
  await pass(19_999);
  expect(port.send).toHaveBeenCalledOnce();
  await pass(1);
  expect(port.send).toHaveBeenCalledTimes(2);
  flags.resume();
  await pass(0);
  expect(port.send).toHaveBeenCalledTimes(3);
  expect(port.note).toHaveBeenLastCalledWith(null);
  // Nothing is left to send.
  flags.resume();
  await pass(60_000);
  expect(port.send).toHaveBeenCalledTimes(3);
});

it('keeps what was flagged during a request', async () => {
  const { port, flags } = saver();
  let arrive = () => {};
  port.send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  flags.set(['q1']);
  await pass(900);
  flags.set(['q1', 'q3']);
  arrive();
  await pass(0);
  expect(port.note).toHaveBeenLastCalledWith(['q1', 'q3']);
  await pass(900);
  expect(port.send).toHaveBeenLastCalledWith(['q1', 'q3']);
  expect(port.note).toHaveBeenLastCalledWith(null);
});

it("takes over another device's flags unless its own are unsent", async () => {
  const { flags } = saver(['q1']);
  flags.merge(['q5']);
  expect(flags.flags).toEqual(['q5']);
  flags.set(['q6']);
  flags.merge(['q7']);
  expect(flags.flags).toEqual(['q6']);
  await pass(900);
  flags.merge(['q8']);
  expect(flags.flags).toEqual(['q8']);
});

it('sends nothing after it was stopped', async () => {
  const { port, flags } = saver();
  flags.set(['q1']);
  flags.stop();
  await pass(60_000);
  expect(port.send).not.toHaveBeenCalled();
});
