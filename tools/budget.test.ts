import { expect, test } from 'vitest';
import { measurePlayer, type Manifest } from './budget.ts';

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_vendor.js'], dynamicImports: ['src/player/PlayerApp.tsx', 'src/features/exams/ExamListPage.tsx'], css: ['main.css'] },
  '_vendor.js': { file: 'vendor.js' },
  'src/player/PlayerApp.tsx': { file: 'attempt.js', src: 'src/player/PlayerApp.tsx', imports: ['index.html', '_clock.js'], css: ['attempt.css'] },
  'src/player/messages.vi.json': { file: 'player.vi.js', src: 'src/player/messages.vi.json' },
  'src/player/messages.en.json': { file: 'player.en.js', src: 'src/player/messages.en.json' },
  'src/player/review/ResultScreen.tsx': { file: 'result.js', src: 'src/player/review/ResultScreen.tsx' },
  '_clock.js': { file: 'clock.js', css: ['clock.css'] },
  'src/features/exams/ExamListPage.tsx': { file: 'exams.js', src: 'src/features/exams/ExamListPage.tsx' },
  '../../packages/question-types/src/types/choice/player.tsx': { file: 'choice.js', src: '../../packages/question-types/src/types/choice/player.tsx', imports: ['_vendor.js'] },
  '../../packages/question-types/src/types/text-gaps/player.tsx': { file: 'gaps.js', src: '../../packages/question-types/src/types/text-gaps/player.tsx' },
  '../../packages/question-types/src/types/choice/messages.vi.json': { file: 'choice.vi.js', src: '../../packages/question-types/src/types/choice/messages.vi.json' },
  '../../packages/question-types/src/types/text-gaps/messages.vi.json': { file: 'gaps.vi.js', src: '../../packages/question-types/src/types/text-gaps/messages.vi.json' },
};
const sizes: Record<string, number> = { 'main.js': 50, 'main.css': 10, 'vendor.js': 100, 'attempt.js': 20, 'attempt.css': 5, 'clock.js': 2, 'clock.css': 1, 'exams.js': 999, 'player.vi.js': 4, 'player.en.js': 999, 'result.js': 999, 'choice.js': 7, 'gaps.js': 9, 'choice.vi.js': 1, 'gaps.vi.js': 3 };

test('counts the entry, the player, what they import, their styles, one language and the heaviest family, each once', () => {
  const { total, files } = measurePlayer(manifest, (file) => sizes[file] ?? Number.NaN);
  expect(files.map(({ file }) => file)).toEqual(['vendor.js', 'main.js', 'attempt.js', 'main.css', 'gaps.js', 'attempt.css', 'player.vi.js', 'gaps.vi.js', 'clock.js', 'clock.css']);
  expect(total).toBe(204);
});

test('the heaviest family is the one whose player and words weigh most together', () => {
  const { files } = measurePlayer(manifest, (file) => ({ ...sizes, 'choice.vi.js': 5 })[file] ?? Number.NaN);
  const names = files.map(({ file }) => file);
  expect(names).toEqual(expect.arrayContaining(['choice.js', 'choice.vi.js']));
  expect(names).not.toContain('gaps.js');
  expect(names).not.toContain('gaps.vi.js');
});

test('a family whose words are part of another chunk cannot pass unweighed', () => {
  const { '../../packages/question-types/src/types/choice/messages.vi.json': _gone, ...rest } = manifest;
  expect(() => measurePlayer(rest, () => 1)).toThrow(/words of choice/);
});

test('a build whose player chunk is gone cannot pass by weighing nothing', () => {
  const { 'src/player/PlayerApp.tsx': _gone, ...rest } = manifest;
  expect(() => measurePlayer(rest, () => 1)).toThrow(/PlayerApp/);
});
