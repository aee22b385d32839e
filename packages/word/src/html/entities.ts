/** Character references of HTML: the names that word processors and web pages write, and numbers. */

/** Names of the Latin-1 letters and signs, in the order of their code points from U+00A0. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const others =
  'amp:& lt:< gt:> quot:" apos:\' OElig:Œ oelig:œ Scaron:Š scaron:š Yuml:Ÿ fnof:ƒ circ:ˆ tilde:˜ ' +
  'Alpha:Α Beta:Β Gamma:Γ Delta:Δ Epsilon:Ε Zeta:Ζ Eta:Η Theta:Θ Iota:Ι Kappa:Κ Lambda:Λ Mu:Μ Nu:Ν Xi:Ξ Omicron:Ο Pi:Π Rho:Ρ Sigma:Σ Tau:Τ Upsilon:Υ Phi:Φ Chi:Χ Psi:Ψ Omega:Ω ' +
  'alpha:α beta:β gamma:γ delta:δ epsilon:ε zeta:ζ eta:η theta:θ iota:ι kappa:κ lambda:λ mu:μ nu:ν xi:ξ omicron:ο pi:π rho:ρ sigmaf:ς sigma:σ tau:τ upsilon:υ phi:φ chi:χ psi:ψ omega:ω thetasym:ϑ upsih:ϒ piv:ϖ ' +
  'ensp:\u2002 emsp:\u2003 thinsp:\u2009 zwnj:\u200c zwj:\u200d lrm:\u200e rlm:\u200f ndash:– mdash:— lsquo:‘ rsquo:’ sbquo:‚ ldquo:“ rdquo:” bdquo:„ dagger:† Dagger:‡ bull:• hellip:… permil:‰ prime:′ Prime:″ lsaquo:‹ rsaquo:› oline:‾ frasl:⁄ euro:€ trade:™ ' +
  'image:ℑ weierp:℘ real:ℜ alefsym:ℵ larr:← uarr:↑ rarr:→ darr:↓ harr:↔ crarr:↵ lArr:⇐ uArr:⇑ rArr:⇒ dArr:⇓ hArr:⇔ forall:∀ part:∂ exist:∃ empty:∅ nabla:∇ isin:∈ notin:∉ ni:∋ prod:∏ sum:∑ minus:− lowast:∗ radic:√ prop:∝ infin:∞ ang:∠ and:∧ or:∨ cap:∩ cup:∪ int:∫ there4:∴ sim:∼ cong:≅ asymp:≈ ne:≠ equiv:≡ le:≤ ge:≥ sub:⊂ sup:⊃ nsub:⊄ sube:⊆ supe:⊇ oplus:⊕ otimes:⊗ perp:⊥ sdot:⋅ lceil:⌈ rceil:⌉ lfloor:⌊ rfloor:⌋ lang:⟨ rang:⟩ loz:◊ spades:♠ clubs:♣ hearts:♥ diams:♦ ' +
  // Of MathML and of HTML 5.
  'InvisibleTimes:\u2062 it:\u2062 ApplyFunction:\u2061 af:\u2061 InvisibleComma:\u2063 ic:\u2063 InvisibleTimes:\u2062 nbsp:\u00a0 NonBreakingSpace:\u00a0 plus:+ equals:= lpar:( rpar:) lsqb:[ rsqb:] lcub:{ rcub:} vert:| comma:, period:. colon:: semi:; lowbar:_ num:# percnt:% excl:! quest:? sol:/ bsol:\\ ast:* hyphen:‐ dash:‐ leq:≤ geq:≥ deg:° square:□ check:✓ cross:✗ OverBar:‾ rightarrow:→ leftarrow:← Rightarrow:⇒ Leftrightarrow:⇔ leftrightarrow:↔ RightArrow:→ Element:∈ element:∈ Integral:∫ Sum:∑ Sqrt:√ plusmn:± PlusMinus:± CenterDot:· dd:ⅆ DifferentialD:ⅆ ee:ⅇ ExponentialE:ⅇ infintie:⧝ hbar:ℏ Abreve:Ă abreve:ă Dstrok:Đ dstrok:đ Itilde:Ĩ itilde:ĩ Utilde:Ũ utilde:ũ';

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)]),
  ...others
    .split(' ')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
]);

/** What old writers mean by numbers between 128 and 159. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function numbered(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows[code - 0x80]!;
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  return String.fromCodePoint(code);
}

/** References that nobody knows stay as they are written. */
export const withCharacters = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#[xX]([0-9a-fA-F]{1,8})|#(\d{1,8})|([A-Za-z][A-Za-z0-9]{1,30}));?/g,
        (whole, hex?: string, decimal?: string, name?: string) => {
          if (hex !== undefined) return numbered(Number.parseInt(hex, 16));
          if (decimal !== undefined) return numbered(Number(decimal));
          return named.get(name!) ?? whole;
        },
      )
    : text;
