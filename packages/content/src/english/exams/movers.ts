/** A1 Movers: three papers' worth of questions; a fourth is in `movers-fourth.ts`. */
import { matched } from '../../by-type/matching.ts';
import { copied } from '../../by-type/moved.ts';
import type { Level } from '../../by-type/place.ts';
import { withExplanations } from '../../explanations/evidence.ts';
import { gaps, oneOf, setOf, type SeedQuestion } from '../../kit.ts';
import { noPicture, type ClipsAndPictures } from '../../more/kit.ts';
import {
  cambridgeFacts,
  colouredIn,
  heardPictures,
  levelOf,
  namesToPeople,
  notesIn,
  pictured,
  type Coloured,
  type HeardPicture,
  type Named,
  type Note,
} from './kit.ts';

const facts = cambridgeFacts('movers');

const named: readonly Named[] = [
  [
    'beach',
    'movers-beach',
    'Jim’s holiday photo',
    'Charlie icecream, Zoe shell, Julia newspaper, Paul photo, Fred fishing',
    [
      "~That's Charlie|Charlie cầm kem.",
      '~She found it in the water|Zoe cầm vỏ sò to.',
      '~always reads the newspaper',
      '~my uncle Paul|Chú Paul cầm máy ảnh, không câu cá.',
      "~His name's Fred|Ông Fred câu cá.",
    ],
  ],
  [
    'park',
    'movers-park',
    'Clare’s picture of the park',
    'John guitar, Peter bench, Daisy kite, Jack dog, Vicky camera',
    [
      "~That's John|John chơi đàn ghi-ta.",
      '~my cousin Peter|Peter đọc sách trên ghế dài.',
      "~That's Daisy|Daisy mặc váy vàng, thả diều.",
      '~her brother Jack|Jack dắt chó đi dạo.',
      "~That's Vicky|Vicky chụp ảnh.",
    ],
  ],
  [
    'farm',
    'movers-farm',
    'A class trip to the farm',
    'Charlie apples, Lily rabbit, Fred dog, Jack pig, Clark milk',
    [
      '~with the basket is Charlie',
      "~that's Lily|Lily ôm con thỏ.",
      "~That's Fred|Fred đội mũ lưỡi trai, có con chó.",
      '~Jack is next to the pig',
      "~that's Missis Clark|Cô Clark mang sữa.",
    ],
  ],
];

const notes: readonly Note[] = [
  [
    'movers-lake',
    'The school trip',
    [
      ['Day', '___', 'Saturday', '~on Saturday this week'],
      ['They are going to', 'the ___', 'lake', '~To the lake'],
      ['They are going by', '___', 'train', '~taking the train|Lần này không đi xe buýt.'],
      [
        'To take',
        'something to drink and some ___',
        'fruit',
        '~and some fruit|Không cần mang bánh mì kẹp (sandwiches).',
      ],
      ['Teacher who is coming, too', 'Miss ___', 'Clark', '~C, L, A, R, K'],
    ],
  ],
  [
    'movers-swimming',
    'Swimming lessons',
    [
      ['Day', '___', 'Tuesday/Tuesdays', '~on Tuesdays'],
      ['The lesson starts at half past', '___', '4/four', '~half past four'],
      ['Teacher', 'Mrs ___', 'Hall', '~H, A, L, L'],
      ['To bring', 'a towel and a ___', 'hat', '~A towel, and a hat'],
      ['Bus', 'number ___', '19/nineteen', '~bus number nineteen'],
    ],
  ],
  [
    'movers-cinema',
    'A trip to the cinema',
    [
      ['The film is about two', '___', 'bears', '~two bears'],
      ['Day', '___', 'Sunday', '~On Sunday'],
      ['Ticket for a child', '___ pounds', '3/three', '~Three pounds for children|Năm bảng là vé của bố.'],
      ['The cinema is next to the', '___', 'hospital', '~next to the hospital'],
      ['Name of the street', '___ Street', 'River', '~in River Street|Hill Street ở phía sau rạp.'],
    ],
  ],
];

/** Pairs of a person and what is asked; the last is not needed. */
const matches: readonly (readonly [
  clip: string,
  name: string,
  instructions: string,
  pairs: readonly string[],
  extra: string,
  explanations: readonly string[],
])[] = [
  [
    'movers-weekend',
    'Saturday in Jane’s family',
    'Listen. Where did each person go on Saturday? There is one place that you do not need.',
    ['Mum=the market', 'Dad=the hospital', 'Paul=the library', 'Sally=the farm', 'Jane=the lake'],
    'the cinema',
    [
      '~Mum went to the market',
      '~He was at the hospital',
      '~back to the library',
      '~Sally was at the farm',
      '~I went to the lake',
    ],
  ],
  [
    'movers-hobbies',
    'What Peter’s classmates are good at',
    'Listen. What is each person good at now? There is one answer that you do not need.',
    ['Daisy=drawing', 'Fred=cooking', 'Zoe=playing the piano', 'Jim=playing tennis', 'Vicky=singing'],
    'swimming',
    [
      '~Daisy is the best',
      '~Fred cooks',
      '~she plays the piano',
      '~now he plays tennis|Trước kia Jim bơi giỏi, nay chơi tennis.',
      '~my cousin Vicky is the one who sings',
    ],
  ],
  [
    'movers-lost',
    'The teacher’s box',
    'Listen. What did each child lose? There is one thing that you do not need.',
    ['Charlie=a scarf', 'Mary=some gloves', 'John=a book', 'Clare=a ball', 'Julia=a watch'],
    'a coat',
    [
      "~That's Charlie's|Câu hỏi trước đó nói về khăn quàng (scarf).",
      "~these gloves are Mary's",
      '~John forgot his book',
      "~the ball is Clare's",
      '~Julia lost her watch',
    ],
  ],
];

const choices: readonly HeardPicture[] = [
  [
    'movers-animal',
    'M1',
    'Which animal did Lily like best?',
    'koala panda penguin',
    'Lily thích nhất gấu koala. Gấu trúc (pandas) ở trong nhà nên không xem được; chim cánh cụt (penguins) bạn có xem.',
  ],
  [
    'movers-uncle',
    'M2',
    'Where does Uncle Jim work now?',
    'shop bank hospital',
    'Nay chú Jim có cửa hàng nhỏ (shop). Ngân hàng (bank) là trước kia; làm ở bệnh viện (hospital) là cô.',
  ],
  [
    'movers-supper',
    'M2',
    'What does Jack want for supper?',
    'rice soup pizza',
    'Jack chỉ ăn cơm (only the rice). Bạn không muốn canh (soup); làm pizza thì muộn quá.',
  ],
  [
    'movers-prize',
    'M2',
    'What did Zoe win?',
    'trophy book basketball',
    'Zoe được chiếc cúp vàng (a cup). Sách (book) là năm ngoái; quả bóng (ball) là của anh hoặc em trai.',
  ],
  [
    'movers-city',
    'M2',
    'How did Mary go round the city?',
    'metro taxi bus',
    'Mary đi tàu điện (metro). Taxi đắt quá; con trai cô không thích xe buýt (buses).',
  ],
  [
    'movers-market',
    'M2',
    'What did Fred buy?',
    'corn tomato watermelon',
    'Fred mua ngô (corn). Cà chua (tomatoes) hết; dưa hấu (watermelon) nặng quá nên không mua.',
  ],
  [
    'movers-story',
    'M1',
    'Which animal lived with the man in the story?',
    'turtle monkey octopus',
    'Sống với ông là con rùa già (turtle). Đảo không có khỉ (monkeys); bạch tuộc (octopus) chỉ là bạn gái đoán.',
  ],
  [
    'movers-room',
    'M2',
    'What does Julia need for her room?',
    'globe lamp chair',
    'Julia muốn quả địa cầu (globe). Đèn (lamp) bà đã cho; ghế (chairs) bạn có hai cái rồi.',
  ],
  [
    'movers-evening',
    'M2',
    'What did Clare do last night?',
    'dance tennis book',
    'Clare nhảy theo nhạc với mẹ (danced). Tennis là anh hoặc em trai xem trên TV; đọc sách (book) là người hỏi đoán.',
  ],
  [
    'movers-tuesday',
    'M2',
    'What does John take to school today?',
    'guitar paints basketball',
    'Thứ Ba John mang đàn ghi-ta (guitar). Màu vẽ (paints) để thứ Tư, bóng rổ (basketball) để thứ Sáu.',
  ],
  [
    'movers-dress',
    'M2',
    'What is Daisy going to wear?',
    'dress jeans jacket',
    'Daisy mặc chiếc váy mới (dress). Quần bò (jeans) chỉ để làm vườn; bài không nói đến áo khoác (jacket).',
  ],
  [
    'movers-window',
    'M1',
    'What are the children looking at?',
    'rainbow bird sun',
    'Các bạn nhìn cầu vồng (rainbow). Con chim (bird) đã bay đi; mặt trời (sun) là thầy đoán.',
  ],
  [
    'movers-hall',
    'M2',
    'What does the girl’s sister play now?',
    'saxophone microphone keyboard',
    'Chị hoặc em gái của bạn ấy cầm kèn saxophone. Micrô (microphone) là của Sally; đàn piano đã thôi từ năm ngoái.',
  ],
  [
    'movers-photo',
    'M2',
    'What is Jim’s grandma doing in the photo?',
    'fishing cook eat',
    'Bà đang câu cá (fishing). Nấu ăn (cooking) là mẹ; đang ăn (eating) là Jim.',
  ],
  [
    'movers-fair',
    'M1',
    'What did Peter like best?',
    'bigwheel bowling icecream',
    'Peter thích nhất vòng quay lớn (big wheel). Bạn chơi bowling không giỏi; kem (ice cream) bạn có ăn.',
  ],
];

const coloured: readonly Coloured[] = [
  [
    'draw-garden',
    'movers-colour-garden',
    'A house and a car',
    ['roof red', 'door yellow', 'car black', 'tree purple', 'flower blue'],
    ['~the roof red', '~The door is yellow', '~Make this car black', '~Colour the tree purple', '~Colour it blue'],
  ],
  [
    'draw-robot',
    'movers-colour-robot',
    'A robot and a balloon',
    ['hat purple', 'head yellow', 'body green', 'heart black', 'balloon red'],
    ['~the hat purple', '~a yellow head', '~Make that green', '~Colour it black', '~a big red balloon'],
  ],
  [
    'draw-bedroom',
    'movers-colour-bedroom',
    'An old bedroom',
    ['window blue', 'chair red', 'box yellow', 'blanket green', 'lamp black'],
    ['~Colour the window blue', '~It was red', '~Colour it yellow', '~my blanket was green', '~Make it black'],
  ],
];

const meanings: readonly (readonly [
  name: string,
  pairs: readonly string[],
  extra: readonly string[],
  explanations: readonly string[],
])[] = [
  [
    'Cold, wet and dark',
    [
      'You wear these on your hands when it is cold.=gloves',
      'Rain comes from this.=a cloud',
      'You can see this at night. It is big and round.=the moon',
      'You hold this over your head when it rains.=an umbrella',
      'This is white and cold. Children make balls with it.=snow',
    ],
    ['a towel', 'the sea'],
    [
      'gloves: găng tay, đeo vào tay.',
      'a cloud: đám mây, mưa rơi từ đó.',
      'the moon: mặt trăng, thấy ban đêm.',
      'an umbrella: cái ô, che trên đầu.',
      'snow: tuyết, trắng và lạnh. a towel: khăn tắm; the sea: biển.',
    ],
  ],
  [
    'Places to go',
    [
      'Nurses work here.=a hospital',
      'You can read books here or take them home.=a library',
      'You can see cows and ducks here.=a farm',
      'People buy fruit and vegetables outside here.=a market',
      'You watch films here.=a cinema',
    ],
    ['a station', 'a kitchen'],
    [
      'a hospital: bệnh viện, nơi y tá (nurses) làm việc.',
      'a library: thư viện, đọc và mượn sách.',
      'a farm: trang trại, có bò và vịt.',
      'a market: chợ, bán rau quả ngoài trời.',
      'a cinema: rạp phim. a station: nhà ga; a kitchen: nhà bếp.',
    ],
  ],
  [
    'Which animal is it?',
    [
      'This animal is very big, and it has a long nose.=an elephant',
      'This bird cannot fly, but it swims very well.=a penguin',
      'This animal climbs trees and likes bananas.=a monkey',
      'People drink the milk of this animal.=a cow',
      'This small animal has long ears and jumps.=a rabbit',
    ],
    ['a lion', 'a fish'],
    [
      'an elephant: con voi, có vòi dài.',
      'a penguin: chim cánh cụt, không bay mà bơi.',
      'a monkey: con khỉ, leo cây, thích chuối.',
      'a cow: con bò, cho sữa.',
      'a rabbit: con thỏ, tai dài. a lion: sư tử; a fish: con cá.',
    ],
  ],
];

const replies: readonly (readonly [level: Level, asked: string, who: string, options: string, explanation: string])[] =
  [
    [
      'M1',
      'Peter: Did you have a good weekend, Jane?',
      'Jane',
      'Yes, it was great.|Yes, on Sundays.|Yes, I’ve got one here.',
      'Hỏi cuối tuần có vui không: Yes, it was great. on Sundays nói khi nào; I’ve got one here nói có một cái ở đây.',
    ],
    [
      'M1',
      'Peter: Where did you go?',
      'Jane',
      'To my aunt’s farm.|At about ten o’clock.|With my bike.',
      'Where hỏi nơi chốn: To my aunt’s farm. At about ten o’clock trả lời When; With my bike trả lời How.',
    ],
    [
      'M2',
      'Peter: Who took you there?',
      'Jane',
      'My dad drove us.|It was a red car.|Two hours ago.',
      'Who hỏi người: My dad. Hai câu kia nói xe gì và lúc nào.',
    ],
    [
      'M2',
      'Peter: How often do you go to the farm?',
      'Jane',
      'Every month.|Last month.|In a month.',
      'How often hỏi mấy lần: Every month (mỗi tháng). Last month: tháng trước; In a month: một tháng nữa.',
    ],
    [
      'M1',
      'Peter: Were there any horses?',
      'Jane',
      'No, there weren’t.|No, they didn’t have it.|No, it isn’t.',
      'Were there …? trả lời No, there weren’t. didn’t đi với Did; isn’t đi với Is it.',
    ],
    [
      'M2',
      'Peter: I’d like to go with you one day.',
      'Jane',
      'That’s a good idea.|That was yesterday.|That’s your new horse.',
      'Bạn ngỏ ý muốn đi cùng: That’s a good idea. Hai câu kia không đáp lời ngỏ ý.',
    ],
    [
      'M1',
      'Mum: What’s the matter, Fred?',
      'Fred',
      'My tooth hurts.|I’m nine years old.|It’s on the table.',
      'What’s the matter? hỏi bị làm sao: My tooth hurts (đau răng). Hai câu kia nói tuổi và chỗ để đồ.',
    ],
    [
      'M1',
      'Mum: When did it start?',
      'Fred',
      'After breakfast.|In my mouth.|Because I ate it.',
      'When hỏi lúc nào: After breakfast. In my mouth nói ở đâu; Because nói vì sao.',
    ],
    [
      'M2',
      'Mum: What did you have for breakfast?',
      'Fred',
      'Only some bread.|At seven o’clock.|With my sister.',
      'What hỏi món gì: Only some bread. Hai câu kia trả lời When và Who … with.',
    ],
    [
      'M2',
      'Mum: Shall we go to the dentist?',
      'Fred',
      'Do we have to?|Is it here?|Are you one?',
      'Mẹ rủ đi nha sĩ; Fred ngại: Do we have to? (Có phải đi không ạ?). Hai câu kia không đáp lời đề nghị.',
    ],
    [
      'M1',
      'Mum: Can you find your coat?',
      'Fred',
      'Yes, here it is.|Yes, I like it a lot.|Yes, it’s new.',
      'Hỏi có tìm thấy áo không: here it is (đây ạ). Hai câu kia nói thích áo, áo mới.',
    ],
    [
      'M2',
      'Mum: You mustn’t eat so many sweets.',
      'Fred',
      'All right, I won’t.|Yes, they were.|No, I haven’t.',
      'Mẹ dặn không được ăn nhiều kẹo: All right, I won’t (vâng, con sẽ không ăn). were và haven’t không hợp với mustn’t.',
    ],
    [
      'M1',
      'Sally: Hi, John. Is this your new school bag?',
      'John',
      'Yes, it is.|Yes, I am.|Yes, I do.',
      'Is this …? trả lời Yes, it is. I am đi với Are you; I do đi với Do you.',
    ],
    [
      'M1',
      'Sally: How much was it?',
      'John',
      'Ten pounds.|Two bags.|It’s very big.',
      'How much hỏi giá: Ten pounds. Two bags trả lời How many; It’s very big nói to nhỏ.',
    ],
    [
      'M2',
      'Sally: What’s in it? It looks heavy!',
      'John',
      'All my books.|On my back, every day.|My uncle did.',
      'What’s in it? hỏi trong có gì: All my books. Hai câu kia nói ở đâu và ai làm.',
    ],
    [
      'M2',
      'Sally: Do you want me to carry it?',
      'John',
      'No, it’s OK, thanks.|No, I wasn’t there then.|No, it’s not hers.',
      'Bạn ngỏ ý giúp; từ chối lịch sự: No, it’s OK, thanks.',
    ],
    [
      'M2',
      'Sally: Which lesson do we have first?',
      'John',
      'Maths, I think.|The last one, please.|At school.',
      'Which lesson hỏi môn nào: Maths. The last one là tiết cuối, trái với first; At school nói nơi chốn.',
    ],
    [
      'M1',
      'Sally: Come on! We’re late!',
      'John',
      'OK, let’s run.|OK, at eight.|OK, you’re right there.',
      'Bạn giục vì muộn: let’s run (chạy thôi). Hai câu kia không đáp lời giục.',
    ],
  ];

const boxed: readonly (readonly [
  name: string,
  text: string,
  box: readonly string[],
  explanations: readonly string[],
])[] = [
  [
    'Zoe and the duck',
    'Last Saturday, Zoe and her father walked to the [lake]. It was cold, so Zoe wore a red [scarf]. Next to the water they saw a small duck. It was alone, and one of its [legs] was bad, so it couldn’t walk. Zoe’s father carried it to the [car] and drove it to the animal doctor. A week later, the duck was [better]. Zoe took it back to the water, and the other ducks [came] to say hello.',
    ['kitchen', 'angry', 'fell'],
    [
      'Hai bố con đi đến chỗ có nước (the water): lake.',
      'Trời lạnh nên quàng khăn: scarf.',
      'one of its legs: một trong các chân; không đi được.',
      'drove: lái, nên mang vịt ra xe: car.',
      'Sau một tuần vịt khoẻ hơn: better.',
      'came to say hello: đến chào.',
    ],
  ],
  [
    'A cake for Grandpa',
    'It was Grandpa’s [birthday], and Jack wanted to make a cake. His mum was at work, so he asked his sister to [help]. They found eggs, sugar and milk in the kitchen, but there wasn’t any [chocolate]. Jack ran to the [shop] and bought some. When he came back, the cat was on the table, and there wasn’t any [milk]! So the children made the cake without it. “It’s the [best] cake in the world,” said Grandpa.',
    ['sleep', 'station', 'slow'],
    [
      'Làm bánh cho sinh nhật ông: birthday.',
      'asked his sister to help: nhờ chị hoặc em gái giúp.',
      'Jack phải đi mua chocolate vì trong bếp không có.',
      'Mua đồ ở cửa hàng: shop; không mua ở ga (station).',
      'Con mèo đã uống hết sữa: milk.',
      'the best cake: chiếc bánh ngon nhất.',
    ],
  ],
  [
    'The new boy',
    'On Monday, a new boy came to our class. His name was Jim, and he was very [quiet]: he never said a word. In the [playground] he always sat alone with a book. On Wednesday our ball went up into a [tree], and nobody could get it. Jim put down his book and [climbed] up. Then he threw the ball down to us. “Where did you learn that?” I asked. “I lived on an [island] with a lot of trees,” he said. Now Jim [plays] with us every day.',
    ['loud', 'bedroom', 'forgets'],
    [
      'Không nói lời nào nên quiet: ít nói; loud: ồn ào.',
      'Ở sân chơi: playground.',
      'Bóng mắc trên cây: tree.',
      'climbed up: trèo lên.',
      'lived on an island: sống trên đảo; cần từ đi với an.',
      'plays with us: chơi với chúng tớ.',
    ],
  ],
];

const clozes: readonly (readonly [
  name: string,
  text: string,
  gaps: readonly (readonly [options: string, explanation: string])[],
])[] = [
  [
    'Koalas',
    'Koalas live in Australia. People often call them bears, [[q1]] they are not bears. A koala sleeps for about twenty hours [[q2]] day, and it eats leaves at night. A baby koala is very small when it [[q3]] born. First it lives inside its mother’s bag. Then it [[q4]] on her back for some months. Koalas are good [[q5]] climbing, but they don’t like walking.',
    [
      ['but|because|or', 'Hai ý trái nhau: but (nhưng). because: bởi vì; or: hoặc.'],
      ['a|the|some', 'twenty hours a day: hai mươi giờ mỗi ngày.'],
      ['is|does|has', 'is born: được sinh ra.'],
      ['sits|sit|sitting', 'Chủ ngữ it nên động từ thêm s: sits.'],
      ['at|in|of', 'good at + V-ing: giỏi việc gì.'],
    ],
  ],
  [
    'The moon',
    'The moon goes round the Earth. It takes [[q1]] twenty-seven days. The moon looks bright at night, but the light comes [[q2]] the sun. In 1969, two men [[q3]] on the moon for the first time. They jumped very high, because everything is lighter there [[q4]] it is here. There is [[q5]] wind on the moon, so you can still see where they walked.',
    [
      ['about|near|next', 'about + số: khoảng. near: gần; next: kế tiếp.'],
      ['from|of|to', 'come from: đến từ.'],
      ['walked|walk|walking', 'In 1969 là quá khứ: walked.'],
      ['than|that|then', 'lighter … than: nhẹ hơn so với.'],
      ['no|not|any', 'no + danh từ: không có gió. not đi với động từ; any cần thêm isn’t.'],
    ],
  ],
  [
    'Hoi An',
    'Hoi An is an old town [[q1]] the middle of Viet Nam. A lot of people [[q2]] there every year. They walk through small streets and look at the yellow houses. Some of the houses are [[q3]] than two hundred years old. There [[q4]] a famous bridge with a roof, too. In the evening, the people of the town put lights in front of [[q5]] doors, and everything looks beautiful.',
    [
      ['in|on|at', 'in the middle of: ở giữa.'],
      ['go|goes|going', 'A lot of people là số nhiều: go.'],
      ['more|most|many', 'more than: hơn. most là so sánh nhất.'],
      ['is|are|has', 'There is + danh từ số ít (a bridge).'],
      ['their|they|them', 'Trước danh từ doors cần tính từ sở hữu: their.'],
    ],
  ],
];

/** A story, and sentences to complete with one to three words of it. */
const stories: readonly (readonly [
  title: string,
  text: string,
  sentences: readonly (readonly [sentence: string, accepted: string, explanation: string])[],
])[] = [
  [
    'The kite',
    'Last summer Daisy and her family went to the sea by train. Her brother Jack took his new kite with him. It was blue, and it was a present from their aunt. It was windy, so Jack ran along the beach and the kite went up and up. Then he saw his friend Paul and forgot the kite. It flew over the water! Jack was very sad. In the afternoon an old man came. He was wet, and he had the kite in his hands. “I was swimming when it fell on my head,” he said and laughed. Dad bought him an ice cream.',
    [
      ['Daisy’s family went to the sea by ___.', 'train', '~went to the sea by train'],
      ['The colour of the kite was ___.', 'blue', '~It was blue'],
      ['Jack got the kite from his ___.', 'aunt', '~a present from their aunt'],
      ['The kite went up because it was ___.', 'windy/very windy/so windy', '~It was windy'],
      ['Jack forgot the kite when he saw his ___.', 'friend/friend Paul/friend, Paul', '~saw his friend Paul'],
      ['The kite fell on the man’s ___.', 'head', '~fell on my head'],
      ['The man got an ___ from Dad.', 'ice cream/ice-cream', '~an ice cream'],
    ],
  ],
  [
    'A noise in the night',
    'On Friday evening, Peter and his sister Lily wanted to sleep in the garden. Dad helped them with the tent, and Mum gave them sandwiches and a big cake. At nine o’clock it was very dark. “I can hear a bear!” said Lily. “There aren’t any bears in this town,” said Peter, but he was afraid, too. Something outside was eating, and it was very loud. Then Peter looked out. Their dog was behind the tent, and there wasn’t any cake! The children laughed. But they took their blankets and went back to the house.',
    [
      ['The children wanted to sleep in the ___.', 'garden', '~sleep in the garden'],
      ['Their ___ helped them with the tent.', 'dad/father', '~Dad helped them'],
      ['Mum gave them sandwiches and a ___.', 'cake/big cake', '~a big cake'],
      ['It was very ___ at nine o’clock.', 'dark', '~it was very dark'],
      ['Lily thought that there was a ___ outside.', 'bear', '~I can hear a bear'],
      ['Their ___ ate the cake.', 'dog', '~Their dog was behind the tent|Chó ở đó và bánh hết.'],
      ['In the end, the children slept in the ___.', 'house', '~went back to the house'],
    ],
  ],
  [
    'The wrong bag',
    'Yesterday Mary and her grandfather went to the swimming pool. They had the same bag: a big green one. After an hour, Mary was tired and went to put on her clothes. She opened her bag and took out some long brown trousers and a very big shirt. It was Grandpa’s bag! Then somebody shouted outside. Mary put her head out of the door. Grandpa was there in a small pink T-shirt, and everybody was laughing. “I like it,” said Grandpa. “Can I wear it on the bus?” “No, you can’t,” said Mary, and her face was red.',
    [
      ['Mary went to the pool with her ___.', 'grandfather/grandpa', '~Mary and her grandfather'],
      ['Their bags were big and ___.', 'green', '~a big green one'],
      ['Mary was tired after an ___.', 'hour', '~After an hour'],
      ['Mary found some brown ___ in the bag.', 'trousers', '~long brown trousers'],
      ['Mary opened the wrong ___.', 'bag', '~It was Grandpa’s bag'],
      ['Grandpa wore a pink ___.', 'T-shirt/T shirt/tshirt/small T-shirt', '~a small pink T-shirt'],
      ['Grandpa wanted to wear it on the ___.', 'bus', '~Can I wear it on the bus'],
    ],
  ],
];

type Written = readonly [level: Level, sentence: string, accepted: string, explanation: string];
const written: readonly (readonly [scene: string, look: string, rows: readonly Written[]])[] = [
  [
    'beach',
    'A beach and two clouds. An old man has caught a fish. A boy in blue is next to a small house of sand. A woman is under an umbrella with a newspaper. A boy in yellow is eating an ice cream. A man in a hat has a camera.',
    [
      ['M1', 'The boy in yellow is eating an ___.', 'ice cream/ice-cream', 'Bạn áo vàng đang ăn kem: ice cream.'],
      ['M2', 'The woman with the newspaper is under an ___.', 'umbrella', 'Cô ngồi dưới cái ô: umbrella.'],
      ['M1', 'What has the old man caught?\nHe has caught a ___.', 'fish', 'Ông câu được con cá: fish.'],
      [
        'M1',
        'What is the man in the hat holding?\nHe is holding a ___.',
        'camera',
        'Người đội mũ cầm máy ảnh: camera.',
      ],
      ['M2', 'The boy in blue has made a house of ___.', 'sand', 'Bạn áo xanh xây nhà bằng cát: sand.'],
      [
        'M2',
        'How many clouds are there in the sky?\nThere are ___.',
        'two/2/two clouds/2 clouds',
        'Trên trời có hai đám mây: two.',
      ],
    ],
  ],
  [
    'classroom',
    'A classroom. The teacher is in front of the board. The clock shows nine. There are two fish in water. A girl in pink is at a computer. A boy in a white T-shirt has red trousers. A girl with books has a green skirt.',
    [
      ['M1', 'The word “Hello!” is on the ___.', 'board/blackboard', 'Chữ “Hello!” viết trên bảng: board.'],
      ['M1', 'What time is it?\nIt is ___ o’clock.', 'nine/9', 'Đồng hồ chỉ chín giờ: nine.'],
      [
        'M2',
        'The girl in pink is looking at a ___.',
        'computer/laptop/screen/computer screen/monitor',
        'Bạn áo hồng nhìn máy tính: computer.',
      ],
      [
        'M2',
        'The boy in the white T-shirt is wearing red ___.',
        'trousers/pants/jeans',
        'Bạn áo trắng mặc quần đỏ: trousers.',
      ],
      ['M1', 'There are two ___ in the water.', 'fish/fishes', 'Trong bể có hai con cá; số nhiều của fish là fish.'],
      ['M2', 'The girl with the books has got a green ___.', 'skirt', 'Bạn ôm sách mặc chân váy xanh lá: skirt.'],
    ],
  ],
  [
    'kitchen',
    'A kitchen. On the left there is a tall fridge with two doors. In the middle there is a brown table with nothing on it; above it there is a window. On the right there is a cooker, and above the cooker a shelf.',
    [
      ['M1', 'What room is this?\nIt is a ___.', 'kitchen', 'Đây là nhà bếp: kitchen.'],
      [
        'M2',
        'Where can you keep milk cold?\nIn the ___.',
        'fridge/refrigerator',
        'Giữ sữa lạnh trong tủ lạnh: fridge.',
      ],
      [
        'M1',
        'How many doors has the fridge got?\nIt has got ___.',
        'two/2/two doors/2 doors',
        'Tủ lạnh có hai cánh: two.',
      ],
      ['M2', 'What is there on the table?\nThere is ___.', 'nothing', 'Trên bàn không có gì: nothing.'],
      ['M1', 'You can see the sky through the ___.', 'window', 'Nhìn thấy trời qua cửa sổ: window.'],
      ['M1', 'What colour is the table?\nIt is ___.', 'brown', 'Cái bàn màu nâu: brown.'],
    ],
  ],
];

const texts = { named, notes, matches, choices, coloured, meanings, replies, boxed, clozes, stories, written };
export type MoversTexts = typeof texts;

const listening = (
  media: ClipsAndPictures,
  { named, notes, matches, choices, coloured }: MoversTexts,
): SeedQuestion[] => [
  ...namesToPeople(media, facts, named),
  ...notesIn(media, (level, name) => facts('LI', 2, level, name), notes),
  ...matches.map(([clip, name, instructions, pairs, extra, lines], at) =>
    withExplanations(
      matched('MG5', media, { facts: facts('LI', 3, levelOf(at), name), instructions, pairs, extra: [extra] }, clip),
      lines,
    ),
  ),
  ...heardPictures(media, (level) => facts('LI', 4, level), choices),
  ...colouredIn(media, (level, name) => facts('LI', 5, level, name), coloured),
];

const reading = (media: ClipsAndPictures, { meanings, replies, boxed, clozes }: MoversTexts): SeedQuestion[] => [
  ...meanings.map(([name, pairs, extra, lines], at) =>
    withExplanations(
      matched('MG2', noPicture, {
        facts: facts('RE', 6, levelOf(at), name),
        instructions: 'Match each sentence to the right word. There are two words that you do not need.',
        pairs,
        extra,
      }),
      lines,
    ),
  ),
  ...replies.map(([level, asked, who, options, explanation]) => {
    const [right = '', ...wrong] = options.split('|');
    return oneOf('MC1', facts('RE', 7, level), {
      stem: `${asked}\n${who}: _____`,
      right,
      wrong,
      explanation,
      instructions: 'Read the conversation and choose the best answer.',
    });
  }),
  ...boxed.map(([name, text, box, lines], at) =>
    withExplanations(
      copied(media, {
        facts: facts('RE', 8, levelOf(at), name),
        instructions:
          'Read the story. Choose a word from the box and write it in each gap. There are words that you do not need.',
        text,
        box,
      }),
      lines,
    ),
  ),
  ...clozes.map(([title, text, rows], at) =>
    withExplanations(
      setOf(
        'MC10',
        facts('RE', 9, levelOf(at), title),
        rows.map(([options]) => {
          const [right = '', ...wrong] = options.split('|');
          return { stem: '', right, wrong };
        }),
        {
          instructions: 'Read the text and choose the best word for each gap.',
          passage: { title, text, numbered: false },
        },
      ),
      rows.map(([, line]) => line),
    ),
  ),
];

const writing = (media: ClipsAndPictures, { stories, written }: MoversTexts): SeedQuestion[] => [
  ...stories.map(([title, text, sentences], at) =>
    withExplanations(
      gaps(
        'FB2',
        facts('WR', 10, levelOf(at), title),
        sentences.map(([sentence]) => sentence).join('\n'),
        sentences.map(([, accepted]) => accepted),
        {
          instructions: 'Read the story. Complete the sentences about it. Write ONE, TWO or THREE words.',
          passage: { title, text, numbered: false },
          wordLimit: 3,
        },
      ),
      sentences.map(([, , line]) => line),
    ),
  ),
  ...written.flatMap(([scene, look, rows]) =>
    rows.map(([level, sentence, accepted, explanation]) =>
      gaps('FB1', pictured(facts('WR', 11, level)), sentence, [accepted], {
        instructions: 'Look at the picture. Write ONE or TWO words.',
        images: [{ ...media.scene(scene).image, alt: look }],
        wordLimit: 2,
        explanation,
      }),
    ),
  ),
];

export const moversFrom = (media: ClipsAndPictures, texts: MoversTexts): SeedQuestion[] => [
  ...listening(media, texts),
  ...reading(media, texts),
  ...writing(media, texts),
];

export const moversPapers = (media: ClipsAndPictures): SeedQuestion[] => moversFrom(media, texts);
