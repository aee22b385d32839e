/** LaTeX as somebody would type it on one line: for lists of choices, spreadsheets, messages and screen readers' names. */

const symbols: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  varphi: 'φ',
  phi: 'φ',
  omega: 'ω',
  Delta: 'Δ',
  Omega: 'Ω',
  Sigma: 'Σ',
  times: '×',
  cdot: '·',
  div: ':',
  pm: '±',
  mp: '∓',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  equiv: '≡',
  sim: '∼',
  simeq: '≃',
  cong: '≅',
  infty: '∞',
  in: '∈',
  notin: '∉',
  ni: '∋',
  subset: '⊂',
  subseteq: '⊆',
  supset: '⊃',
  cup: '∪',
  cap: '∩',
  emptyset: '∅',
  varnothing: '∅',
  setminus: '∖',
  backslash: '\\',
  forall: '∀',
  exists: '∃',
  neg: '¬',
  angle: '∠',
  widehat: '∠',
  hat: '∠',
  triangle: '△',
  perp: '⊥',
  parallel: '∥',
  to: '→',
  rightarrow: '→',
  leftarrow: '←',
  Rightarrow: '⇒',
  Leftrightarrow: '⇔',
  leftrightarrow: '↔',
  longrightarrow: '⟶',
  mapsto: '↦',
  circ: '°',
  degree: '°',
  prime: '′',
  ldots: '…',
  cdots: '⋯',
  dots: '…',
  vdots: '⋮',
  sum: '∑',
  prod: '∏',
  int: '∫',
  lim: 'lim',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  cot: 'cot',
  log: 'log',
  ln: 'ln',
  exp: 'exp',
  max: 'max',
  min: 'min',
  quad: ' ',
  qquad: ' ',
  mid: '|',
  vert: '|',
  lvert: '|',
  rvert: '|',
  lbrace: '{',
  rbrace: '}',
  langle: '⟨',
  rangle: '⟩',
  star: '⋆',
  mathbb: '',
  mathbf: '',
  mathrm: '',
  mathit: '',
  mathcal: '',
  text: '',
  textbf: '',
  operatorname: '',
  boldsymbol: '',
  displaystyle: '',
  left: '',
  right: '',
  big: '',
  Big: '',
  bigl: '',
  bigr: '',
  Bigl: '',
  Bigr: '',
  limits: '',
  overline: '',
  overrightarrow: '→',
  vec: '→',
  underline: '',
  mathop: '',
  boxed: '',
  hline: '',
  heva: '{ ',
  hoac: '[ ',
};

const raised = new Map([...'0123456789+-=()n'].map((plain, at) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'][at]!]));
const lowered = new Map([...'0123456789+-=()'].map((plain, at) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at]!]));

const all = (text: string, letters: ReadonlyMap<string, string>): string | null =>
  text !== '' && [...text].every((one) => letters.has(one)) ? [...text].map((one) => letters.get(one)).join('') : null;

/** In brackets where it is more than one number or name. */
const grouped = (text: string): string =>
  /^(?:[\p{L}]|[\d.,]+|√\S|[\p{L}\d]+[⁰-⁹²³¹])$/u.test(text) ? text : `(${text})`;

const deepest = 40;

export function readableLatex(latex: string): string {
  let at = 0;

  /** One argument: a group, a command with its own arguments, or a letter. */
  function argument(depth: number): string {
    while (latex[at] === ' ') at++;
    if (latex[at] === '{') {
      at++;
      return sequence('}', depth + 1);
    }
    return at < latex.length ? atom(depth + 1) : '';
  }

  function script(letters: ReadonlyMap<string, string>, sign: string, depth: number): string {
    const text = argument(depth).replace(/−/g, '-');
    if (text === '°' || text === '′') return text;
    return all(text, letters) ?? `${sign}${grouped(text)}`;
  }

  function command(depth: number): string {
    const name = /^[A-Za-z]+/.exec(latex.slice(at))?.[0];
    if (name === undefined) {
      const sign = latex[at++] ?? '';
      return sign === '\\' ? '; ' : /[,;:! ]/.test(sign) ? ' ' : sign;
    }
    at += name.length;
    if (/^[dtc]?frac$/.test(name)) {
      const above = grouped(argument(depth));
      return `${above}/${grouped(argument(depth))}`;
    }
    if (name === 'sqrt') {
      const index = latex[at] === '[' ? latex.slice(at + 1, latex.indexOf(']', at)) : '';
      if (index !== '') at += index.length + 2;
      return `${index === '' ? '' : (all(index, raised) ?? index)}√${grouped(argument(depth))}`;
    }
    if (name === 'begin' || name === 'end') {
      const environment = argument(depth);
      if (name === 'begin' && /array|tabular/.test(environment) && latex[at] === '{') argument(depth);
      return name === 'end' ? '' : environment === 'cases' ? '{ ' : '';
    }
    const said = symbols[name] ?? name;
    // The letters of a word must not touch the next one: "\sin x", but "\pi r".
    if (/^[a-z]{2,}$/.test(said) && latex[at] === ' ') return `${said} `;
    if (latex[at] === ' ' && /^\p{L}?$/u.test(said)) at++;
    return said;
  }

  function atom(depth: number): string {
    if (depth > deepest) return latex.slice(at, (at = latex.length));
    const sign = latex[at++]!;
    if (sign === '\\') return command(depth);
    if (sign === '{') return sequence('}', depth + 1);
    if (sign === '^') return script(raised, '^', depth);
    if (sign === '_') return script(lowered, '_', depth);
    if (sign === '~') return ' ';
    if (sign === '&') return ' ';
    return sign;
  }

  function sequence(end: string | null, depth: number): string {
    let text = '';
    while (at < latex.length) {
      if (latex[at] === end) {
        at++;
        break;
      }
      if (latex[at] === '}') at++;
      else text += atom(depth);
    }
    return text.replace(/\s+/g, ' ').trim();
  }

  return sequence(null, 0);
}
