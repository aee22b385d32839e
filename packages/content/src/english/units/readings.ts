/** Short readings for the tests of grades 6 to 8, three or four questions each. */
import type { SeedQuestion } from '../../kit.ts';
import { reading } from '../../more/kit.ts';

const six = { grade: 6, cefr: 'A1' } as const;
const seven = { grade: 7, cefr: 'A2' } as const;
const eight = { grade: 8, cefr: 'A2' } as const;

export const shortReadings = (): SeedQuestion[] => [
  reading(
    six,
    [
      'M1',
      'E6-02',
      'Our house by the river',
      'My name is Phuc. I live with my parents and my little sister in a small house by the river. There are four rooms: a kitchen, a living room and two bedrooms. I share a room with my sister. Her bed is next to the window because she likes to look at the boats. My desk is opposite the door. My favourite place is not in the house at all: it is the big tree behind the kitchen. I read there every afternoon.',
    ],
    [
      [
        'Who lives in the house?',
        'Four people|A family of three|Phuc and his sister|Phuc and his grandparents',
        '~I live with my parents|Phúc, bố, mẹ và em gái: bốn người.',
      ],
      [
        'Why is the sister’s bed next to the window?',
        'She can see the boats.|The room is too dark.|She wants fresh air.|There is no other place for it.',
        '~she likes to look at the boats',
      ],
      [
        'Where does Phuc like to read?',
        'Under a tree|At his desk|In the kitchen|In the living room',
        '~My favourite place|Chỗ yêu thích là cái cây to sau bếp: I read there every afternoon.',
      ],
    ],
  ),
  reading(
    six,
    [
      'M1',
      'E6-08',
      'A race on Saturday',
      'Every year there is a race around the lake near our school. It is three kilometres long. This year, eighty children took part. My friend Vy is not a fast runner, but she trained every morning for a month. On Saturday it was hot. Many children started too fast and had to walk after the first kilometre. Vy started slowly and had some water on the way. She finished in tenth place, and she was very happy. A boy from class 6B won the race.',
    ],
    [
      ['How many children were in the race?', 'Eighty|Three|Ten|Six', '~eighty children took part'],
      [
        'What was the problem for many children?',
        'They ran too fast at the beginning.|They did not have any water.|They did not know the way around the lake.|They came too late.',
        '~started too fast',
      ],
      ['Who won the race?', 'A student of 6B|Vy|The writer|Nobody', '~A boy from class 6B'],
    ],
  ),
  reading(
    six,
    [
      'M2',
      'E6-11',
      'The green corner',
      'In the corner of our school yard, there was a place with a lot of rubbish. Nobody wanted to go there. In March, our class decided to change it. First, we took away twelve bags of rubbish. Then we asked our parents for old tyres and painted them in bright colours. We put earth in them and planted flowers and vegetables. Now the students of every class look after the garden for one week. Last Friday, the school cook made soup with our vegetables, and everybody had a bowl.',
    ],
    [
      ['What was in the corner before?', 'Rubbish|Flowers|A kitchen|Old tyres', '~a place with a lot of rubbish'],
      [
        'What did the students do with the tyres?',
        'They grew plants in them.|They sold them to their parents.|They took them away in bags.|They sat on them.',
        '~planted flowers and vegetables',
      ],
      [
        'Who takes care of the garden now?',
        'All the classes, one after another|The parents|The school cook|One class for the whole year',
        '~the students of every class look after',
      ],
      [
        'What happened last Friday?',
        'The students ate soup from their garden.|The class planted new vegetables for the cook.|The cook gave them some vegetables.|They had soup in class.',
        '~made soup with our vegetables',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M1',
      'E7-07',
      'The walking bus',
      'In our town, forty children go to school by “walking bus”. It has no wheels and no engine. Two parents walk in front and behind, and the children walk between them in yellow jackets. The walking bus leaves the market at 6.30 and stops at five places, where more children join it. Before, most of these children came by motorbike, and there was a traffic jam at the school gate every morning. Now the street is quiet. “And I know much more about my neighbours,” says Mr Son, who walks every Tuesday.',
    ],
    [
      [
        'What is the “walking bus”?',
        'A group of children and parents on foot|A bus that goes very slowly in the town|A yellow bus for forty children|A kind of motorbike',
        '~the children walk between them',
      ],
      [
        'What was the problem before?',
        'Too many motorbikes at the school gate|Not enough buses|Children who came late to school every day|Dangerous animals',
        '~there was a traffic jam at the school gate',
      ],
      [
        'What does Mr Son like about it?',
        'He gets to know people.|He can get up later.|It is cheaper than a bus.|He sees his son at school.',
        '~I know much more about my neighbours',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M2',
      'E7-05',
      'Mrs Lieu’s morning',
      'For most people in Viet Nam, breakfast is a bowl of hot noodle soup. My neighbour, Mrs Lieu, sells it in front of her house. She gets up at two in the morning, because the bones have to cook for four hours. At six the first customers sit down on the small blue chairs. Some are drivers who have worked all night; others are students on their way to school. She knows what everybody likes: no onions for the tall policeman, two eggs for the twins. At nine the pot is empty, and Mrs Lieu goes to bed. “I have never seen a film at the cinema,” she laughs, “because at eight in the evening I am already asleep.”',
    ],
    [
      [
        'Why does Mrs Lieu get up so early?',
        'The soup has to cook for a long time.|The customers come at two in the morning.|She must buy the vegetables at the market.|Her house is far away.',
        '~the bones have to cook for four hours',
      ],
      [
        'What do we learn about the policeman?',
        'He doesn’t eat onions.|He eats two eggs.|He works all night.|He has twin daughters.',
        '~no onions for the tall policeman',
      ],
      [
        'What happens at nine o’clock?',
        'There is no soup left.|The first students arrive.|Mrs Lieu goes to the cinema.|The drivers come.',
        '~At nine the pot is empty',
      ],
      [
        'Why has she never seen a film at the cinema?',
        'She goes to sleep early.|She has no money for it.|There is no cinema in the town.|She doesn’t like films.',
        '~I am already asleep',
      ],
    ],
  ),
  reading(
    eight,
    [
      'M2',
      'E8-02',
      'A teacher for ten children',
      'The school of Ta Phin village has only ten pupils and one teacher. Miss Dung is twenty-six and comes from a big city. In the first week she wanted to go home: there was no internet, the road was full of mud, and the youngest children did not speak Vietnamese well. Then the children began to teach her. They showed her which mushrooms she could eat, and how to say “thank you” in their language. In return, she taught them songs. That was four years ago. A school in the city has offered Miss Dung a job, but she has said no. “There I would be one of eighty teachers,” she explains. “Here I am the only one.”',
    ],
    [
      [
        'What was difficult for Miss Dung at first?',
        'Life in the village was hard.|There were too many pupils.|The pupils did not like her songs.|The school was far from the village.',
        '~In the first week she wanted to go home',
      ],
      [
        'What did the children teach her?',
        'Some words of their language|How to cook soup with vegetables|How to walk in the mud|Songs from the city',
        '~how to say',
      ],
      [
        'How long has she been in the village?',
        'Four years|Ten years|One week|Twenty-six years',
        '~That was four years ago',
      ],
      [
        'Why does she not want the job in the city?',
        'She feels more important in the village.|The city is too far from her parents’ house.|The pay in the city is too low.|She doesn’t know the city.',
        '~Here I am the only one',
      ],
    ],
  ),
];
