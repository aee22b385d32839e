/** Readings of 280 to 380 words for the graduation paper, with eight or ten questions each. */
import type { SeedQuestion } from '../../kit.ts';
import { reading } from '../../more/kit.ts';
import type { Topic } from '../rows.ts';
import { readingsOfEight } from './second/readings-of-eight.ts';
import { readingsOfTen } from './second/readings-of-ten.ts';
import { fourthReadings } from './fourth/readings.ts';
import { seventhReadings } from './seventh/readings.ts';
import { sixthReadings } from './sixth/readings.ts';
import { thirdReadings } from './third/readings.ts';

const place = { grade: 12, cefr: 'B2' } as const;
type Row = readonly [stem: string, options: string, explanation: string];
/** A passage with its questions; the first option is the right one. */
export interface LongReading {
  readonly topic: Topic;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly Row[];
}

const solar: readonly Row[] = [
  [
    'Which of the following is NOT mentioned in paragraph 1 about the plant on Da Mi lake?',
    'The number of people it employs|The month in which it began to work|Its position behind a dam|The area that it covers',
    'Bài cho biết thời gian (June 2019), vị trí (behind the dam) và diện tích (half a square kilometre), không nói số người làm việc.',
  ],
  [
    'According to paragraph 2, why can panels on water produce more electricity?',
    'They are kept cool by the water.|They are turned towards the sun all day.|They are cleaned by the waves.|They are closer to people’s homes.',
    '~the water beneath keeps them cool',
  ],
  [
    'The word “them” in “connected to them” in paragraph 2 refers to _____.',
    'power lines|panels|the homes|engineers',
    '~hydropower stations already have power lines|them thay cho power lines, thứ mà nhà máy mới nối vào.',
  ],
  [
    'The word “complement” in paragraph 2 is closest in meaning to _____.',
    'go well with|compete with|wait for|look after',
    '~by day the sun does the work|Hai loại bổ sung cho nhau: ban ngày và buổi tối.',
  ],
  [
    'Which of the following best paraphrases the sentence “Whether this is good for the fish is another matter” in paragraph 3?',
    'It is not clear if the fish profit from this.|The fish are certainly harmed by the shade.|It does not matter if there are any fish left.|Fish are the reason why people want more shade.',
    'another matter: chuyện khác, chưa chắc chắn. Các câu kia khẳng định có hại, không quan trọng hoặc là lí do, đều không có trong bài.',
  ],
  [
    'The word “withstand” in paragraph 4 is OPPOSITE in meaning to _____.',
    'be damaged by|be protected from|stand up to|depend on',
    'withstand: chịu đựng được; trái nghĩa là be damaged by (bị hư hại bởi). stand up to cùng nghĩa; be protected from: được bảo vệ khỏi, depend on: phụ thuộc vào.',
  ],
  [
    'Which of the following is TRUE according to the passage?',
    'Water can be saved while the sun is shining.|Floating plants are cheaper to build than others.|Serious damage to lakes has been reported.|Floats need not last longer than ten years.',
    '~by day the sun does the work',
  ],
  [
    'What can be inferred about the supporters in paragraph 4?',
    'They expect fewer plants on land in the future.|They think that panels will become more expensive.|They believe that nobody should use solar energy.|They hope that the price of land will fall soon.',
    '~why anybody should still build on land',
  ],
];

const salt: readonly Row[] = [
  [
    'Which of the following is NOT mentioned in paragraph 1 as a cause of the salt in the delta?',
    'Shrimp farms along the coast|A lack of rain|The pumping of too much groundwater|Dams on the river',
    '~Scientists name several causes|Bài nêu mưa ít, biển dâng, đập và nước ngầm; không nêu nuôi tôm.',
  ],
  [
    'The word “intrusion” in paragraph 1 is closest in meaning to _____.',
    'coming in|taking away|drying up|falling down',
    'intrusion of salt: sự xâm nhập mặn, tức nước mặn vào sâu trong đất.',
  ],
  [
    'The word “It” in “It worked” in paragraph 2 refers to _____.',
    'keeping the sea out|buying more fertiliser|receiving rich mud|pumping groundwater',
    '~the answer was to keep the sea out',
  ],
  [
    'The phrase “at a price” in paragraph 2 is closest in meaning to _____.',
    'with a disadvantage|for little money|without any difficulty|by selling rice',
    '~Shut off from the river|Câu sau nêu mặt bất lợi: không còn phù sa.',
  ],
  [
    'According to paragraph 2, why did farmers need more fertiliser?',
    'Their fields no longer got mud from the floods.|Salt had made it cheaper than it was before.|They had stopped growing rice three times a year.|The canals had carried their crops away.',
    '~no longer received the rich mud',
  ],
  [
    'Which of the following best paraphrases the sentence “What one crop leaves behind is useful to the other” in paragraph 3?',
    'Rice and shrimps each profit from the remains of the other.|Farmers leave one of the two crops behind when they harvest the other.|One of the two crops is more useful to the farmers.|The remains of both crops have to be cleared away first.',
    '~the shrimps find food among the stubble',
  ],
  [
    'The word “fresh” in paragraph 3 is OPPOSITE in meaning to _____.',
    'salty|stale|dusty|cool',
    'the fields are fresh: đồng ruộng có nước ngọt, trái với salty (mặn).',
  ],
  [
    'According to paragraph 4, what is a weakness of the method?',
    'It depends on when the rain comes.|It needs a great amount of chemicals.|It can only be used far from the coast.|It is not allowed by the government.',
    '~If the rains come late',
  ],
  [
    'Which of the following best summarises paragraph 4?',
    'The method has its limits, but it has changed the way people think of salt.|The government has decided that salt water must be kept out of the delta.|Diseases of shrimps have made farmers go back to growing rice all year round.|The method should be used in all the provinces along the river.',
    '~it has taught planners a lesson',
  ],
  [
    'What can be inferred about the farmer who speaks at the end?',
    'He adapts his work to the water there is.|He would rather live far away from the sea.|He no longer believes that rice can be grown.|He prays for fresh water just as his father did.',
    '~I look at the tide table first|Ông xem lịch triều rồi mới quyết định, tức là thuận theo con nước.',
  ],
];

const knowledge: readonly Row[] = [
  [
    'Which of the following is NOT mentioned in paragraph 1 about “the Knowledge”?',
    'How much the examination costs|How long most candidates need to prepare for it|What candidates have to learn|What they may not use',
    'Bài nêu thời gian (three or four years), nội dung (25,000 streets) và thứ không được dùng (map, phone); không nêu lệ phí.',
  ],
  [
    'What did the study of 2000 find?',
    'A part of the brain was larger in drivers.|Drivers had larger heads than other people.|New drivers had the best memory of streets.|Driving for a long time made people tired.',
    '~was larger at its back than in other people',
  ],
  [
    'Why did the scientists follow learners over several years?',
    'To see what was cause and what was effect|To help more of them to pass the examination|To compare London with other large cities|To find people with unusual brains',
    '~Did driving change the brain',
  ],
  [
    'The word “Evidently” in paragraph 2 is closest in meaning to _____.',
    'Clearly|Strangely|Hopefully|Formerly',
    'Evidently: rõ ràng là. Strangely: lạ thay, Hopefully: hi vọng, Formerly: trước đây.',
  ],
  [
    'Which of the following best paraphrases the sentence “The gain was not free of charge, however” in paragraph 3?',
    'What they had won had a disadvantage as well.|The learners had to pay for the course themselves.|The tests of memory had cost the scientists a lot.|They had gained less than people of their age.',
    '~the successful drivers did slightly worse',
  ],
  [
    'The word “they” in “they merely take away the exercise” in paragraph 4 refers to _____.',
    'devices|studies|young people|places',
    '~devices make us stupid|they thay cho devices ở vế trước.',
  ],
  [
    'What do some researchers recommend in paragraph 4?',
    'Studying the route first and then going without help|Never using a device on a journey|Listening to the voice only in cities that one does not know|Learning the streets by heart',
    '~look at the whole route before you start',
  ],
  [
    'What does the last sentence imply?',
    'Travelling is more than reaching a place.|It is a waste of time to get lost on the way.|Devices will soon be faster than any driver.|Nobody remembers the places he has been to.',
    '~But you will have been somewhere|Đi mà biết mình qua đâu khác với chỉ tới nơi.',
  ],
];

const whales: readonly Row[] = [
  [
    'Why had the engineer put microphones into the sea?',
    'To hear submarines|To study the cries of whales|To record the waves|To warn ships',
    '~listening for submarines',
  ],
  [
    'The word “random” in paragraph 2 is closest in meaning to _____.',
    'without any order|very loud|produced by mistake|full of sadness',
    '~They came back in the same order|not random: không ngẫu nhiên, tức là có trật tự.',
  ],
  [
    'According to paragraph 2, what did Payne notice about the cries?',
    'They were repeated in a fixed order.|Each whale of a region had its own.|They never changed over the years.|Only young whales produced them.',
    '~They came back in the same order',
  ],
  [
    'The word “it” in “they changed it together” in paragraph 2 refers to _____.',
    'the song|the journal|the article|the region',
    '~sang the same one|it thay cho bài hát mà các con đực cùng hát.',
  ],
  [
    'Which of the following best paraphrases the sentence “Statistics had not moved anybody” in paragraph 3?',
    'Numbers had not touched people’s feelings.|Nobody had counted the whales exactly.|The numbers of whales had stayed the same for years.|Scientists had not published any figures.',
    'move somebody: làm ai xúc động; statistics = numbers.',
  ],
  [
    'Which of the following is NOT true about the record?',
    'It contained folk songs about whales.|It came out before the article in Science.|It had neither words nor instruments.|More than a hundred thousand copies were sold.',
    '~without words or instruments|Đĩa chỉ có tiếng cá voi, không có bài dân ca.',
  ],
  [
    'Which of the following best summarises paragraph 3?',
    'The voices of whales moved people, and in the end hunting for money was stopped.|A magazine became famous because it gave away ten million records of folk music.|A commission asked singers and orchestras to write songs against hunting whales.|Payne gave up science and became known as a musician.',
    '~the International Whaling Commission voted|Đĩa tiếng cá voi lay động mọi người, rồi uỷ ban bỏ phiếu ngừng săn.',
  ],
  [
    'Why does the writer mention the value of whale oil in paragraph 4?',
    'To show that the vote had other reasons too|To explain what the oil of whales was used for|To prove that the record had no influence at all|To complain about countries that still hunt',
    '~It would be naive to think',
  ],
  [
    'The word “naive” in paragraph 4 is OPPOSITE in meaning to _____.',
    'realistic|innocent|disappointed|cheerful',
    'naive: ngây thơ, đơn giản hoá; trái nghĩa là realistic (thực tế).',
  ],
  [
    'What can be inferred from the last paragraph?',
    'Feelings can help to protect nature.|Records are more useful than political work.|Children in cities dislike the sounds of nature.|All countries have stopped hunting whales.',
    '~people protect what they feel close to',
  ],
];

export const longReadings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M3',
      'E12-03',
      'Panels on the water',
      'In June 2019, a power plant of an unusual kind began to work on Da Mi lake in southern Viet Nam. It has no building and makes no smoke: it is a raft of solar panels, covering about half a square kilometre of water behind the dam of an older hydropower station. It was the first of its size in the country, and it can produce electricity for thousands of homes.\nEngineers give several reasons for putting panels on water. The first is space. Viet Nam is a crowded country, and a field that is covered with panels can no longer feed anybody; a lake behind a dam, on the other hand, is rarely used for much else. Secondly, panels work less well when they become hot, and the water beneath keeps them cool. Depending on the place, a floating plant may therefore produce a few per cent more electricity than one on land. Finally, hydropower stations already have power lines, so the new plant can simply be connected to them. The two kinds of energy also complement each other: by day the sun does the work and water is saved, and in the evening, when people switch on their lights, the water is let through.\nThe raft has effects on the lake, too. In its shade, less water is lost to the air, which is welcome in the dry season, and fewer of the tiny plants called algae grow. Whether this is good for the fish is another matter. So far, most rafts cover only a small part of a lake, and no serious harm has been reported; biologists nevertheless warn that the idea is too young for anyone to be certain.\nThere are drawbacks. Floats and anchors make such a plant more expensive than an ordinary one, and everything has to withstand wind, waves and damp air for twenty-five years. Supporters reply that land is getting dearer every year, while the price of panels keeps falling. If this goes on, they say, the question will not be why anybody should build on water, but why anybody should still build on land.',
    ],
    solar,
  ),
  reading(
    place,
    [
      'M3',
      'E12-04',
      'Living with salt',
      'In the dry season, when the Mekong carries little water, the sea pushes its way up the river. Salt water may then reach fifty kilometres inland or more, and rice, which cannot stand salt, dies in the fields. In early 2016 the delta suffered the worst intrusion of salt in ninety years; four years later it was hit again. Scientists name several causes: less rain, a rising sea, dams further up the river, and the delta itself, which is sinking because too much groundwater is pumped out.\nFor a long time the answer was to keep the sea out. Dykes were raised and gates were built across the canals, so that farmers could grow two or even three crops of rice a year. It worked, but at a price. Shut off from the river, the fields no longer received the rich mud that floods used to bring, and farmers had to buy more and more fertiliser instead.\nOn the coast of Ca Mau and its neighbours, some families took the opposite path. Instead of fighting salt, they made use of it. In the rainy season, when the fields are fresh, they grow rice; after the harvest they let in the salty water and raise shrimps where the rice stood. What one crop leaves behind is useful to the other: the shrimps find food among the stubble, and their waste feeds the next rice. Since chemicals would kill the shrimps, hardly any are used, and the rice fetches a better price.\nThe method is no miracle. If the rains come late, the soil is still too salty when the rice is planted, and a disease can wipe out a whole pond of shrimps within days. Nor does it suit places far from the sea. But it has taught planners a lesson. A government resolution of 2017 speaks of the delta’s salt water as a resource, no longer only as an enemy. “My father prayed for fresh water,” says one farmer. “I look at the tide table first, and then I decide what to pray for.”',
    ],
    salt,
  ),
  reading(
    place,
    [
      'M3',
      'E12-10',
      'Maps in the head',
      'To become a driver of a black taxi in London, you must pass an examination called “the Knowledge”. Candidates have to learn some 25,000 streets and thousands of places, without a map and without a phone, and most need three or four years. In 2000, the scientist Eleanor Maguire and her colleagues published a study of the brains of such drivers. One part of the brain, which helps us to find our way, was larger at its back than in other people, and it was largest in those who had driven longest.\nDid driving change the brain, or do people with such brains become drivers? To find out, the team followed seventy-nine learners over several years. When the course began, there was no difference between them and other people. At the end, that part of the brain had grown in the thirty-nine who had passed, but not in those who had failed or given up. Evidently, an adult brain can still be shaped by learning.\nThe gain was not free of charge, however. In some other tests of memory, for example remembering a complicated drawing, the successful drivers did slightly worse than people of their age. It seems that the brain, like a shelf, has limited room.\nToday satellite navigation tells everybody where to turn, and young people ask why anyone should still learn streets by heart. Several studies suggest that those who always follow the voice of a device remember less of the places they pass. This does not mean that devices make us stupid; they merely take away the exercise. Some researchers therefore recommend a compromise: look at the whole route before you start, then switch off the voice and see how far you get. You may arrive two minutes later. But you will have been somewhere, instead of merely having got there.',
    ],
    knowledge,
  ),
  reading(
    place,
    [
      'M3',
      'E12-08',
      'The song that saved them',
      'In the 1950s, an American engineer was listening for submarines near Bermuda when his underwater microphones picked up something else: long, strange cries that rose and fell. They turned out to come from humpback whales. For years, the recordings lay unused. Then, in 1967, he played them to the biologist Roger Payne.\nPayne listened to them again and again, and noticed what no one had heard before. The cries were not random. They came back in the same order after ten or twenty minutes, as the verses of a song do; all the males of a region sang the same one, and over the years they changed it together. With Scott McVay, he described this in a famous article in the journal Science in 1971.\nPayne, however, was not only a scientist. At that time, tens of thousands of whales were killed every year, and some species were close to dying out. Statistics had not moved anybody. Would the voices do better? In 1970 he published them on a record, without words or instruments. It sold more than a hundred thousand copies and was quoted by folk singers and orchestras. In 1979, the magazine National Geographic put a small disc with the songs into each of its ten million copies. “Save the Whales” appeared on shirts and walls around the world. In 1982, the International Whaling Commission voted to stop the hunting of whales for money, from 1986 on.\nIt would be naive to think that a record alone brought this about. Years of political work lay behind the vote, whale oil had lost its value, and a few countries have continued to hunt. But Payne had understood that people protect what they feel close to. There are about eighty thousand humpbacks in the oceans now. Today biologists play recordings of coral reefs and rainforests to city children for the same reason: it is hard to care about something whose voice one has never heard.',
    ],
    whales,
  ),
];

const questions = (all: readonly LongReading[]): SeedQuestion[] =>
  all.map(({ topic, title, text, rows }) => reading(place, ['M3', topic, title, text], rows));

export const furtherReadings = (): SeedQuestion[] => questions([...readingsOfEight, ...readingsOfTen]);

export const latestReadings = (): SeedQuestion[] => questions(thirdReadings);

export const longReadingsOf2026 = (): SeedQuestion[] => questions(fourthReadings);

export const longReadingsOf2027 = (): SeedQuestion[] => questions(sixthReadings);

export const longReadingsOf2028 = (): SeedQuestion[] => questions(seventhReadings);
