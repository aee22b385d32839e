/** One learner at one test: everything the player needs, opened once and closed with the screen. */
import type { ExamContent } from '@vumon/contract';
import type { QuestionContent, QuestionTypeCode } from '@vumon/question-types';
import { playerOf, type AnyPlayer } from '@vumon/question-types/players';
import { api } from '../app/api.ts';
import { ServerClock } from './clock.ts';
import { browserClaims, claimClient, keepClient, newClientId } from './journal/client-id.ts';
import { openJournal } from './journal/idb-journal.ts';
import { memoryJournal } from './journal/journal.ts';
import { Saver } from './journal/saver.ts';
import { mediaCounter, type MediaCounter } from './media.ts';
import { paperOf, type Paper, type Question } from './paper.ts';
import type { Uploads } from './recordings/uploads.ts';
import { httpTransport, standingOf } from './transport.ts';

export interface Sitting {
  readonly attempt: string;
  readonly startedAt: number;
  readonly shuffleSeed: string | null;
  readonly content: ExamContent;
  readonly paper: Paper;
  readonly facets: ReadonlyMap<string, AnyPlayer>;
  readonly saver: Saver;
  readonly clock: ServerClock;
  readonly media: MediaCounter;
  /** Null where nothing is answered aloud. */
  readonly uploads: Uploads | null;
  close(): void;
}

/** The players of all question types in the test, so that the first page and the navigator need no second wait. */
export async function loadFacets(content: ExamContent): Promise<Map<string, AnyPlayer>> {
  const questions = content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions));
  return new Map(await Promise.all(questions.map(async ({ type, content: own }) => [type, await playerOf(type as QuestionTypeCode, own as QuestionContent)] as const)));
}

export const stimulusOf = (facets: ReadonlyMap<string, AnyPlayer>) => (question: Question): boolean => facets.get(question.type)?.hasStimulus(question.content as never) ?? false;

/** Types that may be answered aloud; the rest of the test's code comes without what that needs. */
const spoken = /^(SP|MIX)/;

async function uploadsFor(attempt: string, content: ExamContent): Promise<Uploads | null> {
  const types = content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions.map(({ type }) => type)));
  return types.some((type) => spoken.test(type)) ? (await import('./recordings/open.ts')).openUploads(attempt) : null;
}

/** Starts the attempt, or goes on with it. Rejects with the API's error. */
export async function openSitting(assignment: string): Promise<Sitting> {
  const clock = new ServerClock(() => performance.now());
  const askedAt = performance.now();
  const state = await api('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignment } });
  clock.learn(Date.parse(state.serverTime), askedAt, performance.now());
  const [content, journal] = await Promise.all([api('GET /student/attempts/{id}/content', { params: { id: state.id } }), openJournal().catch(() => memoryJournal())]);
  const [facets, uploads] = await Promise.all([loadFacets(content), uploadsFor(state.id, content)]);
  const claims = browserClaims();
  const client = await claimClient(state.id, claims);
  const saver = await Saver.open({
    attempt: state.id,
    client,
    journal,
    transport: httpTransport(state.id, clock),
    standing: standingOf(state),
    newClient: newClientId,
    onClient(fresh) {
      keepClient(state.id, fresh);
      void claims.claim(fresh, 0);
    },
    now: () => performance.now(),
    random: () => Math.random(),
  }, (other) => claims.claim(other, 0));
  return {
    attempt: state.id,
    startedAt: Date.parse(state.startedAt),
    shuffleSeed: content.shuffle ? state.shuffleSeed : null,
    content,
    facets,
    saver,
    clock,
    paper: paperOf(content, stimulusOf(facets)),
    media: mediaCounter(content, state.plays, async (media, name) => (await api('POST /student/attempts/{id}/plays', { params: { id: state.id }, body: { media, request: name } })).playsLeft),
    uploads,
    close() {
      saver.stop();
      uploads?.stop();
      claims.release();
    },
  };
}
