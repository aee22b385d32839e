/** Papers as PDF: a test of 40 questions on a warm compiler, and 24 codes of it with their key table. */
import { randomUUID } from 'node:crypto';
import type { ExamContent } from '@vumon/contract';
import { answerKeyTable, arrangedBy, codeNames, paperOf, seedOfCode, type PaperKeys } from '@vumon/paper';
import { keyTableSource, paperSource } from '@vumon/paper/typst';
import { itemsOf, questionType, type QuestionTypeCode } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { renderPdf } from '../../apps/api/src/platform/pdf/index.ts';
import { percentile, report } from '../harness/report.ts';

const rounds = 20;
const types: readonly QuestionTypeCode[] = [
  ...Array.from({ length: 30 }, () => 'MC1' as const),
  ...Array.from({ length: 4 }, () => 'TF5' as const),
  ...Array.from({ length: 6 }, () => 'FB8' as const),
];

function examOf(): { content: ExamContent; keys: PaperKeys } {
  const keys: Record<string, PaperKeys[string]> = {};
  const questions = types.map((type, at) => {
    const { content, key } = samples[type];
    const id = randomUUID();
    keys[id] = key;
    return {
      id,
      type,
      schemaVersion: questionType(type).schemaVersion,
      content,
      items: itemsOf(type, content),
      firstNumber: at + 1,
      points: {},
      skill: 'NU' as const,
      difficulty: 'M1',
    };
  });
  const content: ExamContent = {
    examId: randomUUID(),
    version: 1,
    name: 'Kiểm tra học kỳ I',
    subject: 'MATH',
    gradeId: '12',
    minutes: 90,
    totalQuestions: types.length,
    totalPoints: 1000,
    rounding: '0.1',
    shuffle: true,
    sections: [
      { id: 'sect1', skill: 'NU', parts: [{ id: 'part1', name: 'Trắc nghiệm', instructions: '', questions }] },
    ],
  };
  return { content, keys };
}

const head = { authority: 'Sở GD&ĐT', school: 'THPT Bình Minh', year: '2026–2027', subject: 'Toán', grade: 'Lớp 12' };
const look = { locale: 'vi', columns: 1, sheet: false, pictures: new Map() } as const;
const both = { questions: true, options: true };

export async function run(): Promise<void> {
  const { content, keys } = examOf();
  const paper = (seed: string, code: string | null) =>
    renderPdf(paperSource(paperOf(arrangedBy(content, seed, both), 'vi'), head, { ...look, code }));
  const begun = performance.now();
  await paper('first', null);
  const first = performance.now() - begun;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    // Another order each time, as in another code of the test.
    await paper(`round ${round}`, String(101 + round));
    times.push(performance.now() - start);
  }
  const codes = codeNames(24, 3);
  const start = performance.now();
  for (const code of codes) await paper(seedOfCode('all', code), code);
  const tables = codes.map((code) => ({
    code,
    table: answerKeyTable(arrangedBy(content, seedOfCode('all', code), both), keys, 'vi'),
  }));
  await renderPdf(keyTableSource(content.name, head, tables, 'vi'));
  const all = performance.now() - start;
  report('papers', 'Papers as PDF', [
    `A test of ${types.length} questions (${rounds} orders): first ${first.toFixed(0)} ms, then median ${percentile(times, 0.5).toFixed(0)} ms, 95 % ${percentile(times, 0.95).toFixed(0)} ms.`,
    '',
    `24 codes with their key table: ${(all / 1000).toFixed(2)} s.`,
  ]);
}
