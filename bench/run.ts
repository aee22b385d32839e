/** node bench/run.ts <scenario>: each writes its report to bench/reports. */
const scenarios: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  saves: () => import('./scenarios/saves.ts'),
  rushes: () => import('./scenarios/rushes.ts'),
  'sign-ins': () => import('./scenarios/sign-ins.ts'),
  'many-tests': () => import('./scenarios/many-tests.ts'),
  'blocked-row': () => import('./scenarios/blocked-row.ts'),
  ipn: () => import('./scenarios/ipn.ts'),
  'payment-kills': () => import('./scenarios/payment-kills.ts'),
  kills: () => import('./scenarios/kills.ts'),
  comparison: () => import('./scenarios/comparison.ts'),
  'first-question': () => import('./scenarios/first-question.ts'),
  'group-commit': () => import('./scenarios/group-commit.ts'),
  'question-list': () => import('./scenarios/question-list.ts'),
  'question-similarity': () => import('./scenarios/question-similarity.ts'),
  'power-cut': () => import('./scenarios/power-cut.ts'),
  storage: () => import('./scenarios/storage.ts'),
  papers: () => import('./scenarios/papers.ts'),
  'word-import': () => import('./scenarios/word-import.ts'),
  assembly: () => import('./scenarios/assembly.ts'),
  upgrade: () => import('./scenarios/upgrade.ts'),
  'live-room': () => import('./scenarios/live-room.ts'),
  looks: () => import('./scenarios/looks.ts'),
  'result-grid': () => import('./scenarios/result-grid.ts'),
  'back-office': () => import('./scenarios/back-office.ts'),
  'teacher-pages': () => import('./scenarios/teacher-pages.ts'),
  'first-view': () => import('./scenarios/first-view.ts'),
  lighthouse: () => import('./scenarios/lighthouse.ts'),
  launches: () => import('./scenarios/launches.ts'),
  'content-changes': () => import('./scenarios/content-changes.ts'),
};

const name = process.argv[2] ?? '';
const scenario = scenarios[name];
if (!scenario) {
  console.error(`usage: node bench/run.ts ${Object.keys(scenarios).join(' | ')}`);
  process.exit(2);
}
await (await scenario()).run();

export {};
