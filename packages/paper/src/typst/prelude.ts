/** The beginning of every paper: page settings, and the functions that its blocks use. */

/** Sizes of the paper, in millimetres. */
export const pageWidth = 210;
export const margins = { top: 20, right: 15, bottom: 20, left: 20 } as const;
export const columnGap = 7;

/** The width of a column of text. */
export const textWidth = (columns: 1 | 2): number =>
  (pageWidth - margins.left - margins.right - (columns - 1) * columnGap) / columns;

/** Fonts, formulas and boxes for everything that is printed. */
export const letters = String.raw`
#set text(font: ("Tinos", "New Computer Modern"), size: 12pt, hyphenate: false)
#set par(justify: true, leading: 0.58em, spacing: 0.68em)
// Cells are too narrow for justified text: the gaps between words would be large.
#show grid: set par(justify: false)
#show table: set par(justify: false)
#show math.equation: set text(font: ("New Computer Modern Math", "Tinos"))
// Typst lets a formula reach into the gaps above and below its line so far that two lines with fractions or systems lie
// over one another. An invisible box of nearly the formula's height keeps them apart; "set par" would do the same, but
// begins a paragraph before each formula.
#show math.equation.where(block: false): it => context {
  let whole(body) = measure({ set par(leading: 0pt); body }).height
  let em = 1em.to-absolute()
  let height = whole(it)
  if height < 1.4 * em { return it }
  let far = 50 * em
  let descent = whole({ it; box(width: 0pt, height: far) }) - far
  let part = 0.1 * em
  it + sym.wj + box(width: 0pt, height: height - 2 * part, baseline: descent - part)
}
#show raw: set text(font: ("Tinos", "New Computer Modern"), size: 1.25em)
#let formula-text(value, ..style) = text(font: "Tinos", ..style, value)
#let rows(align, lines, gap: 0.9em) = box(baseline: 50% - 0.28em, grid(
  columns: calc.max(1, align.len()), column-gutter: gap, row-gutter: 0.45em,
  align: (x, y) => align.at(calc.min(x, align.len() - 1), default: center) + horizon,
  ..lines.flatten(),
))
#let tick = box(width: 3.6mm, height: 3.6mm, baseline: 0.4mm, stroke: 0.6pt)
#let cell(body) = box(width: 6.5mm, height: 6.5mm, baseline: 1.8mm, stroke: 0.6pt, align(center + horizon, body))
#let blank(width) = box(width: width, baseline: 0.5mm, line(length: 100%, stroke: (thickness: 0.7pt, dash: "dotted")))
#let gap(number: none, letters: 8, cue: none) = {
  if number != none { strong("(" + str(number) + ")") + sym.space.nobreak }
  blank(calc.max(14mm, letters * 2.1mm))
  if cue != none { sym.space.nobreak + strong("(" + cue + ")") }
}
// Words wrap where a column is narrow, formulas and numbers do not: their columns are "stiff". Where these do not fit,
// the table gets a smaller font, down to a readable limit.
#let ruled(columns, ..cells, stiff: ()) = align(center, layout(size => {
  let grid(widths, inset) = table(columns: widths, stroke: 0.6pt, inset: inset, align: left, ..cells)
  let plain = grid(columns, 4pt)
  if stiff.len() == 0 or measure(plain).width <= size.width { return plain }
  let given = cells.pos()
  let widest(x) = calc.max(..range(x, given.len(), step: columns).map(at => measure(given.at(at)).width))
  let widths(scale) = range(columns).map(x => if x in stiff { widest(x) * scale + 4pt } else { 12mm * scale })
  let scale = (1, 0.9, 0.8, 0.7, 0.6).find(one => widths(one).sum() <= size.width)
  let scale = if scale == none { 0.55 } else { scale }
  set text(scale * 1em)
  let left = size.width - range(columns).map(x => if x in stiff { widths(scale).at(x) } else { 0pt }).sum()
  grid(widths(scale).enumerate().map(((x, width)) => if x in stiff { width } else { calc.max(width, left / (columns - stiff.len())) }), 2pt)
}))
// A line that does not fit is broken where both lines are about as long, so that no word stands alone; after its first
// "head" words where both parts fit.
#let balanced(value, head: 0, style: it => it) = layout(size => {
  let words = value.split(" ")
  let wide(from, to) = measure(style(words.slice(from, to).join(" "))).width
  if words.len() < 2 or wide(0, words.len()) <= size.width { return style(value) }
  let rated = range(1, words.len()).map(at => (calc.max(wide(0, at), wide(at, words.len())), at))
  let best = if head > 0 and head < words.len() and rated.at(head - 1).at(0) <= size.width { rated.at(head - 1) } else { rated.sorted().first() }
  if best.at(0) > size.width { return style(value) }
  let at = best.at(1)
  style(words.slice(0, at).join(" ")) + linebreak() + style(words.slice(at).join(" "))
})
#let item(body, last: false) = block(breakable: false, width: 100%, sticky: last, body)
#let figure-of(body, caption) = align(center, block(breakable: false, above: 0.6em, below: 0.6em, {
  body
  if caption != none { linebreak(); text(0.9em, emph(caption)) }
}))
// A question of few lines beside its picture where the page has room for both, as in printed papers: "stacked" has the
// picture between the text and its options.
#let beside(picture, text, stacked) = layout(size => {
  if size.width < 150mm or measure(picture).width > 70mm { return stacked }
  // Cells of other grids are too narrow for justified text.
  grid(columns: (1fr, auto), column-gutter: 5mm, { set par(justify: true); text }, picture)
})
// Choices and texts to read first stay on the page of what follows; one that fills half a page may break.
#let leading(body) = block(width: 100%, sticky: true, layout(size => {
  block(width: 100%, breakable: measure(block(width: size.width, body)).height > 120mm, body)
}))
#let framed(body) = block(width: 100%, stroke: 0.6pt, inset: 6pt, body)
#let passage(body) = block(width: 100%, inset: (left: 4mm), above: 0.7em, below: 0.9em, body)
// A formula that neither fits nor breaks into lines, such as a long fraction, is set smaller: it would leave the column.
#let fitted(body, room) = {
  let whole = measure(body)
  if whole.width <= room or measure(width: room, body).height > whole.height * 1.2 { body } else { text(room / whole.width * 0.99em, body) }
}
// As many side by side as their widths allow: four, two or one; three where there are groups of three. Side by side each
// has one line, and the middle of a fraction is level with the letters beside it.
#let options(items, most: 4, indent: 5mm) = layout(size => {
  let n = items.len()
  let space = 4mm
  let widest = calc.max(0pt, ..items.map(one => measure(one).width))
  let threes = calc.rem(n, 3) == 0 or n == 5
  let fits = (4, 3, 2).filter(c => (
    c <= most and (c != 4 or n not in (5, 6)) and (c != 3 or threes)
      and (c != 2 or not threes or n > 3) and widest <= (size.width - indent) / c - space
  ))
  let columns = fits.at(0, default: 1)
  let room = (size.width - indent - (columns - 1) * space) / columns
  pad(left: indent, grid(columns: (1fr,) * columns, column-gutter: space, row-gutter: 0.62em, align: horizon, ..items.map(one => fitted(one, room))))
})
#let bank(items) = layout(size => {
  let widest = calc.max(20mm, ..items.map(one => measure(one).width + 6mm))
  let columns = calc.max(1, calc.min(items.len(), calc.floor(size.width / widest)))
  block(width: 100%, stroke: 0.6pt, inset: 5pt, grid(columns: (1fr,) * columns, row-gutter: 0.6em, align: center + horizon, ..items))
})
// Rows with boxes to tick. A column is as wide as its header in one line, but the columns together leave a third of the
// width for the row's text, unless a single word needs more. "words" are those of the headers.
#let ticks(heads, words, ..cells) = layout(size => {
  let small = heads.len() > 3
  let side = if small { 2pt } else { 4pt }
  let head(one) = if small { text(10pt, one) } else { one }
  let widest(all) = calc.max(0pt, ..all.map(one => measure(head(one)).width)) + 2 * side
  let share = size.width * 64% / heads.len()
  let width = calc.max(widest(words), calc.min(widest(heads), share))
  table(
    columns: (1fr,) + (width,) * heads.len(), stroke: 0.6pt, inset: (x: side, y: 4pt),
    [], ..heads.map(one => align(center, head(one))), ..cells,
  )
})
// Two columns with room between them: halves, unless one of them needs more than its half and the other less.
#let matched(middle, ..cells) = layout(size => {
  let gutter = 3mm
  let given = cells.pos()
  let rows = range(0, given.len(), step: 3)
  let widest(x) = calc.max(1mm, ..rows.map(at => measure(given.at(at + x)).width))
  let middle = if size.width < 100mm { calc.max(16mm, middle * 0.45) } else { middle }
  let half = (size.width - 2 * gutter - middle) / 2
  let (left, right) = (widest(0), widest(2))
  let columns = if left <= half and right <= half { (1fr, middle, 1fr) }
    else if left <= half { (left, middle, 1fr) }
    else if right <= half { (1fr, middle, right) }
    else { (left / 1mm * 1fr, middle, right / 1mm * 1fr) }
  grid(columns: columns, column-gutter: gutter, row-gutter: 0.8em, align: horizon, ..given)
})
#let writing-lines(count) = {
  for _ in range(count) { block(above: 0pt, below: 0pt, height: 8mm, width: 100%, align(bottom, line(length: 100%, stroke: (thickness: 0.6pt, dash: "dotted")))) }
}
#let dot = circle(radius: 0.9mm, fill: black)
`;
