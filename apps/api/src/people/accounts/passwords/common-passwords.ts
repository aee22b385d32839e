/** Common passwords, in Vietnam and elsewhere, in the forms that satisfy our rules. */
import { AppError, fold } from '@vumon/domain';

const words = `
password passwd matkhau matkhaumoi mkhau welcome letmein login admin administrator root user guest test demo default changeme secret master
qwerty qwertyuiop qwert asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef abcxyz aabbcc xyz
vietnam vietnamese hanoi saigon danang haiphong cantho hue hochiminh tphcm dalat nhatrang vungtau sapa thanhhoa nghean
giaovien hocsinh truong truonghoc lophoc lop thaygiao cogiao hieutruong sinhvien phuhuynh tieuhoc trunghoc thcs thpt daihoc kiemtra dethi baithi hoctap hocbai
nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly
anh an binh chi cuong dung duc duy giang ha hai hanh hieu hoa hung huong huy khanh khoa lan linh long loan mai minh my nam nga ngan ngoc nhan nhi nhung phong phuc phuong quan quang quynh son tam thang thanh thao thu thuy tien toan trang trinh trung tuan tung uyen van viet vinh vy xuan yen
iloveyou anhyeuem emyeuanh yeuem yeuanh tinhyeu giadinh conyeu meyeu boyeu bame hanhphuc mayman emiu vochong
dragon monkey football soccer baseball basketball superman batman pokemon naruto doraemon sunshine princess shadow michael jordan hunter killer freedom whatever computer internet google facebook zalo youtube tiktok android iphone samsung nokia viettel mobifone vinaphone
mancity liverpool chelsea arsenal barcelona realmadrid ronaldo messi bongda
summer winter spring autumn monday friday january december hello hellokitty sweet love lovely baby happy lucky money cookie chocolate coffee
vumon toan tienganh english math vatly hoahoc sinhhoc vanhoc lichsu dialy tinhoc
student teacher school classroom exam
pass pw mk
`
  .trim()
  .split(/\s+/);

const ends = [
  '1',
  '2',
  '12',
  '01',
  '11',
  '99',
  '00',
  '123',
  '321',
  '111',
  '000',
  '888',
  '999',
  '1234',
  '4321',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '2000',
  '2005',
  '2008',
  '2010',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
  '2027',
  '6789',
  '6868',
  '8888',
  '9999',
];

const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const known = new Set(words);
const endings = new Set(ends);
const year = /^(?:19|20)\d\d$/;

/** How many passwords the list spells out. */
export const commonPasswordCount = known.size * (endings.size + 1);

/** True for a word of the list with a usual ending or usual replacements of letters, a row of keys, or a few repeated characters. */
export function isCommonPassword(password: string): boolean {
  const text = fold(password);
  if (new Set(text).size < 4 || isSequence(text.replace(/[^a-z0-9]/g, ''))) return true;
  // Characters that were only appended to satisfy a rule are ignored.
  const [, head = '', tail = ''] = /^(.*?)(\d*)$/.exec(text.replace(/[^a-z0-9]+$/, '')) ?? [];
  if (tail !== '' && !endings.has(tail) && !year.test(tail)) return false;
  const asLetters = head.replace(/[013457@$!]/g, (sign) => letters[sign]!);
  return [head.replace(/[^a-z]/g, ''), asLetters.replace(/[^a-z]/g, '')].some((word) => known.has(word) || twice(word));
}

const twice = (text: string): boolean =>
  text.length % 2 === 0 && known.has(text.slice(0, text.length / 2)) && text.startsWith(text.slice(text.length / 2));

const rows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
];

/** 12345678A, A12345678, Qwertyu1: a row of the keyboard but for two signs at its ends. */
function isSequence(text: string): boolean {
  for (let from = 0; from <= 2; from += 1) {
    for (let cut = 0; cut <= 2; cut += 1) {
      const core = text.slice(from, text.length - cut);
      if (core.length >= 6 && rows.some((row) => row.includes(core))) return true;
    }
  }
  return false;
}

/** Errors: PASSWORD_TOO_COMMON, beside the field. */
export function refuseCommon(password: string): void {
  if (isCommonPassword(password))
    throw new AppError('PASSWORD_TOO_COMMON', { fields: [{ path: 'password', code: 'PASSWORD_TOO_COMMON' }] });
}
