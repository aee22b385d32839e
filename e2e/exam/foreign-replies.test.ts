/**
 * Replies that are not the server's: a school's filter or a network's sign-in page answers in its place. At each step of
 * an attempt they count as no connection, whatever their status, and nothing is lost. Takes long, because 900 replies are
 * given at the start, and 300 at each of five other steps.
 */
import { samples } from '@vumon/question-types/samples';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { School } from '../../apps/api/src/testing/school.ts';
import type { TestUser } from '../../apps/api/src/testing/users.ts';
import { api } from '../../apps/web/src/api/client.ts';
import { AnswerSaver } from '../../apps/web/src/player/journal/answer-saver.ts';
import { memoryJournal } from '../../apps/web/src/player/journal/journal.ts';
import { openUploads } from '../../apps/web/src/player/recordings/open.ts';
import { ServerClock } from '../../apps/web/src/player/session/clock.ts';
import { retryIn } from '../../apps/web/src/player/session/persist.ts';
import { httpTransport, serverStateOf } from '../../apps/web/src/player/session/transport.ts';
import { startFaultProxy, type FaultProxy, type ForeignReply } from '../../bench/harness/proxy.ts';
import { accounts } from '../harness/accounts.ts';

const here = accounts();
let school: School;
let proxy: FaultProxy;

beforeAll(async () => {
  proxy = await startFaultProxy(here.product.port);
  school = await here.schoolWith({ codes: ['MC1', 'FB1', 'SP1'], attemptsAllowed: 1 });
});
afterAll(() => proxy?.close());
afterEach(() => void vi.unstubAllGlobals());

const page = '<!doctype html><html><head><title>Trang bị chặn</title></head><body>Blocked by policy</body></html>';
const half = '{"result":false,"code":"PERMISSION_DENIED","message":"Kh';
const bodies: Record<string, (status: number) => ForeignReply> = {
  'a page': (status) => ({ status, type: 'text/html', body: page }),
  nothing: (status) => ({ status, type: 'text/plain', body: '' }),
  // Ends early in one half of the statuses; in the other the proxy also breaks the connection.
  'half a JSON': (status) => ({
    status,
    type: 'application/json',
    body: half,
    cut: status % 2 === 1 && status !== 421,
  }),
};
const foreign = Object.values(bodies).flatMap((replyOf) => Array.from({ length: 300 }, (_, at) => replyOf(300 + at)));
/** A browser itself repeats a request once that was answered with 421. */
const timesOf = ({ status }: ForeignReply) => (status === 421 ? 2 : 1);
/** Each status once, as one of the three: for steps whose replies the same client reads. */
const each = foreign.filter((_, at) => at % 3 === Math.floor(at / 300));
/** For steps that send the same kind of request as another one. */
const some = foreign.filter((_, at) => at % 20 === 1);
const shown = ({ status, body }: ForeignReply) => `${status} with ${JSON.stringify(body.slice(0, 20))}`;

/** Lets the web app's own client speak to the product through the proxy, as this learner. */
function becomes({ token }: TestUser): void {
  const stored = new Map<string, string>();
  const send = fetch;
  vi.stubGlobal('location', { pathname: '/assigned-unit-test/x' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    send(`http://127.0.0.1:${proxy.port}${url}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), Cookie: `session=${token}` },
    }),
  );
}

const start = () =>
  api('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId }, body: {} });

describe('every status from 300 to 599 as a page, as nothing, as half a JSON', () => {
  let learner: TestUser;
  let attempt: Awaited<ReturnType<typeof start>>;
  let saver: AnswerSaver;

  beforeAll(async () => {
    learner = await school.student();
  });

  /** Repeats one request of the app with each reply; it counts as a lost connection and is tried again. */
  async function isRetried(request: RegExp, work: () => Promise<unknown>, replies = each): Promise<void> {
    for (const reply of replies) {
      const before = proxy.answered;
      proxy.answer(request, reply, timesOf(reply));
      const error = await work().then(
        () => 'a reply',
        (cause: unknown) => cause,
      );
      expect(proxy.answered, shown(reply)).toBe(before + timesOf(reply));
      expect(retryIn(error, 1), `${shown(reply)}: ${String(error)}`).not.toBeNull();
    }
  }

  /** Sends each reply to the saver's next request. */
  async function isHeld(request: RegExp, phase: 'running' | 'submitting'): Promise<void> {
    for (const reply of each) {
      const before = proxy.answered;
      proxy.answer(request, reply, timesOf(reply));
      const failed = new Promise<void>((done) => {
        const stop = saver.subscribe(() => {
          if (proxy.answered < before + timesOf(reply) || saver.snapshot().state === 'saving') return;
          stop();
          done();
        });
      });
      saver.resume();
      await failed;
      const { state, refused, unsaved, phase: now } = saver.snapshot();
      expect({ state, refused: refused.size, unsaved, now }, shown(reply)).toEqual({
        state: 'offline',
        refused: 0,
        unsaved: 1,
        now: phase,
      });
    }
  }

  const answerOf = async (code: string) => {
    const { answers } = await api('GET /student/attempts/{id}', { params: { id: attempt.id } });
    return answers.find(({ question }) => question === questionOf(code))?.answer;
  };
  const questionOf = (code: string) => school.questions.find((one) => one.code === code)!.id;
  const right = (code: 'MC1' | 'FB1') => samples[code].responses.right;

  test('before the start, at the start, and before the questions', { timeout: 120_000 }, async () => {
    becomes(learner);
    await isRetried(/^GET \/api\/account\/profile/, () => api('GET /account/profile'), some);
    await isRetried(
      /^GET \/api\/itf\/classes\//,
      () => api('GET /itf/classes/unit-test-assigned/{id}', { params: { id: school.assignmentId } }),
      some,
    );
    await isRetried(/^POST .*\/start/, start, foreign);
    attempt = await start();
    const content = () => api('GET /student/attempts/{id}/content', { params: { id: attempt.id } });
    await isRetried(/^GET .*\/content/, content);
    expect((await content()).totalQuestions).toBeGreaterThan(0);
  });

  test('at a save', { timeout: 120_000 }, async () => {
    becomes(learner);
    const clock = new ServerClock();
    saver = await AnswerSaver.open(
      {
        attempt: attempt.id,
        client: 'client-one',
        journal: memoryJournal(),
        transport: httpTransport(attempt.id, clock),
        serverState: serverStateOf(attempt),
        newClient: () => 'client-two',
        onClient: () => undefined,
        onReply: () => undefined,
        depthOf: () => 1,
        now: () => performance.now(),
        serverNow: () => clock.now(),
        random: () => 1,
      },
      async () => false,
    );
    // Nothing is sent before the first reply is set.
    proxy.answer(/^POST .*\/answers/, foreign[0]!);
    saver.change(questionOf('MC1'), right('MC1'));
    await expect.poll(() => saver.snapshot().state).toBe('offline');
    await isHeld(/^POST .*\/answers/, 'running');
    saver.resume();
    await expect.poll(() => saver.snapshot().state).toBe('saved');
    expect(await answerOf('MC1')).toEqual(right('MC1'));
  });

  test('at each step of a recording', { timeout: 180_000 }, async () => {
    becomes(learner);
    const uploads = await openUploads(attempt.id);
    for (const step of [/^POST .*\/recordings /, /\/pieces/, /\/finish/]) {
      const port = uploads.portOf(questionOf('SP1'));
      proxy.answer(step, foreign[0]!);
      const item = school.questions.find(({ code }) => code === 'SP1')!.items[0]!;
      const sink = port.begin(item, 'audio/webm');
      sink.add(new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), new Uint8Array(3_000)]));
      sink.finish(2);
      const phase = () => port.state(sink.recording).phase;
      for (const reply of step.source.includes('pieces') ? each : some) {
        // The upload waits for its next try.
        await expect.poll(phase, { interval: 1 }).toBe('waiting');
        const before = proxy.answered;
        proxy.answer(step, reply, timesOf(reply));
        await expect
          .poll(
            () => {
              if (proxy.answered === before) uploads.retry();
              return proxy.answered === before + timesOf(reply);
            },
            { interval: 1 },
          )
          .toBe(true);
        expect(phase(), shown(reply)).not.toBe('failed');
      }
      await expect.poll(() => (uploads.retry(), phase())).toBe('saved');
    }
    uploads.stop();
  });

  test('at the hand-in, and at the result', { timeout: 120_000 }, async () => {
    becomes(learner);
    proxy.answer(/ \/api\//, foreign[0]!, 2);
    saver.change(questionOf('FB1'), right('FB1'));
    saver.submit();
    await expect.poll(() => saver.snapshot().state).toBe('offline');
    await isHeld(/^POST .*\/submit/, 'submitting');
    saver.resume();
    await expect.poll(() => saver.snapshot().phase).toBe('closed');
    expect(await answerOf('FB1')).toEqual(right('FB1'));
    saver.stop();
    const result = () =>
      api('GET /student/unit-tests-assigned/{id}/result', { params: { id: school.assignmentId }, query: {} });
    await isRetried(/^GET .*\/result/, result);
    expect(await result()).toBeTruthy();
  });
});
