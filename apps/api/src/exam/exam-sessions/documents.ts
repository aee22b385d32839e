/** Typst sources of an exam session's lists, cards and minutes. Texts that people wrote are passed as data, not as markup. */

const head = `
#let data = json("data.json")
#let w = data.words
#set text(font: "Tinos", size: 11.5pt, lang: data.lang)
#let heading = grid(columns: (1fr, 1fr), align: center + top, column-gutter: 8mm,
  [#if data.authority != "" [#upper(data.authority) \\ ] #if data.school != "" [*#upper(data.school)* #v(-7pt) #line(length: 28mm, stroke: 0.7pt)]],
  [*#upper(data.title)* \\ #data.day])
#let signatures(who) = grid(columns: (1fr,) * who.len(), align: center, ..who.map(one => [*#one* \\ #emph(w.sign)]))
`;

/** A page or more for each room: who sits where, with room for signatures; the code of the room and its QR. */
export const listsSource = `${head}
#let sheet(room) = {
  set page(paper: "a4", margin: (x: 15mm, top: 14mm, bottom: 18mm), footer: context {
    line(length: 100%, stroke: 0.6pt)
    v(-6pt)
    text(size: 9.5pt)[#w.howTo #h(1fr) #room.pageWord #(counter(page).get().at(0))]
  })
  counter(page).update(1)
  heading
  v(4mm)
  grid(columns: (24mm, 1fr, 24mm), column-gutter: 6mm, align: horizon,
    rect(width: 24mm, height: 25mm, stroke: 0.8pt, align(center + horizon)[#text(size: 9.5pt, tracking: 0.8pt, w.room) \\ #text(size: 27pt, weight: "bold", room.number)]),
    [#align(center, text(size: 16pt, weight: "bold", w.lists))
     #grid(columns: (1fr, 1fr), row-gutter: 7pt,
       [#w.place: *#room.place*], [#w.shift *#room.shift*, #data.day],
       [#w.numbers: *#room.numbers*], [#w.opens *#room.opens*, #w.time *#room.time*],
       ..if room.invigilator != "" { ([#w.invigilator: *#room.invigilator*],) } else { () })],
    align(center)[#image(room.qr, width: 22mm) #v(-6pt) #text(size: 9.5pt)[#w.code *#room.code*]])
  v(3mm)
  table(columns: (10mm, 24mm, 1fr, 24mm, 18mm, 13mm, 26mm, 24mm), align: (center, center, left, center, center, center, left, left), stroke: 0.6pt + black, inset: (x: 4pt, y: 5pt),
    table.header(..(w.columns.place, w.columns.number, w.columns.name, w.columns.birthday, w.columns.class, w.columns.machine, w.columns.signature, w.columns.remark).map(one => align(center, strong(one)))),
    ..room.seats.enumerate().map(((at, seat)) => ([#(at + 1)], strong(seat.number), seat.name, seat.birthday, seat.class, seat.machine, [], [])).flatten())
  v(2mm)
  block(breakable: false)[
    #w.total: *#room.seats.len()* #h(8mm) #w.present: #box(width: 18mm, repeat[.]) #h(6mm) #w.absent: #box(width: 18mm, repeat[.]) #h(6mm) #w.absentNumbers: #box(width: 1fr, repeat[.])
    #v(3mm)
    #signatures((w.invigilator1, w.invigilator2, w.chair))
    #v(16mm)
  ]
}
#for (at, room) in data.rooms.enumerate() { if at > 0 { pagebreak(weak: true) }
  sheet(room) }
`;

/** Eight cards a page, to cut and put on the desks, by room and machine. */
export const cardsSource = `${head}
#set page(paper: "a4", margin: 10mm)
#let card(one) = rect(width: 100%, height: 66mm, stroke: (paint: gray, thickness: 0.5pt, dash: "dashed"), inset: 6mm)[
  #text(size: 9.5pt)[#upper(data.school) #h(1fr) #w.shift #one.shift]
  #v(1mm)
  #text(size: 10pt, data.title)
  #v(2mm)
  #grid(columns: (1fr, auto), align: (left + bottom, right + bottom),
    [#text(size: 9.5pt, w.columns.number) \\ #text(size: 27pt, weight: "bold", one.number)],
    [#text(size: 9.5pt)[#w.columns.machine] \\ #text(size: 27pt, weight: "bold", one.machine)])
  #v(1mm)
  #grid(columns: (1fr, auto), gutter: 3mm, text(size: 14pt, weight: "bold", one.name), one.class)
  #v(1mm)
  #text(size: 10pt)[#w.columns.room *#one.room*, #one.place #h(1fr) #one.time]
  #v(1fr)
  #text(size: 8.5pt, fill: luma(80), w.cardHowTo)
]
#for (at, page) in data.pages.enumerate() { if at > 0 { pagebreak() }
  grid(columns: (1fr, 1fr), gutter: 3mm, ..page.map(card)) }
`;

/** The minutes of the shifts: who was absent in which room, and what happened. */
export const minutesSource = `${head}
#set page(paper: "a4", margin: (x: 18mm, y: 16mm), numbering: "1 / 1")
#for (at, shift) in data.shifts.enumerate() [
  #if at > 0 { pagebreak() }
  #heading
  #v(5mm)
  #align(center)[#text(size: 16pt, weight: "bold", w.minutes) \\ #w.shift *#shift.number*, #shift.time]
  #v(3mm)
  #table(columns: (16mm, 1fr, 18mm, 18mm, 18mm, 44mm), align: (center, left, center, center, center, left), stroke: 0.6pt, inset: 5pt,
    table.header(..(w.columns.room, w.place + ", " + lower(w.invigilator), w.columns.planned, w.columns.present, w.columns.absent, w.columns.absentNumbers).map(one => align(center, strong(one)))),
    ..shift.rooms.map(room => (strong(room.number), [#room.place #if room.invigilator != "" [ \\ #room.invigilator]], [#room.planned], [#room.present], [#room.absent], room.absentNumbers)).flatten())
  #v(3mm)
  #text(size: 13pt, weight: "bold", w.course)
  #if shift.said != "" [ \\ #shift.said]
  #if shift.events.len() > 0 {
    table(columns: (16mm, 18mm, 1fr), stroke: 0.6pt, inset: 5pt, align: (center, center, left),
      table.header(..(w.columns.at, w.columns.room, w.columns.event).map(one => align(center, strong(one)))),
      ..shift.events.map(one => (one.at, one.room, one.text)).flatten()) }
  #v(6mm)
  #block(breakable: false)[#signatures((w.invigilator, w.chair)) #v(16mm)]
]
`;
