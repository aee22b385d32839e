/** Child processes with native code: killed at their limits, replaced, and never the end of anybody else's work. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { NativeChild, OrderFailed, type ChildOptions } from './child.ts';
import { ChildEnded } from './limits.ts';
import { runProgram } from './program.ts';
import { during, type Crash } from './under-way.ts';

const folder = mkdtempSync(join(tmpdir(), 'vumon-child-'));
/** Carries out what an order says. */
const script = join(folder, 'child.ts');
writeFileSync(
  script,
  `import { serve } from ${JSON.stringify(join(import.meta.dirname, 'serve.ts'))};
  const held = [];
  serve((order) => {
    if (order === 'abort') { console.error("thread panicked at layout.rs:7: begin <= end when slicing \`Lê Minh\`"); process.abort(); }
    if (order === 'loop') for (;;);
    if (order === 'eat') for (;;) held.push(Buffer.alloc(16 * 1024 * 1024, 1));
    if (order === 'fail') throw new Error('not this one');
    if (order === 'secrets') return Object.keys(process.env);
    return order;
  });`,
);
const opened: NativeChild<string, unknown>[] = [];
afterAll(() => {
  for (const child of opened) child.close();
  rmSync(folder, { recursive: true, force: true });
});
function childOf(options: Partial<ChildOptions> = {}): NativeChild<string, unknown> {
  const child = new NativeChild<string, unknown>({
    part: 'documents',
    script: pathToFileURL(script),
    patienceMs: 30_000,
    heapMebibytes: 256,
    memoryMebibytes: 600,
    mostWaiting: 10,
    ...options,
  });
  opened.push(child);
  return child;
}
/** What is recorded while a request does `work`. */
async function recorded(work: () => Promise<unknown>): Promise<Crash[]> {
  const crashes: Crash[] = [];
  const request = { kind: 'request' as const, id: 'r1', name: 'GET /api/certificates' };
  await during({ work: request, record: (crash) => crashes.push(crash) }, work);
  return crashes;
}

describe('a child process', () => {
  test('that aborts fails its order alone; the others get a new one', async () => {
    const child = childOf();
    expect(await child.run('first')).toBe('first');
    const before = child.pid;
    const results = await Promise.allSettled(['abort', 'next', 'last'].map((order) => child.run(order)));
    expect(results).toMatchObject([
      { status: 'rejected', reason: { code: 'PROCESSING_FAILED', status: 422, reason: 'died' } },
      { status: 'fulfilled', value: 'next' },
      { status: 'fulfilled', value: 'last' },
    ]);
    expect(child.pid).not.toBe(before);
  });

  test('is recorded with the request that ended it, without the text of users', async () => {
    const child = childOf();
    const [crash, ...others] = await recorded(() =>
      expect(child.run('abort'))
        .rejects.toBeInstanceOf(ChildEnded)
        .then(() => child.run('next')),
    );
    expect(others).toEqual([]);
    expect(crash).toMatchObject({ part: 'documents', work: { kind: 'request', name: 'GET /api/certificates' } });
    expect(crash!.reason).toMatch(/SIGABRT.*panicked at layout\.rs:7/);
    expect(crash!.reason).not.toContain('Minh');
  });

  test('that takes too long is killed', async () => {
    const child = childOf({ patienceMs: 1_500 });
    await child.run('started');
    const crashes = await recorded(() => expect(child.run('loop')).rejects.toMatchObject({ reason: 'time' }));
    expect(crashes).toMatchObject([{ reason: 'took longer than 1500 ms' }]);
    expect(await child.run('next')).toBe('next');
    // Where the time limit is part of the work, its end is no crash.
    const assembling = childOf({ patienceMs: 1_500, recordTime: false });
    await assembling.run('started');
    expect(await recorded(() => assembling.run('loop').catch(() => {}))).toEqual([]);
  });

  test('that takes too much memory is killed, also outside of the heap', async () => {
    const child = childOf();
    const crashes = await recorded(() => expect(child.run('eat')).rejects.toMatchObject({ reason: 'memory' }));
    expect(crashes).toMatchObject([{ reason: 'took more than 600 MiB' }]);
    expect(await child.run('next')).toBe('next');
  });

  test('that is killed while nothing is asked of it is replaced without a failure', async () => {
    const child = childOf();
    await child.run('first');
    process.kill(child.pid!, 'SIGKILL');
    // The message may reach the dying process: then this order fails, and no later one.
    await child.run('second').catch(() => {});
    expect(await child.run('third')).toBe('third');
  });

  test('refuses more orders than may wait', async () => {
    const child = childOf({ mostWaiting: 2 });
    const results = await Promise.allSettled(['a', 'b', 'c'].map((order) => child.run(order)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: { code: 'SERVER_BUSY' } });
    expect(await child.run('d')).toBe('d');
  });

  test('that refuses an order goes on', async () => {
    const child = childOf();
    await child.run('first');
    const { pid } = child;
    await expect(child.run('fail')).rejects.toThrow(OrderFailed);
    expect(await child.run('next')).toBe('next');
    expect(child.pid).toBe(pid);
  });

  test('gets no variable of the server', async () => {
    const names = (await childOf().run('secrets')) as string[];
    expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['NODE_COMPILE_CACHE']);
  });
});

describe('a program', () => {
  const limits = { timeMs: 20_000, memoryMebibytes: 400, outputBytes: 1_000 };
  const node = (code: string, input = '', own: Partial<typeof limits> = {}) =>
    runProgram('uploads', [process.execPath, '-e', code], Buffer.from(input), { ...limits, ...own });

  test('replies with its output, and null when it refuses', async () => {
    expect(String(await node('process.stdin.pipe(process.stdout)', 'abc'))).toBe('abc');
    expect(await node('process.exit(3)')).toBeNull();
    expect(await runProgram('recordings', [join(folder, 'none')], null, limits)).toBeNull();
  });

  test.each([
    ['died', 'process.abort()', {}],
    ['time', 'for(;;);', { timeMs: 1_000 }],
    ['memory', 'const a=[];for(;;)a.push(Buffer.alloc(16<<20,1))', {}],
    ['output', 'process.stdout.write("x".repeat(5000))', {}],
  ] as const)('is killed and recorded: %s', async (reason, code, own) => {
    const crashes = await recorded(() => expect(node(code, '', own)).rejects.toMatchObject({ reason }));
    expect(crashes).toMatchObject([{ part: 'uploads', work: { id: 'r1' } }]);
  });
});
