/** Papers of the corpus read by the importer: what is recovered of each, and how long a paper of 50 questions takes. */
import { paperReport, wordDocument } from '@vumon/question-import/papers';
import { corpus, largePaper, measure, shareTable } from '@vumon/question-import/testing';
import { percentile, report } from '../harness/report.ts';

const rounds = 30;

export async function run(): Promise<void> {
  const bytes = largePaper();
  const times: number[] = [];
  let read = '';
  let used = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    // The first one loads and compiles the reader.
    if (round === 1) used = process.cpuUsage();
    const start = performance.now();
    const { questions, equations, unreadEquations } = paperReport(wordDocument(bytes));
    times.push(performance.now() - start);
    read = `${questions.length} questions, ${equations} equations, ${unreadEquations} unread`;
  }
  const { user, system } = process.cpuUsage(used);
  const cpu = (user + system) / 1000 / (rounds - 1);
  const measured = [];
  for (const paper of corpus) measured.push(await measure(paper));
  report('word-import', 'Papers from Word files and the clipboard', [
    `A paper of 50 questions with 120 equations (${read}): first ${times[0]!.toFixed(0)} ms, then median ${percentile(times.slice(1), 0.5).toFixed(0)} ms, 95 % ${percentile(times.slice(1), 0.95).toFixed(0)} ms (at most 500). CPU time of one: ${cpu.toFixed(0)} ms, which a busy machine does not change much.`,
    '',
    shareTable(measured),
  ]);
}
