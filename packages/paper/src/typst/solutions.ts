/** The key with its explanations, question by question, as one code has them; where other codes have a question stands beside it. */
import type { ExamContent } from '@vumon/contract';
import { isBlankMarkup, parseMarkup } from '@vumon/question-types';
import { answerKeyTable, type PaperKeys } from '../key-table.ts';
import { questionsOf, type PaperLocale } from '../paper.ts';
import { wordsIn } from '../words.ts';
import { linesCode, textCode } from './inline.ts';
import { pageCode, type SheetHead } from './paper.ts';
import { call, typstString } from './source.ts';

export interface CodedContent {
  /** Null where the test has one code only. */
  readonly code: string | null;
  readonly content: ExamContent;
}

/** Of the first code; the others are named by number. */
export function solutionsSource(
  name: string,
  head: SheetHead,
  [first, ...others]: readonly [CodedContent, ...CodedContent[]],
  keys: PaperKeys,
  locale: PaperLocale,
): string {
  const words = wordsIn(locale);
  const { parts } = answerKeyTable(first.content, keys, locale);
  const elsewhere = others.map(({ code, content }) => ({
    code,
    numbers: new Map(questionsOf(content).map((question) => [question.id, question.firstNumber])),
  }));
  const filled = first.content.sections
    .flatMap((section) => section.parts)
    .filter(({ questions }) => questions.length > 0);
  const body = filled.flatMap((part, p) => [
    call('block', 'sticky: true', 'above: 1.1em', `strong(${typstString(parts[p]?.part ?? part.name)})`),
    ...part.questions.map((question) => {
      const numbers = question.items.map((_, at) => question.firstNumber + at);
      const answers = (parts[p]?.rows ?? []).filter(({ number }) => numbers.includes(number));
      const beside = elsewhere
        .map(({ code, numbers: known }) => `${code}: ${words('number', { number: known.get(question.id) ?? '–' })}`)
        .join(' ');
      const key = Object.hasOwn(keys, question.id) ? keys[question.id] : undefined;
      const texts = [key?.explanation, key?.transcript].filter((text) => text !== undefined && !isBlankMarkup(text));
      const lines = answers.map(({ number, answer }) =>
        call(
          'par',
          `{ strong(${typstString(words('number', { number }))}); " "; ${answer === '' ? '"–"' : textCode(parseMarkup(answer)) || typstString(answer)} }`,
        ),
      );
      const others = beside === '' ? '' : call('par', `text(9.5pt, fill: luma(35%), ${typstString(beside)})`);
      return call(
        'block',
        'width: 100%',
        'above: 0.9em',
        `{ ${[...lines, others, ...texts.map((text) => linesCode(parseMarkup(text!)))].filter(Boolean).join('; ')} }`,
      );
    }),
  ]);
  const title = `align(center, { strong(text(14pt, ${typstString(words('solutions'))})); linebreak(); strong(${typstString(name)}); linebreak(); ${typstString([head.subject, head.grade, head.school].filter(Boolean).join(', '))} })`;
  return [pageCode(words, locale, { code: first.code }), '#{', title, ...body, '}', ''].join('\n');
}
