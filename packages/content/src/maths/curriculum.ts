/**
 * Maps the first keyword of each maths question to its topic in the curriculum of 2018 (Circular 32/2018/TT-BGDĐT,
 * table `topics`).
 */
import type { Strand } from '@vumon/domain';

export interface CurriculumTopic {
  readonly strand: Strand;
  readonly keywords: readonly string[];
}

export const curriculum: Readonly<Record<string, CurriculumTopic>> = {
  'M1-01': { strand: 'NU', keywords: ['Các số đến 10', 'Đếm đến 10'] },
  'M1-02': { strand: 'NU', keywords: ['Cộng, trừ trong phạm vi 10', 'Phép cộng trong phạm vi 10'] },
  'M1-03': { strand: 'NU', keywords: ['Các số đến 100', 'So sánh số có hai chữ số'] },
  'M1-04': { strand: 'NU', keywords: ['Cộng, trừ trong phạm vi 100', 'Bài toán có lời văn: phép trừ'] },
  'M1-05': { strand: 'GE', keywords: ['Hình phẳng, hình khối', 'Nhận biết hình', 'Quy luật của dãy hình'] },
  'M1-06': { strand: 'GE', keywords: ['Độ dài'] },
  'M1-07': { strand: 'GE', keywords: ['Thời gian'] },
  'M2-01': {
    strand: 'NU',
    keywords: ['Cộng, trừ trong phạm vi 20', 'Phép cộng có nhớ trong phạm vi 20', 'Rô-bốt tính toán', 'Tháp số'],
  },
  'M2-02': { strand: 'NU', keywords: ['Cộng, trừ có nhớ trong phạm vi 100'] },
  'M2-03': { strand: 'NU', keywords: ['Bảng nhân, bảng chia 2 và 5', 'Bảng nhân'] },
  'M2-04': { strand: 'NU', keywords: ['Các số đến 1000', 'Tia số và các số tròn trăm'] },
  'M2-05': { strand: 'NU', keywords: ['Cộng, trừ trong phạm vi 1000'] },
  'M2-06': { strand: 'GE', keywords: ['Khối lượng, dung tích'] },
  'M2-07': { strand: 'GE', keywords: ['Đường thẳng, đường gấp khúc, hình tứ giác', 'Nhận dạng hình'] },
  'M2-08': { strand: 'GE', keywords: ['Giờ, phút, ngày, tháng'] },
  'M2-09': { strand: 'ST', keywords: ['Kiểm đếm và khả năng'] },
  'M3-01': { strand: 'NU', keywords: ['Bảng nhân, bảng chia 3 đến 9', 'Bảng nhân và bảng chia'] },
  'M3-02': { strand: 'NU', keywords: ['Một phần mấy'] },
  'M3-03': { strand: 'NU', keywords: ['Nhân, chia với số có một chữ số', 'Phép chia có dư'] },
  'M3-04': { strand: 'NU', keywords: ['Các số đến 100 000', 'Số lớn nhất, số tròn chục', 'So sánh và tính nhẩm'] },
  'M3-05': { strand: 'NU', keywords: ['Biểu thức số'] },
  'M3-06': { strand: 'NU', keywords: ['Số chưa biết trong phép tính', 'Tìm thành phần chưa biết của phép tính'] },
  'M3-07': {
    strand: 'GE',
    keywords: ['Góc, hình tròn, hình tam giác', 'Góc và hình', 'Tên gọi hình học', 'Đặc điểm của hình'],
  },
  'M3-08': { strand: 'GE', keywords: ['Chu vi, diện tích', 'Chu vi hình chữ nhật'] },
  'M3-09': { strand: 'GE', keywords: ['Khối lập phương, khối hộp chữ nhật'] },
  'M3-10': { strand: 'GE', keywords: ['Đơn vị đo', 'Nhiệt độ'] },
  'M3-11': { strand: 'ST', keywords: ['Bảng số liệu'] },
  'M4-01': { strand: 'NU', keywords: ['Số tự nhiên, lớp triệu', 'So sánh các số tự nhiên', 'Số chẵn, số lẻ'] },
  'M4-02': { strand: 'NU', keywords: ['Tính chất của phép tính'] },
  'M4-03': { strand: 'NU', keywords: ['Tổng và hiệu', 'Tìm hai số khi biết tổng và hiệu'] },
  'M4-04': { strand: 'NU', keywords: ['Trung bình cộng', 'Tìm số trung bình cộng'] },
  'M4-05': { strand: 'NU', keywords: ['Khái niệm phân số', 'Phân số', 'Phân số trên tia số', 'Rút gọn phân số'] },
  'M4-06': { strand: 'NU', keywords: ['Phép tính với phân số', 'Cộng hai phân số cùng mẫu'] },
  'M4-07': { strand: 'NU', keywords: ['Dấu hiệu chia hết'] },
  'M4-08': { strand: 'GE', keywords: ['Góc, song song, vuông góc', 'Các loại góc', 'Góc nhọn, góc vuông, góc tù'] },
  'M4-09': { strand: 'GE', keywords: ['Hình bình hành, hình thoi'] },
  'M4-10': { strand: 'GE', keywords: ['Yến, tạ, tấn; giây, thế kỉ; diện tích'] },
  'M4-11': { strand: 'ST', keywords: ['Dãy số liệu', 'Biểu đồ cột'] },
  'M5-01': { strand: 'NU', keywords: ['Hỗn số'] },
  'M5-02': { strand: 'NU', keywords: ['Số thập phân'] },
  'M5-03': { strand: 'NU', keywords: ['Phép tính với số thập phân', 'Nhân số thập phân'] },
  'M5-04': { strand: 'NU', keywords: ['Tỉ số', 'Tỉ số phần trăm'] },
  'M5-05': { strand: 'NU', keywords: ['Tổng, hiệu và tỉ số'] },
  'M5-06': { strand: 'GE', keywords: ['Diện tích hình tam giác, hình thang, hình tròn', 'Hình ghép', 'Hình tròn'] },
  'M5-07': { strand: 'GE', keywords: ['Thể tích', 'Solids in English'] },
  'M5-08': { strand: 'GE', keywords: ['Diện tích xung quanh, toàn phần'] },
  'M5-09': { strand: 'GE', keywords: ['Thời gian và chuyển động', 'Vận tốc, quãng đường, thời gian'] },
  'M5-10': { strand: 'ST', keywords: ['Biểu đồ hình quạt tròn'] },
  'M6-01': { strand: 'NU', keywords: ['Số tự nhiên', 'Luỹ thừa với số mũ tự nhiên', 'Thứ tự thực hiện phép tính'] },
  'M6-02': {
    strand: 'NU',
    keywords: [
      'Tính chia hết',
      'Bội chung nhỏ nhất',
      'Dấu hiệu chia hết cho 2 và cho 5',
      'Dấu hiệu chia hết cho 3 và cho 9',
      'Số nguyên tố',
      'Số nguyên tố nhỏ hơn 50',
      'Số nguyên tố và hợp số',
      'Ước chung lớn nhất',
      'Ước và bội',
      'Toán 6: số tự nhiên và số nguyên',
    ],
  },
  'M6-03': {
    strand: 'NU',
    keywords: [
      'Số nguyên',
      'Cộng hai số nguyên khác dấu',
      'Phép tính với số nguyên',
      'Số nguyên trên trục số',
      'Thứ tự của số nguyên',
    ],
  },
  'M6-04': { strand: 'NU', keywords: ['Phân số', 'Phân số bằng nhau', 'Tìm một số khi biết giá trị phân số'] },
  'M6-05': {
    strand: 'NU',
    keywords: ['Số thập phân và tỉ số phần trăm', 'Làm tròn số thập phân', 'Phân số, số thập phân, phần trăm'],
  },
  'M6-06': { strand: 'GE', keywords: ['Hình phẳng trong thực tiễn', 'Diện tích hình thoi', 'Tứ giác'] },
  'M6-07': { strand: 'GE', keywords: ['Tính đối xứng'] },
  'M6-08': { strand: 'GE', keywords: ['Điểm, đường thẳng, góc'] },
  'M6-09': { strand: 'ST', keywords: ['Dữ liệu và biểu đồ', 'Số liệu thống kê'] },
  'M6-10': { strand: 'ST', keywords: ['Xác suất thực nghiệm'] },
  'M7-01': { strand: 'NU', keywords: ['Số hữu tỉ', 'Luỹ thừa của một số hữu tỉ', 'Luỹ thừa của số hữu tỉ'] },
  'M7-02': { strand: 'NU', keywords: ['Số thực', 'Giá trị tuyệt đối', 'Căn bậc hai số học', 'Số hữu tỉ và số vô tỉ'] },
  'M7-03': {
    strand: 'NU',
    keywords: ['Tỉ lệ thức và đại lượng tỉ lệ', 'Tỉ lệ thức', 'Chia theo tỉ lệ', 'Đại lượng tỉ lệ thuận'],
  },
  'M7-04': { strand: 'NU', keywords: ['Đa thức một biến', 'Giá trị của đa thức một biến'] },
  'M7-05': { strand: 'GE', keywords: ['Hình khối trong thực tiễn', 'Thể tích hình lăng trụ đứng'] },
  'M7-06': {
    strand: 'GE',
    keywords: ['Góc và đường thẳng song song', 'Hai góc kề bù, hai góc đối đỉnh', 'Tính chất đường thẳng song song'],
  },
  'M7-07': {
    strand: 'GE',
    keywords: ['Tam giác bằng nhau', 'Tổng ba góc của một tam giác', 'Tổng ba góc của tam giác'],
  },
  'M7-08': { strand: 'GE', keywords: ['Quan hệ giữa các yếu tố trong tam giác', 'Các đường trong tam giác'] },
  'M7-09': { strand: 'ST', keywords: ['Biểu đồ'] },
  'M7-10': { strand: 'ST', keywords: ['Biến cố và xác suất'] },
  'M8-01': { strand: 'NU', keywords: ['Đa thức nhiều biến'] },
  'M8-02': {
    strand: 'NU',
    keywords: [
      'Hằng đẳng thức và phân tích thành nhân tử',
      'Phân tích đa thức thành nhân tử',
      'Hằng đẳng thức đáng nhớ',
    ],
  },
  'M8-03': { strand: 'NU', keywords: ['Phân thức đại số'] },
  'M8-04': { strand: 'NU', keywords: ['Phương trình bậc nhất', 'Phương trình bậc nhất một ẩn'] },
  'M8-05': {
    strand: 'NU',
    keywords: ['Hàm số bậc nhất', 'Đường thẳng đi qua một điểm', 'Hệ số góc của đường thẳng', 'Toạ độ của điểm'],
  },
  'M8-06': { strand: 'GE', keywords: ['Hình chóp đều', 'Thể tích hình chóp tứ giác đều'] },
  'M8-07': { strand: 'GE', keywords: ['Tam giác vuông và định lí Pythagore', 'Định lí Pythagore'] },
  'M8-08': { strand: 'GE', keywords: ['Các loại tứ giác', 'Hình bình hành'] },
  'M8-09': {
    strand: 'GE',
    keywords: ['Định lí Thalès trong tam giác', 'Định lí Thalès', 'Đường trung bình của tam giác'],
  },
  'M8-10': { strand: 'GE', keywords: ['Tam giác đồng dạng'] },
  'M8-11': { strand: 'ST', keywords: ['Dữ liệu và biểu đồ', 'Đọc biểu đồ và bảng số liệu'] },
  'M8-12': { strand: 'ST', keywords: ['Xác suất của biến cố', 'Xác suất của biến cố đơn giản'] },
  'M9-01': { strand: 'NU', keywords: ['Hệ hai phương trình bậc nhất hai ẩn', 'Hệ hai phương trình bậc nhất'] },
  'M9-02': { strand: 'NU', keywords: ['Phương trình quy về bậc nhất', 'Nghiệm của phương trình tích'] },
  'M9-03': { strand: 'NU', keywords: ['Bất đẳng thức và bất phương trình', 'Bất phương trình bậc nhất'] },
  'M9-04': { strand: 'NU', keywords: ['Căn thức', 'Rút gọn căn bậc hai', 'Điều kiện xác định của căn thức'] },
  'M9-05': {
    strand: 'NU',
    keywords: ['Hàm số y = ax² và đồ thị', 'Đồ thị hàm số', 'Đồ thị hàm số y = ax²', 'Parabol và đường thẳng'],
  },
  'M9-06': {
    strand: 'NU',
    keywords: [
      'Phương trình bậc hai một ẩn',
      'Bài toán lập phương trình: năng suất',
      'Giải bài toán bằng cách lập phương trình',
      'Giải phương trình bậc hai',
      'Số nghiệm của phương trình bậc hai',
      'Tổng bình phương hai nghiệm',
      'Định lí Viète',
    ],
  },
  'M9-07': {
    strand: 'GE',
    keywords: ['Hệ thức lượng trong tam giác vuông', 'Chiều cao đo gián tiếp', 'Tỉ số lượng giác của góc nhọn'],
  },
  'M9-08': {
    strand: 'GE',
    keywords: [
      'Góc và tiếp tuyến của đường tròn',
      'Góc nội tiếp và góc ở tâm',
      'Đường tròn và dây',
      'Vị trí tương đối của đường thẳng và đường tròn',
      'Chứng minh hình học',
    ],
  },
  'M9-09': { strand: 'GE', keywords: ['Tứ giác nội tiếp và đa giác đều'] },
  'M9-10': { strand: 'GE', keywords: ['Hình trụ, hình nón, hình cầu', 'Thể tích hình trụ'] },
  'M9-11': { strand: 'ST', keywords: ['Tần số và tần số tương đối', 'Tần số tương đối'] },
  'M9-12': { strand: 'ST', keywords: ['Xác suất của biến cố', 'Xác suất khi gieo hai xúc xắc'] },
  'M10-01': { strand: 'NU', keywords: ['Mệnh đề, tập hợp', 'Mệnh đề và tập hợp', 'Giao của hai khoảng'] },
  'M10-02': { strand: 'NU', keywords: ['Bất phương trình bậc nhất hai ẩn'] },
  'M10-03': { strand: 'NU', keywords: ['Hàm số bậc hai và ứng dụng', 'Đỉnh của parabol'] },
  'M10-04': { strand: 'NU', keywords: ['Đại số tổ hợp', 'Chỉnh hợp', 'Tổ hợp'] },
  'M10-05': { strand: 'GE', keywords: ['Hệ thức lượng trong tam giác', 'Định lí côsin'] },
  'M10-06': { strand: 'GE', keywords: ['Vectơ trong mặt phẳng', 'Tích vô hướng trong mặt phẳng'] },
  'M10-07': {
    strand: 'GE',
    keywords: ['Phương pháp toạ độ trong mặt phẳng', 'Khoảng cách giữa hai điểm', 'Phương trình đường tròn'],
  },
  'M10-08': {
    strand: 'ST',
    keywords: ['Số đặc trưng của mẫu số liệu', 'Số trung vị', 'Số trung bình của bảng tần số'],
  },
  'M10-09': { strand: 'ST', keywords: ['Xác suất của biến cố', 'Xác suất cổ điển'] },
  'M11-01': { strand: 'NU', keywords: ['Lượng giác', 'Đổi độ sang radian', 'Giá trị lượng giác'] },
  'M11-02': {
    strand: 'NU',
    keywords: ['Dãy số và cấp số', 'Tổng của cấp số cộng', 'Cấp số cộng', 'Cấp số nhân', 'Dãy số'],
  },
  'M11-03': {
    strand: 'NU',
    keywords: [
      'Hàm số mũ, hàm số lôgarit',
      'Tính giá trị lôgarit',
      'Phương trình lôgarit',
      'Phương trình mũ',
      'Lãi kép',
    ],
  },
  'M11-04': { strand: 'GE', keywords: ['Quan hệ song song trong không gian'] },
  'M11-05': { strand: 'GE', keywords: ['Quan hệ vuông góc trong không gian'] },
  'M11-06': { strand: 'ST', keywords: ['Mẫu số liệu ghép nhóm'] },
  'M11-07': { strand: 'ST', keywords: ['Quy tắc tính xác suất'] },
  'M11-08': { strand: 'CA', keywords: ['Giới hạn và hàm số liên tục', 'Giới hạn của dãy số'] },
  'M11-09': { strand: 'CA', keywords: ['Quy tắc tính đạo hàm', 'Đạo hàm tại một điểm'] },
  'M12-01': {
    strand: 'CA',
    keywords: [
      'Tính đơn điệu và cực trị',
      'Khoảng nghịch biến của hàm số bậc ba',
      'Cực trị của hàm số bậc ba',
      'Giá trị lớn nhất trên một đoạn',
      'Đơn điệu của hàm số',
      'Toán 12: trước kỳ thi tốt nghiệp',
    ],
  },
  'M12-02': { strand: 'CA', keywords: ['Tiệm cận và đồ thị hàm số', 'Tiệm cận của đồ thị', 'Khảo sát hàm số bậc ba'] },
  'M12-03': { strand: 'CA', keywords: ['Bài toán tối ưu', 'Bài toán tối ưu: hộp không nắp'] },
  'M12-04': { strand: 'CA', keywords: ['Nguyên hàm', 'Nguyên hàm của đa thức'] },
  'M12-05': {
    strand: 'CA',
    keywords: [
      'Tích phân và ứng dụng',
      'Tính chất của tích phân',
      'Tính tích phân',
      'Diện tích hình phẳng',
      'Chuyển động thẳng',
    ],
  },
  'M12-06': {
    strand: 'GE',
    keywords: [
      'Vectơ và toạ độ trong không gian',
      'Trung điểm trong không gian',
      'Toạ độ của vectơ',
      'Tích vô hướng của hai vectơ',
    ],
  },
  'M12-07': {
    strand: 'GE',
    keywords: [
      'Mặt phẳng, đường thẳng, mặt cầu',
      'Phương trình mặt phẳng qua một điểm',
      'Vectơ pháp tuyến của mặt phẳng',
      'Mặt cầu',
      'Khoảng cách từ điểm đến mặt phẳng',
      'Điểm và mặt phẳng trong không gian',
    ],
  },
  'M12-08': {
    strand: 'ST',
    keywords: ['Mức độ phân tán của mẫu số liệu', 'Khoảng biến thiên của mẫu số liệu ghép nhóm'],
  },
  'M12-09': { strand: 'ST', keywords: ['Xác suất toàn phần và Bayes', 'Xác suất có điều kiện', 'Công thức Bayes'] },
};

/** The strand of each topic of a grade, in the order of the curriculum. */
const strandsOfGrade: Readonly<Record<number, string>> = {
  1: 'NU NU NU NU GE GE GE',
  2: 'NU NU NU NU NU GE GE GE ST',
  3: 'NU NU NU NU NU NU GE GE GE GE ST',
  4: 'NU NU NU NU NU NU NU GE GE GE ST',
  5: 'NU NU NU NU NU GE GE GE GE ST',
  6: 'NU NU NU NU NU GE GE GE ST ST',
  7: 'NU NU NU NU GE GE GE GE ST ST',
  8: 'NU NU NU NU NU GE GE GE GE GE ST ST',
  9: 'NU NU NU NU NU NU GE GE GE GE ST ST',
  10: 'NU NU NU NU GE GE GE ST ST',
  11: 'NU NU NU GE GE ST ST CA CA',
  12: 'CA CA CA CA CA GE GE ST ST',
};

/** A topic by its number in the grade: its id and its strand. */
export function topicAt(grade: number, number: number): { readonly topic: string; readonly skill: Strand } {
  const skill = strandsOfGrade[grade]?.split(' ')[number - 1];
  if (skill === undefined) throw new Error(`grade ${grade} has no topic ${number}`);
  return { topic: `M${grade}-${String(number).padStart(2, '0')}`, skill: skill as Strand };
}

const byKeyword = new Map(
  Object.entries(curriculum).flatMap(([id, { strand, keywords }]) => {
    const grade = id.slice(1).split('-')[0]!;
    return keywords.map((keyword): [string, { topicId: string; skill: Strand }] => [
      `G${grade} ${keyword}`,
      { topicId: id, skill: strand },
    ]);
  }),
);

/** Topic and strand of a maths question. Throws for a keyword that the grade's topics do not have. */
export function topicOf(gradeId: string, keyword: string): { readonly topicId: string; readonly skill: Strand } {
  const found = byKeyword.get(`${gradeId} ${keyword}`);
  if (!found) throw new Error(`no topic of ${gradeId} has the keyword ${keyword}`);
  return found;
}
