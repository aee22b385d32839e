/**
 * Functions and syntax that the oldest supported browsers lack (Chrome 109, Firefox 115, Safari and iOS 15.6) and no
 * polyfill adds.
 */
const tooNew: Readonly<Record<string, RegExp>> = {
  // Safari before 16.4 rejects a whole file that contains one.
  lookbehind: /\(\?<[=!]/,
  'the regex flag v': /\/[^/\n]+\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/,
  'Array.fromAsync': /\bArray\.fromAsync\(/,
  'Promise.withResolvers': /\bPromise\.withResolvers\(/,
  'Promise.try': /\bPromise\.try\(/,
  'AbortSignal.any': /\bAbortSignal\.any\(/,
  'URL.canParse': /\bURL\.(?:canParse|parse)\(/,
  'String.isWellFormed': /\.(?:isWellFormed|toWellFormed)\(\)/,
  'Set methods': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'iterator helpers': /\.(?:values|keys|entries)\(\)\.(?:map|filter|toArray|some|every|find|reduce|forEach)\(/,
  checkVisibility: /\.checkVisibility\(/,
  requestIdleCallback: /\brequestIdleCallback\(/,
  popover: /\.(?:showPopover|hidePopover|togglePopover)\(/,
  'Intl.Segmenter': /\bnew Intl\.Segmenter\b/,
  OffscreenCanvas: /\bnew OffscreenCanvas\b/,
  'regex modifiers': /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/,
  'RegExp.escape': /\bRegExp\.escape\(/,
  'Iterator.from': /\bIterator\.from\(/,
  'base64 of bytes': /\.(?:fromBase64|toBase64|toHex|fromHex)\(/,
  'Response.json': /\bResponse\.json\(/,
  'Intl.DurationFormat': /\bIntl\.DurationFormat\b/,
  Temporal: /\bTemporal\.[A-Z]/,
  'view transitions': /\.startViewTransition\(/,
  'the navigation API': /\b(?:window|globalThis|self)\.navigation\b/,
  scheduler: /\bscheduler\.(?:yield|postTask)\(/,
  'CSS highlights': /\bCSS\.highlights\b/,
  'loops over a stream': /\bfor await\s*\([^)]*\.body\b/,
  setHTMLUnsafe: /\.setHTMLUnsafe\(/,
};

/**
 * Styles that the oldest browsers ignore, together with the rule around them. The build adds fallbacks for `:has()` and
 * `@container`.
 */
const tooNewInStyles: Readonly<Record<string, RegExp>> = {
  'color-mix': /\bcolor-mix\(/,
  'light-dark': /\blight-dark\(/,
  'relative colours': /\b(?:rgb|hsl|oklch|oklab)\(\s*from\b/,
  oklch: /\b(?:oklch|oklab)\(/,
  subgrid: /\bsubgrid\b/,
  '@scope': /@scope\b/,
  '@starting-style': /@starting-style\b/,
  'overflow: clip': /\boverflow(?:-[xy])?:\s*[^;}]*\bclip\b/,
  'units of a container': /[\d.]cq(?:w|h|i|b|min|max)\b/,
  'line units': /[\d.]r?lh\b/,
  'linear easing': /\blinear\(/,
  'anchor positions': /\banchor\(|\bposition-anchor\b/,
  'ranges of a width': /@media[^{]*\(\s*(?:width|height)\s*[<>]/,
};

const named = (rules: Readonly<Record<string, RegExp>>, source: string): string[] =>
  Object.entries(rules)
    .filter(([, pattern]) => pattern.test(source))
    .map(([name]) => name);

/** The names of all rules, for the test that violates each of them. */
export const floorRules = { scripts: Object.keys(tooNew), styles: Object.keys(tooNewInStyles) };

/** Names that a script uses and the oldest supported browsers lack. */
export const findTooNew = (source: string): string[] => named(tooNew, source);

/** The same for a style sheet. */
export const findTooNewStyles = (source: string): string[] =>
  named(tooNewInStyles, source.replaceAll(/\/\*[^]*?\*\//g, ''));
