/** Everything the player needs for one attempt: opened once, closed with the screen. */
import type { ExamContent } from '@vumon/contract';
import type { QuestionContent, QuestionTypeCode } from '@vumon/question-types';
import { playerOf, type AnyPlayer } from '@vumon/question-types/players';
import { api } from '../../api/client.ts';
import { ServerClock } from './clock.ts';
import { browserClaims, claimClient, keepClient, newClientId } from '../journal/client-id.ts';
import { openJournal } from '../journal/idb-journal.ts';
import { memoryJournal } from '../journal/journal.ts';
import { AnswerSaver } from '../journal/answer-saver.ts';
import { browserTabs } from '../journal/tabs.ts';
import { mediaCounter, type MediaCounter } from './media.ts';
import { inOrderOf, outlineOf, questionsOf, type Outline, type Question } from './outline.ts';
import type { Uploads } from '../recordings/uploads.ts';
import { namespacesOf } from '../words.ts';
import { httpTransport, standingOf } from './transport.ts';

export interface AttemptSession {
  readonly attempt: string;
  readonly startedAt: number;
  readonly shuffleSeed: string | null;
  /** Whether a clock is shown. */
  readonly timed: boolean;
  /** Answers can be checked one by one. */
  readonly practice: boolean;
  readonly content: ExamContent;
  readonly outline: Outline;
  readonly facets: ReadonlyMap<string, AnyPlayer>;
  readonly saver: AnswerSaver;
  readonly clock: ServerClock;
  readonly media: MediaCounter;
  /** Null when no question is answered by voice. */
  readonly uploads: Uploads | null;
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
    facets.get(question.type)?.hasStimulus(question.content as never) ?? false;

/** Types that may be answered by voice. Other tests do not load the code for recording. */
const spoken = /^(SP|MIX)/;

async function uploadsFor(attempt: string, content: ExamContent): Promise<Uploads | null> {
  return questionsOf(content).some(({ type }) => spoken.test(type))
    ? (await import('../recordings/open.ts')).openUploads(attempt)
    : null;
}

/** Which attempt to open: the next of an assignment, by its number when it is not the first, or one that was started elsewhere. */
export interface AttemptAddress {
  readonly assignment: string;
  readonly number?: number | undefined;
  readonly practice?: string | undefined;
}

/** Starts or continues the attempt. `loadWords` loads catalogs and must not reject. Rejects with the API's error. */
export async function openAttemptSession(
  { assignment, number, practice }: AttemptAddress,
  loadWords: (namespaces: readonly string[]) => Promise<void>,
): Promise<AttemptSession> {
  const clock = new ServerClock(() => performance.now());
  const askedAt = performance.now();
  const state = await (practice === undefined
    ? api('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignment }, body: { number } })
    : api('GET /student/attempts/{id}', { params: { id: practice } }));
  clock.learn(Date.parse(state.serverTime), askedAt, performance.now());
  const [plain, journal] = await Promise.all([
    api('GET /student/attempts/{id}/content', { params: { id: state.id } }),
    openJournal().catch(() => memoryJournal()),
  ]);
  const content = inOrderOf(plain, state.shuffleQuestions ? state.shuffleSeed : null);
  const [facets, uploads] = await Promise.all([
    loadFacets(content),
    uploadsFor(state.id, content),
    loadWords(namespacesOf(content)),
  ]);
  const outline = outlineOf(content, stimulusOf(facets));
  const claims = browserClaims();
  const client = await claimClient(state.id, claims);
  const saver = await AnswerSaver.open(
    {
      attempt: state.id,
      client,
      journal,
      transport: httpTransport(state.id, clock),
      tabs: browserTabs(state.id),
      standing: standingOf(state),
      newClient: newClientId,
      onClient(fresh) {
        keepClient(state.id, fresh);
        void claims.claim(fresh, 0);
      },
      depthOf: (question) => (outline.questions.get(question)?.type.startsWith('MIX') ? 2 : 1),
      now: () => performance.now(),
      serverNow: () => clock.now(),
      random: () => Math.random(),
    },
    (other, waitMs) => claims.claim(other, waitMs),
  );
  return {
    attempt: state.id,
    startedAt: Date.parse(state.startedAt),
    shuffleSeed: state.shuffleOptions ? state.shuffleSeed : null,
    timed: state.clock,
    practice: state.mode === 'PRACTICE',
    content,
    facets,
    saver,
    clock,
    outline,
    media: mediaCounter(
      content,
      state.plays,
      async (media, name) =>
        (await api('POST /student/attempts/{id}/plays', { params: { id: state.id }, body: { media, request: name } }))
          .playsLeft,
    ),
    uploads,
    close() {
      saver.stop();
      uploads?.stop();
      claims.release();
    },
  };
}
