/** Functions and syntax that the oldest supported browsers lack (Chrome 109, Firefox 115, Safari and iOS 15.6) and nothing adds. */
const tooNew: Readonly<Record<string, RegExp>> = {
  // Safari before 16.4 refuses a whole file that contains one.
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
};

/** Names of what a script uses beyond the oldest supported browsers. */
export const findTooNew = (source: string): string[] =>
  Object.entries(tooNew)
    .filter(([, pattern]) => pattern.test(source))
    .map(([name]) => name);
