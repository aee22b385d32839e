/** Grade 4: Số tự nhiên, lớp triệu. */
import { unit } from '../../terms/kit.ts';

export const millions4 = unit(4, 'Số tự nhiên, lớp triệu', ({ mc }) => [
  mc('M1', 'đọc, viết số', (r) => {
    const [a, b, c] = [r.int(2, 9), r.int(102, 987), r.int(11, 98)];
    return {
      ask: [
        `Số gồm ${a} triệu, ${b} nghìn và ${c} đơn vị viết là:`,
        `Một tỉnh có ${a} triệu ${b} nghìn và ${c} người. Số người của tỉnh đó viết là:`,
        `Viết số có lớp triệu là ${a}, lớp nghìn là ${b}, lớp đơn vị là ${c}:`,
      ],
      right: `${a} ${b} 0${c}`,
      wrong: [
        [`${a} ${b} ${c}0`, 'viết chữ số 0 vào hàng đơn vị'],
        [`${a} ${b} ${c}`, 'quên chữ số 0 ở hàng trăm'],
        [`${a} 0${c} ${b}`, 'đổi chỗ lớp nghìn và lớp đơn vị'],
      ],
      why: `Lớp đơn vị có ba chữ số nên viết 0${c}: ${a} ${b} 0${c}.`,
    };
  }),
  mc('M2', 'làm tròn đến hàng trăm nghìn', (r) => {
    const [a, b, c] = [r.int(2, 9), r.int(1, 8), r.int(11, 98)];
    const v = `${a} ${b}${c} 000`;
    const up = c >= 50;
    const right = `${a} ${up ? b + 1 : b}00 000`;
    return {
      ask: [
        `Làm tròn số ${v} đến hàng trăm nghìn được:`,
        `Một tỉnh có ${v} người. Làm tròn đến hàng trăm nghìn, tỉnh đó có khoảng bao nhiêu người?`,
        `Một công ty bán được ${v} sản phẩm. Số đó làm tròn đến hàng trăm nghìn là:`,
      ],
      right,
      wrong: [
        [`${a} ${up ? b : b + 1}00 000`, 'làm tròn sai chiều'],
        [`${a + 1} 000 000`, 'làm tròn lên hàng triệu'],
        [`${a} ${b}${Math.floor(c / 10)}0 000`, 'thay chữ số hàng nghìn bằng 0'],
      ],
      why: `Chữ số hàng chục nghìn là ${Math.floor(c / 10)} nên làm tròn ${up ? 'lên' : 'xuống'} thành ${right}.`,
    };
  }),
]);
