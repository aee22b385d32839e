/** How the lines above a paper are broken: before the name of a place, and never before a single word. */

/** How many words name the office: "SỞ GIÁO DỤC VÀ ĐÀO TẠO" before "HÀ NỘI"; 0 where that cannot be told. */
export function wordsOfOffice(authority: string): number {
  const office = /^.*?(?:ĐÀO TẠO|GD&ĐT|TRAINING OF) /.exec(authority);
  return office ? office[0].trim().split(' ').length : 0;
}

/** Joins the name of the place, or the last two words, so that no word stands alone on the last line. */
export function keptTogether(text: string): string {
  const words = text.trim().split(/\s+/);
  const office = wordsOfOffice(words.join(' '));
  // A long name of a place is broken too.
  const from = office > 0 && words.length - office <= 4 ? Math.min(office, words.length - 2) : words.length - 2;
  return words.map((word, at) => (at === 0 ? word : `${at > Math.max(0, from) ? '\u00A0' : ' '}${word}`)).join('');
}
