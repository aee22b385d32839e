/** Signs and short messages to be read: the first line stands out. */
import { picture, rect, words, type Composed } from './draw.ts';

const lines: Readonly<Record<string, readonly string[]>> = {
  'notice-pool': ['SWIMMING POOL', 'Closed for cleaning until Tuesday.', 'The pool in Hill Road is open.'],
  'notice-library': ['LIBRARY', 'When nobody is at the desk,', 'please put your books in the box.'],
  'notice-oven': ['Leo,', 'dinner is in the oven. Turn it off', 'before you eat! Back at eight. Mum'],
  'notice-shirts': ['T-SHIRTS', 'Buy one blue T-shirt,', 'get another one for nothing!', 'Only this weekend'],
  'notice-bus': ['BUS 12', 'does not stop here today.', 'Please get on in front of the bank.'],
  'notice-museum': ['TOWN MUSEUM', 'Children under six: free', 'Students with a card: half price'],
  'notice-maths': [
    'Hi Mai!',
    'Is my maths book in your bag?',
    'Please bring it tomorrow,',
    'the test is on Thursday! Sue',
  ],
  'notice-tennis': [
    'TENNIS FOR BEGINNERS',
    'Mondays at five',
    'Bring your own shoes.',
    'We can lend you everything else.',
  ],
  'notice-cat': ['LOST', 'Grey cat with one white foot', 'Have you seen him?', 'Please tell Lan in flat 9.'],
  'notice-lift': ['LIFT', 'Only for people with heavy bags', 'Everyone else: use the stairs, please.'],
  'notice-cafe': ['ROOF CAFÉ', 'Breakfast until eleven', 'Sorry, you cannot pay by card.'],
  'notice-science': ['CLASS 8B', 'Miss Hoa is ill today.', 'Mr Nam is waiting for you', 'in the library.'],
  'notice-practice': [
    'Dear Ben,',
    'on Friday we start half an hour later,',
    'because another team needs the field.',
    'Your coach',
  ],
  'notice-eggs': ['FRESH EGGS', 'Take what you need', 'and put the money in the tin.'],
  'notice-ducks': ['THE LAKE', 'The ducks have little ones.', 'Please keep your dogs away', 'until the end of May.'],
  'notice-train': ['PLATFORM 2', 'The 9.15 train to Hue', 'is forty minutes late.'],
  'notice-film': ['TONIGHT’S FILM', 'Sorry, no more tickets!', 'We will show it again on Sunday.'],
  'notice-tom': ['Dad,', 'I’m at Tom’s. His mum can drive me', 'home, but not before nine.', 'Is that all right? Anna'],
  'notice-bakery': ['BAKERY', 'After five o’clock', 'all bread is half price.'],
  'notice-guitar': ['FOR SALE', 'Guitar, two years old,', 'one string missing.', 'Ask Kim in flat 4.'],
  'notice-lunch': ['Anna,', 'I’ve taken your lunch box by mistake!', 'Mine is still on the kitchen table.', 'Minh'],
  'notice-cycling': ['CITY PARK', 'Cycling only before 8 a.m.', 'and after 6 p.m.'],
  'notice-exam': ['QUIET, PLEASE!', 'Exam in room 12 until 11.30.', 'Use the other stairs.'],
  'notice-umbrella': ['FOUND ON BUS 7', 'A child’s yellow umbrella', 'Please ask at the ticket office.'],
  'notice-volleyball': [
    'VOLLEYBALL TEAM',
    'We are looking for two more girls.',
    'Training on Tuesdays',
    'No experience needed!',
  ],
  'notice-plants': ['Hoa,', 'please water the plants', 'on the balcony, but not the ones', 'by the window. Dad'],
  'notice-photos': ['SCHOOL PHOTOS', 'Order today at the office.', 'Pay when you get them next week.'],
  'notice-gym': [
    'SPORTS CENTRE',
    'Members may bring one guest free',
    'on weekdays. Please show your card',
    'at the desk.',
  ],
  'notice-garage': [
    'Sam,',
    'your bike is in front of the garage!',
    'Move it before Dad gets home,',
    'or he can’t park. Julie',
  ],
  'notice-course': [
    'COOKING COURSE',
    'Places are still free on Mondays.',
    'The Wednesday group is full, but you',
    'can put your name on our waiting list.',
  ],
  'notice-medicine': [
    'FOR YOUR COUGH',
    'Take one spoonful after each meal.',
    'Ask your doctor before you take it',
    'for more than a week.',
  ],
  'notice-water': ['TO ALL GUESTS', 'There will be no water this morning', 'from 10 to 11.30. Please shower early.'],
  'notice-flowers': ['FLOWER SHOP', 'Back at half past two.', 'You can leave a message', 'in the café next door.'],
  'notice-books': ['SCHOOL LIBRARY', 'Two books for each student', 'Ask Ms Lan if you need more.'],
};

const size = [640, 300] as const;

export const notices: readonly Composed[] = Object.entries(lines).map(([name, [first = '', ...rest]]) => ({
  name,
  size,
  alt: `A notice: ${[first, ...rest].join(' ')}`,
  zones: {},
  svg: () =>
    picture(
      size,
      rect(12, 12, 616, 276, '#fdf8e4', 'stroke="#555" stroke-width="4" rx="10"'),
      words(320, 78, first, 34, 'font-weight="bold"'),
      ...rest.map((text, at) => words(320, 140 + at * 48, text, 27)),
    ),
}));
