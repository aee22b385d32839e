/**
 * For the server's build: of pages that it does not draw it needs what the navigation says of them, so their screens stay
 * out.
 */
import type { Plugin } from 'vite';

/** The features whose pages the server draws. */
const drawn =
  /\/(?:site\/(?:landing|policies|manuals|user-events|home)|commerce\/packages|people\/accounts)\/pages\.ts$/;

export const drawnPages = (): Plugin => ({
  name: 'drawn-pages',
  transform: {
    filter: { id: /\/apps\/web\/src\/\w+\/[\w-]+\/pages\.ts$/ },
    handler(code, id) {
      if (drawn.test(id)) return undefined;
      return { code: code.replaceAll(/\bimport\(\s*'[^']*'\s*\)/g, 'Promise.reject()'), map: null };
    },
  },
});
