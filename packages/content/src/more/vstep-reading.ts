/** Four reading passages with ten questions each, from B1 to C1, as VSTEP has them. */
import type { Cefr } from '@vumon/domain';
import type { Level } from '../by-type/place.ts';

export interface ExamPassage {
  readonly level: Level;
  readonly cefr: Cefr;
  readonly title: string;
  readonly text: string;
  /** Stem, options with the right one first, explanation (`~words` quotes the text). */
  readonly rows: readonly (readonly [stem: string, options: string, explanation: string])[];
}

const bookshop: ExamPassage = {
  level: 'M2',
  cefr: 'B1',
  title: 'The wandering bookshop',
  text: 'When Julian and Rosa Marsh were given an old boat, everyone expected them to sell it. Instead, they filled it with second-hand books and set off along the canals of central England. That was eleven years ago. Today their bookshop, the Wandering Page, is known in more than thirty towns, although nobody can say exactly when it will arrive.\nLife on board is simple. The couple sleep in a cabin at the back that is hardly wider than their bed. There is a small stove, which keeps both them and the books dry, since damp is the greatest enemy of paper. They travel only on Mondays and Tuesdays, at the speed of a person walking; from Wednesday to Sunday they open the shop wherever they are. Customers may pay with money, but also with food, wood for the stove or an hour of work. A student in Leeds once painted the whole boat in exchange for a dictionary that had cost the Marshes nothing.\nIt has not always been easy. In their second winter the canal was frozen for five weeks, and hardly anybody came. They had almost decided to give up when a teacher walked across the ice with her class of twenty-six pupils, each of whom had brought some pocket money. “We did not become rich that day,” says Rosa, “but we knew that we were needed.”\nLast year a large company offered to buy the name and open shops called the Wandering Page in railway stations. It was ready to pay a lot. Julian and Rosa thought about it for one evening. “A shop that stays where it is can be called many things,” Julian wrote back, “but not wandering.”',
  rows: [
    [
      'What is the passage mainly about?',
      'A couple who sell books from a boat|The history of canals in England|A family that repairs old boats|A company with shops in railway stations',
      '~filled it with second-hand books',
    ],
    [
      'What did people expect Julian and Rosa to do with the boat?',
      'Sell it|Live on it|Repair it|Give it to a museum',
      '~expected them to sell it',
    ],
    [
      'Why is the stove important for the bookshop?',
      'It keeps the books dry.|It makes customers stay longer.|It moves the boat.|It is used to cook for customers.',
      '~keeps both them and the books dry',
    ],
    [
      'How fast does the boat travel?',
      'As fast as somebody on foot|As fast as a bicycle|As fast as a bus in the city|As fast as a train',
      '~at the speed of a person walking',
    ],
    [
      'On which day can people buy books on the boat?',
      'On Saturday|On Monday|On Tuesday|On any day',
      '~from Wednesday to Sunday',
    ],
    [
      'The phrase “in exchange for” in paragraph 2 is closest in meaning to _____.',
      'in return for|because of|together with|with the help of',
      'in exchange for: để đổi lấy.',
    ],
    [
      'Why does the writer mention the student in Leeds?',
      'To give an example of an unusual way to pay|To show that students have little money|To describe what the boat looks like|To explain why dictionaries are expensive',
      '~pay with money, but also|Người sinh viên trả bằng công sơn thuyền.',
    ],
    [
      'What happened in the second winter?',
      'A class came to buy books when business was bad.|More people than usual visited the boat.|The ice made a hole in the boat.|A teacher offered the couple a job at a primary school.',
      '~a teacher walked across the ice',
    ],
    [
      'The word “They” in “They had almost decided to give up” refers to _____.',
      'Julian and Rosa|the pupils|the customers|the people of Leeds',
      'Người sắp bỏ cuộc là chủ cửa hàng: Julian và Rosa.',
    ],
    [
      'Why did Julian say no to the company?',
      'Its shops would not suit the name.|It did not offer enough money.|He had promised the name to somebody else.|He wanted to open such shops himself.',
      '~A shop that stays where it is',
    ],
  ],
};

const bees: ExamPassage = {
  level: 'M2',
  cefr: 'B1+',
  title: 'A message in the dark',
  text: 'A honeybee that has found a field of flowers does not keep the discovery to itself. Back in the dark hive, it runs in a straight line, shaking its body from side to side, then circles back and repeats the run, sometimes a hundred times. For centuries beekeepers had noticed this “dance” and taken it for a sign of joy. It was the Austrian scientist Karl von Frisch who, in the 1940s, understood that it was a message.\nVon Frisch marked single bees with tiny spots of paint and watched them through a wall of glass. He saw that the direction of the run tells the other bees where to fly. If the dancer runs straight up, the food lies in the direction of the sun; if it runs at an angle of forty degrees to the right, the food lies forty degrees to the right of the sun. The length of the run gives the distance: the longer it lasts, the farther the bees have to fly. Even more surprisingly, a bee that dances for a long time turns its line little by little, because the sun moves across the sky in the meantime.\nMany of his colleagues were not convinced. They believed that the bees simply followed the smell of the flowers. The argument went on for decades and was settled only in 1989, when engineers built a small metal bee that could be moved by a computer. When the machine danced, bees flew out and searched in the very place that it had described, although no bee had ever been there.\nVon Frisch, who received the Nobel Prize in 1973, did not live to see that experiment. He had never been in a hurry to be proved right. The life of bees, he used to say, is like a magic well: the more you draw from it, the more there is to draw.',
  rows: [
    [
      'What is the passage mainly about?',
      'How people found out what the dance of bees means|How thousands of bees produce honey in the dark hive|How robots may be used on farms|How scientists win the Nobel Prize',
      'Các đoạn lần lượt kể việc phát hiện, chứng minh ý nghĩa điệu nhảy của ong.',
    ],
    [
      'What did beekeepers believe before von Frisch?',
      'The bees danced because they were happy.|The bees danced because they were ill.|The bees danced to keep the hive warm.|The bees danced to frighten their enemies.',
      '~taken it for a sign of joy',
    ],
    [
      'The phrase “taken it for” in paragraph 1 is closest in meaning to _____.',
      'believed it to be|removed it because of|paid for it as|waited for it as',
      'take something for …: tưởng, cho là ….',
    ],
    [
      'Why did von Frisch put paint on the bees?',
      'To recognise single bees|To protect them from the sun|To make other bees follow them|To find out how heavy they were',
      '~marked single bees',
    ],
    [
      'If a bee runs straight up, the food is _____.',
      'in the direction of the sun|in a tree above the hive|very near the hive|to the right of the sun',
      '~If the dancer runs straight up',
    ],
    [
      'What does the length of the run tell the other bees?',
      'How far away the food is|How much food there is|What kind of flowers there are|How long the flowers will last',
      '~gives the distance',
    ],
    [
      'Why does a bee that dances for a long time turn its line?',
      'Because the sun has moved|Because it is getting tired|Because other bees are in its way|Because the food is finished',
      '~because the sun moves',
    ],
    [
      'What did many of von Frisch’s colleagues think?',
      'The smell leads bees to flowers.|Bees cannot see in the dark.|The dance only gives the distance.|A machine cannot dance like a bee.',
      '~followed the smell of the flowers',
    ],
    [
      'What did the metal bee show?',
      'The dance alone can tell bees where to fly.|Bees follow everything that is made of metal.|Bees find their way by smell.|A machine can find flowers faster than bees.',
      '~searched in the very place',
    ],
    [
      'The phrase “that experiment” in paragraph 4 refers to the test with _____.',
      'the metal bee|the spots of paint|the wall of glass|the smell of flowers',
      'that experiment chỉ thí nghiệm năm 1989 ở cuối đoạn 3.',
    ],
  ],
};

const crossing: ExamPassage = {
  level: 'M3',
  cefr: 'B2',
  title: 'The crossing without signs',
  text: 'Drivers who enter the centre of Drachten, a town in the north of the Netherlands, may think that the authorities have forgotten something. At the main crossing, which some twenty thousand cars use every day, there are no traffic lights, no signs and no lines on the road. Even the difference in height between road and pavement has disappeared. The man responsible for this, the engineer Hans Monderman, had not forgotten anything. He had taken it all away.\nMonderman, who began his career investigating accidents, had come to a disturbing conclusion: the more a road tells people what to do, the less they look at one another. A green light, he argued, persuades drivers that nobody else matters, and a fence persuades children that they are safe. Where such certainty is missing, people slow down, look each other in the eye and negotiate. Danger, in other words, can be put to good use, provided that it is felt.\nThe results were encouraging. In the years after the change, the number of serious accidents dropped, and although cars moved more slowly, they crossed the town faster, because they no longer stood at red lights. To visitors who doubted his methods, Monderman liked to demonstrate his confidence by walking backwards into the traffic.\nHis ideas have since been copied in many places, though not always with success. Organisations of blind people, in particular, have protested: those who cannot see a driver’s eyes cannot negotiate with him, and the edge of the pavement, which they could feel with a stick, had told them where they were. Planners have also learned that the principle fails where most drivers are merely passing through. A square can be shared only by people who regard it as a place rather than as a route.',
  rows: [
    [
      'What is the main purpose of the passage?',
      'To describe an idea about traffic and its limits|To persuade readers to drive more slowly|To explain how traffic lights work|To tell the life story of an engineer and his family',
      'Ba đoạn đầu trình bày ý tưởng và kết quả, đoạn cuối nêu giới hạn của nó.',
    ],
    [
      'What is unusual about the main crossing in Drachten?',
      'It has neither lights nor signs.|It is used by very few cars.|People may not cross it on foot.|Its pavements are very high.',
      '~there are no traffic lights',
    ],
    [
      'What can be inferred from paragraph 1?',
      'Monderman removed the signs on purpose.|Monderman had no money for signs.|The town forgot to order the lights.|The town did not know what Monderman did.',
      '~He had taken it all away',
    ],
    [
      'According to Monderman, what is the effect of a green light?',
      'Drivers pay no attention to others.|Drivers look each other in the eye.|Drivers slow down.|Drivers feel less safe.',
      '~persuades drivers that nobody else matters',
    ],
    [
      'The phrase “such certainty” in paragraph 2 refers to the feeling of _____.',
      'being safe|being in danger|being watched|being late',
      '~a fence persuades children that they are safe',
    ],
    [
      'The word “negotiate” in paragraph 2 is closest in meaning to _____.',
      'come to an agreement|drive away|lose their way|make a complaint',
      'negotiate: thương lượng, ở đây là ngầm thoả thuận ai đi trước.',
    ],
    [
      'Why did cars cross the town faster after the change?',
      'They did not have to wait at lights.|They drove at a higher speed than before.|There were fewer of them.|They used a new road.',
      '~no longer stood at red lights',
    ],
    [
      'Why did Monderman walk backwards into the traffic?',
      'To show that he trusted his idea|To find out how fast cars could stop|To make drivers angry|To draw visitors to the shops',
      '~demonstrate his confidence',
    ],
    [
      'Why have blind people protested?',
      'They cannot look drivers in the eye.|They find the cars too loud.|They are not allowed to use their sticks.|They need higher fences.',
      '~cannot see a driver’s eyes',
    ],
    [
      'According to the last paragraph, where does the idea work best?',
      'Where people do not only drive through|Where most drivers are in a hurry|On long roads between towns|Where there are no shops or houses',
      '~regard it as a place rather than as a route',
    ],
  ],
};

const silence: ExamPassage = {
  level: 'M4',
  cefr: 'B2',
  title: 'One square inch of silence',
  text: 'On a log in the Hoh rainforest, in the far north-west of the United States, lies a small red stone. It marks what Gordon Hempton, a man who has spent his life recording natural sounds, calls one square inch of silence. Hempton placed it there in 2005, convinced that if a single point could be kept free of human noise, the effect would spread for miles around, just as a single loud aircraft can spoil a whole valley.\nBy silence he does not mean the absence of sound. On the contrary, a forest without engines turns out to be crowded with voices: rain that falls from leaf to leaf, a deer in the distance, an owl at dusk. What is absent is only the kind of noise that makes the others inaudible. According to Hempton, there are hardly a dozen places left in his country where one can listen for fifteen minutes in daylight without hearing an engine.\nFor animals this is more than a matter of taste. Some birds near airports begin to sing long before dawn in order to be heard at all. Frogs whose chorus is broken by traffic become easier for their enemies to find, since it is the very unity of the chorus that conceals where each singer sits. Humans, for their part, are less well adapted than they imagine. People who live beside busy roads usually claim to have got used to the noise, yet their bodies continue to respond to it at night, with a quicker pulse and a higher blood pressure, while they sleep on, unaware of any disturbance.\nCritics have called the red stone a romantic gesture, and in a sense they are right: no law protects it, and the airlines that were asked to avoid the forest were free to refuse. Some nevertheless changed their routes. We protect what we have learned to notice, and it is difficult to notice something that has no name, no border and no price. A stone the size of a matchbox has given silence the first two of these.',
  rows: [
    [
      'Which of the following is the best title for the passage?',
      'Making silence visible|How to record a forest|Airports and their neighbours|New laws against noise',
      'Hòn đá đỏ làm cho sự yên tĩnh, vốn không ai để ý, được nhận ra; cả bài xoay quanh ý đó.',
    ],
    [
      'Why did Hempton choose a single point?',
      'He believed that keeping it quiet would keep a large area quiet.|It was the last quiet point in the forest.|He was not allowed to mark a larger area.|The airlines had agreed to avoid that point before he had marked it.',
      '~the effect would spread for miles around',
    ],
    [
      'What does Hempton mean by “silence”?',
      'A state in which natural sounds can be heard|A state in which there is no sound at all|The time when animals are asleep|A conversation without loud voices',
      '~does not mean the absence of sound|Rừng không tiếng động cơ đầy những âm thanh tự nhiên.',
    ],
    [
      'The word “inaudible” in paragraph 2 is closest in meaning to _____.',
      'impossible to hear|hard to bear|strange to us|pleasant to listen to',
      'inaudible: không nghe thấy được.',
    ],
    [
      'What is said about some birds near airports?',
      'They start to sing earlier in the day.|They have stopped singing.|They sing in groups.|They have moved to quieter places.',
      '~long before dawn',
    ],
    [
      'Why do frogs become easier to find when traffic breaks their chorus?',
      'They no longer all sing together.|They sing more loudly than before.|They leave the water.|They sit closer to the road.',
      '~the very unity of the chorus',
    ],
    [
      'What does the writer suggest about people who live beside busy roads?',
      'Noise affects them more than they know.|They sleep better than other people.|They complain too much about noise.|They have really got used to the noise.',
      '~their bodies continue to respond',
    ],
    [
      'The word “it” in “no law protects it” refers to _____.',
      'the red stone|the blood pressure|the disturbance|the airport',
      '~no law protects it',
    ],
    [
      'How did the airlines react?',
      'Some changed their routes although they did not have to.|All of them followed the new law.|All of them refused to change anything about their routes.|Some asked for money to change their routes.',
      '~Some nevertheless changed',
    ],
    [
      'What is the writer’s attitude to the red stone?',
      'It is useful, since it makes people notice silence.|It is useless, as its critics say.|It should be protected by a law.|It should be put in a place where more people see it.',
      '~We protect what we have learned to notice',
    ],
  ],
};

export const vstepPassages: readonly ExamPassage[] = [bookshop, bees, crossing, silence];
