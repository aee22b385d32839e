/** Tests made of the sample of each question type. */
import type { ExamContent, ExamQuestionContent } from '@vumon/contract';
import { itemsOf, questionType, type QuestionTypeCode } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import type { PaperKeys } from '../index.ts';

const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export interface SampleExamOptions {
  readonly partName?: string;
  /** Instructions of every part. */
  readonly instructions?: string;
  readonly subject?: ExamContent['subject'];
}

/** A test with a part for each list of types, and its keys by question. */
export function sampleExam(
  parts: readonly (readonly QuestionTypeCode[])[],
  { partName = 'Đọc hiểu', instructions = '', subject = 'ENGLISH' }: SampleExamOptions = {},
): { readonly exam: ExamContent; readonly keys: PaperKeys } {
  let firstNumber = 1;
  let at = 0;
  const keys: Record<string, PaperKeys[string]> = {};
  const question = (type: QuestionTypeCode): ExamQuestionContent => {
    const { content, key } = samples[type];
    const items = itemsOf(type, content);
    const id = uuid(++at);
    keys[id] = key;
    const made = {
      id,
      type,
      schemaVersion: questionType(type).schemaVersion,
      content,
      items,
      firstNumber,
      points: Object.fromEntries(items.map((item) => [item, 25])),
      skill: 'RE' as const,
      difficulty: 'M1',
    };
    firstNumber += items.length;
    return made;
  };
  const made = parts.map((types, index) => ({
    id: `part${index}`,
    name: partName,
    instructions,
    questions: types.map(question),
  }));
  const exam: ExamContent = {
    examId: uuid(0),
    version: 0,
    name: 'Kiểm tra học kỳ I',
    subject,
    gradeId: '9',
    minutes: 45,
    totalQuestions: firstNumber - 1,
    totalPoints: (firstNumber - 1) * 25,
    rounding: '0.1',
    shuffle: true,
    sections: [{ id: 'sect1', skill: 'RE', parts: made }],
  };
  return { exam, keys };
}
