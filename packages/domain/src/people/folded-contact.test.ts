import { expect, it } from 'vitest';
import { foldedContact } from './folded-contact.ts';

it.each([
  ['Nguyen.An+lan2@Gmail.com', 'nguyenan@gmail.com'],
  ['nguyenan@googlemail.com', 'nguyenan@gmail.com'],
  ['an.nguyen+x@outlook.com', 'an.nguyen@outlook.com'],
  ['an+lop9@truong.edu.vn', 'an+lop9@truong.edu.vn'],
  ['0912345678', '0912345678'],
  ['+84 912 345 678', '0912345678'],
])('%s reaches the same person as %s', (contact, folded) => expect(foldedContact(contact)).toBe(folded));
