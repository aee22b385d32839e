/**
 * Questions whose options are only heard, as in the first parts of TOEIC: MC5, MC6. The recording `…a` is the right
 * option; the options are shuffled.
 */
import type { SeedQuestion } from '../kit.ts';
import type { SeedMedia } from '../media/media.ts';
import { createRandom } from '../random.ts';
import { english, pictureAuthor, type Level } from './place.ts';

const photos: readonly (readonly [grade: number, level: Level, photo: string, explanation: string])[] = [
  [8, 'M1', 'photo-painter', 'Cô ấy cầm cọ đứng trước bức tranh.'],
  [8, 'M1', 'photo-bus-stop', 'Ba người đang đứng ở trạm xe buýt.'],
  [9, 'M1', 'photo-guitar', 'Anh ấy đứng dưới gốc cây và đang chơi đàn.'],
  [9, 'M2', 'photo-desk', 'Máy tính xách tay, đèn và sách đều ở trên bàn; không có ai ở đó.'],
  [10, 'M2', 'photo-waiter', 'Anh ấy bưng một khay li; trong ảnh không có khách.'],
  [10, 'M1', 'photo-boats', 'Thuyền đậu trên mặt nước; không có người, cũng không có cầu.'],
  [10, 'M2', 'photo-teacher', 'Cô giáo đứng bên bảng; học sinh đang ngồi.'],
  [11, 'M2', 'photo-fruit-stall', 'Hoa quả được bày trên sạp.'],
  [11, 'M2', 'photo-handshake', 'Hai người đàn ông đang bắt tay nhau.'],
  [12, 'M3', 'photo-bookshelf', 'Ngăn nào cũng đầy sách.'],
];

const questions: readonly (readonly [grade: number, level: Level, explanation: string])[] = [
  [8, 'M1', '“Where” hỏi nơi chốn: in the top drawer (ngăn kéo trên cùng).'],
  [8, 'M1', '“When” hỏi giờ: at six. “Close to” (gần) chỉ nghe giống “close” (đóng cửa).'],
  [9, 'M2', '“Who” hỏi người: my uncle is (chú tôi sẽ lái).'],
  [9, 'M1', 'Lịch sự từ chối lời mời: No, thanks.'],
  [9, 'M2', '“How was …?” hỏi cảm nhận: harder than I expected (khó hơn tôi tưởng).'],
  [10, 'M2', '“Why” hỏi lí do: the window was left open (cửa sổ để mở).'],
  [10, 'M3', 'Hỏi chọn một trong hai thì đáp bằng một trong hai, không đáp yes.'],
  [11, 'M3', 'Câu đáp giới hạn điều vừa nói: mới chỉ có bọn trẻ (only the children so far).'],
  [11, 'M3', 'Nghe nói máy in hết giấy thì đáp sẽ đi lấy giấy: I’ll get some.'],
  [12, 'M4', 'Câu hỏi gián tiếp xem ghế còn trống không; mời ngồi: Go ahead.'],
];

/** The clips `name` + a, b, c … as shuffled options; the clip `a` is the right one. */
function options({ clip }: SeedMedia, name: string, count: number) {
  const order = createRandom(name).shuffle(['a', 'b', 'c', 'd'].slice(0, count));
  const spoken = order.map((suffix) => clip(name + suffix));
  return {
    options: spoken.map(({ audio }, at) => ({ id: 'abcd'[at]!, text: '', audio })),
    spoken: Object.fromEntries(spoken.map(({ transcript }, at) => ['abcd'[at]!, transcript])),
    right: 'abcd'[order.indexOf('a')]!,
  };
}

export const spokenOptions = (media: SeedMedia): SeedQuestion[] => [
  ...photos.map(([grade, level, photo, explanation], at): SeedQuestion => {
    const { options: heard, spoken, right } = options(media, `photo${at + 1}`, 4);
    return {
      type: 'MC5',
      facts: english(grade, level, 'LI', { examFamily: 'TOEIC', author: pictureAuthor }),
      content: {
        instructions: 'Look at the picture. Listen to the four sentences and choose the one that describes it best.',
        images: [media.scene(photo).image],
        optionLayout: 'list',
        items: [{ id: 'q1', stem: '', options: heard }],
      },
      answerKey: { explanation, correct: { q1: [right] }, spoken: { q1: spoken } },
    };
  }),
  ...questions.map(([grade, level, explanation], at): SeedQuestion => {
    const { options: heard, spoken, right } = options(media, `ask${at + 1}`, 3);
    return {
      type: 'MC6',
      facts: english(grade, level, 'LI', { examFamily: 'TOEIC' }),
      content: {
        instructions: 'Listen to what is said and to three answers. Choose the best answer.',
        images: [],
        audio: media.clip(`ask${at + 1}`).audio,
        optionLayout: 'list',
        items: [{ id: 'q1', stem: '', options: heard }],
      },
      answerKey: {
        explanation,
        transcript: media.clip(`ask${at + 1}`).transcript,
        correct: { q1: [right] },
        spoken: { q1: spoken },
      },
    };
  }),
];
