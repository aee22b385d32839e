/** How learners of grades 1 to 5 sign in without a password: class code, name, and a secret of pictures or digits. */

export const classSignInWays = ['PICTURES', 'DIGITS'] as const;
export type ClassSignInWay = (typeof classSignInWays)[number];

/** The pictures, in the order in which they are shown. Their names are messages; their files are named after them. */
export const signInPictures = [
  'cat',
  'dog',
  'fish',
  'rabbit',
  'elephant',
  'tiger',
  'frog',
  'penguin',
  'turtle',
  'chick',
  'bee',
  'cow',
  'apple',
  'banana',
  'watermelon',
  'strawberry',
  'corn',
  'mushroom',
  'flower',
  'rainbow',
  'balloon',
  'bus',
  'guitar',
  'bell',
] as const;
export type SignInPicture = (typeof signInPictures)[number];

export const picturesInSecret = 4;
export const digitsInSecret = 6;
/** Wrong tries until the teacher has to open the sign-in of a learner again. */
export const classSignInTries = 5;

const grades: readonly string[] = ['G1', 'G2', 'G3', 'G4', 'G5'];
/** Whether learners of a grade may sign in this way. */
export const signsInByClass = (gradeId: string): boolean => grades.includes(gradeId);

type Random = (bytes: Uint8Array) => Uint8Array;

/** A number below `most`, each equally likely. `most` is at most 256. */
function below(most: number, random: Random): number {
  const limit = 256 - (256 % most);
  for (;;) {
    const value = random(new Uint8Array(1))[0]!;
    if (value < limit) return value % most;
  }
}

/** A new secret: names of different pictures separated by a blank, or digits. */
export function newClassSecret(way: ClassSignInWay, random: Random): string {
  if (way === 'DIGITS') return Array.from({ length: digitsInSecret }, () => below(10, random)).join('');
  const left: SignInPicture[] = [...signInPictures];
  return Array.from({ length: picturesInSecret }, () => left.splice(below(left.length, random), 1)[0]!).join(' ');
}

/** Without vowels and without letters that look like digits, so that no word comes out. */
const keyLetters = 'bcdfghjkmnpqrstvwxz23456789';
const keyLength = 6;

/** The random end of the code by which a class's names are found: a class's own code can be guessed. */
export const newClassKey = (random: Random): string =>
  Array.from({ length: keyLength }, () => keyLetters[below(keyLetters.length, random)]!).join('');

export const classSignInCode = (code: string, key: string): string => `${code}-${key.toUpperCase()}`;

/** The class's own code and the key in a typed code; null when it cannot be one. */
export function readClassSignInCode(typed: string): { readonly code: string; readonly key: string } | null {
  const text = typed.replace(/\s/g, '').toLowerCase();
  const key = text.slice(-keyLength);
  const code = text.slice(0, -keyLength).replace(/-$/, '');
  return code !== '' && [...key].every((letter) => keyLetters.includes(letter)) ? { code, key } : null;
}

/** Names for a list that anybody with the class's sign-in code can see: initials and the given name; the whole name only where two are alike. */
export function shortNames<Name extends { readonly lastName: string; readonly firstName: string }>(
  people: readonly Name[],
): string[] {
  const whole = ({ lastName, firstName }: Name) => `${lastName} ${firstName}`.trim();
  const short = ({ lastName, firstName }: Name) =>
    [
      ...lastName
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `${[...word][0]!.toLocaleUpperCase('vi')}.`),
      firstName,
    ].join(' ');
  const count = new Map<string, number>();
  for (const one of people) count.set(short(one), (count.get(short(one)) ?? 0) + 1);
  return people.map((one) => (count.get(short(one))! > 1 ? whole(one) : short(one)));
}
