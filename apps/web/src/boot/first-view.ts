/**
 * Draws the start page of a test before the app's code has loaded, from the reply that boot.ts requested; on a cheap
 * phone this is seconds earlier. The app renders over it. Runs after boot.ts in the page's first script, with only
 * syntax and functions of ES5. FIRST_VIEW_WORDS are the player's own messages, inserted by build/boot-plugin.ts. The
 * styles are those of start.module.css, whose classes therefore have global names.
 */
/* oxlint-disable no-var, eslint/prefer-const, no-unused-vars, unicorn/prefer-string-starts-ends-with */
interface FirstViewWords {
  rules: string;
  ruleTime: string;
  ruleSave: string;
  ruleEnd: string;
  ruleRecord: string;
  minuteUnit: string;
  questions: string;
  minutes: string;
}
declare const FIRST_VIEW_WORDS: { vi: FirstViewWords; en: FirstViewWords };

interface ShownTest {
  title: string;
  className: string;
  teacherName: string;
  minutes: number | null;
  questions: number;
  status: string;
  open: boolean;
  record: boolean;
  nextAttempt: number | null;
  attempt: { status: string } | null;
}

(function () {
  var early = (window as unknown as { early?: Record<string, { reply: Promise<Response> }> }).early;
  if (!early) return;
  var url = Object.keys(early).filter(function (one) {
    return one.indexOf('/unit-test-assigned/') >= 0;
  })[0];
  if (!url) return;
  var languages = FIRST_VIEW_WORDS;
  var words = document.documentElement.lang === 'en' || /^\/en\//.test(location.pathname) ? languages.en : languages.vi;

  function add(parent: Element, tag: string, name: string, text?: string): HTMLElement {
    var element = document.createElement(tag);
    if (name) element.className = name;
    if (text !== undefined) element.textContent = text;
    parent.appendChild(element);
    return element;
  }

  /** Adds a fact with space for its icon. */
  function addFact(list: Element, text: string): HTMLElement {
    var fact = add(list, 'li', '');
    var icon = add(fact, 'span', '');
    icon.style.width = '20px';
    icon.style.height = '20px';
    fact.appendChild(document.createTextNode(' ' + text));
    return fact;
  }

  /** Whether the app shows more than its loading state. */
  function hasDrawn(root: Element): boolean {
    return root.querySelector('h1, h2, [role=alert]') !== null;
  }

  function draw(test: ShownTest): void {
    var root = document.getElementById('root');
    if (!root || !root.parentNode || hasDrawn(root)) return;
    var view = document.createElement('div');
    view.className = 'start-page';
    var head = add(view, 'header', 'start-head');
    add(head, 'b', '', 'Vumon').style.cssText = 'font-size:20px;margin-left:44px';
    var sheet = add(add(view, 'main', 'start-main'), 'section', 'start-sheet');
    var margin = add(sheet, 'div', 'start-margin');
    if (test.minutes !== null) {
      add(margin, 'b', 'num', String(test.minutes));
      add(margin, 'span', '', words.minuteUnit);
    }
    var content = add(sheet, 'div', 'start-content');
    add(content, 'p', 'muted', test.className + ' · ' + test.teacherName);
    add(content, 'h1', 'start-title', test.title);
    var facts = add(content, 'ul', 'start-facts');
    addFact(facts, words.questions.replace('{{count}}', String(test.questions)));
    if (test.minutes !== null) addFact(facts, words.minutes.replace('{{count}}', String(test.minutes)));
    // Space for the dates, which the app shows in the user's own time zone.
    addFact(facts, '00/00/0000 00:00 – 00/00/0000 00:00').style.visibility = 'hidden';
    add(content, 'h2', 'h16', words.rules);
    var rules = add(content, 'ul', 'start-rules');
    if (test.minutes !== null) add(rules, 'li', '', words.ruleTime);
    add(rules, 'li', '', words.ruleSave);
    add(rules, 'li', '', words.ruleEnd);
    if (test.record) add(rules, 'li', '', words.ruleRecord);
    root.parentNode.insertBefore(view, root);
    root.style.display = 'none';

    var observer = new MutationObserver(function () {
      if (document.contains(root) && !hasDrawn(root!)) return;
      observer.disconnect();
      if (view.parentNode) view.parentNode.removeChild(view);
      root!.style.display = '';
    });
    // Also reports that boot.ts removed the root from the page because the app cannot start.
    observer.observe(document.body, { childList: true, subtree: true });
  }

  early[url]!.reply.then(function (reply) {
    if (!reply.ok) return;
    // Reads a copy, because the app reads the reply itself.
    return reply.clone().json();
  }).then(
    function (body) {
      var test = body && (body.data as ShownTest);
      if (!test || !test.open || (test.attempt && test.attempt.status === 'RUNNING')) return;
      if (test.nextAttempt !== null || test.status === 'UPCOMING') draw(test);
    },
    function () {
      // A rejection is handled by the caller that takes the reply.
    },
  );
})();
