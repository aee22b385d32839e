/** A Word paper in three parts with an unrecognized line, a question without a key, formulas and a picture. */
import { makeDocx, math, mathRun, paragraph, picture, run } from '@vumon/word/testing';

const lines = (...texts: readonly string[]): string => texts.map((text) => paragraph(run(text))).join('');
const root = (inside: string): string =>
  math(`<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${mathRun(inside)}</m:e></m:rad>`);
const underlined = '<w:u w:val="single"/>';

const options = (texts: readonly string[], right: number | null): string =>
  paragraph(
    texts
      .map((text, at) => run(`${'ABCD'[at]}.`, at === right ? underlined : '') + run(` ${text}`))
      .join('<w:r><w:tab/></w:r>'),
  );

/** `drawing`: a PNG. */
export function wordPaper(drawing: Buffer): Buffer {
  return Buffer.from(
    makeDocx({
      media: { 'image1.png': drawing },
      body:
        lines(
          'TRƯỜNG THCS BÌNH MINH',
          'ĐỀ KIỂM TRA GIỮA HỌC KỲ I',
          'PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn.',
        ) +
        paragraph(run('Câu 1. [NB] Điều kiện xác định của biểu thức ') + root('2x-5') + run(' là')) +
        options(['x lớn hơn 1', 'x lớn hơn 2', 'x không nhỏ hơn 2,5', 'x nhỏ hơn 2,5'], 2) +
        lines('Câu 2. [TH] Phương trình nào sau đây là phương trình bậc nhất hai ẩn?') +
        options(['2x + y = 1', 'xy = 1', 'x = y + z', '2x = 1'], null) +
        lines('Lớp 9A1 làm thêm câu này vào vở bài tập.') +
        paragraph(run('Câu 3. [VD] Tam giác trong hình có mấy trục đối xứng?')) +
        paragraph(picture('image1', 'Một tam giác đều')) +
        options(['1', '2', '3', '4'], 2) +
        lines(
          'PHẦN II. Câu trắc nghiệm đúng sai.',
          'Câu 1. [VD] Cho hàm số bậc hai có đồ thị đi qua gốc toạ độ.',
          'a) Đồ thị là một parabol. (Đ)',
          'b) Đồ thị không cắt trục tung. (S)',
          'c) Hàm số luôn dương. (S)',
          'd) Đồ thị có trục đối xứng. (Đ)',
          'PHẦN III. Câu trắc nghiệm trả lời ngắn.',
          'Câu 1. [VDC] Tính tổng các nghiệm của phương trình đã cho.',
          'Đáp án: 12,5',
        ),
    }),
  );
}
