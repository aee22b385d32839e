/** Further grammar of grades 8, 10 and 11, by unit of the course. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from '../units/kit.ts';

export const moreGrammar = (): SeedQuestion[] => [
  ...unit(8, 2, {
    grammar: [
      [
        'unit',
        'M2',
        'A buffalo works much ___ than a machine, but it never runs out of petrol.',
        'more slowly|more slow|slowest|as slowly',
        'So sánh hơn của trạng từ slowly: more slowly. more slow là tính từ; slowest là so sánh nhất; as slowly cần as, không đi với than.',
      ],
    ],
  }),
  ...unit(8, 7, {
    grammar: [
      [
        'unit',
        'M2',
        'Do not look at your phone ___ you are crossing the street.',
        'while|until|before|as soon as',
        'while: trong lúc đang sang đường. until: cho đến khi, before: trước khi, as soon as: ngay khi không hợp với are crossing.',
      ],
    ],
  }),
  ...unit(8, 9, {
    grammar: [
      [
        'unit',
        'M2',
        'At nine o’clock last night, we ___ chess when the lights suddenly went out.',
        'were playing|played|are playing|have played',
        'Việc đang diễn ra thì việc khác xen vào: were playing. played: việc đã xong; are playing: hiện tại; have played: hiện tại hoàn thành.',
      ],
    ],
  }),
  ...unit(8, 11, {
    grammar: [
      [
        'unit',
        'M2',
        'In May, our teacher said that a robot ___ us the following week, but it never came.',
        'would teach|will teach|teaches|is teaching',
        'Câu tường thuật sau said lùi thì: will → would teach. will teach, teaches, is teaching chưa lùi thì.',
      ],
    ],
  }),
  ...unit(10, 5, {
    grammar: [
      [
        'unit',
        'M2',
        'Since 2020, the price of solar lamps ___ by half in our district.',
        'has fallen|fell|falls|is falling',
        'Since + mốc quá khứ: hiện tại hoàn thành has fallen. fell: việc đã xong; falls, is falling không đi với since.',
      ],
    ],
  }),
  ...unit(10, 6, {
    grammar: [
      [
        'unit',
        'M2',
        'Girls and boys must ___ the same chance to become pilots.',
        'be given|give|be giving|have given',
        'Bị động với động từ khuyết thiếu: must be given (được trao). give, be giving, have given là chủ động: họ không trao cho ai.',
      ],
    ],
  }),
  ...unit(10, 8, {
    grammar: [
      [
        'unit',
        'M2',
        'The girl ___ laptop broke during the online lesson took notes by hand.',
        'whose|who|which|that',
        'whose + danh từ (laptop): máy tính của bạn ấy. who, that thay chủ ngữ hoặc tân ngữ; which chỉ vật, không đứng trước laptop ở đây.',
      ],
    ],
  }),
  ...unit(10, 10, {
    grammar: [
      [
        'unit',
        'M2',
        'If our town ___ a beach like yours, more tourists would stay overnight.',
        'had|has|would have|will have',
        'Câu điều kiện loại 2: mệnh đề if dùng quá khứ đơn had. has là loại 1; would have, will have không đứng trong mệnh đề if.',
      ],
    ],
  }),
  ...unit(11, 1, {
    grammar: [
      [
        'unit',
        'M2',
        'My grandfather ___ to the market every day since he retired, and he is never ill.',
        'has walked|walked|walks|was walking',
        'since + mốc quá khứ: hiện tại hoàn thành has walked. walked, was walking chỉ quá khứ; walks không đi với since.',
      ],
    ],
  }),
  ...unit(11, 4, {
    grammar: [
      [
        'unit',
        'M2',
        '___ part in the youth festival gave me friends in five countries.',
        'Taking|Take|Taken|To be taken',
        'Chủ ngữ là danh động từ Taking. Take không làm chủ ngữ; Taken, To be taken là bị động.',
      ],
    ],
  }),
  ...unit(11, 5, {
    grammar: [
      [
        'unit',
        'M2',
        '___ by the sea, the houses in this village are now built on high posts.',
        'Threatened|Threatening|To threaten|Having threatened',
        'Mệnh đề phân từ bị động: những ngôi nhà bị biển đe doạ, Threatened. Threatening, To threaten, Having threatened là chủ động.',
      ],
    ],
  }),
  ...unit(11, 8, {
    grammar: [
      [
        'unit',
        'M2',
        'It was my older sister ___ taught me how to use a washing machine.',
        'that|which|whom|what',
        'Câu chẻ nhấn vào người: It was … that. which chỉ vật; whom là tân ngữ; what không dùng trong câu chẻ.',
      ],
    ],
  }),
];
