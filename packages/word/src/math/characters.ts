/** Characters of formulas as LaTeX. */

const table = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [[...pair][0]!, [...pair].slice(1).join('')]);

/** The character, then its command. */
const commands: ReadonlyMap<string, string> = new Map([
  ...table(
    String.raw`
    α\alpha β\beta γ\gamma δ\delta ε\varepsilon ϵ\epsilon ζ\zeta η\eta θ\theta ϑ\vartheta ι\iota κ\kappa λ\lambda μ\mu µ\mu
    ν\nu ξ\xi ο{o} π\pi ϖ\varpi ρ\rho ϱ\varrho σ\sigma ς\varsigma τ\tau υ\upsilon φ\varphi ϕ\phi χ\chi ψ\psi ω\omega
    Γ\Gamma Δ\Delta ∆\Delta Θ\Theta Λ\Lambda Ξ\Xi Π\Pi Σ\Sigma Υ\Upsilon Φ\Phi Ψ\Psi Ω\Omega Ω\Omega
    Α\mathrm{A} Β\mathrm{B} Ε\mathrm{E} Ζ\mathrm{Z} Η\mathrm{H} Ι\mathrm{I} Κ\mathrm{K} Μ\mathrm{M} Ν\mathrm{N} Ο\mathrm{O} Ρ\mathrm{P} Τ\mathrm{T} Χ\mathrm{X}
    −- –- —- ‐- ‑- ×\times ·\cdot ⋅\cdot ∙\cdot •\bullet ÷\div ±\pm ∓\mp ∗* ∘\circ ◦\circ ⊕\oplus ⊖\ominus ⊗\otimes ⊙\odot
    ≤\le ⩽\leqslant ≥\ge ⩾\geqslant ≠\ne ≈\approx ≃\simeq ≅\cong ≡\equiv ∼\sim ∽\backsim ⌢\frown ∝\propto ≪\ll ≫\gg ≺\prec ≻\succ ≢\not\equiv
    ∈\in ∉\notin ∋\ni ⊂\subset ⊃\supset ⊆\subseteq ⊇\supseteq ⊄\not\subset ⊅\not\supset ⊈\nsubseteq ⊊\subsetneq ∪\cup ∩\cap ∅\varnothing ⌀\varnothing ∖\setminus
    ∀\forall ∃\exists ∄\nexists ¬\neg ∧\wedge ∨\vee ⊥\perp ⟂\perp ∥\parallel ∦\nparallel ∣\mid ∤\nmid ∠\angle ∡\measuredangle ∟\llcorner
    →\to ←\leftarrow ↔\leftrightarrow ⇒\Rightarrow ⇐\Leftarrow ⇔\Leftrightarrow ⟶\longrightarrow ⟵\longleftarrow ⟷\longleftrightarrow ⟹\Longrightarrow ⟸\Longleftarrow ⟺\Longleftrightarrow
    ↑\uparrow ↓\downarrow ↕\updownarrow ↗\nearrow ↘\searrow ↦\mapsto ⇌\rightleftharpoons ⇄\rightleftarrows ⇀\rightharpoonup
    ∞\infty ∂\partial ∇\nabla √\surd ∫\int ∬\iint ∭\iiint ∮\oint ∯\oiint ∰\oiiint ∑\sum ∏\prod ∐\coprod ⋃\bigcup ⋂\bigcap
    …\dots ⋯\cdots ⋮\vdots ⋱\ddots ⋰\ddots ′' ″'' ‴''' ‵\backprime °^{\circ} º^{\circ} ˚^{\circ} ℃{}^{\circ}\mathrm{C} ‰\text{‰} %\% #\# $\$ &\& _\_ \backslash
    ℝ\mathbb{R} ℕ\mathbb{N} ℤ\mathbb{Z} ℚ\mathbb{Q} ℂ\mathbb{C} ℙ\mathbb{P} ℓ\ell ℏ\hbar ℵ\aleph ℘\wp ℜ\Re ℑ\Im
    ∴\therefore ∵\because △\triangle ▵\triangle □\square ◻\square ■\blacksquare ★\bigstar ⋆\star
    ⟨\langle ⟩\rangle 〈\langle 〉\rangle 〈\langle 〉\rangle ⌊\lfloor ⌋\rfloor ⌈\lceil ⌉\rceil ‖\Vert ⟦\llbracket ⟧\rrbracket 〚\llbracket 〛\rrbracket
    ²^{2} ³^{3} ¹^{1} ⁰^{0} ⁴^{4} ‰{}^{0}\!/_{00} ½\tfrac{1}{2} ¼\tfrac{1}{4} ¾\tfrac{3}{4} ⁄/ ∕/ ⋄\diamond † \dagger
  `.replace('† \\dagger', '†\\dagger'),
  ),
  ['\\', '\\backslash'],
  ['{', '\\{'],
  ['}', '\\}'],
  ['~', '\\sim'],
  ['^', '\\wedge'],
  ['⩾', '\\geqslant'],
  ['\u00a0', '\\ '],
  ['\u2002', '\\enspace'],
  ['\u2003', '\\quad'],
  ['\u2009', '\\,'],
  ['\u2005', '\\:'],
  ['\u2004', '\\;'],
  ['\u200a', '\\,'],
  ['“', '\\text{“}'],
  ['”', '\\text{”}'],
  ['‘', "'"],
  ['’', "'"],
]);

const invisible = /[\u2060-\u2064\u200b-\u200d\ufeff]/u;

/** Functions that LaTeX has under the names people write, and those of Vietnamese schools. */
const functions: ReadonlyMap<string, string> = new Map([
  ...'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim max min sup inf det gcd deg dim arg ker'
    .split(' ')
    .map((name): [string, string] => [name, `\\${name}`]),
  ...'tg cotg arccot arccotg arctg ctg ƯCLN BCNN ƯC BC ƯSCLN BSCNN'
    .split(' ')
    .map((name): [string, string] => [
      name,
      /^[a-z]+$/i.test(name) ? `\\operatorname{${name}}` : `\\operatorname{\\text{${name}}}`,
    ]),
]);

export const functionCommand = (name: string): string | null => functions.get(name) ?? null;

/** One character of a formula; null when LaTeX (as KaTeX reads it) has none for it. */
export function characterCommand(character: string): string | null {
  if (invisible.test(character)) return '';
  const command = commands.get(character);
  if (command !== undefined) return command;
  if (/^[A-Za-z0-9+\-*/=<>()[\]|,.;:!?'"@]$/.test(character)) return character;
  return mathAlphabet(character);
}

/** Words inside a formula, for `\text{}`. Signs that text mode does not have are written as formulas between. */
export function textCommand(text: string): string {
  let written = '';
  let words = '';
  const flush = (): void => {
    if (words !== '') written += `\\text{${words}}`;
    words = '';
  };
  for (const character of text.normalize('NFC')) {
    if (invisible.test(character)) continue;
    if (/[\s\u00a0]/u.test(character)) words += ' ';
    else if (/[\p{Script=Latin}0-9.,;:!?()[\]/"'“”‘’–+*=@|<>-]/u.test(character)) words += character;
    else {
      flush();
      const command = characterCommand(character);
      // Unchanged, so that the check by KaTeX decides.
      written += command === null ? `\\text{${character}}` : command + (/\\[A-Za-z]+$/.test(command) ? ' ' : '');
    }
  }
  flush();
  return written;
}

/** 𝑥, 𝐀, 𝔸 and other characters of the mathematical alphabets, which some programs use instead of styles. */
function mathAlphabet(character: string): string | null {
  const code = character.codePointAt(0)!;
  if (code < 0x1d400 || code > 0x1d7ff) return null;
  const plain = character.normalize('NFKC');
  const inner = plain === character ? null : characterCommand(plain);
  if (inner === null) return null;
  if (code >= 0x1d7ce) return code <= 0x1d7d7 ? `\\mathbf{${inner}}` : inner;
  const style = [
    'mathbf',
    '',
    'boldsymbol',
    'mathscr',
    'mathscr',
    'mathfrak',
    'mathbb',
    'mathfrak',
    'mathsf',
    'mathsf',
    'mathsf',
    'mathsf',
    'mathtt',
  ][Math.floor((code - 0x1d400) / 52)];
  return style ? `\\${style}{${inner}}` : inner;
}
