/**
 * The key with its explanations, question by question in the order of one code, with each question's number in the
 * other codes.
 */
import type { ExamContent, ExamQuestionContent } from '@vumon/contract';
import { isBlankMarkup, parseMarkup, inLanguage } from '@vumon/question-types';
import { answerKeyTable, type AnswerKeyTable, type PaperKeys } from '../key-table.ts';
import { questionsOf, type PaperLocale } from '../paper.ts';
import { translateIn } from '../translate.ts';
import { figureCode, type Drawing } from './drawing.ts';
import { linesCode, textCode } from './inline.ts';
import { pageCode, type SheetHead } from './paper.ts';
import { textWidth } from './prelude.ts';
import { call, typstString } from './source.ts';

type Rows = AnswerKeyTable['parts'][number]['rows'];

export interface CodedContent {
  /** Null where the test has one code only. */
  readonly code: string | null;
  readonly content: ExamContent;
  readonly keys: PaperKeys;
}

/**
 * Prints the questions of the first code; for the other codes, only the number that each question has there. Questions
 * in `drawn` differ in every code, so each code has its own answers and explanation there.
 */
export function solutionsSource(
  name: string,
  head: SheetHead,
  [first, ...others]: readonly [CodedContent, ...CodedContent[]],
  drawn: ReadonlySet<string>,
  locale: PaperLocale,
  pictures: Drawing['pictures'] = new Map(),
): string {
  const translate = translateIn(locale);
  const drawing: Drawing = { translate, pictures, width: textWidth(1), sheet: false };
  const { parts } = answerKeyTable(first.content, first.keys, locale);
  const elsewhere = others.map((one) => ({
    ...one,
    parts: answerKeyTable(one.content, one.keys, locale).parts,
    questions: new Map(questionsOf(one.content).map((question) => [question.id, question])),
  }));

  const answers = (question: ExamQuestionContent, rows: Rows, code: string | null) => {
    const numbers = question.items.map((_, at) => question.firstNumber + at);
    return rows
      .filter(({ number }) => numbers.includes(number))
      .map(({ number, answer }) => {
        const label = `${code === null ? '' : `${code}: `}${translate('number', { number })}`;
        const text = answer === '' ? '"–"' : textCode(parseMarkup(answer)) || typstString(answer);
        return call('par', `{ strong(${typstString(label)}); " "; ${text} }`);
      });
  };
  const texts = (keys: PaperKeys, id: string, fields: readonly ('explanation' | 'transcript')[]) => {
    const key = Object.hasOwn(keys, id) ? keys[id] : undefined;
    return fields.flatMap((field) => {
      const text = key?.[field];
      return [
        ...(text === undefined || isBlankMarkup(text) ? [] : [linesCode(parseMarkup(text))]),
        ...(field === 'explanation'
          ? inLanguage(key?.explanationImages ?? [], locale).map((image) => figureCode(drawing, image))
          : []),
      ];
    });
  };
  const places = (id: string) => {
    const beside = elsewhere
      .map(
        ({ code, questions }) => `${code}: ${translate('number', { number: questions.get(id)?.firstNumber ?? '–' })}`,
      )
      .join(' ');
    return beside === '' ? [] : [call('par', `text(9.5pt, fill: luma(35%), ${typstString(beside)})`)];
  };
  const apart = (id: string, p: number) =>
    elsewhere.flatMap(({ code, keys, parts, questions }) => {
      const question = questions.get(id);
      return question ? [...answers(question, parts[p]?.rows ?? [], code), ...texts(keys, id, ['explanation'])] : [];
    });

  const filled = first.content.sections
    .flatMap((section) => section.parts)
    .filter(({ questions }) => questions.length > 0);
  const body = filled.flatMap((part, p) => [
    call('block', 'sticky: true', 'above: 1.1em', `strong(${typstString(parts[p]?.part ?? part.name)})`),
    ...part.questions.map((question) => {
      const { id } = question;
      const own = elsewhere.length > 0 && drawn.has(id);
      const lines = [
        ...answers(question, parts[p]?.rows ?? [], own ? first.code : null),
        ...(own ? [] : places(id)),
        ...texts(first.keys, id, ['explanation', 'transcript']),
        ...(own ? apart(id, p) : []),
      ];
      return call('block', 'width: 100%', 'above: 0.9em', `{ ${lines.join('; ')} }`);
    }),
  ]);
  const title = `align(center, { strong(text(14pt, ${typstString(translate('solutions'))})); linebreak(); strong(${typstString(name)}); linebreak(); ${typstString([head.subject, head.grade, head.school].filter(Boolean).join(', '))} })`;
  return [pageCode(translate, locale, { code: first.code }), '#{', title, ...body, '}', ''].join('\n');
}
