/**
 * Papers in the markup that Google Docs, WPS and older versions of Word write: controls around runs, runs of a letter,
 * lists whose items have no text, tables without borders, pictures for formulas. `exported.json` states what a teacher
 * reads from each.
 */
import { readFileSync } from 'node:fs';
import { escapeXml, makeDocx, math, mathRun, png } from '@vumon/word/testing';
import { importedPaper, type ImportedPaper } from '../review/imported.ts';
import { wordDocument } from '../read.ts';

interface ExpectedPaper {
  readonly name: string;
  readonly questions: readonly string[];
  readonly states: readonly string[];
  readonly leftover: readonly string[];
}

const expected = JSON.parse(
  readFileSync(new URL('./exported.json', import.meta.url), 'utf8'),
) as readonly ExpectedPaper[];

const level = (at: number, format: string, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/>${more}</w:lvl>`;
/** Lists with these levels, each defined by itself. */
const lists = (...all: readonly string[]): string =>
  all
    .map((levels, at) => `<w:abstractNum w:abstractNumId="${at + 1}">${levels}</w:abstractNum>`)
    .concat(all.map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at + 1}"/></w:num>`))
    .join('');

const text = (words: string): string => `<w:t xml:space="preserve">${escapeXml(words)}</w:t>`;
const none =
  '<w:tblPr><w:tblBorders><w:top w:val="nil"/><w:left w:val="nil"/><w:bottom w:val="nil"/><w:right w:val="nil"/><w:insideH w:val="nil"/><w:insideV w:val="nil"/></w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="2400"/></w:tblGrid>';
const tableOf = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${none}${rows.map((row) => `<w:tr><w:trPr/>${row.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/></w:tcPr>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
const listed = (list: number, at = 0): string => `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`;

/** Google Docs: every look stated, a control around what was commented or suggested. */
const google = {
  run: (words: string, look = ''): string =>
    `<w:r><w:rPr><w:rFonts w:ascii="Times New Roman" w:cs="Times New Roman"/>${look}<w:rtl w:val="0"/></w:rPr>${text(words)}</w:r>`,
  held: (content: string): string =>
    `<w:sdt><w:sdtPr><w:id w:val="-1"/><w:tag w:val="goog_rdk_0"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`,
  line: (content: string, properties = ''): string =>
    `<w:p><w:pPr>${properties}<w:spacing w:line="276" w:lineRule="auto"/><w:ind w:left="720" w:hanging="360"/><w:rPr><w:u w:val="none"/></w:rPr></w:pPr>${content}</w:p>`,
};
const shaded = '<w:shd w:fill="ffff00" w:val="clear"/>';
const bold = '<w:b w:val="1"/><w:bCs w:val="1"/>';

/** WPS: the font's hint in every run, and a mark of its editor between them. */
const wps = {
  run: (words: string, look = ''): string =>
    `<w:r><w:rPr><w:rFonts w:hint="default" w:ascii="Times New Roman" w:hAnsi="Times New Roman"/>${look}<w:lang w:val="vi-VN"/></w:rPr>${text(words)}</w:r>`,
  line: (content: string, properties = ''): string =>
    `<w:p><w:pPr><w:keepNext w:val="0"/>${properties}<w:jc w:val="left"/><w:rPr><w:rFonts w:hint="default"/></w:rPr></w:pPr><w:bookmarkStart w:id="0" w:name="_GoBack"/><w:bookmarkEnd w:id="0"/>${content}</w:p>`,
  picture:
    '<w:r><w:pict><v:shape id="_x0000_i1025" type="#_x0000_t75" style="height:31pt;width:40pt;"><v:fill on="f"/><v:imagedata r:id="image1" o:title=""/><o:lock v:ext="edit" aspectratio="t"/></v:shape></w:pict></w:r>',
  equation:
    '<w:r><w:object><v:shape type="#_x0000_t75" style="height:16pt;width:60pt"><v:imagedata r:id="image1" o:title=""/></v:shape><o:OLEObject Type="Embed" ProgID="Equation.KSEE3" ShapeID="_x0000_i1026" DrawAspect="Content" r:id="missing"/></w:object></w:r>',
};

/** Word 2003: a run of each letter, units and names of places in tags. */
const spread = (words: string, look = ''): string =>
  [...words]
    .map((letter) => `<w:proofErr w:type="spellStart"/><w:r><w:rPr>${look}</w:rPr>${text(letter)}</w:r>`)
    .join('');
const tagged = (element: string, content: string): string =>
  `<w:smartTag w:uri="urn:schemas-microsoft-com:office:smarttags" w:element="${element}"><w:smartTagPr><w:attr w:name="ProductID" w:val="5 m"/></w:smartTagPr>${content}</w:smartTag>`;
const plain = (content: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const control = (content: string, properties = ''): string =>
  `<w:sdt><w:sdtPr><w:alias w:val="Câu"/><w:id w:val="12"/>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

type Written = { readonly body: string; readonly numbering?: string };
const files: Readonly<Record<string, Written>> = {
  'Google Docs: "Câu 1:" over "a)" as levels of one list, controls around runs, shading for the key': (() => {
    const { run, held, line } = google;
    const option = (words: string, isKey = false): string => line(held(run(words, isKey ? shaded : '')), listed(1, 1));
    return {
      numbering: lists(
        level(0, 'decimal', 'Câu %1:', '<w:rPr><w:b w:val="1"/><w:u w:val="none"/></w:rPr>') +
          level(1, 'lowerLetter', '%2)', '<w:rPr><w:u w:val="none"/></w:rPr>'),
      ),
      body: [
        line(run('ĐỀ ÔN TẬP ĐỊA LÍ', bold)),
        line(held(run('Thủ đô của ')) + held(run('Việt Nam là')), listed(1)),
        option('Huế'),
        option('Hà Nội', true),
        option('Đà Nẵng'),
        option('Cần Thơ'),
        line(run('Sông nào dài nhất thế giới?'), listed(1)),
        option('A-ma-dôn'),
        option('Hằng'),
        option('Nin', true),
        option('Mê Công'),
        line(run('Châu lục nào lớn nhất?'), listed(1)),
        option('Châu Á', true),
        option('Châu Âu'),
        option('Châu Phi'),
        option('Châu Mỹ'),
      ].join(''),
    };
  })(),
  'Google Docs: options in lists of their own, the key table in a locked control': (() => {
    const { run, held, line } = google;
    const options = (list: number, all: readonly string[]): string =>
      all.map((one) => line(run(one), listed(list))).join('');
    const cells = (all: readonly string[]): string[] => all.map((one) => `<w:p>${run(one)}</w:p>`);
    return {
      numbering: lists(...Array.from({ length: 3 }, () => level(0, 'upperLetter', '%1.'))),
      body: [
        line(run('Câu 1. ', bold) + run('Chất nào là axit?')),
        options(1, ['NaOH', 'HCl', 'NaCl', 'CaO']),
        line(run('Câu 2. ', bold) + run('Chất nào là bazơ?')),
        options(2, ['KOH', 'HNO₃', 'KCl', 'SO₂']),
        line(run('Câu 3. ', bold) + run('Chất nào là muối?')),
        options(3, ['H₂SO₄', 'NaOH', 'CO₂', 'CaCO₃']),
        line(run('BẢNG ĐÁP ÁN', bold)),
        held(tableOf([cells(['Câu', '1', '2', '3']), cells(['Đáp án', 'B', 'A', 'D'])])),
      ].join(''),
    };
  })(),
  'Google Docs: a question in one paragraph with soft breaks, blanks for tabs': (() => {
    const { run, line } = google;
    const question = (...all: readonly string[]): string =>
      line(all.map((one, at) => (at === 0 ? '' : '<w:r><w:br w:type="textWrapping"/></w:r>') + run(one)).join(''));
    return {
      body: [
        question('Câu 1. Kết quả của 7 × 8 là', 'A. 54          B. 56          C. 58          D. 64', 'Đáp án: B'),
        question(
          'Câu 2. Số nào là số nguyên tố?',
          'A. 9                B. 15',
          'C. 17              D. 21',
          'Đáp án: C',
        ),
        question('Câu 3. Một nửa của 90 là', 'A. 40     B. 45', 'C. 50     D. 180', 'Đáp án: B'),
      ].join(''),
    };
  })(),
  'Google Docs: equations, letters underlined for the key and stated as not underlined elsewhere': (() => {
    const { run, line } = google;
    const square = (of: string): string =>
      math(`<m:sSup><m:e>${mathRun(of)}</m:e><m:sup>${mathRun('2')}</m:sup></m:sSup>`);
    const letter = (of: string, isKey = false): string =>
      run(of, `<w:u w:val="${isKey ? 'single' : 'none'}"/>`) + run('. ', '<w:u w:val="none"/>');
    return {
      body: [
        line(
          run('Câu 1: ') +
            run('Đạo hàm của ') +
            math(
              mathRun('y=') + '<m:sSup><m:e>' + mathRun('x') + '</m:e><m:sup>' + mathRun('3') + '</m:sup></m:sSup>',
            ) +
            run(' là'),
        ),
        line(letter('A') + square('x')),
        line(letter('B', true) + math(mathRun('3')) + square('x')),
        line(letter('C') + math(mathRun('3x'))),
        line(letter('D') + math(mathRun('3'))),
        line(run('Câu 2: ') + run('Đạo hàm của ') + square('x') + run(' là')),
        line(letter('A', true) + math(mathRun('2x'))),
        line(letter('B') + math(mathRun('x'))),
        line(letter('C') + math(mathRun('2'))),
        line(letter('D') + square('x')),
      ].join(''),
    };
  })(),
  'Google Docs: bullets for options, a bold key': (() => {
    const { run, line } = google;
    const options = (...all: readonly string[]): string =>
      all
        .map((one) => line(run(one.replace('!', ''), one.startsWith('!') ? bold : '<w:b w:val="0"/>'), listed(2, 1)))
        .join('');
    return {
      numbering: lists(
        level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '%2.'),
        level(0, 'bullet', '●') + level(1, 'bullet', '○'),
      ),
      body: [
        line(run('She ______ to school every day.'), listed(1)),
        options('go', '!goes', 'going', 'gone'),
        line(run('They ______ football now.'), listed(1)),
        options('plays', 'played', 'play', '!are playing'),
        line(run('He is ______ than me.'), listed(1)),
        options('!taller', 'tall', 'tallest', 'more tall'),
      ].join(''),
    };
  })(),
  'Google Docs: statements to judge in a table, ticks in controls': (() => {
    const { run, held, line } = google;
    const cell = (words: string): string => `<w:p>${words === '' ? '' : held(run(words))}</w:p>`;
    return {
      body: [
        line(run('Câu 1. Cho hàm số y = x² + 1. Xét tính đúng sai của các mệnh đề sau.')),
        held(
          tableOf(
            [
              ['Mệnh đề', 'Đúng', 'Sai'],
              ['a) Hàm số xác định với mọi x.', '✓', ''],
              ['b) Hàm số có giá trị nhỏ nhất bằng 0.', '', '✓'],
              ['c) Đồ thị đi qua điểm (0; 1).', '✓', ''],
              ['d) Hàm số nghịch biến với mọi x.', '', '✓'],
            ].map((row) => row.map(cell)),
          ),
        ),
      ].join(''),
    };
  })(),
  'WPS: the number of a list alone above its stem, options of pictures alone': (() => {
    const { run, line, picture } = wps;
    const options = (list: number): string => Array.from({ length: 4 }, () => line(picture, listed(list))).join('');
    return {
      numbering: lists(
        level(0, 'decimal', 'Câu %1.', '<w:suff w:val="space"/>'),
        level(0, 'upperLetter', '%1.'),
        level(0, 'upperLetter', '%1.'),
      ),
      body: [
        line('', listed(1)),
        line(run('Hình nào là hình vuông?')),
        options(2),
        line(run('Đáp án: A')),
        line('', listed(1)),
        line(run('Hình nào là hình tròn?')),
        options(3),
        line(run('Đáp án: D')),
      ].join(''),
    };
  })(),
  'WPS: formulas as pictures and as objects of its own editor': (() => {
    const { run, line, picture, equation } = wps;
    const option = (letter: string): string => run(`${letter}. `) + picture + '<w:r><w:tab/></w:r>';
    return {
      body: [
        line(run('Câu 1. Phân số nào bằng một nửa?')),
        line(['A', 'B', 'C', 'D'].map(option).join('')),
        line(run('Câu 2. Nghiệm của phương trình ') + equation + run(' là')),
        line(
          run('A. 1') +
            '<w:r><w:tab/></w:r>' +
            run('B. 2') +
            '<w:r><w:tab/></w:r>' +
            run('C. 3') +
            '<w:r><w:tab/></w:r>' +
            run('D. 4'),
        ),
        line(run('Câu 3. Số nào chẵn?')),
        line(
          run('A. 1') +
            '<w:r><w:tab/></w:r>' +
            run('B. 2') +
            '<w:r><w:tab/></w:r>' +
            run('C. 3') +
            '<w:r><w:tab/></w:r>' +
            run('D. 5'),
        ),
        line(run('ĐÁP ÁN: 1C 2A 3B')),
      ].join(''),
    };
  })(),
  'WPS: options in a table without borders, by lists and with letters in cells of their own': (() => {
    const { run, line } = wps;
    const red = '<w:color w:val="FF0000"/>';
    const cell = (words: string, list: number, look = ''): string => line(run(words, look), listed(list));
    return {
      numbering: lists(level(0, 'upperLetter', '%1.'), level(0, 'upperLetter', '%1.')),
      body: [
        line(run('Câu 1: Tác giả của Truyện Kiều là')),
        tableOf([
          [cell('Nguyễn Trãi', 1), cell('Nguyễn Du', 1, red)],
          [cell('Nguyễn Khuyến', 1), cell('Hồ Xuân Hương', 1)],
        ]),
        line(run('Câu 2: Chữ Nôm được dùng để ghi')),
        tableOf([[cell('tiếng Hán', 2), cell('tiếng Pháp', 2), cell('tiếng Việt', 2, red), cell('tiếng Anh', 2)]]),
        line(run('Câu 3: Bình Ngô đại cáo viết năm')),
        tableOf([
          [line(run('A.')), line(run('1428', red)), line(run('B.')), line(run('1418'))],
          [line(run('C.')), line(run('1789')), line(run('D.')), line(run('1802'))],
        ]),
      ].join(''),
    };
  })(),
  'WPS: a list of options that goes on with a number of its own behind a table of data': (() => {
    const { run, line } = wps;
    const own = (start: number): string =>
      `<w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="upperLetter"/><w:suff w:val="space"/><w:lvlText w:val="%1."/></w:lvl>`;
    const cells = (all: readonly string[]): string[] => all.map((one) => line(run(one)));
    return {
      numbering: lists(level(0, 'decimal', 'Câu %1:'), own(1), own(3)),
      body: [
        line(run('Cho bảng số liệu sau:'), listed(1)),
        tableOf([cells(['Năm', '2010', '2020']), cells(['Dân số', '87', '97'])]),
        line(run('Dân số tăng bao nhiêu triệu người?')),
        line(run('5'), listed(2)),
        line(run('10'), listed(2)),
        line(run('15'), listed(3)),
        line(run('20'), listed(3)),
        line(run('=> Chọn B')),
      ].join(''),
    };
  })(),
  'Word 2003: a run of each letter, units and places in tags, the letter of the key underlined': (() => {
    const line = '<w:u w:val="single"/>';
    const tab = '<w:r><w:tab/></w:r>';
    return {
      body: [
        plain(
          spread('Câu 1. Sợi dây dài ') +
            tagged('metricconverter', spread('5 m')) +
            spread(' cắt đi ') +
            tagged('metricconverter', spread('2 m')) +
            spread(' còn lại'),
        ),
        plain(
          spread('A. ') +
            tagged('metricconverter', spread('2 m')) +
            tab +
            spread('B', line) +
            spread('. ') +
            tagged('metricconverter', spread('3 m')) +
            tab +
            spread('C. ') +
            tagged('metricconverter', spread('5 m')) +
            tab +
            spread('D. ') +
            tagged('metricconverter', spread('7 m')),
        ),
        plain(
          spread('Câu 2. Thủ đô của ') + tagged('country-region', tagged('place', spread('Việt Nam'))) + spread(' là'),
        ),
        plain(
          tagged('place', spread('A', line) + spread('. Hà Nội')) +
            tab +
            spread('B. Huế') +
            tab +
            spread('C. ') +
            tagged('City', spread('Đà Nẵng')) +
            tab +
            spread('D. Vinh'),
        ),
      ].join(''),
    };
  })(),
  'Word: questions in controls, boxes to tick, a list to choose an answer from that is not chosen': (() => {
    const box = (sign: string): string => control(`<w:r>${text(sign)}</w:r>`, '<w14:checkbox/>');
    const option = (sign: string, words: string): string => plain(box(sign) + `<w:r>${text(` ${words}`)}</w:r>`);
    const run = (words: string): string => `<w:r>${text(words)}</w:r>`;
    return {
      body: [
        control(
          plain(run('Câu 1. Thủ đô của Việt Nam là')) +
            option('☐', 'Huế') +
            option('☒', 'Hà Nội') +
            option('☐', 'Đà Nẵng'),
        ),
        control(
          plain(run('Câu 2. Sông dài nhất thế giới là')) +
            option('☐', 'Hằng') +
            option('☐', 'Mê Công') +
            option('☒', 'Nin'),
        ),
        control(plain(run('Câu 3. Năm thành lập nước Việt Nam Dân chủ Cộng hòa là năm nào?'))),
        plain(
          run('Trả lời: ') +
            control(
              `<w:r><w:rPr><w:rStyle w:val="PlaceholderText"/></w:rPr>${text('Choose an item.')}</w:r>`,
              '<w:showingPlcHdr/><w:dropDownList/>',
            ),
        ),
      ].join(''),
    };
  })(),
  'Word: boxes of a sign font, the ticked one is the key': (() => {
    const box = (isTicked: boolean): string =>
      `<w:r><w:sym w:font="Wingdings" w:char="${isTicked ? 'F0FE' : 'F0A8'}"/></w:r>`;
    const option = (words: string, isTicked = false): string =>
      plain(box(isTicked) + `<w:r>${text(` ${words}`)}</w:r>`);
    const run = (words: string): string => plain(`<w:r>${text(words)}</w:r>`);
    return {
      body: [
        run('Câu 1. Thủ đô của Việt Nam là'),
        option('Huế'),
        option('Hà Nội', true),
        option('Đà Nẵng'),
        run('Câu 2. Sông dài nhất thế giới là'),
        option('Hằng'),
        option('Mê Công'),
        option('Nin', true),
      ].join(''),
    };
  })(),
  'WPS: the letter of the key in a ring by a field': (() => {
    const { run, line } = wps;
    const ringed = (letter: string): string =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> eq \\o\\ac(○,${letter}) </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    return {
      body: [
        line(run('Câu 1. Thủ đô của Việt Nam là')),
        line(run('A. Huế')),
        line(ringed('B') + run('. Hà Nội')),
        line(run('C. Đà Nẵng')),
        line(run('D. Cần Thơ')),
        line(run('Câu 2. Sông dài nhất thế giới là')),
        line(ringed('A') + run('. Nin')),
        line(run('B. Hằng')),
        line(run('C. Mê Công')),
        line(run('D. Hồng')),
      ].join(''),
    };
  })(),
  'WPS: signs of full width, as a Chinese keyboard writes them': (() => {
    const { run, line } = wps;
    return {
      body: [
        line(run('１．Thủ đô của Việt Nam là （　　）')),
        line(run('A．Huế　　B．Hà Nội　　C．Đà Nẵng　　D．Vinh')),
        line(run('２．Sông dài nhất thế giới là （　　）')),
        line(run('A．Nin　　B．Hằng　　C．Hồng　　D．Lam')),
        line(run('ĐÁP ÁN：１．B　２．A')),
      ].join(''),
    };
  })(),
  'Word: the number of a question by a field that counts': (() => {
    const run = (words: string): string => `<w:r>${text(words)}</w:r>`;
    const counted = (value: number): string =>
      `<w:fldSimple w:instr=" SEQ Câu \\* ARABIC "><w:r><w:rPr><w:noProof/></w:rPr>${text(String(value))}</w:r></w:fldSimple>`;
    const options = ['A. Nin', 'B. Hằng', 'C. Hồng', 'D. Lam'].map((one) => plain(run(one))).join('');
    return {
      body: [
        plain(run('Câu ') + counted(1) + run('. Sông dài nhất thế giới là')),
        options,
        plain(run('Đáp án: A')),
        plain(run('Câu ') + counted(2) + run('. Sông của miền Bắc là')),
        options,
        plain(run('Đáp án: C')),
      ].join(''),
    };
  })(),
  'Word: wrong options struck out twice': (() => {
    const run = (words: string, look = ''): string => `<w:r><w:rPr>${look}</w:rPr>${text(words)}</w:r>`;
    const struck = '<w:dstrike/>';
    return {
      body: [
        plain(run('Câu 1. Sông dài nhất thế giới là')),
        plain(run('A. Nin')),
        plain(run('B. Hằng', struck)),
        plain(run('C. Hồng', struck)),
        plain(run('D. Lam', struck)),
        plain(run('Đáp án: A')),
      ].join(''),
    };
  })(),
  'copied pages: blanks without width and marks of direction between letters': (() => {
    const { run, line } = google;
    return {
      body: [
        line(run('\u200BCâu\u200B 1.\u200B Sông dài nhất thế giới là')),
        line(run('\u200BA.\u200B Nin')),
        line(run('\u200EB.\u200E Hằng')),
        line(run('\uFEFFC. Hồng')),
        line(run('D.\u00A0\u200BLam')),
        line(run('Đáp\u200B án:\u200B A')),
        line(run('\u200BCâu\u200B 2.\u200B Sông của miền Bắc là')),
        line(run('\u200BA.\u200B Nin')),
        line(run('\u200BB.\u200B Hằng')),
        line(run('\u200BC.\u200B Hồng')),
        line(run('\u200BD.\u200B Lam')),
        line(run('Đáp\u200B án:\u200B C')),
      ].join(''),
    };
  })(),
  'Word: numbers of a list with a zero ahead, a key with the same': (() => {
    const run = (words: string): string => `<w:r>${text(words)}</w:r>`;
    const options = ['A. Nin', 'B. Hằng', 'C. Hồng', 'D. Lam'].map((one) => plain(run(one))).join('');
    return {
      numbering: lists(level(0, 'decimalZero', 'Câu %1.')),
      body: [
        plain(run('Sông dài nhất thế giới là'), listed(1)),
        options,
        plain(run('Sông của miền Bắc là'), listed(1)),
        options,
        plain(run('ĐÁP ÁN')),
        plain(run('01.A - 02.C')),
      ].join(''),
    };
  })(),
  'Google Docs: suggestions inside controls, one taken back': (() => {
    const { run, held, line } = google;
    const added = (words: string): string => held(`<w:ins w:id="0" w:author="x">${run(words)}</w:ins>`);
    const deleted = (words: string): string =>
      held(
        `<w:del w:id="1" w:author="x">${run(words).replaceAll('w:t>', 'w:delText>').replaceAll('<w:t ', '<w:delText ')}</w:del>`,
      );
    return {
      body: [
        line(run('Câu 1. Sông ') + deleted('lớn') + added('dài') + run(' nhất thế giới là')),
        line(run('A. ') + deleted('Hồng') + added('Nin')),
        line(run('B. Hằng')),
        line(run('C. Lam')),
        line(run('Đáp án: ') + deleted('B') + added('A')),
      ].join(''),
    };
  })(),
  'Word: a page ends inside a question, another between its options': (() => {
    const run = (words: string): string => `<w:r>${text(words)}</w:r>`;
    const page = '<w:r><w:br w:type="page"/></w:r>';
    return {
      body: [
        plain(run('Câu 1. Sông dài nhất thế giới là')),
        plain(run('A. Nin')),
        plain(run('B. Hằng') + page),
        plain('<w:r><w:lastRenderedPageBreak/></w:r>' + run('C. Hồng')),
        plain(run('D. Lam')),
        plain(page + run('Câu 2. Sông của miền Bắc là')),
        plain(
          run('A. Nin') +
            '<w:r><w:tab/></w:r>' +
            run('B. Hằng') +
            page +
            run('C. Hồng') +
            '<w:r><w:tab/></w:r>' +
            run('D. Lam'),
        ),
        plain(run('KEY: 1A 2C')),
      ].join(''),
    };
  })(),
  'copied from a chat program: headings and items in Markdown': {
    body: [
      '### Câu 1: Thủ đô của Việt Nam là',
      '* A. Huế',
      '* B. Hà Nội',
      '* C. Đà Nẵng',
      '* D. Vinh',
      '* **Đáp án: B**',
      '---',
      '### Câu 2: Sông dài nhất là',
      '* A. Nin',
      '* B. Hằng',
      '* C. Hồng',
      '* D. Lam',
      '* **Đáp án: A**',
    ]
      .map((line) => plain(`<w:r>${text(line)}</w:r>`))
      .join(''),
  },
  'copied from a chat program: bold labels and keys in Markdown, stars of a power': {
    body: [
      '## ĐỀ ÔN TẬP',
      '**Câu 1:** Thủ đô của Việt Nam là',
      'A. Huế',
      '**B. Hà Nội**',
      'C. Đà Nẵng',
      'D. Vinh',
      '**Câu 2:** Sông dài nhất là',
      '**A. Nin**',
      'B. Hằng',
      'C. Hồng',
      'D. Lam',
      '**Câu 3:** Giá trị của 2**3 là',
      'A. 6',
      '**B. 8**',
      'C. 9',
      'D. 5',
    ]
      .map((line) => plain(`<w:r>${text(line)}</w:r>`))
      .join(''),
  },
};

export const exportedPapers = expected.map((one) => ({
  ...one,
  read: (): ImportedPaper =>
    importedPaper(wordDocument(makeDocx({ ...files[one.name]!, media: { 'image1.png': png } }))),
}));
