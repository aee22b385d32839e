export const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `text-gaps` → `textGaps`. */
export function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** `text-gaps` → `TextGaps`. */
export function pascal(name: string): string {
  const word = camel(name);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
