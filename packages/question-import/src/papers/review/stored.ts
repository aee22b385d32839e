/**
 * A paper in the form that is stored during its review: plain data, from which the questions are computed for every
 * request.
 */
import type { LeftOut, WordDocument } from '@vumon/word';
import { plainTextOf } from '@vumon/question-types';
import { isEnd, isPassageStart, isRangeHead, isSolutionHeading, rangeOf } from '../finding/labels.ts';
import { pointsSaid } from '../grammar/label-styles.ts';
import { lettersBefore, lineMarkup, marksOfAll, tellingMarks } from '../lines/line-markup.ts';
import { headerOf, type PaperHeader } from '../finding/header.ts';
import { linesOf, readable, slice, type PaperLine } from '../lines/lines.ts';
import type { ReadingChoices } from '../choices.ts';
import { readingOf, type PaperReading } from '../reading.ts';
import { ObjectList, objectsIn, type PaperFile, type PaperObject } from '../lines/objects.ts';
import { segmentPaper } from '../finding/segment.ts';
import type { FoundKey, KeySource, Level, Paper, PaperQuestion, QuestionKind } from '../segments.ts';

/** The place of a line of the file; `question` is the line with the question's number. */
export type Place =
  | { readonly in: 'title' | 'keys' }
  | { readonly in: 'part'; readonly part: number }
  | { readonly in: 'passage'; readonly passage: number }
  | { readonly in: 'question'; readonly question: number }
  | { readonly in: 'unknown'; readonly after: number | null };

export interface StoredPiece {
  /** Its line in the file, from 1. */
  readonly line: number;
  readonly markup: string;
  readonly place: Place;
  /** The labels and the letters of options in it; absent where there are none. */
  readonly signs?: readonly PieceSign[];
}

/**
 * What the reader took for a label or for the letter of an option: its first letter and the one behind it, counted
 * without blanks, formulas and pictures, so that it is found in the markup.
 */
export interface PieceSign {
  readonly kind: 'label' | 'option';
  readonly from: number;
  readonly to: number;
}

export interface StoredQuestion {
  /** The line that contains its number. */
  readonly line: number;
  readonly label: number;
  /** Index among `parts`. */
  readonly part: number | null;
  readonly passage: number | null;
  readonly level: Level | null;
  /** In hundredths, as the paper prints them; absent where it does not. */
  readonly points?: number;
  readonly kind: QuestionKind;
  readonly stem: string;
  readonly options: readonly string[];
  /** The numbered entries of a task to match; absent in other questions. */
  readonly items?: readonly string[];
  /** The printed numbers of these entries, where the task has no number of its own. */
  readonly numbers?: readonly number[];
  /** Of statements that say their own; absent where none does. */
  readonly levels?: readonly (Level | null)[];
  readonly solution: string;
  readonly answers: string;
  readonly key: string | null;
  readonly keySource: KeySource | null;
  /** What each source says; absent in papers that were stored before sources were kept apart. */
  readonly keys?: readonly FoundKey[];
  readonly problems: readonly string[];
}

export interface StoredPart {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  /** In hundredths, as its heading prints them; absent where it does not. */
  readonly points?: number;
}

export interface StoredPaper {
  readonly title: string;
  readonly language: 'vi' | 'en';
  readonly pieces: readonly StoredPiece[];
  readonly parts: readonly StoredPart[];
  /** `lead` is the instruction, `text` the passage. */
  readonly passages: readonly { readonly lead: string; readonly text: string }[];
  readonly questions: readonly StoredQuestion[];
  readonly objects: readonly PaperObject[];
  readonly leftOut: readonly LeftOut[];
  /** How it was read; absent in papers that were stored before there were choices. */
  readonly reading?: PaperReading;
  /** What is printed above the questions; absent as `reading` is. */
  readonly header?: PaperHeader;
}

/** What a file held, for reading it again in another way without the file. */
export interface PaperSource {
  readonly blocks: WordDocument['blocks'];
  readonly notes: readonly (readonly [string, WordDocument['blocks']])[];
  readonly leftOut: WordDocument['leftOut'];
  /** The numbers of the pictures that were stored, by their parts. */
  readonly files: Readonly<Record<string, number>>;
}

/** The paper as it is read with the teacher's choices for the whole file. Lines and objects keep their numbers. */
export function readAgain(source: PaperSource, choices: ReadingChoices): StoredPaper {
  const { blocks, notes, leftOut, files } = source;
  return storePaper({ blocks, notes: new Map(notes), leftOut, picture: () => null }, choices, files).paper;
}

export function storePaper(
  document: WordDocument,
  choices: ReadingChoices = {},
  known: Readonly<Record<string, number>> = {},
): { paper: StoredPaper; files: readonly PaperFile[]; source: PaperSource } {
  const paper = segmentPaper(document.blocks, choices);
  const objects = new ObjectList(document, known);
  const notes = [...document.notes.values()].flatMap(linesOf);
  const placeOf = placesOf(paper);
  const signs = signsOf(paper);
  const lines = [...paper.lines, ...notes.map((line, at) => ({ ...line, at: paper.lines.length + at }))];
  const partAt = partsByLine(paper);
  const stored: StoredPaper = {
    title: titleOf(paper),
    language: languageOf(paper),
    pieces: lines.map((line, at) => ({
      line: at + 1,
      markup: lineMarkup(line, objects),
      place: placeOf(line),
      ...(signs.has(line.at) && { signs: signs.get(line.at)! }),
    })),
    parts: paper.parts.map(({ number, lines: [first, ...more] }) => ({
      number,
      name: plainTextOf(lineMarkup(first!, objects)).slice(0, 100),
      ...statedPoints(pointsSaid(first!.text)),
      text: more
        .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
        .map((line) => lineMarkup(line, objects))
        .join('\n'),
    })),
    passages: paper.passages.map(({ lines: all }) => passageOf(all, objects)),
    questions: paper.questions.map((question) => storeQuestion(question, partAt(question.at), objects)),
    objects: objects.objects,
    leftOut: document.leftOut,
    reading: readingOf(paper, choices),
    header: headerOf([...paper.title, ...(paper.parts[0]?.lines.slice(0, 2) ?? [])].map(readable)),
  };
  const { blocks, notes: byId, leftOut } = document;
  return {
    paper: stored,
    files: objects.files,
    source: { blocks, notes: [...byId], leftOut, files: objects.fileNumbers },
  };
}

const statedPoints = (points: number | null): { points?: number } => (points === null ? {} : { points });

function storeQuestion(question: PaperQuestion, part: number | null, objects: ObjectList): StoredQuestion {
  const join = (lines: readonly PaperLine[], dropped = marksOfAll(lines)): string =>
    lines
      .map((line) => lineMarkup(line, objects, dropped))
      .filter((text) => text !== '')
      .join('\n');
  const contents = question.options.map(({ lines }) => lines);
  const telling = tellingMarks(contents);
  // A heading alone is no explanation.
  const solution = question.solution.filter(({ text }) => !isSolutionHeading(text));
  return {
    line: question.at + 1,
    label: question.label,
    part,
    passage: question.passage,
    level: question.level,
    ...statedPoints(question.points),
    kind: question.kind,
    stem: join(question.stem),
    options: contents.map((lines) => join(lines, telling)),
    ...(question.match && !question.sign && { numbers: question.match.items.map(({ number }) => number) }),
    ...(question.match && { items: question.match.items.map(({ lines }) => join(lines)) }),
    ...(question.options.some((one) => one.level) && { levels: question.options.map((one) => one.level ?? null) }),
    solution: join(solution),
    answers: join(question.answers),
    key: question.key,
    keySource: question.keySource,
    keys: question.keys,
    problems: question.problems,
  };
}

/** The index of the part that contains a line. Found by position, since numbers of parts may repeat. */
function partsByLine(paper: Paper): (at: number) => number | null {
  const starts = paper.parts.map(({ lines }) => lines[0]!.at);
  return (at) => {
    const found = starts.findLastIndex((start) => start < at);
    return found < 0 ? null : found;
  };
}

/** "Khoanh vào chữ đặt trước câu trả lời đúng:" above the items of an exercise. */
const asksForAll =
  /^\s*(?:Em\s+hãy\s+)?(?:khoanh|chọn|điền|tìm|sắp\s+xếp|đúng\s+ghi|đánh\s+dấu|choose|circle|fill|give|put|reorder|arrange|tick)(?!\p{L})/iu;

function passageOf(lines: readonly PaperLine[], objects: ObjectList): { lead: string; text: string } {
  const [first, ...more] = lines;
  const isHead = first !== undefined && isRangeHead(first.text);
  const isLead =
    first !== undefined &&
    (isHead || isPassageStart(first.text) || asksForAll.test(first.text)) &&
    first.text.length <= 400;
  const of = (some: readonly PaperLine[]): string => some.map((line) => lineMarkup(line, objects)).join('\n');
  if (!isLead) return { lead: '', text: of(lines) };
  // "Sử dụng thông tin sau cho Câu 2 và Câu 3: Một vật …": the text begins in the line of the instruction.
  const colon = !isHead && rangeOf(first.text) ? first.text.indexOf(':') : -1;
  if (colon < 0 || first.text.length - colon < 16) return { lead: of([first]), text: of(more) };
  return { lead: of([slice(first, 0, colon + 1)]), text: of([slice(first, colon + 1), ...more]) };
}

/** The place of each line by its index: a line without one counts as unrecognized, so that none is lost. */
function placesOf(paper: Paper): (line: PaperLine) => Place {
  const places = new Map<number, Place>();
  const put = (lines: readonly PaperLine[], place: Place): void => {
    for (const { at } of lines) if (!places.has(at)) places.set(at, place);
  };
  for (const one of paper.questions) {
    const place: Place = { in: 'question', question: one.at + 1 };
    places.set(one.at, place);
    put(
      [
        ...one.stem,
        ...(one.match?.heads ?? []),
        ...[...(one.match?.items ?? []), ...one.options].flatMap(({ label, lines }) => [label, ...lines]),
        ...one.solution,
        ...one.answers,
      ],
      place,
    );
  }
  put(paper.title, { in: 'title' });
  paper.parts.forEach(({ lines }, part) => put(lines, { in: 'part', part }));
  paper.passages.forEach(({ lines }, passage) => put(lines, { in: 'passage', passage }));
  put(paper.keyLines, { in: 'keys' });
  const questions = paper.questions.map(({ at }) => at);
  return ({ at }) =>
    places.get(at) ?? { in: 'unknown', after: (questions.findLast((question) => question <= at) ?? -2) + 1 || null };
}

/** The signs of each line by its index. */
function signsOf(paper: Paper): Map<number, PieceSign[]> {
  const found = paper.questions.flatMap(({ sign, match, options }) => [
    ...(sign ? [{ kind: 'label' as const, sign }] : []),
    ...(match?.items ?? []).map(({ label }) => ({ kind: 'option' as const, sign: label })),
    ...options.map(({ label }) => ({ kind: 'option' as const, sign: label })),
  ]);
  const signs = found.flatMap(({ kind, sign }) => {
    const line = paper.lines[sign.at];
    if (!line || line.table || sign.text === '') return [];
    const from = lettersBefore(line, sign.from);
    const to = lettersBefore(line, sign.from + sign.text.length);
    return to > from ? [{ at: sign.at, sign: { kind, from, to } }] : [];
  });
  return new Map([...Map.groupBy(signs, ({ at }) => at)].map(([at, of]) => [at, of.map(({ sign }) => sign)]));
}

const titleLike = /^\s*(ĐỀ|Đề|KIỂM TRA|BÀI KIỂM TRA|ÔN TẬP|PHIẾU|TEST|REVISION|EXAM|UNIT)/u;

function titleOf(paper: Paper): string {
  const named = paper.title
    .map(({ text }) => text.replace(/[\s\uFFFC]+/g, ' ').trim())
    .filter((text) => text.length >= 4 && !isEnd(text));
  // What pupils have to do is no name of the paper.
  const first = named.find((text) => !asksForAll.test(text));
  return (named.find((text) => titleLike.test(text)) ?? first ?? '').slice(0, 100);
}

function languageOf(paper: Paper): 'vi' | 'en' {
  const stems = paper.questions
    .map(({ stem }) => stem.map(({ text }) => text).join(' '))
    .filter((text) => /\p{L}{2}/u.test(text));
  const vietnamese = stems.filter((text) =>
    /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu.test(text),
  ).length;
  return stems.length > 0 && vietnamese * 3 < stems.length ? 'en' : 'vi';
}

/** The pictures and unread formulas of a text. */
export const objectsOf = (paper: StoredPaper, markup: string): PaperObject[] =>
  objectsIn(markup).flatMap((id) => paper.objects[id - 1] ?? []);
