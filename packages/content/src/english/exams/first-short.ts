/** Listening part 1 of B2 First for Schools: eight short recordings. */
import { oneOf, type SeedQuestion } from '../../kit.ts';
import type { Clips } from '../../more/kit.ts';
import { cambridgeFacts } from './kit.ts';
import type { Level } from '../../by-type/place.ts';

const facts = cambridgeFacts('first');

type Row = readonly [clip: string, level: Level, stem: string, options: string, explanation: string];
const rows: readonly Row[] = [
  [
    'first-choir',
    'M2',
    'You hear a woman talking about her choir. Why does she stay in it?',
    'It makes her forget about the office.|She enjoys being applauded.|She finds the rehearsals relaxing.',
    'haven’t thought about the office for two whole hours: quên việc. Bà nói thẳng không phải vì tiếng vỗ tay, và buổi tập không hề thư giãn.',
  ],
  [
    'first-review',
    'M3',
    'You hear a critic talking about a novel. What did he find difficult?',
    'The beginning of the book|The slow second half|The description of the island',
    'it was the opening that nearly made me give up. Nửa sau người ta báo là chậm, nhưng từ khi lên đảo thì không dừng được.',
  ],
  [
    'first-neighbour',
    'M2',
    'You hear two people talking about a dog. What has the man decided to do?',
    'Help his neighbours|Complain about the noise|Get a dog of his own',
    'I’ve offered to take it running: giúp hàng xóm. Ông định phàn nàn nhưng họ đã xin lỗi trước; ông không nuôi chó.',
  ],
  [
    'first-guide',
    'M2',
    'You hear a guide in a cave. Why must visitors not touch the walls?',
    'To let the stone grow|To protect the paintings|To avoid an accident',
    'The oil on your fingers stops the stone from growing. Hang không có tranh; thành hang không nguy hiểm.',
  ],
  [
    'first-job',
    'M3',
    'You hear a man talking about an interview. Why did he get the job?',
    'He thought of whoever would come next.|He repaired a machine quickly.|He had clear plans for the future.',
    'I’d written a note for whoever would use it next. Anh không sửa được máy, và không ai hỏi kế hoạch mười năm.',
  ],
  [
    'first-train',
    'M2',
    'You hear an announcement at a station. What are passengers told to do?',
    'Continue by road|Wait for another engine|Buy new tickets',
    'we have arranged coaches: đi tiếp bằng xe khách. Đầu máy mới cũng bị chậm; vé cũ vẫn dùng được.',
  ],
  [
    'first-teacher',
    'M3',
    'You hear a teacher talking about a term without marks. Who found it hardest?',
    'The best students|The weaker students|His colleagues',
    'the best ones came to me in despair. Học sinh yếu bắt đầu hỏi; đồng nghiệp chỉ đoán là học sinh sẽ không học.',
  ],
  [
    'first-garden',
    'M2',
    'You hear two people talking about a garden. What does the woman say about the wall?',
    'It hides something beautiful.|It was given to her by a school.|It was cheaper than she had expected.',
    'it keeps out the view, too: tường che mất cảnh. Đồ từ trường học là chiếc ghế; tường là thứ duy nhất bà phải trả tiền.',
  ],
];

export const firstShorts = ({ clip }: Clips): SeedQuestion[] =>
  rows.map(([name, level, stem, options, explanation]) => {
    const [right = '', ...wrong] = options.split('|');
    return oneOf('MC4', facts('LI', 10, level), {
      stem,
      right,
      wrong,
      explanation,
      instructions: 'Listen and choose the best answer.',
      ...clip(name),
    });
  });
