/** Which folders a change must touch for `npm test -- --changed` to run a browser test. Tests of the whole run in CI for every change. */

const api = (module: string): string => `apps/api/src/modules/${module}/`;
const feature = (name: string): string => `apps/web/src/features/${name}/`;
const type = (family: string): string => `packages/question-types/src/types/${family}/`;

/** Paths begin with one of the folders. */
export const browserTests: Readonly<Record<string, readonly string[]>> = {
  'e2e/abroad.test.ts': ['apps/api/src/environment.ts', 'packages/domain/src/people/'],
  'e2e/activation-codes.test.ts': [feature('activation-codes'), feature('packages'), api('activation-codes')],
  'e2e/audio.test.ts': [
    'apps/web/src/player/session/media.ts',
    'apps/web/src/player/recordings/',
    api('media'),
    api('recordings'),
  ],
  'e2e/browser.test.ts': ['e2e/browser.ts'],
  'e2e/cross-origin.test.ts': ['apps/api/src/http/', api('partners')],
  'e2e/gates.test.ts': ['apps/web/src/navigation/', 'apps/web/src/session/', 'packages/domain/src/access/'],
  'e2e/journey.en.test.ts': ['apps/web/src/player/', 'apps/web/src/frame/', 'apps/web/src/lists/', 'packages/ui/'],
  'e2e/journey.vi.test.ts': [
    feature('exams'),
    feature('formats'),
    feature('classes'),
    feature('assignments'),
    feature('results'),
    feature('marking'),
    api('exams'),
    api('classes'),
    api('assignments'),
    api('attempts'),
    api('results'),
    'packages/paper/',
  ],
  'e2e/notices.test.ts': [feature('notices'), api('notices'), 'packages/ui/src/shells/'],
  'e2e/offline.test.ts': [
    'apps/web/src/player/offline/',
    'apps/web/src/player/journal/',
    'apps/web/src/worker/',
    'apps/web/build/service-worker.ts',
    api('attempts'),
  ],
  'e2e/old-browsers.test.ts': ['tools/browser-floor.ts', 'apps/web/vite.config.ts', 'apps/web/src/main.tsx'],
  'e2e/own-account.test.ts': [feature('own-account')],
  'e2e/page-gates.test.ts': ['apps/web/src/app/', 'apps/web/src/i18n/', 'packages/domain/src/access/'],
  'e2e/question-bank.test.ts': [feature('question-bank'), api('question-bank')],
  'e2e/sessions.test.ts': [feature('sessions'), 'apps/web/src/session/', 'apps/web/src/api/'],
  'e2e/sign-up.test.ts': [feature('accounts'), api('accounts'), api('messages')],
  'e2e/user-administration.test.ts': [feature('user-administration'), api('user-administration')],
  'e2e/types/choice.test.ts': [type('choice'), 'e2e/types/harness.ts'],
  'e2e/types/composite.test.ts': [type('composite')],
  'e2e/types/every-code.test.ts': ['e2e/types/'],
  'e2e/types/grid.test.ts': [type('grid')],
  'e2e/types/inline-lists.test.ts': [type('inline-lists')],
  'e2e/types/marked-text.test.ts': [type('marked-text')],
  'e2e/types/matching.test.ts': [type('matching')],
  'e2e/types/ordering.test.ts': [type('ordering'), 'packages/question-types/src/editing/'],
  'e2e/types/pictures.test.ts': [type('scene'), type('drawing'), 'packages/question-types/src/zones/'],
  'e2e/types/rich-text.test.ts': [
    'packages/question-types/src/editing/rich-text/',
    'packages/question-types/src/markup/',
  ],
  'e2e/types/teacher-marked.test.ts': [type('writing'), type('speaking'), feature('marking'), api('marking')],
  'e2e/types/text-gaps.test.ts': [type('text-gaps')],
  'e2e/types/wide-pictures.test.ts': ['packages/question-types/src/zones/', feature('type-gallery')],
  'e2e/types/tiles.test.ts': [type('tiles'), 'packages/question-types/src/drag-and-drop/'],
};
