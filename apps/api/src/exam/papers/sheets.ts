/** Answer sheets of a set: what their QR codes say, whose they are, and where their bubbles are. */
import { createHash } from 'node:crypto';
import {
  answerSheetSource,
  bubbleLabel,
  bubblesOf,
  qrModules,
  sheetsOf,
  type AnswerSheet,
  type SheetGroup,
  type SheetHead,
} from '@vumon/paper/typst';
import type { PaperDocument, PaperLocale } from '@vumon/paper';
import { renderWithValues } from '../../platform/pdf/index.ts';

/** Without the letters that are taken for digits. */
const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const idLetters = 26;

/** A UUID in 26 characters, all of which a QR code stores in its short form for digits and capitals. */
export function shortId(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`);
  let text = '';
  for (let at = 0; at < idLetters; at += 1) {
    text = base32[Number(rest % 32n)]! + text;
    rest /= 32n;
  }
  return text;
}

/**
 * The text of a QR code: set, code and page, for the recognition of sheets. At most 38 characters of the short form, which
 * is what 25 × 25 modules hold: with 33 × 33, photographs were not recognised in one of three hard cases.
 */
export const sheetMark = (setId: string, code: string | null, page: number): string =>
  `V${shortId(setId)}-${code ?? ''}-${page}`;

/** A short number of the set for people: the last four hex digits of its id. */
const sheetNumber = (setId: string): string => setId.replaceAll('-', '').slice(-4).toUpperCase();

/** The learners whose sheets are printed with name and number; the code alternates from one to the next. */
export interface Roster {
  readonly className: string;
  readonly learners: readonly RosterEntry[];
}

interface RosterEntry {
  readonly studentId: string;
  /** Six digits, unique in the set. */
  readonly number: string;
  readonly code: string | null;
}

const numberLength = 6;

/** `students`: ids in the order of the class list. */
export const rosterOf = (className: string, students: readonly string[], codes: readonly string[]): Roster => ({
  className,
  learners: students.map((studentId, at) => ({
    studentId,
    number: String(at + 1).padStart(numberLength, '0'),
    code: codes[at % Math.max(1, codes.length)] ?? null,
  })),
});

/** The bubbles of one page of one code. */
export interface SheetLayout {
  readonly code: string | null;
  readonly page: number;
  readonly hash: string;
  readonly groups: readonly SheetGroup[];
}

export interface SheetsOfSet {
  readonly setId: string;
  readonly name: string;
  readonly locale: PaperLocale;
  readonly head: SheetHead;
  readonly codes: readonly (string | null)[];
  readonly paperFor: (code: string | null) => PaperDocument;
  readonly roster: Roster | null;
  /** By id of the learner. */
  readonly names: ReadonlyMap<string, string>;
}

/** One sheet for each code, or for each learner of the roster. The first of each code reports where its bubbles are. */
function sheetsToDraw({ setId, codes, paperFor, roster, names }: SheetsOfSet): AnswerSheet[] {
  const questions = new Map(codes.map((code) => [code, sheetsOf(paperFor(code))]));
  const seen = new Set<string | null>();
  const sheet = (code: string | null, learner?: AnswerSheet['learner']): AnswerSheet => {
    const placed = !seen.has(code);
    seen.add(code);
    return {
      code,
      placed,
      ...(learner && { learner }),
      questions: questions.get(code)!,
      mark: (page) => qrModules(sheetMark(setId, code, page)),
      number: sheetNumber(setId),
    };
  };
  const { className, learners = [] } = roster ?? {};
  if (className === undefined || learners.length === 0) return codes.map((code) => sheet(code));
  return learners.map(({ studentId, number, code }) =>
    sheet(code, { name: names.get(studentId) ?? '', className, number }),
  );
}

export function sheetsSource(set: SheetsOfSet): { source: string; sheets: readonly AnswerSheet[] } {
  const sheets = sheetsToDraw(set);
  return { source: answerSheetSource(set.name, set.head, sheets, set.locale), sheets };
}

/** The sheets, and the places of their bubbles from the same compilation. */
export async function drawnSheets(set: SheetsOfSet): Promise<{ file: Uint8Array; layouts: SheetLayout[] }> {
  const { source, sheets } = sheetsSource(set);
  const { pdf, values } = await renderWithValues(source, bubbleLabel);
  const pages = bubblesOf(values);
  // Sheets are drawn in order, and each begins with the first column of the learner's number.
  const placed = sheets.filter((sheet) => sheet.placed);
  const layouts: SheetLayout[] = [];
  let at = -1;
  let first = 0;
  for (const [page, groups] of [...pages].toSorted(([a], [b]) => a - b)) {
    if (groups.some(({ name }) => name === 'id:0')) {
      at += 1;
      first = page;
    }
    const hash = createHash('sha256').update(JSON.stringify(groups)).digest('hex');
    layouts.push({ code: placed[at]!.code, page: page - first + 1, hash, groups });
  }
  return { file: pdf, layouts };
}
