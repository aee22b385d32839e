/** From one type to another while a question is still being written. */
import { defaultsOf, parseContent, questionType, type QuestionContent, type QuestionKey, type QuestionTypeCode } from '@vumon/question-types';

interface Parts {
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
}

const common = ['instructions', 'instructionAudio', 'instructionImage', 'example', 'passage', 'images', 'audio', 'video'] as const;
const commonOfKey = ['explanation', 'transcript', 'videoScript', 'subtitles'] as const;

function pick<T extends object>(from: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([name, value]) => names.includes(name) && value !== undefined)) as Partial<T>;
}

/** The parts for `to`, keeping what both types have: texts and media always, items and answers where the new type accepts them. */
export function convertQuestion(from: QuestionTypeCode, to: QuestionTypeCode, { content, answerKey }: Parts): Parts {
  const { content: emptyContent, key: emptyKey } = defaultsOf(to);
  const shared = { ...emptyContent, ...pick(content, common) } as QuestionContent;
  const sharedKey = { ...emptyKey, ...pick(answerKey, commonOfKey) } as QuestionKey;
  if (from === to) return { content, answerKey };
  const sameFamily = questionType(from).family === questionType(to).family;
  if (sameFamily) {
    const whole = { ...shared, ...pick(content, ['items', 'targets', 'text', 'gaps', 'table', 'parts', 'turns', 'list', 'pieces', 'zones', 'sources', 'picture']) };
    const parsed = parseContent(to, questionType(to).schemaVersion, whole);
    if (parsed.ok) return { content: parsed.value, answerKey: { ...sharedKey, ...pick(answerKey, ['correct', 'gaps', 'itemExplanations']) } as QuestionKey };
  }
  return { content: shared, answerKey: sharedKey };
}
