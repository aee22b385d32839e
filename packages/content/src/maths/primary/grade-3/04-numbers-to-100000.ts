/** Grade 3: Các số đến 100 000. */
import { unit } from '../../terms/kit.ts';

export const numbersTo100000In3 = unit(3, 'Các số đến 100 000', ({ mc }) => [
  mc('M1', 'giá trị của chữ số', (r) => {
    const [a, b, c, d, e] = r.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number, number, number];
    const v = 10000 * a + 1000 * b + 100 * c + 10 * d + e;
    return {
      ask: [
        `Trong số ${v}, chữ số ${b} có giá trị là:`,
        `Chữ số ${b} của số ${v} cho biết số đó có:`,
        `Viết số ${v} thành tổng, phần ứng với chữ số ${b} là:`,
      ],
      right: `${1000 * b}`,
      wrong: [
        [`${100 * b}`, 'nhầm sang hàng trăm'],
        [`${10000 * b}`, 'nhầm sang hàng chục nghìn'],
        [`${b}`, 'chỉ đọc chữ số'],
      ],
      why: `Chữ số ${b} ở hàng nghìn nên có giá trị ${1000 * b}.`,
    };
  }),
  mc('M2', 'làm tròn', (r) => {
    const [a, b, c] = [r.int(12, 87), r.int(1, 9), r.int(11, 99)];
    const v = 1000 * a + 100 * b + c;
    const right = b >= 5 ? 1000 * (a + 1) : 1000 * a;
    return {
      ask: [
        `Làm tròn số ${v} đến hàng nghìn được:`,
        `Một xã có ${v} người. Nếu làm tròn đến hàng nghìn, xã có khoảng bao nhiêu người?`,
        `Một cửa hàng bán được ${v} quyển sách, tính tròn nghìn là bao nhiêu quyển?`,
      ],
      right: `${right}`,
      wrong: [
        [`${b >= 5 ? 1000 * a : 1000 * (a + 1)}`, 'làm tròn sai chiều'],
        [`${1000 * a + 100 * b}`, 'làm tròn đến hàng trăm'],
        [`${10000 * Math.round(v / 10000)}`, 'làm tròn đến hàng chục nghìn'],
        [`${right + 2000}`, 'đọc sai hàng nghìn'],
      ],
      why: `Chữ số hàng trăm là ${b}, ${b >= 5 ? 'không bé hơn 5 nên làm tròn lên' : 'bé hơn 5 nên làm tròn xuống'} thành ${right}.`,
    };
  }),
]);
