/** Announcements, leaflets and paragraphs to complete, for the graduation paper. */
import type { SeedQuestion } from '../../kit.ts';
import { cloze, type Topic } from '../rows.ts';
import type { Level } from '../../by-type/place.ts';
import { completions } from './second/completions.ts';
import { leaflets } from './second/leaflets.ts';
import { seventhBlanks } from './seventh/blanks.ts';
import { sixthBlanks } from './sixth/blanks.ts';

const place = { grade: 12, cefr: 'B2', skill: 'RE' } as const;

type Gap = readonly [options: string, note: string];
/** An announcement, advertisement or leaflet with six gaps, or a paragraph with five; the first option is the right one. */
export type Blanks = readonly [
  kind: 'advertisement' | 'announcement' | 'leaflet' | 'paragraph',
  level: Level,
  topic: Topic,
  title: string,
  text: string,
  ...gaps: Gap[],
];

const instructionsOf = (kind: Blanks[0]) =>
  kind === 'paragraph'
    ? 'Read the passage and choose the option that best completes each numbered blank.'
    : `Read the ${kind} and choose the best option for each numbered blank.`;

const texts: readonly Blanks[] = [
  [
    'advertisement',
    'M2',
    'E12-03',
    'The repair café is open',
    'Don’t throw it away! Bring it to our repair café, ___ every first Sunday of the month in the school hall.\n%b%What we repair:%b% bikes, lamps, radios, clothes and almost ___ that you can carry.\n%b%Who helps:%b% twelve volunteers, some of ___ used to work as electricians or tailors.\n%b%What it costs:%b% nothing at all, although we are always grateful ___ a small donation.\nIf a thing cannot be saved, we will tell you how to get ___ of it without harming the environment. ___ you come, the shorter you will have to wait.',
    [
      'held|holding|holds|to hold',
      'Rút gọn mệnh đề quan hệ bị động: (which is) held. holding, to hold là chủ động; holds là động từ chia thứ hai, không có từ nối.',
    ],
    [
      'anything|nothing|everybody|anyone',
      'almost anything: gần như bất cứ thứ gì. nothing trái nghĩa; everybody, anyone chỉ người.',
    ],
    [
      'whom|which|them|who',
      'some of whom: mệnh đề quan hệ không xác định chỉ người sau giới từ. which chỉ vật, them không nối hai mệnh đề, who không đứng sau of.',
    ],
    [
      'for|with|to|about',
      'be grateful for something: biết ơn vì điều gì. grateful to + người; with, about không đi với grateful.',
    ],
    ['rid|free|away|out', 'get rid of: bỏ đi. free, away, out không đi với get … of ở nghĩa này.'],
    [
      'The earlier|Earlier than|The earliest|As early',
      'So sánh kép: The earlier …, the shorter …. Ba lựa chọn Earlier than, The earliest, As early không tạo so sánh kép.',
    ],
  ],
  [
    'leaflet',
    'M2',
    'E12-07',
    'Is this message real?',
    'Every day, people lose money because they believe a message. Here is how to protect ___.\n%b%Stop.%b% Messages from cheats want you to act ___. A real bank will never give you only ten minutes.\n%b%Look.%b% Check the address of the sender. A single wrong letter may be the only ___.\n%b%Never share%b% your password or the code that your bank has sent you, ___ kind the voice on the phone sounds.\n%b%Ask.%b% Call the person ___ on a number that you know, not on the one in the message.\n%b%Report it.%b% If you have been cheated, go to the police at once. You have nothing to be ashamed ___.',
    [
      'yourself|you|your own|yours',
      'Chủ ngữ và tân ngữ là một người: đại từ phản thân yourself. you, yours không phản thân; your own cần danh từ.',
    ],
    [
      'immediately|immediate|carefully|careful',
      'Bổ nghĩa cho động từ act cần trạng từ: immediately (ngay). immediate, careful là tính từ; carefully trái với ý bị hối thúc.',
    ],
    [
      'warning|weather|advertising|lesson',
      'a warning: dấu hiệu cảnh báo. weather: thời tiết, advertising: quảng cáo, lesson: bài học không hợp với một chữ cái sai.',
    ],
    [
      'no matter how|even if it|whatever|so that',
      'no matter how + tính từ: dù … thế nào. even if it, whatever, so that không đứng trước tính từ kind như vậy.',
    ],
    ['back|up to|over|off', 'call back: gọi lại. up to, over, off không có nghĩa này; call off: huỷ.'],
    ['of|for|with|at', 'be ashamed of: xấu hổ về. for, with, at không đi với ashamed.'],
  ],
  [
    'announcement',
    'M2',
    'E12-09',
    'A day in a real job',
    'The school’s careers club invites all students of grade 12 ___ part in its “job shadow” day on Friday, 9 October.\nYou will spend a whole day with somebody at work and find out ___ the job is really like. ___ of partners have already agreed, among them a vet, a baker and a programmer.\n%b%How to apply:%b% write no more than a hundred words about the job you are ___ in. Hand in your text before the end of September; late applications will be ___ down.\nParents must sign a form, ___ can be found on the school website.',
    ['to take|taking|take|took', 'invite somebody to V: to take. taking, take, took không đứng sau invite somebody.'],
    [
      'what|how|that|which',
      'what … is like: như thế nào. how không đi với like; that, which không hợp sau find out … is like.',
    ],
    [
      'A number|A deal|An amount|The number',
      'A number of + danh từ số nhiều + động từ số nhiều (have agreed). A deal, An amount đi với không đếm được; The number of đi với động từ số ít.',
    ],
    [
      'interested|interesting|interest|interestingly',
      'be interested in: quan tâm đến (người). interesting tả sự vật; interest là danh từ, interestingly là trạng từ.',
    ],
    ['turned|put|broken|slowed', 'turn down: từ chối. put down: đặt xuống, break down: hỏng, slow down: chậm lại.'],
    [
      'which|that|who|where',
      'Mệnh đề không xác định chỉ vật: which. that không đứng sau dấu phẩy; who chỉ người, where nơi chốn.',
    ],
  ],
  [
    'leaflet',
    'M2',
    'E12-08',
    'Before you dive',
    'The coral of our bay is alive, and it grows ___ than your fingernails. Please help us to protect it.\n%b%Do not touch anything.%b% One kick of your foot can destroy ___ took fifty years to grow.\n%b%Choose your sun cream with care.%b% Some creams contain chemicals that are harmful ___ coral.\n%b%Do not feed the fish.%b% They get used to ___ fed and stop cleaning the reef.\n%b%Take nothing home.%b% ___ an empty shell may be somebody’s house.\n%b%Pass it on.%b% If you see a boat dropping its anchor on the reef, please ___ the rangers. Their number is on the back of this leaflet.',
    [
      'more slowly|more slow|slowest|as slowly',
      'Trạng từ so sánh hơn với than: more slowly. more slow sai dạng, slowest là so sánh nhất, as slowly đi với as.',
    ],
    [
      'what|that|which|it',
      'destroy what took …: what = điều mà, vừa là tân ngữ vừa nối mệnh đề. that, which cần danh từ đứng trước; it không nối mệnh đề.',
    ],
    ['to|for|with|at', 'be harmful to: có hại cho. for, with, at không đi với harmful ở đây.'],
    [
      'being|be|have|been',
      'get used to + V-ing, bị động: being fed. be, been không đứng sau to này; have fed sai dạng.',
    ],
    ['Even|Only|Still|Yet', 'Even an empty shell: ngay cả một vỏ ốc rỗng. Only, Still, Yet không hợp nghĩa.'],
    ['inform|explain|suggest|announce', 'inform somebody: báo cho ai. explain, suggest, announce cần to trước người.'],
  ],
  [
    'advertisement',
    'M2',
    'E12-10',
    'English in the evening',
    'Are you over fifty? Have you always wanted to understand what your grandchildren are saying? Then our evening course is the right thing ___ you.\n%b%Small groups:%b% there are never ___ than eight people in a class.\n%b%No examinations:%b% nobody will give you a mark. You learn ___ the pleasure of it.\n%b%Patient teachers:%b% all of them have years of experience of ___ adults.\n%b%Real life:%b% from the second week on, you will meet visitors to our city and ___ conversations with them.\nThe course ___ on 5 October. Come to a free lesson first: the door is open every Tuesday at seven.',
    [
      'for|with|at|of',
      'the right thing for somebody: phù hợp với ai. with, at, of không đi với the right thing ở nghĩa này.',
    ],
    ['more|most|many|much', 'never more than eight: không bao giờ quá tám. most, many, much không đi với than.'],
    ['for|by|in|because', 'for the pleasure of it: vì niềm vui. by, in không hợp; because cần of.'],
    ['teaching|to teach|teach|taught', 'of + V-ing: teaching. to teach, teach, taught không đứng sau of.'],
    [
      'have|make|do|talk',
      'have a conversation: trò chuyện. make, do không đi với conversation; talk không có tân ngữ này.',
    ],
    [
      'starts|starting|is started by|start',
      'Lịch cố định: hiện tại đơn, The course số ít: starts. starting thiếu trợ động từ, is started by cần tác nhân, start sai ngôi.',
    ],
  ],
  [
    'announcement',
    'M3',
    'E12-02',
    'A dinner of many kitchens',
    'On 20 November, the International Club is holding a dinner at ___ every guest brings one dish from the place where his or her family comes from.\nYou do not need to be an expert cook. What matters ___ the story behind the dish: who taught you to make it, and when is it eaten? Please write it on a card, together with a list of ___, as some guests are allergic to nuts or shellfish.\n___ the great demand last year, places are limited to one hundred. To reserve ___, write to us by 10 November. Guests are kindly requested ___ their own plates and chopsticks, so that no rubbish is left behind.',
    [
      'which|that|where|whom',
      'a dinner at which …: giới từ + which. that không đứng sau giới từ, where không đi với at, whom chỉ người.',
    ],
    [
      'is|are|were|being',
      'Mệnh đề What matters là chủ ngữ số ít: is. are, were số nhiều; being không phải động từ chia.',
    ],
    [
      'ingredients|instruments|inhabitants|investments',
      'ingredients: nguyên liệu (vì có người dị ứng). instruments: dụng cụ, inhabitants: cư dân, investments: khoản đầu tư.',
    ],
    [
      'Owing to|In spite of|Instead of|Because',
      'Owing to + danh từ: do. In spite of: mặc dù, Instead of: thay vì sai nghĩa; Because cần mệnh đề.',
    ],
    ['one|it|them|that', 'one = a place (một chỗ bất kì). it, that chỉ vật đã xác định; them số nhiều.'],
    [
      'to bring|bringing|bring|brought',
      'be requested to V: được đề nghị làm gì. bringing, bring, brought không đứng sau requested.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-01',
    'The doctor who lost the way',
    'In the winter of 1948, a young doctor set out on foot for a village in the mountains of the north. He had been given a map, ___. By nightfall he had no idea where he was. Seeing a light far below, ___. It was not the village that he had been looking for; ___. An old woman gave him soup and asked what was in his bag. When she heard that he was a doctor, ___. He examined forty people that night. He stayed for eleven years, ___.',
    [
      'but it showed paths that no longer existed|which showing paths that no longer existed|that no longer existed the paths on it|because of showing paths that no longer existed',
      'Hai vế trái nhau nối bằng but và một mệnh đề đủ: but it showed …. which showing, because of showing thiếu động từ chia hoặc sai nghĩa; that no longer existed … sai trật tự.',
    ],
    [
      'he climbed down towards it|it was climbed down to by him|his feet began to climb down|there was a climb towards it',
      'Chủ ngữ phải là người thực hiện Seeing: he. Các câu có chủ ngữ it, his feet, there không hợp.',
    ],
    [
      'nobody had ever told him of this one|had nobody ever told him of this one|nobody having ever told him of this one|which nobody had ever told him of this',
      'Sau dấu chấm phẩy là mệnh đề độc lập: nobody had ever told him …. had nobody là đảo ngữ của câu hỏi, having không chia, which không mở đầu mệnh đề độc lập.',
    ],
    [
      'she sent her grandson to every house|her grandson sending to every house|to send her grandson to every house|and she sent her grandson to every house',
      'Sau mệnh đề When cần mệnh đề chính: she sent …. sending, to send không chia; and không nối mệnh đề chính với mệnh đề phụ.',
    ],
    [
      'and the village named its school after him|and named its school after him was the village|which the village named its school after him|that the village named its school after him',
      'and + mệnh đề đủ chủ ngữ, động từ: the village named …. Câu thứ hai sai trật tự; which, that thừa him và không hợp.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-06',
    'The picture that nobody painted',
    'In 2022, a picture called “Théâtre D’opéra Spatial” won first prize at an art fair in the United States. Only afterwards did many visitors learn ___. Jason Allen, who had handed it in, had described what he wanted in words, ___. Some artists were furious. They argued that the program, having learnt from millions of pictures on the Internet, ___. Allen replied that he had worked on his descriptions for more than eighty hours; ___. The judges said that they would have given him the prize anyway. What the case has shown is ___.',
    [
      'that a computer program had produced it|what a computer program had produced it|it that a computer program had produced|a computer program which had produced it',
      'learn that + mệnh đề: biết rằng. what thừa it; it that sai cấu trúc; a computer program which … làm câu thành “học được một chương trình”.',
    ],
    [
      'and the program had made hundreds of versions|and hundreds of versions making by the program|so that the program making hundreds of versions|which the program had made hundreds of versions',
      'and + mệnh đề đủ: the program had made …. making không chia; which thừa tân ngữ.',
    ],
    [
      'was living on the work of others|its life was on the work of others|and was living on the work of others|which was living on the work of others',
      'Chủ ngữ the program còn thiếu động từ chính: was living …. its life là chủ ngữ thứ hai; and, which làm mất động từ chính.',
    ],
    [
      'to him, this was work like any other|to him, this working like any other|which to him was work like any other|being to him work like any other',
      'Sau dấu chấm phẩy là mệnh đề độc lập: this was work …. working, being không chia; which không mở đầu mệnh đề độc lập.',
    ],
    [
      'how hard it is to say what art is|how hard is it to say what is art|that how hard to say what art is|it is how hard to say what art',
      'Mệnh đề danh ngữ dùng trật tự câu kể: how hard it is. how hard is it là trật tự câu hỏi; that how, it is how sai cấu trúc.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-04',
    'Staircases of stone',
    'Hong Kong is so steep that in parts of the city streets are stairs. For old people, this used to mean that ___. In 1993, therefore, the city opened something unusual: a chain of moving stairs and walkways ___. It is about eight hundred metres long, ___. In the morning, when people go to work, ___; after ten o’clock it changes its direction. Shopkeepers feared that nobody would stop any more. In fact, ___, and rents along the route have risen several times since.',
    [
      'shopping was as tiring as a mountain walk|shopping as tiring as a mountain walk|to shop being as tiring as a mountain walk|which was as tiring as a mountain walk',
      'mean that + mệnh đề đủ: shopping was …. Hai lựa chọn không có động từ chia (as tiring, being) và which … thiếu chủ ngữ phù hợp.',
    ],
    [
      'that carries people up and down the hill|carries people up and down the hill|that it carries people up and down the hill|carried people up and down the hill',
      'Mệnh đề quan hệ: that carries …. carries thiếu từ nối; that it thừa chủ ngữ; carried ở đây có nghĩa bị động, không hợp.',
    ],
    [
      'which makes it the longest of its kind outdoors|that makes it the longest of its kind outdoors|it makes the longest of its kind outdoors|made the longest of its kind it outdoors',
      'which thay cho cả mệnh đề trước, sau dấu phẩy. that không đứng sau dấu phẩy; it makes thiếu từ nối; made … it sai trật tự.',
    ],
    [
      'it runs downhill|running downhill|so that it runs downhill|downhill it running',
      'Cần mệnh đề chính sau mệnh đề when: it runs downhill. running, it running không chia; so that mở đầu mệnh đề phụ.',
    ],
    [
      'cafés and bars opened on both sides|cafés and bars opening on both sides|the opening on both sides of cafés and bars|opened cafés and bars were on both sides that',
      'In fact + mệnh đề đủ: cafés and bars opened. opening, the opening không có động từ chia; câu cuối thừa that và sai nghĩa.',
    ],
  ],
];

const blanksOf = (rows: readonly Blanks[]): SeedQuestion[] =>
  rows.map(([kind, level, topic, title, text, ...gaps]) =>
    cloze(place, {
      level,
      title,
      text,
      topic,
      instructions: instructionsOf(kind),
      options: gaps.map(([options]) => options),
      notes: gaps.map(([, note]) => note),
    }),
  );

export const blanks = (): SeedQuestion[] => blanksOf(texts);

export const furtherBlanks = (): SeedQuestion[] => blanksOf([...leaflets, ...completions]);

export const latestBlanks = (): SeedQuestion[] => blanksOf(sixthBlanks);

export const blanksOf2028 = (): SeedQuestion[] => blanksOf(seventhBlanks);
