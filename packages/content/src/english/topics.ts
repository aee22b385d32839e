/**
 * Topics of the curriculum (table `topics`) for English questions that do not name one themselves: units of the course
 * by subject, and grammar topics. An entry refers to a question by its name, or by the beginning of its text.
 */
import type { SeedQuestion } from '../kit.ts';

/** Questions by unit. The unit's id contains the grade. */
const units: Readonly<Record<string, readonly string[]>> = {
  'E6-01': [
    'At the start of the lesson',
    'My new school',
    'My school',
    'She is a very good',
    'What is the homework',
    'You can borrow books here',
  ],
  'E6-02': ['Which TWO things do we find in a kitchen', 'We keep milk and vegetables'],
  'E6-03': ['An e-mail to a new friend', 'Lan is very', 'My best friend'],
  'E6-04': [
    'A map of the town',
    'Asking the way',
    'Directions',
    'My town',
    'The _____ in our village library',
    'Three restaurants',
    'Turn left at the traffic',
    'You can borrow books from',
  ],
  'E6-05': ['The _____ is a large area'],
  'E6-06': ['At Tet, children', 'Tet holiday'],
  'E6-08': ['A phone call to the club', 'Joining a sports club', 'My brother is good', 'Nam wears a _____ on his head'],
  'E6-09': ['A postcard from Da Lat', 'A postcard from Hoi An', 'Places in a city'],
  'E6-11': ['We should _____ old bottles'],
  'E6-12': ['Robots at home'],
  'E7-01': [
    'A hobby from the kitchen',
    'How to make a kite',
    'I find cooking interesting',
    'My favourite hobby',
    'My hobby is',
  ],
  'E7-02': ['At the doctor’s', 'Cycling is a', 'Eating too much fast food', 'He has a _____ because he stayed'],
  'E7-03': ['Community garden', 'Our school _____ food', 'They gave warm clothes'],
  'E7-04': ['He is a famous', 'The band gave'],
  'E7-05': ['How to make tea'],
  'E7-06': ['The new student', 'The students are very'],
  'E7-07': [
    'Getting to school',
    '“How _____ is it from your house',
    'It takes me fifteen minutes',
    'How far is it from your house to the beach',
    'Road ',
    'You should wear a _____ belt',
  ],
  'E7-08': ['The film was so'],
  'E7-09': ['We have had this custom'],
  'E7-10': ['Saving energy', 'Solar lamps', 'Wind and sun are'],
  'E8-01': ['I am fond', 'Planning a weekend'],
  'E8-02': ['In the countryside, children', 'Life in the countryside', 'The people in my village'],
  'E8-03': ['Bullying at school', 'My cousin is addicted', 'School uniforms'],
  'E8-04': ['Ethnic groups', 'Saving a language', 'The Muong', 'The village is known for its'],
  'E8-05': ['A traditional festival', 'The story of chopsticks'],
  'E8-06': ['A traditional house', 'Life on a boat'],
  'E8-07': ['The [[g1]] of the rainforest', 'We must protect the _____ of wild'],
  'E8-08': ['In a shop', 'Second-hand', 'Shoppers can ask', 'The market on the water'],
  'E8-09': [
    'A strong _____ destroyed',
    'A very strong wind',
    'A weather forecast',
    'Thousands of people had',
    'Three days of weather',
    'Which TWO words name natural disasters',
    'Words of the weather',
  ],
  'E8-10': ['On the phone'],
  'E8-11': ['A robot in the classroom'],
  'E8-12': ['It is [[g1]] to live on Mars', 'The astronauts travelled'],
  'E9-01': [
    'Bat Trang pottery village',
    'The artisans in Bat Trang',
    'The conical hat',
    'The craft has been passed',
    'The library of things',
    'The villagers are proud',
    'Traditional crafts',
    'Volunteers wanted',
  ],
  'E9-02': [
    'Air [[g1]] is a serious',
    'Life in the city',
    'A big city has its advantages',
    'Living in the city or the countryside',
    'The city is very',
    'The new metro line',
    'Which TWO words can describe a place',
  ],
  'E9-03': [
    'She felt',
    'Teenagers often ask',
    'Teens and stress',
    'Why we laugh',
    'You should drink enough',
    'You should make a',
  ],
  'E9-04': ['In the Town Museum', 'The [[g1]] of the old market', 'The village decided'],
  'E9-05': ['A school without walls', 'Her speech made a deep', 'They were [[g1]] to find'],
  'E9-06': ['My grandparents used to live in an'],
  'E9-07': ['We were deeply impressed'],
  'E9-08': [
    'A message for tourists',
    'A place worth visiting',
    'Ha Long Bay is one',
    'The things that you carry',
    'When can you visit the museum',
  ],
  'E9-09': ['E-mail from a language school'],
  'E9-10': [
    'A recycling project',
    'Less rubbish',
    'The natural world',
    'The new law aims',
    'We need to _____ electricity',
  ],
  'E9-11': ['He finds it hard to keep'],
  'E9-12': ['Her [[g1]] as a doctor', 'The company is looking'],
  'E10-01': ['In my family, we share', 'My mother is the main'],
  'E10-02': ['Living without a car', 'This machine is easy', 'Turning off unused'],
  'E10-03': ['The drummer’s grandchild', 'She is a _____ artist'],
  'E10-04': [
    'Learning by helping',
    'The repair café',
    'They would like _____ a community library',
    'Volunteering',
    'Which solution is the best?',
    'Young people can gain',
  ],
  'E10-05': ['The [[g1]] of the computer', 'The first alarm clocks'],
  'E10-06': ['Gender [[g1]]', 'Girls used to be'],
  'E10-07': ['The government is trying'],
  'E10-08': ['Blended learning', 'Learning by teaching', 'Online courses', 'This app allows'],
  'E10-09': ['Cause and effect', 'The heavy use', 'Trees that talk'],
  'E10-10': ['Floating markets', 'The nature park'],
  'E11-01': ['Regular exercise helps'],
  'E11-02': ['My grandparents have rather', 'There is often a generation'],
  'E11-03': ['A _____ city uses', 'Cities that collect rain', 'Cities that sponge', 'The [[g1]] of the city centre'],
  'E11-05': ['Fossil fuels', 'Global _____'],
  'E11-06': ['He spoke [[g1]]', 'The complex of monuments', 'Volunteers help to'],
  'E11-07': ['She decided to take a gap', 'Study and work'],
  'E11-08': ['A job interview', 'Teenagers want more'],
  'E11-10': ['Paper from elephants', 'The bridge that grows'],
  'E12-01': ['His biography tells'],
  'E12-02': ['Essay: studying abroad', 'Green tea has been a', 'Speaking in whistles'],
  'E12-04': ['Many people leave', 'Rapid [[g1]]'],
  'E12-05': ['He gave up the job', 'The company will', 'The empty office'],
  'E12-06': ['Artificial intelligence at school', 'Artificial intelligence may'],
  'E12-07': ['Reading on paper', 'The mass _____', 'Three reviews', 'We should take what we read'],
  'E12-08': ['Forests in salt water', 'Forests in the sea', 'Mangroves', 'The news', 'The seed vault'],
  'E12-09': ['He graduated', 'It is high time you'],
  'E12-10': ['Lifelong _____'],
};

/** Questions by grammar topic. These topics have no grade, so each entry starts with the question's grade. */
const grammar: Readonly<Record<string, readonly string[]>> = {
  'EG-01': ['G3 My friend', 'G6 My sister [[a]] to school'],
  'EG-02': ['G6 My house has five rooms'],
  'EG-05': ['G4 A message from Lan'],
  'EG-08': ['G5 Wh- questions', 'G7 They [[a]] Hue'],
  'EG-09': ['G7 My picture is different', 'G8 Nobody in my class is taller'],
  'EG-11': ['G5 At the market', 'G6 There [[a]]'],
  'EG-12': ['G9 It is not necessary'],
  'EG-13': ['G11 Linking words'],
  'EG-14': ['G6 Let’s go to the cinema', 'G8 He [[a]]'],
  'EG-15': ['G9 The last time I saw Nga'],
  'EG-17': ['G9 If I [[a]] you'],
  'EG-18': ['G12 People believe that the painting', 'G9 They are going to build'],
  'EG-22': ['G10 I am sorry that I didn’t'],
  'EG-23': ['G9 They had to _____ the picnic'],
  'EG-24': ['G9 The film was so boring'],
  'EG-27': ['G9 The teacher [[a]] us', 'G9 “Where do you live?”'],
  'EG-28': ['G11 [[a]] his homework'],
  'EG-32': ['G11 He had no sooner', 'G12 Not only [[a]]'],
  'EG-35': ['G11 It was wrong of you'],
};

const places: readonly (readonly [begins: string, topicId: string])[] = [
  ...Object.entries(units).flatMap(([id, all]) =>
    all.map((begins) => [`G${/\d+/.exec(id)![0]} ${begins}`, id] as const),
  ),
  ...Object.entries(grammar).flatMap(([id, all]) => all.map((begins) => [begins, id] as const)),
];

/** Properties that are not part of the text of the task. */
const aside = /^(?:id|instructions|media|alt|type|title|speaker|kind|optionLayout|orderScoring)$/;
/** Ids in arrays of ids, which have no property name to recognise them by. */
const isId = (text: string) => /^[a-z]\d*$/.test(text);

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.trim() !== '' && !isId(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) if (!aside.test(key)) yield* textsOf(inner);
}

/** The grade and the name or first text of a question, which must start with an entry of the tables above. */
export function handleOf({ facts: { gradeId, name = '' }, content }: Pick<SeedQuestion, 'facts' | 'content'>): string {
  const [text = ''] = name === '' ? textsOf(content) : [name];
  return `${gradeId} ${text}`;
}

/** Entries of the tables that match no question, or one that another entry matches too: mistakes in the tables. */
export function strayPlaces(questions: readonly SeedQuestion[]): string[] {
  const handles = questions.filter(({ facts }) => facts.subject === 'ENGLISH').map(handleOf);
  return places
    .map(([begins]) => begins)
    .filter((begins) => {
      const named = handles.filter((handle) => handle.startsWith(begins));
      return named.length === 0 || named.some((handle) => placesOf(handle).length > 1);
    });
}

const placesOf = (handle: string) => places.filter(([begins]) => handle.startsWith(begins));

export function withTopic(question: SeedQuestion): SeedQuestion {
  const { facts } = question;
  if (facts.subject !== 'ENGLISH' || facts.topicId !== undefined) return question;
  const topicId = placesOf(handleOf(question))[0]?.[1];
  return topicId === undefined ? question : { ...question, facts: { ...facts, topicId } };
}
