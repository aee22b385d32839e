/** A learner's test as PDF, or the solutions of the questions whose keys the learner may see; made in the request. */
import type { ExamContent, ShownKeys } from '@vumon/contract';
import type { Db } from '#db';
import type { App } from '../../platform/http/context.ts';
import { makerOf } from './make.ts';

export async function ownPaper(
  { app, db }: { readonly app: App; readonly db: Db },
  content: ExamContent,
  { kind, keys, locale }: { kind: 'paper-pdf' | 'solutions'; keys: ShownKeys | null; locale: 'vi' | 'en' },
): Promise<Uint8Array> {
  const make = await makerOf(app, db, '', {
    name: content.name,
    content,
    // The caller has checked access to the keys, so these questions are treated as questions of the system.
    keys: Object.entries(keys ?? {}).map(([question, answerKey]) => ({
      question,
      answerKey,
      scope: 'SYSTEM',
      ownerId: null,
    })),
    draws: null,
    matrix: null,
    roster: null,
    options: {
      codes: 0,
      digits: 3,
      shuffleQuestions: false,
      shuffleOptions: false,
      numbering: 'through',
      columns: 1,
      formats: ['pdf'],
      extras: [],
      authority: '',
      school: '',
      year: '',
      classId: null,
    },
    seed: '',
    locale,
  });
  return (await make({ kind, code: null })).file;
}
