/** A test as an attempt at practice asks it: which of its questions, and in which order. */
import type { ExamContent } from '@vumon/contract';
import { levels, type LearningPath } from '@vumon/domain';
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/common.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/common.vi.json' with { type: 'json' };
import { questionsInOrder } from '@vumon/question-types';

const translate = createTranslator('common', { vi, en });

export interface Asked {
  readonly path: LearningPath;
  /** Null: all of them. In adaptive practice those asked so far, in their order. */
  readonly questionIds: readonly string[] | null;
  readonly shuffleSeed: string;
}

type Section = ExamContent['sections'][number];
type Part = Section['parts'][number];

/** Numbers the questions in their new order, and leaves out parts and sections without any question. */
function numbered(content: ExamContent, written: readonly Section[]): ExamContent {
  let next = 1;
  const sections = written.flatMap((section) => {
    const parts = section.parts.flatMap((part) => {
      const questions = part.questions.map((question) => {
        const firstNumber = next;
        next += question.items.length;
        return { ...question, firstNumber };
      });
      return questions.length > 0 ? [{ ...part, questions }] : [];
    });
    return parts.length > 0 ? [{ ...section, parts }] : [];
  });
  return { ...content, sections, totalQuestions: next - 1 };
}

const withParts = (section: Section, change: (part: Part) => Part): Section => ({
  ...section,
  parts: section.parts.map(change),
});

/** One run through the test a level; a part that it comes to keeps its name and what it asks for. */
function byLevel(sections: readonly Section[], locale: 'vi' | 'en'): Section[] {
  return [...levels, null].flatMap((level) =>
    sections.map((section) =>
      withParts(section, (part) => ({
        ...part,
        id: `${part.id}${level ?? ''}`,
        name: level === null ? part.name : `${translate(`levels.${level}`, locale)}: ${part.name}`,
        ...(level !== null &&
          part.nameEn !== undefined && { nameEn: `${translate(`levels.${level}`, locale)}: ${part.nameEn}` }),
        questions: part.questions.filter(({ difficulty }) =>
          level === null ? !levels.some((one) => one === difficulty) : difficulty === level,
        ),
      })),
    ),
  );
}

/** Neighbours of the same part share its heading. */
function inTurn(sections: readonly Section[], asked: readonly string[]): Section[] {
  const at = new Map(
    sections.flatMap((section) =>
      section.parts.flatMap((part) => part.questions.map((question) => [question.id, { section, part, question }])),
    ),
  );
  const runs: Section[] = [];
  for (const id of asked) {
    const found = at.get(id);
    if (!found) continue;
    const [own] = runs.at(-1)?.parts ?? [];
    if (own && own.name === found.part.name && own.instructions === found.part.instructions)
      runs[runs.length - 1] = { ...found.section, parts: [{ ...own, questions: [...own.questions, found.question] }] };
    else
      runs.push({
        ...found.section,
        parts: [{ ...found.part, id: `${found.part.id}${runs.length}`, questions: [found.question] }],
      });
  }
  return runs;
}

export function asAsked(
  content: ExamContent,
  { path, questionIds, shuffleSeed }: Asked,
  locale: 'vi' | 'en',
): ExamContent {
  if (path === 'ADAPTIVE') {
    const all = content.sections.flatMap(({ parts }) => parts.flatMap(({ questions }) => questions));
    const asked = questionIds ?? [];
    return { ...numbered(content, inTurn(content.sections, asked)), asksOn: asked.length < all.length };
  }
  const only = questionIds && new Set(questionIds);
  const sections = only
    ? content.sections.map((section) =>
        withParts(section, (part) => ({ ...part, questions: part.questions.filter(({ id }) => only.has(id)) })),
      )
    : content.sections;
  const own = numbered(content, path === 'HAVE_LEVEL' ? byLevel(sections, locale) : sections);
  return path === 'NONE_LEVEL' ? questionsInOrder(own, shuffleSeed) : own;
}

export interface NextQuestion {
  readonly question: string;
  /** The id of its first item, at which the player opens it. */
  readonly item: string;
}

/** Names a question of the test together with its first item. */
export function withFirstItem(
  questions: readonly { readonly id: string; readonly items: readonly string[] }[],
  question: string,
): NextQuestion {
  const found = questions.find(({ id }) => id === question);
  if (!found) throw new Error(`question ${question} is not in the test`);
  return { question, item: found.items[0]! };
}
