/**
 * The questions of a stored paper after the teacher's decisions, and the current place of each line of the file. Pure.
 */
import { sumOf } from '@vumon/domain';
import { plainTextOf, type ImageRef } from '@vumon/question-types';
import { note, type ImportEntry, type ImportNote } from '../../drafts.ts';
import type { ReviewChanges } from './changes.ts';
import type { ImportDraft } from '../../drafts.ts';
import { draftOfGroup, draftOfQuestion, type Shared, type Shown, type ShownQuestion } from './draft.ts';
import { withMore } from './draft-changes.ts';
import { statedAnswer, statedLetters } from '../grammar/key-words.ts';
import { labelOf } from '../grammar/label-styles.ts';
import { optionsIn } from '../grammar/option-styles.ts';
import { levelOf } from '../finding/labels.ts';
import { objectsBetweenWords, objectsIn, replaceObjects, withoutCaptions } from '../lines/objects.ts';
import { doubtCodes, type FoundKey, type KeySource } from '../segments.ts';
import type { Place, StoredPaper, StoredPiece, StoredQuestion } from './stored.ts';

/** Media of the paper's files, by their number; null for what browsers cannot draw. */
export type FileMedia = readonly (string | null)[];

export interface ReviewedQuestion extends ImportEntry {
  /** The printed numbers that it covers. */
  readonly labels: readonly number[];
  /** In hundredths, of all its numbers; null where the paper does not say them for each. */
  readonly points: number | null;
  readonly part: number | null;
  readonly keySource: KeySource | null;
  /** What each source of the file says, for one question that has several. */
  readonly keys: readonly FoundKey[];
  /** Whether the teacher created it from an unrecognized line. */
  readonly made: boolean;
}

export interface ReviewedPiece extends Omit<StoredPiece, 'place'> {
  readonly place: Place | { readonly in: 'aside'; readonly after: number | null };
  /** Whether the teacher has changed its place. */
  readonly moved: boolean;
}

export interface Reviewed {
  readonly questions: readonly ReviewedQuestion[];
  readonly pieces: readonly ReviewedPiece[];
}

export function reviewPaper(paper: StoredPaper, files: FileMedia, changes: ReviewChanges, criterion: string): Reviewed {
  const made = paper.pieces.filter(({ line, place }) => place.in === 'unknown' && changes.pieces[line]?.to === 'new');
  const all = [...paper.questions, ...made.map((piece) => questionOfPiece(paper, piece, changes))].toSorted(
    (a, b) => a.line - b.line,
  );
  const known = new Set(all.map(({ line }) => line));
  const madeLines = new Set(made.map(({ line }) => line));
  const shower = new Shower(paper, files, changes);

  /** The row of a question: that of the first question on the same text. */
  const rowOf = new Map<number, number>();
  const questions: ReviewedQuestion[] = [];
  for (const group of groupsOf(paper, all, madeLines)) {
    const texts = group[0]!.passage === null ? [] : [paper.passages[group[0]!.passage]!.text];
    shower.nameFrom([...texts, ...group.flatMap(sources)]);
    const shown = group.map((one) => shower.question(one));
    const [first] = group;
    const passage = first!.passage === null ? undefined : paper.passages[first!.passage];
    const shared: Shared = {
      lead: passage ? shower.text(passage.lead).markup : '',
      text: passage && passage.text !== '' ? shower.text(passage.text) : null,
      english: paper.language === 'en',
      criterion,
    };
    const together = shared.text ? draftOfGroup(shown, shared) : null;
    const rows = together
      ? [{ of: group, draft: together }]
      : shown.map((one, at) => ({ of: [group[at]!], draft: draftOfQuestion(one, shared) }));
    for (const { of, draft } of rows) {
      const line = of[0]!.line;
      for (const one of of) rowOf.set(one.line, line);
      const read = rowNotes(of, together ? passage : undefined, shower, paper);
      questions.push({
        line,
        name: '',
        keywords: [],
        difficulty: of[0]!.level ?? 'NA',
        draft,
        text: plainTextOf(of[0]!.stem).slice(0, 200),
        labels: of.flatMap(({ label, numbers }) => numbers ?? [label]),
        points: pointsOf(of),
        part: of[0]!.part,
        keySource: of.length === 1 ? of[0]!.keySource : null,
        keys: of.length === 1 ? (of[0]!.keys ?? []) : [],
        made: madeLines.has(line),
        ...read,
      });
    }
  }

  const pieces = paper.pieces.map((piece): ReviewedPiece => {
    const change = piece.place.in === 'unknown' ? changes.pieces[piece.line] : undefined;
    const { line, markup, signs } = piece;
    const own = { line, markup, ...(signs && { signs }) };
    const after = piece.place.in === 'unknown' ? piece.place.after : null;
    if (change?.to === 'aside') return { ...own, place: { in: 'aside', after }, moved: true };
    if (change?.to === 'new') return { ...own, place: { in: 'question', question: line }, moved: true };
    if (change && known.has(change.question))
      return { ...own, place: { in: 'question', question: rowOf.get(change.question)! }, moved: true };
    if (piece.place.in === 'question')
      return { ...own, place: { in: 'question', question: rowOf.get(piece.place.question)! }, moved: false };
    return { ...own, place: piece.place, moved: false };
  });
  const open = new Set(
    pieces.flatMap(({ place }) => (place.in === 'unknown' && place.after !== null ? [rowOf.get(place.after)] : [])),
  );
  return {
    questions: questions.map((one) => settled(extended(one, paper, changes, rowOf, madeLines, shower), open)),
    pieces,
  };
}

/** Lines behind its options are no doubt any more once each of them has a place. */
const settled = (question: ReviewedQuestion, open: ReadonlySet<number | undefined>): ReviewedQuestion =>
  open.has(question.line)
    ? question
    : { ...question, notices: question.notices.filter(({ code }) => code !== 'LINES_AFTER') };

/** With the lines that the teacher assigned to it. A question that was rewritten already contains them. */
function extended(
  question: ReviewedQuestion,
  paper: StoredPaper,
  changes: ReviewChanges,
  rowOf: ReadonlyMap<number, number>,
  made: ReadonlySet<number>,
  shower: Shower,
): ReviewedQuestion {
  let draft = question.draft;
  // Leading lines are prepended one by one, so the last one comes first.
  const leads = ({ line }: StoredPiece): boolean => changes.pieces[line]?.to === 'lead';
  const pieces = [...paper.pieces.filter((one) => !leads(one)), ...paper.pieces.filter(leads).toReversed()];
  for (const { line, markup, place } of pieces) {
    const change = place.in === 'unknown' ? changes.pieces[line] : undefined;
    if (!draft || !change || !('question' in change) || rowOf.get(change.question) !== question.line) continue;
    // Lines assigned to a question that the teacher created are parsed together with it.
    if (made.has(change.question) && change.to === 'stem') continue;
    shower.nameFrom([JSON.stringify(draft), markup]);
    draft = withMore(draft, shower.text(markup), change.to);
  }
  return { ...question, draft };
}

/** Groups adjacent questions on the same passage; every other question is a group of its own. */
function groupsOf(paper: StoredPaper, all: readonly StoredQuestion[], made: ReadonlySet<number>): StoredQuestion[][] {
  const groups: StoredQuestion[][] = [];
  for (const one of all) {
    const last = groups.at(-1)?.at(-1);
    const shares =
      last !== undefined &&
      one.passage !== null &&
      one.passage === last.passage &&
      one.part === last.part &&
      paper.passages[one.passage]!.text !== '' &&
      !made.has(one.line);
    if (shares) groups.at(-1)!.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The points of questions that become one, where the paper says them of each. */
function pointsOf(questions: readonly StoredQuestion[]): number | null {
  const said = questions.flatMap(({ points = null }) => (points === null ? [] : [points]));
  return said.length === questions.length ? sumOf(said) : null;
}

const sources = (one: StoredQuestion): string[] => [
  one.stem,
  ...(one.items ?? []),
  ...one.options,
  one.answers,
  one.solution,
];

/** Remarks on a question: contradicting keys, formulas that became pictures, pictures that browsers cannot draw. */
function rowNotes(
  of: readonly StoredQuestion[],
  passage: StoredPaper['passages'][number] | undefined,
  shower: Shower,
  paper: StoredPaper,
): { problems: ImportNote[]; notices: ImportNote[] } {
  const objects = [
    ...of.flatMap(sources),
    ...of.flatMap(({ passage: at }) => (at === null ? [] : [paper.passages[at]!.text])),
    passage?.text ?? '',
  ]
    .flatMap(objectsIn)
    .filter((id, at, ids) => ids.indexOf(id) === at);
  const states = objects.map((id) => ({ state: shower.stateOf(id), kind: paper.objects[id - 1]?.kind }));
  const count = (state: string, kind: string): number =>
    states.filter((one) => one.state === state && one.kind === kind).length;
  const problems: ImportNote[] = [];
  const unreadFormulas = count('unseen', 'formula');
  const unseenPictures = count('unseen', 'picture');
  if (unreadFormulas > 0) problems.push(note('FORMULA_UNREAD', { count: unreadFormulas }));
  if (unseenPictures > 0) problems.push(note('PICTURE_UNSEEN', { count: unseenPictures }));
  const notices: ImportNote[] = [];
  if (count('picture', 'formula') > 0) notices.push(note('FORMULA_AS_PICTURE', { count: count('picture', 'formula') }));
  const doubts = new Set(of.flatMap((one) => one.problems));
  for (const code of doubtCodes) if (doubts.has(code)) notices.push(note(code));
  return { problems, notices };
}

class Shower {
  readonly #paper: StoredPaper;
  readonly #files: FileMedia;
  readonly #changes: ReviewChanges;

  constructor(paper: StoredPaper, files: FileMedia, changes: ReviewChanges) {
    this.#paper = paper;
    this.#files = files;
    this.#changes = changes;
  }

  #mediaOf(id: number): string | null {
    const change = this.#changes.objects[id];
    if (change && 'media' in change) return change.media;
    const file = this.#paper.objects[id - 1]?.file ?? null;
    return file === null ? null : (this.#files[file] ?? null);
  }

  stateOf(id: number): 'formula' | 'picture' | 'aside' | 'unseen' {
    const change = this.#changes.objects[id];
    if (change && 'latex' in change) return 'formula';
    if (change && 'aside' in change) return 'aside';
    return this.#mediaOf(id) === null ? 'unseen' : 'picture';
  }

  /** How many pictures of the question at hand have a name. */
  #named = 0;

  /** The next pictures get names that these texts of one question do not mention yet. */
  nameFrom(texts: readonly string[]): void {
    this.#named = Math.max(
      0,
      ...texts.flatMap((text) => [...text.matchAll(/(?:hình|picture)\s(\d{1,2})(?!\d)/giu)].map(([, n]) => Number(n))),
    );
  }

  text(given: string): Shown {
    const images: ImageRef[] = [];
    const { markup, captions } = withoutCaptions(given);
    const inside = new Set(markup.split('\n').flatMap(objectsBetweenWords));
    const shown = replaceObjects(markup, (id) => {
      const change = this.#changes.objects[id];
      if (change && 'latex' in change) return `$${change.latex}$`;
      const media = this.stateOf(id) === 'picture' ? this.#mediaOf(id) : null;
      if (media === null) return '';
      const object = this.#paper.objects[id - 1]!;
      if (object.kind === 'picture' && !inside.has(id)) {
        const caption = captions.get(id);
        images.push({ media, alt: object.alt, ...(caption !== undefined && { caption }) });
        return '';
      }
      // There is text around it, so its position is marked.
      this.#named += 1;
      const name = `${this.#paper.language === 'en' ? 'picture' : 'hình'} ${this.#named}`;
      images.push({ media, alt: object.alt, caption: name });
      return `(${name})`;
    });
    const lines = shown
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return { markup: lines.join('\n'), images };
  }

  question(one: StoredQuestion): ShownQuestion {
    // In the order of the file, in which pictures get their names.
    const stem = this.text(one.stem);
    const items = (one.items ?? []).map((item) => this.text(item));
    const options = one.options.map((option) => this.text(option));
    const [answers, solution] = [this.text(one.answers), this.text(one.solution)];
    return {
      ...one,
      stem,
      items,
      options,
      solution: solution.markup,
      answers: answers.markup,
      solutionImages: [...answers.images, ...solution.images],
    };
  }
}

/** A line in the form in which it can be inserted into a question. */
export function shownPiece(
  paper: StoredPaper,
  files: FileMedia,
  changes: ReviewChanges,
  { line, draft }: { readonly line: number; readonly draft: ImportDraft },
): Shown {
  const shower = new Shower(paper, files, changes);
  const markup = paper.pieces.find((piece) => piece.line === line)?.markup ?? '';
  shower.nameFrom([JSON.stringify(draft), markup]);
  return shower.text(markup);
}

const withoutMarks = (markup: string): string => markup.replace(/%[biu]%/g, '');

/** A question that the teacher created from unrecognized lines: its options are searched again. */
function questionOfPiece(paper: StoredPaper, piece: StoredPiece, changes: ReviewChanges): StoredQuestion {
  const given = paper.pieces.filter(({ line, place }) => {
    const change = place.in === 'unknown' ? changes.pieces[line] : undefined;
    return change?.to === 'stem' && change.question === piece.line;
  });
  const before = paper.questions.findLast(({ line }) => line < piece.line);
  const stem: string[] = [];
  const options: string[] = [];
  let key: string | null = null;
  let level: StoredQuestion['level'] = null;
  for (const { markup } of [piece, ...given]) {
    let text = withoutMarks(markup);
    const answer = statedLetters(text)?.letters ?? statedAnswer(text);
    if (answer !== null) {
      key = answer;
      continue;
    }
    const label = stem.length === 0 ? labelOf(text) : null;
    if (label) text = text.slice(label.end).trim();
    const found = stem.length === 0 ? levelOf(text) : null;
    if (found) [level, text] = [found.level, text.slice(found.end)];
    const marks = optionsIn(text, options.length);
    const head = text.slice(0, marks[0]?.from ?? text.length).trim();
    if (head !== '') stem.push(head);
    marks.forEach((mark, at) => options.push(text.slice(mark.end, marks[at + 1]?.from).trim()));
  }
  const isChoice = options.length > 0;
  const letter = isChoice ? (/^[A-H]$/i.exec(key ?? '')?.[0].toUpperCase() ?? null) : key;
  return {
    line: piece.line,
    label: (before?.label ?? 0) + 1,
    part: before?.part ?? null,
    passage: null,
    level,
    kind: isChoice ? 'choice' : key !== null && key.length <= 24 ? 'short' : 'open',
    stem: stem.join('\n'),
    options,
    solution: '',
    answers: isChoice || key === null ? '' : key,
    key: letter,
    keySource: letter === null ? null : 'answer-line',
    problems: [],
  };
}
