/**
 * For the server's build: of pages that it does not draw it needs what the navigation says of them, so their screens stay
 * out.
 */
import type { Plugin } from 'vite';

/** The features all of whose pages the server draws, and single screens of others. */
const drawn =
  /\/(?:site\/(?:landing|policies|manuals|user-events|home)|commerce\/packages|people\/accounts)\/pages\.ts$/;
const screens = ['./list/QuestionListPage.tsx', './ExamBuilderPage.tsx', './ResultPage.tsx'];

export const drawnPages = (): Plugin => ({
  name: 'drawn-pages',
  transform: {
    filter: { id: /\/apps\/web\/src\/\w+\/[\w-]+\/pages\.ts$/ },
    handler(code, id) {
      if (drawn.test(id)) return undefined;
      const without = code.replaceAll(/\bimport\(\s*'([^']*)'\s*\)/g, (load, screen: string) =>
        screens.includes(screen) ? load : 'Promise.reject()',
      );
      return { code: without, map: null };
    },
  },
});
