/** Tells text in the old TCVN3 and VNI encodings, read as Unicode, from Vietnamese. */

/** Latin-1 letters and signs that no Vietnamese name has, and that TCVN3 or VNI put in place of its letters. */
const foreign =
  /[\u00a1-\u00bf\u00c4-\u00c7\u00cb\u00ce-\u00d1\u00d6-\u00d8\u00db\u00dc\u00de\u00df\u00e4-\u00e7\u00eb\u00ee-\u00f1\u00f6-\u00f8\u00fb\u00fc\u00fe\u00ff]/;
/** VNI writes a letter, then the letter that carries its marks: "Vaên", "Traàn". */
const pair = /a[âãáàäåêéèúùûü]|e[âãáàäåéèêë]|o[âäå]|[oô][ûïõøù]|[uö][øùûïõ]|A[ÂÃÁÀÊÉÈ]|E[ÂÃÁÀ]|OÂ/;

export const isLegacyText = (text: string): boolean => foreign.test(text) || pair.test(text);

/** True when a fifth of the names, at least, reads like it: a single foreign name is not an encoding. */
export function looksLegacy(names: readonly string[]): boolean {
  const suspicious = names.filter(isLegacyText).length;
  return suspicious > 0 && suspicious >= names.length / 5;
}
