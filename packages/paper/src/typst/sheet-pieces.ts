/** Typst functions that an answer sheet is drawn with. */
import { bubbleLabel } from './sheet-layout.ts';

export const sheetPieces = String.raw`
#let ring = circle(radius: 2.45mm, stroke: 1.75mm + black)
// Of the size of a ring with its stroke. A sheet that lies upside down shows it at the upper right.
#let disc = circle(radius: 3.325mm, fill: black)
#let corners = {
  place(top + left, dx: 7mm, dy: 6.6mm, ring)
  place(top + right, dx: -7mm, dy: 6.6mm, ring)
  place(bottom + left, dx: 6.125mm, dy: -5.725mm, disc)
  place(bottom + right, dx: -7mm, dy: -6.6mm, ring)
}
// "at" names the group of the bubble and what it stands for; its place is reported where the sheet asks for that. Its
// letter is light, so that it is not mistaken for a faint pencil.
#let placed = state("placed", false)
#let bubble(label, filled: false, at: none) = box(width: 4.5mm, height: 4.5mm, baseline: 1.1mm, {
  if at != none { place(top + left, context if placed.get() {
    let spot = here().position()
    [#metadata((..at, spot.page, spot.x / 1mm + 2.1, spot.y / 1mm + 2.1)) <${bubbleLabel}>]
  }) }
  circle(
    radius: 2.1mm, stroke: 0.6pt, inset: 0pt, fill: if filled { black } else { none },
    align(center + horizon, text(if label.clusters().len() > 2 { 5pt } else { 7.5pt }, fill: luma(57%), font: ("Tinos"), label)),
  )
})
// Examples of half-filled, crossed, ticked and dotted bubbles: none of them can be read.
#let wrongs = {
  let mark(body) = box(width: 4.5mm, height: 4.5mm, baseline: 1.1mm, { place(center + horizon, circle(radius: 2.1mm, stroke: 0.6pt)); place(center + horizon, body) }) + h(1.2mm)
  mark(circle(radius: 0.8mm, fill: black))
  mark(text(9pt, "×"))
  mark(line(start: (0mm, 1.4mm), end: (2.2mm, -1.4mm), stroke: 1pt))
  mark(rect(width: 2.6mm, height: 1.6mm, fill: black))
}
#let qr(modules, side) = {
  let unit = side / modules.len()
  box(width: side, height: side, {
    for (y, row) in modules.enumerate() {
      for run in row { place(dx: run.at(0) * unit, dy: y * unit, rect(width: run.at(1) * unit, height: unit, fill: black)) }
    }
  })
}
#let line-to-write(label, value: "") = grid(
  columns: (auto, 1fr), column-gutter: 1.5mm, align: bottom, label, if value == "" { blank(100%) } else { strong(value) },
)
#let digits-grid(name, title, columns, given) = block(width: columns * 6mm, stroke: 0.7pt, {
  set align(center)
  set par(leading: 0pt, spacing: 0pt)
  block(width: 100%, inset: (y: 4pt), below: 0pt, stroke: (bottom: 0.7pt), text(10pt, strong(title)))
  grid(
    columns: (6mm,) * columns, stroke: (x, y) => (left: if x > 0 { 0.7pt }, bottom: if y == 0 { 0.7pt }), inset: (y: 0.35mm),
    ..range(columns).map(x => box(height: 5.4mm, align(center + horizon, given.at(x, default: "")))),
    ..range(10).map(d => range(columns).map(x => bubble(str(d), filled: given.at(x, default: "") == str(d), at: (name + ":" + str(x), str(d))))).flatten(),
  )
})
// Rows of bubbles in columns of ten, side by side.
#let choice-rows(rows) = {
  let columns = calc.max(1, calc.min(4, calc.ceil(rows.len() / 10)))
  let wide = calc.max(2, ..rows.map(row => row.at(1).len()))
  if wide > 4 { columns = calc.min(columns, 3) }
  let per = calc.ceil(rows.len() / columns)
  block(stroke: 0.7pt, width: 100%, breakable: false, grid(
    columns: (1fr,) * columns,
    stroke: (x, y) => (left: if x > 0 { 0.7pt }),
    inset: (y: 1.6mm),
    ..range(columns).map(c => align(center, stack(spacing: 0pt, ..rows.slice(calc.min(rows.len(), c * per), calc.min(rows.len(), (c + 1) * per)).enumerate().map(((at, row)) => block(
      above: 0pt, below: if calc.rem(at, 5) == 4 { 1.8mm } else { 0.55mm },
      box(width: 8mm, align(right, strong(str(row.at(0))))) + h(3mm) + row.at(1).map(label => bubble(label, at: (row.at(2), label))).join(h(2.6mm)) + h((wide - row.at(1).len()) * 7.1mm),
    ))))),
  ))
}
#let cluster(name, title, labels, yes, no) = block(stroke: 0.7pt, width: 100%, breakable: false, {
  set align(center)
  block(width: 100%, inset: (y: 3pt), below: 0.6mm, stroke: (bottom: 0.7pt), text(10.5pt, strong(title)))
  grid(columns: 3, column-gutter: 2mm, row-gutter: 0.7mm, align: center + horizon,
    [], text(8.5pt, yes.at(0)), text(8.5pt, no.at(0)),
    ..labels.map(label => (text(10.5pt, strong(label + ")")), bubble(yes.at(1), at: (name + ":" + label, "true")), bubble(no.at(1), at: (name + ":" + label, "false")))).flatten())
  v(1mm)
})
#let digits-answer(name, title, cells) = block(stroke: 0.7pt, width: 100%, breakable: false, {
  set align(center)
  block(width: 100%, inset: (y: 3pt), below: 1mm, stroke: (bottom: 0.7pt), text(10.5pt, strong(title)))
  grid(columns: (3mm,) + (5.1mm,) * cells, row-gutter: 0.45mm, align: center + horizon,
    [], ..range(cells).map(_ => rect(width: 5.1mm, height: 4.6mm, stroke: 0.7pt)),
    text(9pt, strong("−")), bubble("−", at: (name + ":0", "-")), ..range(cells - 1).map(_ => []),
    text(9pt, strong(",")), [], ..range(1, cells).map(x => if x < 3 { bubble(",", at: (name + ":" + str(x), ",")) } else { [] }),
    ..range(10).map(d => (text(9pt, strong(str(d))), ..range(cells).map(x => bubble(str(d), at: (name + ":" + str(x), str(d)))))).flatten())
  v(1mm)
})
#let side-by-side(items, columns) = grid(columns: (1fr,) * columns, row-gutter: 2mm, ..items)
`;
