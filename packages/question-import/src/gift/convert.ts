/** Converts GIFT questions. Features without a counterpart are reported, never guessed. */
import { markupFrom } from '../markup-from.ts';
import {
  choiceDraft,
  essayDraft,
  gapDraft,
  listDraft,
  note,
  numberDraft,
  pairsDraft,
  verdictDraft,
  withGap,
  type ImportDraft,
  type ImportEntry,
  type ImportNote,
} from '../drafts.ts';
import { middleOf, readDecimal, writeDecimal } from '../decimals.ts';
import { levelOf } from '../papers/finding/labels.ts';
import { parseGift, type GiftChoice, type GiftNumericAnswer, type GiftQuestion, type GiftText } from './parse.ts';

/** Texts of one question as markup; records when parts of them had to be dropped. */
class Texts {
  dropped = false;

  of(text: GiftText | null): string {
    if (text === null) return '';
    const { markup, dropped } = markupFrom(text.text, text.format);
    this.dropped ||= dropped;
    return markup;
  }
}

interface Made {
  readonly draft: ImportDraft | null;
  readonly problems?: readonly ImportNote[];
  readonly notices?: readonly ImportNote[];
}

const isFull = (weight: number | null): boolean => weight === null || weight >= 99.9;

/** Feedback for one wrong answer would mislead in the explanation, which everybody reads, so it is dropped. */
const droppedFeedback = (answers: readonly { readonly feedback: GiftText | null }[]): ImportNote[] =>
  answers.some(({ feedback }) => feedback !== null) ? [note('FEEDBACK_DROPPED')] : [];

/** One right answer, or several to be found; partial credit for single answers is not supported and is reported. */
function makeChoice(
  {
    stem,
    inside,
  }: { stem: string; /** With `[[g1]]`, when the answers stand inside the sentence. */ inside: string | null },
  choices: readonly GiftChoice[],
  texts: Texts,
  general: string,
): Made {
  const options = choices.map(({ text }) => texts.of(text));
  const marked = choices.flatMap(({ isCorrect }, at) => (isCorrect ? [at] : []));
  const earning = choices.flatMap(({ isCorrect, weight }, at) => (isCorrect || (weight ?? 0) > 0 ? [at] : []));
  const correct = marked.length > 0 ? marked : earning;
  if (correct.length === 0) return { draft: null, problems: [note('GIFT_NO_RIGHT')] };
  const several = correct.length > 1;
  const share = 100 / correct.length;
  const isAbout = (weight: number | null, wanted: number) => weight !== null && Math.abs(weight - wanted) < 1;
  // Right minus wrong as a fraction of all: equal weights in Moodle, with the same deduction for a wrong answer.
  const asParts = several && choices.some(({ weight }) => weight !== null);
  const sameParts = choices.every(({ weight }, at) => isAbout(weight ?? 0, correct.includes(at) ? share : -share));
  // Several answers marked right mean in Moodle that one of them is enough: here all of them are required.
  const otherwise = several ? !sameParts : earning.length > 1 || !isFull(choices[correct[0]!]!.weight);
  const draft =
    !several && inside !== null
      ? listDraft({ text: inside, options, correct: correct[0]!, explanation: general })
      : choiceDraft(several ? 'MR2' : 'MC1', { stem, options, correct, explanation: general, subtracts: asParts });
  return {
    draft,
    notices: [
      ...(otherwise ? [note(several ? 'SCORED_OTHERWISE' : 'WEIGHTS_DROPPED')] : []),
      ...droppedFeedback(choices),
    ],
  };
}

function makeShort(
  question: GiftQuestion,
  choices: readonly GiftChoice[],
  texts: Texts,
  text: string,
  general: string,
): Made {
  const plain = (choice: GiftChoice) => texts.of(choice.text).replace(/\\([%$[\\])/g, '$1');
  const accepted = choices
    .filter(({ weight }) => isFull(weight))
    .map(plain)
    .filter((answer) => answer !== '' && !answer.includes('*'));
  const partial = choices.some(({ weight }) => !isFull(weight) && weight !== 0);
  const wild = choices.some(({ weight, text: { text: answer } }) => isFull(weight) && answer.includes('*'));
  if (accepted.length === 0) return { draft: null, problems: [note('GIFT_NO_RIGHT')] };
  const holder = question.after === '' ? withGap(text) : text;
  return {
    draft: gapDraft({ text: holder, accepted, explanation: general }),
    notices: [
      ...(partial ? [note('WEIGHTS_DROPPED')] : []),
      ...(wild ? [note('WILDCARD_DROPPED')] : []),
      ...droppedFeedback(choices),
    ],
  };
}

/** A number and its tolerance. */
function readNumber({ number }: GiftNumericAnswer): { number: string; tolerance: string | null } | null {
  if (number.kind === 'range') {
    const middle = middleOf(number.from, number.to);
    return middle && { number: middle.middle, tolerance: middle.distance };
  }
  const value = readDecimal(number.number);
  const tolerance = number.kind === 'tolerance' ? readDecimal(number.tolerance) : null;
  if (!value || (tolerance && tolerance.digits < 0n)) return null;
  return {
    number: writeDecimal(value),
    tolerance: tolerance && tolerance.digits !== 0n ? writeDecimal(tolerance) : null,
  };
}

function makeNumeric(answers: readonly GiftNumericAnswer[], text: string, general: string): Made {
  const full = answers.filter(({ isCorrect, weight }) => isCorrect && isFull(weight));
  const numbers = full.map(readNumber);
  const [first] = numbers;
  if (!first || numbers.includes(null))
    return { draft: null, problems: [note(full.length === 0 ? 'GIFT_NO_RIGHT' : 'GIFT_NUMBER')] };
  // One tolerance for each question: numbers with another one are dropped.
  const alike = numbers.filter((one) => one!.tolerance === first.tolerance);
  const notices = [
    ...(full.length < answers.length ? [note('WEIGHTS_DROPPED')] : []),
    ...(alike.length < numbers.length ? [note('TOLERANCES_DROPPED')] : []),
    ...droppedFeedback(answers),
  ];
  return {
    draft: numberDraft({
      text,
      accepted: alike.map((one) => one!.number),
      tolerance: first.tolerance,
      explanation: general,
    }),
    notices,
  };
}

const verdicts: Readonly<Record<string, boolean>> = {
  đ: true,
  đúng: true,
  t: true,
  true: true,
  s: false,
  sai: false,
  f: false,
  false: false,
};
/** Four statements that are matched with Đúng and Sai are a cluster; "[NB]" before a statement is its level. */
function clusterOf(pairs: readonly { left: string; right: string }[]) {
  const said = pairs.map(({ right }) => verdicts[right.trim().toLocaleLowerCase('vi')]);
  if (pairs.length !== 4 || said.includes(undefined) || pairs.some(({ left }) => left === '')) return null;
  return pairs.map(({ left }, at) => {
    // The markup writes a bracket that is no gap with a backslash.
    const plain = left.replace(/^\\(?=\[)/, '');
    const level = levelOf(plain);
    return { text: level ? plain.slice(level.end) : left, isTrue: said[at]!, ...(level && { level: level.level }) };
  });
}

function make(question: GiftQuestion, texts: Texts, criterion: string): Made {
  const { before, after, general, body } = question;
  const lead = texts.of(before);
  const general_ = texts.of(general);
  const tail = after === '' ? '' : texts.of({ format: before.format, text: after });
  // Punctuation after the answers is joined to them without a space.
  const around = (gap: string) =>
    tail === '' ? lead : `${lead} ${gap}${/^[.,;:!?)]/.test(tail) ? '' : ' '}${tail}`.trim();
  switch (body.type) {
    case 'description':
      return { draft: null, problems: [note('GIFT_DESCRIPTION')] };
    case 'choice':
      return makeChoice(
        { stem: around('____'), inside: tail === '' ? null : around('[[g1]]') },
        body.choices,
        texts,
        general_,
      );
    case 'short':
      return makeShort(question, body.choices, texts, around('[[g1]]'), general_);
    case 'numeric':
      return makeNumeric(body.answers, around('[[g1]]'), general_);
    case 'true-false':
      return {
        draft: verdictDraft('TF1', {
          statements: [{ text: around('____'), isTrue: body.isTrue }],
          explanation: general_,
        }),
        notices: droppedFeedback(body.feedbacks.map((feedback) => ({ feedback }))),
      };
    case 'essay':
      return {
        draft: essayDraft({ prompt: lead, words: null, explanation: general_, criterion }),
        notices: [note('RUBRIC_MADE')],
      };
    case 'matching': {
      const pairs = body.pairs.map(({ left, right }) => ({
        left: texts.of(left),
        right: texts.of({ format: 'moodle', text: right }),
      }));
      const cluster = clusterOf(pairs);
      if (cluster)
        return { draft: verdictDraft('TF5', { instructions: lead, statements: cluster, explanation: general_ }) };
      if (pairs.every(({ left }) => left === '')) return { draft: null, problems: [note('GIFT_PAIR')] };
      return { draft: pairsDraft({ instructions: lead, pairs, explanation: general_ }) };
    }
  }
}

/** `$course$/top/Unit 1/Tenses` as "Unit 1" and "Tenses". */
const categoryWords = (category: string | null): string[] =>
  (category ?? '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'top' && !/^\$\w+\$$/.test(part));

/** `criterion`: the name of an essay's single criterion until its author adds more. */
export function questionsFromGift(source: string, criterion: string): ImportEntry[] {
  return parseGift(source).map((entry): ImportEntry => {
    const shared = { name: '', keywords: [], difficulty: 'NA' as const, draft: null, notices: [] };
    if ('fault' in entry)
      return { ...shared, line: entry.fault.line, text: entry.fault.text, problems: [note(entry.fault.code)] };
    const { question } = entry;
    const texts = new Texts();
    const { draft, problems = [], notices = [] } = make(question, texts, criterion);
    return {
      ...shared,
      line: question.line,
      // Titles that only repeat the first words of the question are dropped.
      name: question.title && !question.before.text.startsWith(question.title) ? question.title.slice(0, 255) : '',
      keywords: [
        ...new Set([...categoryWords(question.category), ...question.tags].map((word) => word.slice(0, 60))),
      ].slice(0, 30),
      draft,
      text: question.before.text.slice(0, 200),
      problems,
      notices: texts.dropped ? [...notices, note('MEDIA_DROPPED')] : notices,
    };
  });
}
