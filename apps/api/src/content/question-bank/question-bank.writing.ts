/** Parses and checks an author's input and derives the stored summary and search text. */
import type { ParsedInput, questionBankRoutes } from '@vumon/contract';
import { AppError, type FieldError } from '@vumon/domain';
import {
  itemsOf,
  mediaOf,
  parseContent,
  questionType,
  searchTextOf,
  summaryOf,
  type Problem,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { problemCatalogOf } from '@vumon/question-types/problem-messages';
import { redrawn } from '@vumon/question-types/figures';
import { mediaOfKey, parseKey } from '@vumon/question-types/scoring';
import { problemsOf } from '@vumon/question-types/validators';
import { checkTemplate, readTemplate, type StoredTemplate } from '@vumon/question-types/variants';
import type { Db } from '#db';
import {
  areaProblems,
  findOptionalTopic,
  findUnknownReferences,
  type CatalogueReferences,
  type TopicRow,
} from '#platform/catalogue';
import { kindsOfMedia, shippedMedia } from '#platform/media';
import type { QuestionFacts, VersionContent } from './question-bank.queries.ts';
import { fingerprintOf } from './similarity/similarity.ts';
import { searchTextFrom } from './search-text.ts';

type Body = ParsedInput<(typeof questionBankRoutes)['POST /questions']>['body'];
/** An omitted template means an ordinary question. */
export type WrittenQuestion = Omit<Body, 'type' | 'template'> & Partial<Pick<Body, 'template'>>;

/** A problem of the question as an error of the body: editors find their field behind `content.`. */
const fieldsOf =
  (type: QuestionTypeCode, root: 'content' | 'answerKey') =>
  ({ code, path, params }: Problem): FieldError => ({
    path: path === '' ? root : `${root}.${path}`,
    code,
    ...(params && { params }),
    catalog: problemCatalogOf(type),
  });

const invalid = (fields: FieldError[]) => new AppError('QUESTION_INVALID', { fields: fields.slice(0, 50) });

export interface PreparedQuestion {
  readonly facts: QuestionFacts;
  readonly version: VersionContent;
}

interface ReadQuestion {
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
  /** The template from which content and key were drawn. */
  readonly template?: StoredTemplate | null;
}

/** Content and key parsed by their schemas, or a list of their problems. */
export function readQuestion(
  type: QuestionTypeCode,
  written: { schemaVersion: number; content: unknown; answerKey: unknown },
): { ok: true; read: ReadQuestion } | { ok: false; fields: FieldError[] } {
  const content = parseContent(type, written.schemaVersion, written.content);
  if (!content.ok) return { ok: false, fields: content.problems.map(fieldsOf(type, 'content')) };
  const answerKey = parseKey(type, written.schemaVersion, written.answerKey);
  if (!answerKey.ok) return { ok: false, fields: answerKey.problems.map(fieldsOf(type, 'answerKey')) };
  return { ok: true, read: { content: content.value, answerKey: answerKey.value } };
}

/** The same of what an author sent, whose figures are drawn anew from their data. */
export function readWritten(...written: Parameters<typeof readQuestion>): ReturnType<typeof readQuestion> {
  const parsed = readQuestion(...written);
  const figures = parsed.ok ? redrawn(parsed.read) : undefined;
  if (!figures) return parsed;
  if (!figures.ok) return { ok: false, fields: figures.problems.map(fieldsOf(written[0], 'content')) };
  return { ok: true, read: { content: figures.content, answerKey: figures.answerKey } };
}

/** The row values of a checked question. */
export function factsOf(
  type: QuestionTypeCode,
  written: WrittenQuestion,
  { content, answerKey, template = null }: ReadQuestion,
): PreparedQuestion {
  const summary = summaryOf(type, content);
  const { hash, sketch } = fingerprintOf(type, content);
  return {
    facts: {
      name: written.name,
      gradeId: written.gradeId,
      subject: written.subject,
      skill: written.skill,
      topicId: written.topicId,
      difficulty: written.difficulty,
      cefr: written.cefr,
      seriesId: written.seriesId,
      publisher: written.publisher,
      examFamily: written.examFamily,
      testCategory: written.testCategory,
      labels: [...new Set(written.labels)],
      keywords: [...new Set(written.keywords)],
      author: written.author,
      privacy: written.privacy,
      summary,
      search: searchTextFrom([written.name, summary, ...written.keywords, searchTextOf(type, content)]),
      items: itemsOf(type, content).length,
      textHash: hash,
      sketch: [...sketch],
    },
    version: { schemaVersion: questionType(type).schemaVersion, content, answerKey, template },
  };
}

/** Returns which of the media the author may use in a question. */
export type AllowedMedia = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** For seeders: allows every existing file. Asks the database once for those that ship, and once for each other. */
export function anyMedia(db: Db): AllowedMedia {
  const shipped = shippedMedia(db);
  return async (ids) => {
    const found = await shipped;
    const others = ids.filter((id) => !found.has(id));
    for (const id of (await kindsOfMedia(db, others)).keys()) found.add(id);
    return found;
  };
}

/** What a question names of the catalogue. */
interface Catalogue {
  topic(id: string): Promise<TopicRow | null>;
  unknown(references: CatalogueReferences): Promise<(keyof CatalogueReferences)[]>;
}

const catalogueOf = (db: Db): Catalogue => ({
  topic: (id) => findOptionalTopic(db, id),
  unknown: (references) => findUnknownReferences(db, references),
});

/** The same for many questions in one transaction: it asks the database once for what several of them name. */
export function rememberedCatalogue(db: Db): Catalogue {
  const asked = catalogueOf(db);
  const topics = new Map<string, ReturnType<Catalogue['topic']>>();
  const unknowns = new Map<string, ReturnType<Catalogue['unknown']>>();
  return {
    topic: (id) => topics.get(id) ?? kept(topics, id, asked.topic(id)),
    unknown({ gradeId, seriesId, publisher, labels }) {
      const references = { gradeId, seriesId, publisher, labels };
      const key = JSON.stringify(references);
      return unknowns.get(key) ?? kept(unknowns, key, asked.unknown(references));
    },
  };
}

function kept<Value>(values: Map<string, Value>, key: string, value: Value): Value {
  values.set(key, value);
  return value;
}

/** Number of draws that must all be valid questions before a template is stored. */
const checkedDraws = 200;

/** The first draw of the template, which is stored as content and key, or the problems of the template. */
function drawn(
  type: QuestionTypeCode,
  written: WrittenQuestion,
  { content, answerKey }: ReadQuestion,
): { fields: FieldError[] } | { read: ReadQuestion } {
  const template = { ...written.template!, content, answerKey };
  const decimalMark = written.subject === 'MATH' ? ',' : '.';
  const { problems } = checkTemplate(type, template, decimalMark, checkedDraws);
  const drawer = readTemplate(type, template, decimalMark);
  const draw = 'drawer' in drawer ? drawer.drawer.draw('first') : undefined;
  if (problems.length > 0 || !draw)
    return { fields: problems.map(({ code, path, params }) => ({ path, code, ...(params && { params }) })) };
  return { read: { ...draw, template: { schemaVersion: questionType(type).schemaVersion, ...template } } };
}

interface Preparation {
  readonly catalogue?: Catalogue;
  /** `readQuestion` for figures that are drawn from their data already. */
  readonly read?: typeof readQuestion;
}

/** Throws QUESTION_INVALID with all problems. */
export async function prepareQuestion(
  db: Db,
  type: QuestionTypeCode,
  written: WrittenQuestion,
  allowed: AllowedMedia,
  { catalogue = catalogueOf(db), read = readWritten }: Preparation = {},
): Promise<PreparedQuestion> {
  const result = read(type, written);
  if (!result.ok) throw invalid(result.fields);
  const made = written.template ? drawn(type, written, result.read) : { read: result.read };
  const { content, answerKey } = result.read;
  const media = [...new Set([...mediaOf(type, content), ...mediaOfKey(type, answerKey)])];
  const [known, topic, unknown] = await Promise.all([
    media.length === 0 ? new Set<string>() : allowed(media),
    written.topicId === null ? null : catalogue.topic(written.topicId),
    catalogue.unknown(written),
  ]);
  const fields: FieldError[] = [
    ...unknown.map((path): FieldError => ({ path, code: 'invalid' })),
    ...areaProblems(written, topic),
    ...('fields' in made
      ? made.fields
      : problemsOf(type, made.read.content, made.read.answerKey).map(fieldsOf(type, 'content'))),
    ...(media.every((id) => known.has(id)) ? [] : [{ path: 'content', code: 'mediaMissing' }]),
  ];
  if (fields.length > 0 || 'fields' in made) throw invalid(fields);
  return factsOf(type, written, made.read);
}
