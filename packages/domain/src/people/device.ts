/** Describes a device by its user agent, with product names, which are the same in every language. */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bCoc_Coc|coc_coc_browser/i, 'Cốc Cốc'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bZalo\b/i, 'Zalo'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly handheld: boolean;
}

export function deviceOf(userAgent: string): Device {
  return {
    browser: first(browsers, userAgent),
    system: first(systems, userAgent),
    handheld: /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent),
  };
}
