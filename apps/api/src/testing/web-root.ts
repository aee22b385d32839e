/** A built web app of a few bytes, for tests of how pages are served. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** The sources of scripts that render public pages, and that draw the home page, see platform/rendering. */
export function smallWebRoot(render?: string, renderEarly?: string): string {
  const webRoot = mkdtempSync(join(tmpdir(), 'vumon-web-'));
  afterAll(() => rmSync(webRoot, { recursive: true, force: true }));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(
    join(webRoot, 'index.html'),
    '<!doctype html><html lang="vi"><head><meta name="site" content="__SITE__"><title>Vumon</title><meta property="csp-nonce" nonce="__CSP_NONCE__"><script>var a = 1;</script><link rel="stylesheet" crossorigin href="/assets/main.css" nonce="__CSP_NONCE__"><script type="module" src="/assets/app-1a2b.js"></script></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(
    join(webRoot, 'offline.html'),
    '<!doctype html><html lang="vi"><head><meta name="site" content="__SITE__"><meta property="csp-nonce" nonce="__CSP_NONCE__"><script>var b = 2;</script><script type="module" src="/assets/offline-3c4d.js"></script></head>',
  );
  mkdirSync(join(webRoot, '.vite'));
  writeFileSync(
    join(webRoot, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/app-1a2b.js' },
      _player: { file: 'assets/player.js', css: ['assets/player.css'], imports: ['index.html', '_questions'] },
      _questions: { file: 'assets/questions.js' },
      vi: { file: 'assets/words.vi.js' },
      en: { file: 'assets/words.en.js' },
      'src/app/rendered.ts': { file: 'assets/rendered.js' },
      'src/app/hydrate.ts': { file: 'assets/hydrate.js' },
      'src/app/early.ts': { file: 'assets/early.js' },
      _main: { file: 'assets/main.js', css: ['assets/main.css'] },
    }),
  );
  writeFileSync(
    join(webRoot, '.vite/modules.json'),
    JSON.stringify({
      'apps/web/src/app/App.tsx': 'assets/main.js',
      'apps/web/src/player/index.tsx': 'assets/player.js',
      'apps/web/src/player/first-catalogs.vi.ts': 'assets/words.vi.js',
      'apps/web/src/player/first-catalogs.en.ts': 'assets/words.en.js',
    }),
  );
  const home = ['apps/web/src/app/App.tsx'];
  writeFileSync(
    join(webRoot, '.vite/pages.json'),
    JSON.stringify(renderEarly === undefined ? {} : { '/home': { vi: home, en: home } }),
  );
  writeFileSync(join(webRoot, 'assets/app-1a2b.js'), `console.log(${JSON.stringify('x'.repeat(3000))})`);
  writeFileSync(join(webRoot, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(join(webRoot, 'render'));
  if (render !== undefined || renderEarly !== undefined)
    writeFileSync(join(webRoot, 'assets/main.css'), '.lead{color:red}.never{color:blue}');
  if (renderEarly !== undefined) {
    writeFileSync(join(webRoot, 'render/render-early.js'), renderEarly);
    writeFileSync(join(webRoot, 'assets/early.js'), 'var drawn=null;');
  }
  if (render !== undefined) {
    writeFileSync(join(webRoot, 'render/render.js'), render);
    writeFileSync(join(webRoot, 'assets/rendered.js'), 'var pressed=null;');
  }
  return webRoot;
}
