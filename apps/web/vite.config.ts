import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { bootPlugin } from './build/boot-plugin.ts';
import { browserFloor } from './build/browser-floor.ts';
import { chunkGroups, scriptsBeside } from './build/chunks.ts';
import { drawnPages } from './build/drawn-pages.ts';
import { manualWords } from './build/manual-words.ts';
import { moduleList } from './build/module-list.ts';
import { pageListFile } from './build/page-list.ts';
import { writeFonts } from './build/fonts.ts';
import { serviceWorker } from './build/service-worker.ts';

// npm run dev tells where the API listens.
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** Without the components of `packages/ui`: they are small and get new props at each rendering (docs/decisions/0243). */
const compiled = ['/apps/web/src/', '/packages/question-types/src/'];

/**
 * Pages for the server, which renders them: a script for public ones, and one for those behind the sign-in. Without the
 * compiler, since a page is rendered once.
 */
const renderConfig: UserConfig = {
  plugins: [react(), manualWords(), drawnPages()],
  css: { postcss: { plugins: [browserFloor()] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/render',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['src/app/render.tsx', 'src/app/render-early.tsx'] },
  },
};

export default defineConfig(async ({ isSsrBuild }) => {
  if (isSsrBuild) return renderConfig;
  await writeFonts();
  return {
    plugins: [
      react({ compiler: { sources: compiled } }),
      bootPlugin(),
      manualWords(),
      moduleList(),
      pageListFile(),
      serviceWorker(),
    ],
    css: { postcss: { plugins: [browserFloor()] } },
    // The server replaces it with a fresh nonce in every page that it sends.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      manifest: true,
      // The oldest browsers that schools have: docs/decisions/0012.
      target: ['chrome109', 'firefox115', 'safari15.6'],
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, scripts, { hostId, hostType }) =>
          hostType === 'js' ? scriptsBeside(hostId, scripts) : scripts,
      },
      rolldownOptions: {
        // The second is shown without a connection. It is a page of its own, so that the first loads carry nothing of it.
        // The others are of pages that the server has rendered: their first scripts, and the one that loads the app.
        input: ['index.html', 'offline.html', 'src/app/rendered.ts', 'src/app/hydrate.ts', 'src/app/early.ts'],
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    // The API compares a request's origin with its own host, so the browser's host goes through.
    server: { proxy: { '/api': { target: api, changeOrigin: false }, '/media': { target: api, changeOrigin: false } } },
  };
});
