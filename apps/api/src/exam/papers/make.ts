/** One file of a set, made of the stored snapshot of the test. */
import type { ExamContent } from '@vumon/contract';
import {
  answerKeyTable,
  codeNames,
  contentOfCode,
  drawOfCode,
  gapWidths,
  paperOf,
  type PaperMatrix,
} from '@vumon/paper';
import { keyTableSource, matrixSource, paperSource, solutionsSource, type SheetHead } from '@vumon/paper/typst';
import { wordMatrix, wordPaper } from '@vumon/paper/word';
import type { QuestionKey } from '@vumon/question-types';
import type { Db } from '#db';
import { gradeNamed } from '#platform/catalogue';
import { namesInClass } from '#people/classes';
import type { App } from '../../platform/http/context.ts';
import { madeName } from '../../platform/made-names.ts';
import { renderPdf } from '../../platform/pdf/index.ts';
import { recordingOf } from './listening.ts';
import type { FileFacts, StoredSet } from './papers.queries.ts';
import { drawnSheets, type SheetLayout } from './sheets.ts';
import { markedPicturesOf, picturesOf, picturesOfKeys } from './pictures.ts';

/** The test under its name in the language of the paper. */
export function namedIn({ name, nameEn, content }: Named, locale: 'vi' | 'en'): { name: string; content: ExamContent } {
  const own = (locale === 'en' && nameEn) || name;
  return { name: own, content: { ...content, name: own } };
}

interface Named {
  readonly name: string;
  readonly nameEn: string | null;
  readonly content: ExamContent;
}

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
    subject: madeName(`paperSubjects.${content.subject}`, locale),
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

export interface MadeBytes {
  readonly file: Uint8Array;
  /** Of answer sheets: where their bubbles are. */
  readonly layouts?: readonly SheetLayout[];
}

export async function makerOf(
  app: App,
  db: Db,
  setId: string,
  set: StoredSet,
): Promise<(file: Pick<FileFacts, 'kind' | 'code'>) => Promise<MadeBytes>> {
  const { locale } = set;
  const prepared = await preparedOf(app, db, set);
  const { keysFor, codes, head, contentFor, paperFor, paperPdf, paperWord } = prepared;

  const fileOf = async ({ kind, code }: { kind: Exclude<FileFacts['kind'], 'sheet'>; code: string | null }) => {
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
    }
  };
  return async ({ kind, code }) => {
    if (kind !== 'sheet') return { file: await fileOf({ kind, code }) };
    const { name, roster } = set;
    const { classId } = set.options;
    const names = roster && classId ? await namesInClass(db, classId) : new Map<string, string>();
    return drawnSheets({ setId, name, locale, head, codes, paperFor, roster, names });
  };
}

function matrixFrom({ matrix }: StoredSet): PaperMatrix {
  if (!matrix) throw new Error('a set without a matrix has no file of it');
  return matrix;
}
