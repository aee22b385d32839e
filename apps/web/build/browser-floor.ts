/**
 * Adds fallbacks for the oldest supported browsers to every rule that they do not understand:
 * - Firefox 115 has no `:has()`. `:has(X:focus-visible)` and `:has(:focus)` become `:focus-within`.
 * - Safari 15 has no container queries. A width query falls back to the width of the window.
 * Other styles with `:has()` have no fallback, so they must not be essential.
 */
import type { Plugin, Rule } from 'postcss';

/** Padding of a page and a card on a phone in pixels, by which a container is narrower than the window. */
const around = 64;
const focused = /:has\([^()]*:focus(?:-visible)?\)/;

const hasNoHas = 'not selector(:has(*))';
const hasNoContainers = 'not (container-type: inline-size)';

/**
 * A browser ignores a whole rule if it does not know one of its selectors, so selectors with `:has()` get a separate
 * rule.
 */
function splitHas(rule: Rule): void {
  const modern = rule.selectors.filter((selector) => selector.includes(':has('));
  const old = rule.selectors.filter((selector) => !selector.includes(':has('));
  if (modern.length === 0) return;
  if (old.length > 0) {
    rule.cloneBefore({ selectors: old });
    rule.selectors = modern;
  }
}

export const browserFloor = (): Plugin => ({
  postcssPlugin: 'browser-floor',
  OnceExit(root, { AtRule }) {
    root.walkRules((rule) => {
      splitHas(rule);
      if (!rule.selectors.every((selector) => focused.test(selector))) return;
      const supports = new AtRule({ name: 'supports', params: hasNoHas });
      supports.append(rule.clone({ selectors: rule.selectors.map((one) => one.replace(focused, ':focus-within')) }));
      rule.after(supports);
    });
    root.walkAtRules('container', (container) => {
      const width = /^(?:[\w-]+\s+)?\((max|min)-width:\s*(\d+)px\)$/.exec(container.params);
      if (!width) throw container.error('Only (max-width: …px) and (min-width: …px) have a fallback for Safari 15.');
      const media = container.clone({ name: 'media', params: `(${width[1]}-width: ${Number(width[2]) + around}px)` });
      const supports = new AtRule({ name: 'supports', params: hasNoContainers });
      supports.append(media);
      container.after(supports);
    });
  },
});
