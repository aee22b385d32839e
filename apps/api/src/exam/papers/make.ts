/** One file of a set, made of the stored snapshot of the test. */
import {
  answerKeyTable,
  codeNames,
  contentOfCode,
  drawOfCode,
  gapWidths,
  paperOf,
  type PaperMatrix,
} from '@vumon/paper';
import {
  answerSheetSource,
  keyTableSource,
  matrixSource,
  paperSource,
  qrModules,
  sheetsOf,
  solutionsSource,
  type SheetHead,
} from '@vumon/paper/typst';
import { wordMatrix, wordPaper } from '@vumon/paper/word';
import type { QuestionKey } from '@vumon/question-types';
import type { Db } from '#db';
import { gradeNamed } from '#platform/catalogue';
import type { App } from '../../platform/http/context.ts';
import { renderPdf } from '../../platform/pdf/index.ts';
import { recordingOf } from './listening.ts';
import type { FileFacts, StoredSet } from './papers.queries.ts';
import { markedPicturesOf, picturesOf, picturesOfKeys } from './pictures.ts';

const subjects = {
  vi: { MATH: 'Toán', ENGLISH: 'Tiếng Anh' },
  en: { MATH: 'Mathematics', ENGLISH: 'English' },
} as const;

/** The text of a QR code: set, code and page, for the recognition of photographed sheets. */
export const sheetMark = (setId: string, code: string | null, page: number): string =>
  `VUMON1|${setId}|${code ?? ''}|${page}`;

/** A short number of the set for people: the last four hex digits of its id. */
const sheetNumber = (setId: string): string => setId.replaceAll('-', '').slice(-4).toUpperCase();

/** The data from which all files of a set are made. `pictureSide`: longest side of pictures in pixels. */
export async function preparedOf(app: App, db: Db, set: StoredSet, pictureSide?: number) {
  const { locale, options, content } = set;
  const ownKeys = Object.fromEntries(set.keys.map(({ question, answerKey }) => [question, answerKey]));
  const keysFor = (code: string | null) =>
    ({ ...ownKeys, ...drawOfCode(set.draws, code)?.keys }) as Readonly<Record<string, QuestionKey>>;
  const codes: (string | null)[] = options.codes === 0 ? [null] : codeNames(options.codes, options.digits);
  const head: SheetHead = {
    authority: options.authority,
    school: options.school,
    year: options.year,
    subject: subjects[locale][content.subject],
    grade: await gradeNamed(db, content.gradeId, locale),
  };
  const contentFor = (code: string | null) => contentOfCode(set, code);
  const paperFor = (code: string | null) => {
    const own = contentFor(code);
    return paperOf(own, locale, gapWidths(own, keysFor(code), locale));
  };
  const pictures = await picturesOf(app, content, pictureSide);
  const lookOf = (code: string | null) => ({
    locale,
    columns: options.columns,
    code,
    sheet: options.extras.includes('sheet'),
  });
  return {
    keysFor,
    codes,
    head,
    contentFor,
    paperFor,
    paperPdf: (code: string | null) => ({
      source: paperSource(paperFor(code), head, { ...lookOf(code), pictures: pictures.known }),
      files: pictures.files,
    }),
    paperWord: async (code: string | null) => {
      const paper = paperFor(code);
      const look = lookOf(code);
      const marked = await markedPicturesOf(paper, pictures, look);
      return wordPaper(paper, head, { ...look, pictures: pictures.drawn, marked });
    },
  };
}

/** The answer sheets of all codes; the QR code of each page names set, code and page. */
export const sheetsSource = (
  { codes, head, paperFor }: Awaited<ReturnType<typeof preparedOf>>,
  { name, locale }: StoredSet,
  setId: string,
): string =>
  answerSheetSource(
    name,
    head,
    codes.map((code) => ({
      code,
      questions: sheetsOf(paperFor(code)),
      mark: (page) => qrModules(sheetMark(setId, code, page)),
      number: sheetNumber(setId),
    })),
    locale,
  );

export async function makerOf(
  app: App,
  db: Db,
  setId: string,
  set: StoredSet,
): Promise<(file: Pick<FileFacts, 'kind' | 'code'>) => Promise<Uint8Array>> {
  const { locale } = set;
  const prepared = await preparedOf(app, db, set);
  const { keysFor, codes, head, contentFor, paperPdf, paperWord } = prepared;

  return async ({ kind, code }) => {
    switch (kind) {
      case 'paper-pdf': {
        const { source, files } = paperPdf(code);
        return renderPdf(source, { files });
      }
      case 'paper-word':
        return paperWord(code);
      case 'key':
        return renderPdf(
          keyTableSource(
            set.name,
            head,
            codes.map((one) => ({ code: one, table: answerKeyTable(contentFor(one), keysFor(one), locale) })),
            locale,
          ),
        );
      case 'solutions': {
        const [first, ...others] = codes.map((one) => ({ code: one, content: contentFor(one), keys: keysFor(one) }));
        const drawn = new Set(Object.values(set.draws ?? {}).flatMap(({ contents }) => Object.keys(contents)));
        const pictures = await picturesOfKeys(
          app,
          [first!, ...others].flatMap(({ keys }) => Object.values(keys)),
        );
        return renderPdf(solutionsSource(set.name, head, [first!, ...others], drawn, locale, pictures.known), {
          files: pictures.files,
        });
      }
      case 'matrix-pdf':
        return renderPdf(matrixSource(set.name, head, matrixFrom(set), locale));
      case 'matrix-word':
        return wordMatrix(set.name, head, matrixFrom(set), locale);
      case 'audio':
        return recordingOf(app, contentFor(codes[0] ?? null));
      case 'sheet':
        return renderPdf(sheetsSource(prepared, set, setId));
    }
  };
}

function matrixFrom({ matrix }: StoredSet): PaperMatrix {
  if (!matrix) throw new Error('a set without a matrix has no file of it');
  return matrix;
}
