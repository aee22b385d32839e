/** Recognises text in the old encodings TCVN3 and VNI that was read as Unicode. */

/** Latin-1 letters and signs that no Vietnamese name has, and that stand for its letters in TCVN3 or VNI. */
const foreign =
  /[\u00a1-\u00bf\u00c4-\u00c7\u00cb\u00ce-\u00d1\u00d6-\u00d8\u00db\u00dc\u00de\u00df\u00e4-\u00e7\u00eb\u00ee-\u00f1\u00f6-\u00f8\u00fb\u00fc\u00fe\u00ff]/;
/** VNI writes a letter, then the letter that carries its marks: "Vaên", "Traàn". */
const pair = /a[âãáàäåêéèúùûü]|e[âãáàäåéèêë]|o[âäå]|[oô][ûïõøù]|[uö][øùûïõ]|A[ÂÃÁÀÊÉÈ]|E[ÂÃÁÀ]|OÂ/;

export const isLegacyText = (text: string): boolean => foreign.test(text) || pair.test(text);

/** True when at least a fifth of the names look like it: a single foreign name does not. */
export function looksLegacy(names: readonly string[]): boolean {
  const suspicious = names.filter(isLegacyText).length;
  return suspicious > 0 && suspicious >= names.length / 5;
}
