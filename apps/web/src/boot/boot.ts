/**
 * Runs in the page before everything else, in browsers of any age: only syntax and functions of ES5. Says so when the
 * browser is too old or when the app's code fails, and adds the few functions that the oldest supported browsers lack
 * (see docs/decisions/0012). Put into index.html by build/boot-plugin.ts, with the messages in place of BOOT_WORDS.
 */
/* oxlint-disable no-var, no-unused-vars, eslint/prefer-const, prefer-rest-params, unicorn/prefer-string-starts-ends-with */
interface BootWords {
  oldTitle: string;
  oldBody: string;
  oldHint: string;
  failedTitle: string;
  failedBody: string;
  reload: string;
}
declare const BOOT_WORDS: { vi: BootWords; en: BootWords };

(function () {
  var site = document.querySelector('meta[name=site]');
  var abroad = site !== null && site.getAttribute('content') === 'intl';
  var english = abroad || /^\/en(\/|$)/.test(location.pathname);
  var languages = BOOT_WORDS;
  var words = english ? languages.en : languages.vi;
  var shown = false;

  function show(title: string, lines: string[], withReload: boolean): void {
    if (shown) return;
    shown = true;
    function draw(): void {
      var main = document.createElement('main');
      main.setAttribute('role', 'alert');
      main.setAttribute(
        'style',
        'max-width:34em;margin:0 auto;padding:48px 16px;font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif',
      );
      var heading = document.createElement('h1');
      heading.setAttribute('style', 'font-size:22px;line-height:1.4;margin:0 0 12px');
      heading.textContent = title;
      main.appendChild(heading);
      for (var index = 0; index < lines.length; index++) {
        var line = document.createElement('p');
        line.setAttribute('style', 'margin:0 0 12px');
        line.textContent = lines[index]!;
        main.appendChild(line);
      }
      if (withReload) {
        var button = document.createElement('button');
        button.setAttribute('style', 'font:inherit;padding:10px 20px;min-height:44px');
        button.textContent = words.reload;
        button.onclick = function () {
          location.reload();
        };
        main.appendChild(button);
      }
      // Without its root element the app cannot render over the message.
      var root = document.getElementById('root');
      if (root && root.parentNode) root.parentNode.removeChild(root);
      document.body.appendChild(main);
      document.title = title;
    }
    if (document.body) draw();
    else document.addEventListener('DOMContentLoaded', draw);
  }

  // Present since Chrome 108, Firefox 104 and Safari 15.4: what the app's code and styles cannot do without.
  var isSupported =
    typeof Promise === 'function' &&
    typeof Array.prototype.findLast === 'function' &&
    typeof structuredClone === 'function' &&
    typeof BroadcastChannel === 'function' &&
    typeof HTMLDialogElement === 'function' &&
    window.CSS &&
    CSS.supports('height', '1dvh');
  if (!isSupported) {
    show(words.oldTitle, [words.oldBody, words.oldHint], false);
    return;
  }

  // The visitor's colour scheme, before anything is drawn, for every page of the app and the player.
  var system = matchMedia('(prefers-color-scheme: dark)');
  function applyScheme(): void {
    var choice: string | null = null;
    try {
      choice = localStorage.getItem('color-scheme');
    } catch (error) {
      // Without storage the system's colour scheme is used.
    }
    var dark = choice === 'dark' || (choice !== 'light' && system.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  }
  applyScheme();
  system.addEventListener('change', applyScheme);

  // The first replies that the page needs. They are requested now, in parallel to the code that reads them: those of the
  // start page of a test, and those that the server names for pages behind the sign-in: the profile, and what the page
  // shows first to whoever has that role.
  var test = /^(?:\/en)?\/assigned-unit-test\/([^/]+)\/?$/.exec(location.pathname);
  var named = document.documentElement.getAttribute('data-early');
  var wanted = test ? ['/api/account/profile', '/api/itf/classes/unit-test-assigned/' + test[1]] : named ? [named] : [];
  if (wanted.length > 0) {
    var early: Record<string, { reply: Promise<Response>; askedAt: number; cameAt: number }> = {};
    var ask = function (url: string): void {
      var reply = fetch(url, {
        credentials: 'same-origin',
        headers: { 'Accept-Language': english ? 'en' : 'vi' },
      });
      var entry = { reply: reply, askedAt: performance.now(), cameAt: 0 };
      reply.then(
        function () {
          entry.cameAt = performance.now();
        },
        function () {
          // A rejection is handled by the caller that takes the reply.
        },
      );
      early[url] = entry;
    };
    wanted.forEach(ask);
    (window as unknown as { early: object }).early = early;
    if (named)
      early[named]!.reply.then(function (reply) {
        // The app reads the reply itself.
        return reply.ok ? reply.clone().json() : null;
      })
        .then(function (reply) {
          var profile = reply && reply.data;
          // Nobody has chosen a role yet; a platform's home differs; abroad the app sets the zone of the times first.
          if (!profile || !profile.role || profile.launched || (abroad && profile.ownTimeZone === null)) return;
          var first = document.documentElement.getAttribute('data-early-' + profile.role.toLowerCase());
          if (first) first.split(' ').forEach(ask);
        })
        .catch(function () {
          // The app meets the same failure.
        });
  }

  function define(target: object, name: string, value: unknown): void {
    if (name in target) return;
    Object.defineProperty(target, name, { value: value, writable: true, configurable: true });
  }
  // Chrome 109 and Safari 15.
  define(Array.prototype, 'toSorted', function (this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return Array.prototype.slice.call(this).sort(compare);
  });
  define(Array.prototype, 'toReversed', function (this: unknown[]) {
    return Array.prototype.slice.call(this).reverse();
  });
  define(Array.prototype, 'toSpliced', function (this: unknown[]) {
    var copy = Array.prototype.slice.call(this);
    Array.prototype.splice.apply(copy, Array.prototype.slice.call(arguments) as [number, number]);
    return copy;
  });
  define(Array.prototype, 'with', function (this: unknown[], index: number, value: unknown) {
    var copy = Array.prototype.slice.call(this);
    var at = index < 0 ? copy.length + index : index;
    if (at < 0 || at >= copy.length) throw new RangeError('Invalid index : ' + index);
    copy[at] = value;
    return copy;
  });
  // Added by all browsers in 2023 and 2024.
  define(Object, 'groupBy', function (list: Iterable<unknown>, keyOf: (one: unknown, index: number) => string) {
    var groups = Object.create(null) as Record<string, unknown[]>;
    Array.from(list).forEach(function (one, index) {
      var key = keyOf(one, index);
      (groups[key] = groups[key] || []).push(one);
    });
    return groups;
  });
  define(Map, 'groupBy', function (list: Iterable<unknown>, keyOf: (one: unknown, index: number) => unknown) {
    var groups = new Map<unknown, unknown[]>();
    Array.from(list).forEach(function (one, index) {
      var key = keyOf(one, index);
      var group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    });
    return groups;
  });
  // Safari 15.
  define(AbortSignal, 'timeout', function (ms: number) {
    var controller = new AbortController();
    setTimeout(function () {
      controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    }, ms);
    return controller.signal;
  });

  function hasStarted(): boolean {
    var root = document.getElementById('root');
    return root !== null && root.childNodes.length > 0;
  }
  function failed(): void {
    if (!hasStarted()) show(words.failedTitle, [words.failedBody], true);
  }
  // Our files are below /assets/; errors of browser extensions are ignored. A script that fails to load is the target
  // of an event that only capturing listeners receive.
  var assets = location.origin + '/assets/';
  window.addEventListener(
    'error',
    function (event) {
      var target = event.target as { src?: string } | null;
      var file = (event as ErrorEvent).filename || (target && target.src) || '';
      if (file.indexOf(assets) === 0) failed();
    },
    true,
  );
  // Sent by main.tsx when it cannot load or start the app.
  window.addEventListener('app-failed', failed);
})();
