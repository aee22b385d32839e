/** One file of a set, from what was frozen. */
import { answerKeyTable, arrangedBy, codeNames, gapWidths, numberedBy, paperOf, seedOfCode } from '@vumon/paper';
import {
  answerSheetSource,
  keyTableSource,
  paperSource,
  qrModules,
  sheetsOf,
  solutionsSource,
  type SheetHead,
} from '@vumon/paper/typst';
import { wordPaper } from '@vumon/paper/word';
import type { QuestionKey } from '@vumon/question-types';
import type { Db } from '#db';
import { gradeNamed } from '#modules/catalogue';
import type { App } from '../../http/context.ts';
import { renderPdf } from '../../pdf/index.ts';
import type { FileFacts, FrozenSet } from './papers.queries.ts';
import { picturesOf } from './pictures.ts';

const subjects = {
  vi: { MATH: 'Toán', ENGLISH: 'Tiếng Anh' },
  en: { MATH: 'Mathematics', ENGLISH: 'English' },
} as const;

/** What a QR code says: which set, which code, which page. Read by whoever reads photographed sheets. */
export const sheetMark = (setId: string, code: string | null, page: number): string =>
  `VUMON1|${setId}|${code ?? ''}|${page}`;

/** A short name that people can say: the last letters of the set's id. */
const sheetNumber = (setId: string): string => setId.replaceAll('-', '').slice(-4).toUpperCase();

export async function makerOf(
  app: App,
  db: Db,
  setId: string,
  set: FrozenSet,
): Promise<(file: Pick<FileFacts, 'kind' | 'code'>) => Promise<Uint8Array>> {
  const { locale, options, content } = set;
  const keys = Object.fromEntries(set.keys.map(({ question, answerKey }) => [question, answerKey as QuestionKey]));
  const codes: (string | null)[] = options.codes === 0 ? [null] : codeNames(options.codes, options.digits);
  const head: SheetHead = {
    authority: options.authority,
    school: options.school,
    year: options.year,
    subject: subjects[locale][content.subject],
    grade: await gradeNamed(db, content.gradeId, locale),
  };
  const contentFor = (code: string | null) =>
    numberedBy(
      code === null
        ? content
        : arrangedBy(content, seedOfCode(set.seed, code), {
            questions: options.shuffleQuestions,
            options: options.shuffleOptions,
          }),
      options.numbering,
    );
  const paperFor = (code: string | null) => {
    const own = contentFor(code);
    return paperOf(own, locale, gapWidths(own, keys, locale));
  };
  const pictures = await picturesOf(app, content);

  return async ({ kind, code }) => {
    if (kind === 'key')
      return renderPdf(
        keyTableSource(
          set.name,
          head,
          codes.map((one) => ({ code: one, table: answerKeyTable(contentFor(one), keys, locale) })),
          locale,
        ),
      );
    if (kind === 'solutions') {
      const [first, ...others] = codes.map((one) => ({ code: one, content: contentFor(one) }));
      return renderPdf(solutionsSource(set.name, head, [first!, ...others], keys, locale));
    }
    if (kind === 'sheet')
      return renderPdf(
        answerSheetSource(
          set.name,
          head,
          codes.map((one) => ({
            code: one,
            questions: sheetsOf(paperFor(one)),
            mark: (page) => qrModules(sheetMark(setId, one, page)),
            number: sheetNumber(setId),
          })),
          locale,
        ),
      );
    const look = {
      locale,
      columns: options.columns,
      code,
      sheet: options.extras.includes('sheet'),
    };
    if (kind === 'paper-word') return wordPaper(paperFor(code), head, { ...look, pictures: pictures.drawn });
    return renderPdf(paperSource(paperFor(code), head, { ...look, pictures: pictures.known }), {
      files: pictures.files,
    });
  };
}
