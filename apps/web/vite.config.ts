import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// npm run dev tells where the API listens.
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

// What every screen needs, as one file a kind: dozens of small files weigh more and arrive later.
const libraries = /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next)\//;
const frame =
  /packages\/i18n\/src\/|packages\/domain\/src\/product\.|packages\/ui\/src\/(?:UiProvider|theme|words|components\/(?:Button|IconButton|Note|LoadingState|ErrorState|State|Logo|Tooltip|Segmented|Timer|SaveState|NavCell|toast|useConfirm)\.)/;
// Recording, moving and clips are apart: only the types that use them need them.
const questions = /packages\/question-types\/src\/(?:markup|playing(?!\/(?:recording|moving|Clip))|rich-text)\//;
const moving = /packages\/question-types\/src\/playing\/moving\//;

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  // The server puts a fresh one into every page that it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: (id: string) => libraries.test(id) || frame.test(id), priority: 2 },
            { name: 'questions', test: questions, priority: 1 },
            { name: 'moving', test: moving, priority: 1 },
          ],
        },
      },
    },
  },
  // The API compares a request's origin with its own host, so the browser's host goes through.
  server: { proxy: { '/api': { target: api, changeOrigin: false }, '/media': { target: api, changeOrigin: false } } },
});
