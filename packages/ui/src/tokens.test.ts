import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The tokens of a theme: those of every block that applies to it, later blocks overriding earlier ones. */
function tokensOf(theme: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selector.split(',').map((name) => name.trim());
    if (!names.some((name) => name === `[data-theme='${theme}']` || name === ':root')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

function colour(tokens: Map<string, string>, name: string): [number, number, number] {
  let value = tokens.get(name);
  for (let depth = 0; depth < 5 && value?.startsWith('var('); depth += 1) value = tokens.get(value.slice(4, -1));
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value ?? '')?.[1];
  if (!hex) throw new Error(`${name} is not a plain colour: ${value}`);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
}

function contrast(tokens: Map<string, string>, front: string, back: string): number {
  const light = (name: string) => {
    const [red, green, blue] = colour(tokens, name).map((part) => {
      const share = part / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [a, b] = [light(front), light(back)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const words: [string, string][] = [
  ['--text', '--page'],
  ['--text', '--surface'],
  ['--text', '--sunken'],
  ['--text', '--tint'],
  ['--muted', '--page'],
  ['--muted', '--surface'],
  ['--muted', '--sunken'],
  ['--muted', '--tint'],
  ['--placeholder', '--surface'],
  ['--link', '--page'],
  ['--link', '--surface'],
  ['--link', '--tint'],
  ['--on-primary', '--primary'],
  ['--on-primary', '--primary-hover'],
  ['--on-danger', '--danger'],
  ['--on-danger', '--danger-hover'],
  ['--tint-text', '--tint'],
  ['--cell-text', '--cell'],
  ['--on-chosen', '--chosen'],
  ['--disabled-text', '--disabled'],
  ['--muted', '--well'],
  ['--muted', '--neutral-bg'],
  ['--ok', '--ok-bg'],
  ['--ok', '--surface'],
  ['--bad', '--bad-bg'],
  ['--bad', '--surface'],
  ['--warn', '--warn-bg'],
  ['--info', '--info-bg'],
  ['--late', '--late-bg'],
  ['--attention', '--warn-bg'],
  ['--attention', '--surface'],
  ['--on-mark', '--ok-solid'],
  ['--on-mark', '--bad-solid'],
  ['--on-hot', '--hot'],
];
const shapes: [string, string][] = [
  ['--input', '--surface'],
  ['--input', '--page'],
  ['--focus', '--page'],
  ['--focus', '--surface'],
  ['--accent', '--surface'],
  ['--chosen-line', '--surface'],
];

describe.each(['light', 'dark', 'cream', 'contrast'])('theme %s', (theme) => {
  const tokens = tokensOf(theme);
  test.each(words)('%s on %s has enough contrast for text', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)('%s on %s has enough contrast for shapes', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(3);
  });
});

test('a theme set on an element overrides every token of the theme around it', () => {
  const own = (theme: string) => {
    const names = new Set<string>();
    for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!selector.split(',').some((name) => name.trim() === `[data-theme='${theme}']`)) continue;
      for (const [, name = ''] of body.matchAll(/(--[\w-]+):/g)) names.add(name);
    }
    return names;
  };
  const light = own('light');
  expect(light.size).toBeGreaterThan(60);
  for (const theme of ['dark', 'cream', 'contrast']) {
    const names = own(theme);
    expect([...light].filter((name) => !names.has(name))).toEqual([]);
  }
});

test('colours of the operating system replace every colour of every theme', () => {
  const block = css.slice(css.indexOf('@media (forced-colors: active)'));
  const forced = new Map(
    [...block.slice(0, block.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => [name!, value!] as const,
    ),
  );
  const names = [...tokensOf('contrast')].filter(([, value]) => /#|rgba?\(/.test(value)).map(([name]) => name);
  const scales = /^--(?:ink|amber|green|red|blue|gray)-\d$/;
  expect(names.filter((name) => !scales.test(name) && !forced.has(name))).toEqual([]);
  const system = /\b(?:Canvas|CanvasText|LinkText|GrayText|Highlight|HighlightText)\b|^(?:none|transparent)$/;
  expect([...forced].filter(([name, value]) => name !== '--scrim' && !system.test(value!))).toEqual([]);
});

test('both languages have the same keys and parameters', () => {
  expect(Object.keys(en)).toEqual(Object.keys(vi));
  const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(vi))
    expect([key, holes(en[key as keyof typeof en])]).toEqual([key, holes(text)]);
});
