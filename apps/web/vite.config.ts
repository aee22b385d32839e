import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// npm run dev tells where the API listens.
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  // The server puts a fresh one into every page that it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The API compares a request's origin with its own host, so the browser's host goes through.
  server: { proxy: { '/api': { target: api, changeOrigin: false }, '/media': { target: api, changeOrigin: false } } },
});
