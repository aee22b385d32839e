/** Everything the player needs for one attempt: opened once, closed with the screen. */
import type { Locale } from '@vumon/i18n';
import type { AttemptState, ExamContent } from '@vumon/contract';
import type { QuestionContent, QuestionTypeCode } from '@vumon/question-types';
import { loadPlayers, mayBeSpoken, namespacesOfPlayers, playerOf, type AnyPlayer } from '@vumon/question-types/players';
import { api } from '../../api/client.ts';
import { ServerClock } from './clock.ts';
import { browserClaims, claimClient, keepClient, newClientId } from '../journal/client-id.ts';
import { openJournal } from '../journal/idb-journal.ts';
import { memoryJournal } from '../journal/journal.ts';
import { AnswerSaver } from '../journal/answer-saver.ts';
import { mediaCounter, type MediaCounter } from './media.ts';
import { inOrderOf, outlineOf, questionsOf, type Outline, type Question } from './outline.ts';
import type { Device, Reopened } from '../offline/device.ts';
import type { Profile } from '../../session/gate.ts';
import type { Uploads } from '../recordings/uploads.ts';
import { persist } from './persist.ts';
import { namespacesOf } from '../translation.ts';
import { httpTransport, serverStateOf } from './transport.ts';

export interface AttemptSession {
  readonly attempt: string;
  readonly startedAt: number;
  readonly shuffleSeed: string | null;
  /** Tools that the test allows. */
  readonly tools: AttemptState['tools'];
  /** Whether a record of the attempt is stored. */
  readonly record: boolean;
  /** Whether a clock is shown. */
  readonly timed: boolean;
  /** In practice, where answers can be checked one by one: the questions checked so far. */
  readonly practice: readonly string[] | null;
  readonly content: ExamContent;
  readonly outline: Outline;
  readonly facets: ReadonlyMap<string, AnyPlayer>;
  readonly saver: AnswerSaver;
  readonly clock: ServerClock;
  readonly media: MediaCounter;
  /** Null if no question is answered by voice. */
  readonly uploads: Uploads | null;
  /** Null if the browser holds no tests. */
  readonly device: Device | null;
  /** Starts the exchange with other tabs of this browser. To be called once, after the first question is shown. */
  joinTabs(): Promise<void>;
  close(): void;
}

/** Loads the players of all question types of the test before it starts. */
export async function loadFacets(content: ExamContent): Promise<Map<string, AnyPlayer>> {
  return new Map(
    await Promise.all(
      questionsOf(content).map(
        async ({ type, content: own }) =>
          [type, await playerOf(type as QuestionTypeCode, own as QuestionContent)] as const,
      ),
    ),
  );
}

export const stimulusOf =
  (facets: ReadonlyMap<string, AnyPlayer>) =>
  (question: Question): boolean =>
    facets.get(question.type)?.hasStimulus(question.content) ?? false;

async function uploadsFor(attempt: string, content: ExamContent): Promise<Uploads | null> {
  // Other tests do not load the code for recording.
  return questionsOf(content).some(({ type }) => mayBeSpoken(type))
    ? (await import('../recordings/open.ts')).openUploads(attempt)
    : null;
}

/**
 * Which attempt to open: the next of an assignment (by its number if it is not the first), or one that was started
 * elsewhere.
 */
export interface AttemptAddress {
  readonly assignment: string;
  readonly number?: number | undefined;
  readonly practice?: string | undefined;
}

/**
 * Fetches the code for questions of these types while the learner reads the start page. Failed requests are repeated at
 * the start.
 */
export function loadAhead(
  types: readonly string[],
  loadCatalogs: (namespaces: readonly string[]) => Promise<void>,
): void {
  const words = namespacesOfPlayers(types.map((type) => ({ type, content: null })));
  Promise.all([loadPlayers(types), loadCatalogs(words)]).catch(() => undefined);
}

/** Assumed error of the device's clock, so large that any reply of the server replaces it. */
const guess = 30_000;

interface Begun {
  readonly state: AttemptState;
  readonly device: Device | null;
}

async function begin(
  { assignment, number, practice }: AttemptAddress,
  profile: Profile | null,
  clock: ServerClock,
): Promise<Begun> {
  let askedAt = 0;
  const ask = <T>(work: () => Promise<T>) =>
    persist(() => {
      askedAt = performance.now();
      return work();
    });
  const state = await ask<AttemptState>(() =>
    practice !== undefined
      ? api('GET /student/attempts/{id}', { params: { id: practice } })
      : api('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignment }, body: { number } }),
  );
  clock.learn(Date.parse(state.serverTime), askedAt, performance.now());
  if (!profile || !('caches' in globalThis)) return { state, device: null };
  const device = import('../offline/index.ts').then(({ startedDevice }) => startedDevice(assignment, profile, state));
  return { state, device: await device.catch(() => null) };
}

/**
 * Starts or continues the attempt, or `reopened` without a connection. `loadCatalogs` loads catalogs and must not
 * reject. Rejects with the API's error.
 */
export async function openAttemptSession(
  address: AttemptAddress,
  { profile, reopened, locale }: { profile: Profile | null; reopened: Reopened | null; locale: Locale },
  loadCatalogs: (namespaces: readonly string[]) => Promise<void>,
): Promise<AttemptSession> {
  const clock = new ServerClock();
  const { state, device } = reopened ?? (await begin(address, profile, clock));
  if (reopened) clock.learn(Date.parse(state.serverTime), performance.now() - guess, performance.now() + guess);
  const [plain, journal] = await Promise.all([
    device?.content ?? persist(() => api('GET /student/attempts/{id}/content', { params: { id: state.id } })),
    openJournal().catch(() => memoryJournal()),
  ]);
  const content = inOrderOf(plain, state.shuffleQuestions ? state.shuffleSeed : null);
  const [facets, uploads] = await Promise.all([
    loadFacets(content),
    uploadsFor(state.id, content),
    loadCatalogs(namespacesOf(content)),
  ]);
  const outline = outlineOf(content, stimulusOf(facets), locale);
  const claims = browserClaims();
  const client = await claimClient(state.id, claims);
  const saver: AnswerSaver = await AnswerSaver.open(
    {
      attempt: state.id,
      client,
      journal,
      transport: httpTransport(state.id, clock),
      serverState: serverStateOf(state),
      newClient: newClientId,
      onClient(fresh) {
        keepClient(state.id, fresh);
        void claims.claim(fresh, 0);
      },
      depthOf: (question) => (outline.questions.get(question)?.type.startsWith('MIX') ? 2 : 1),
      now: () => performance.now(),
      serverNow: () => clock.now(),
      random: () => Math.random(),
      onReply: () => device?.keep(() => saver.serverState()),
    },
    (other, waitMs) => claims.claim(other, waitMs),
  );
  // The device does not know what has happened meanwhile: without an answer to send, nothing would tell it of the end.
  if (reopened) void saver.refresh();
  // Stored at the start, because a reload before the first saved answer has to know how much time has passed.
  else device?.keep(() => saver.serverState());
  return {
    attempt: state.id,
    startedAt: Date.parse(state.startedAt),
    shuffleSeed: state.shuffleOptions ? state.shuffleSeed : null,
    tools: state.tools,
    record: state.record,
    timed: state.clock,
    practice: state.mode === 'PRACTICE' ? state.checked : null,
    content,
    facets,
    saver,
    clock,
    outline,
    media: mediaCounter(
      content,
      state.plays,
      async (media, request, left) => {
        const count = () =>
          api('POST /student/attempts/{id}/plays', { params: { id: state.id }, body: { media, request } });
        return device ? device.play(left, media, request, count) : (await count()).playsLeft;
      },
      (media) => device?.holds(media) ?? false,
    ),
    uploads,
    device,
    async joinTabs() {
      const { TabRoom, browserTabs } = await import('../journal/on-demand/tabs.ts');
      saver.join((inside) => new TabRoom(browserTabs(state.id), inside));
    },
    close() {
      saver.stop();
      uploads?.stop();
      claims.release();
    },
  };
}
