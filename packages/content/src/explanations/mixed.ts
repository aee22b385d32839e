/** Explanations of mixed questions, by part and item. `~words` quotes the sentence that contains these words. */
import type { MixedExplanations } from './evidence.ts';

export const mixedExplanations: MixedExplanations = {
  'MIX1 A new kitten': [
    ['~a present from'],
    ['~small and grey', '~under Lucy’s bed'],
    ['~the box is empty', '~school bag'],
  ],
  'MIX1 The lost shoe': [
    ['~swam in the sea', '~left shoe'],
    ['~his sandwich', '~had the shoe in its mouth|Cả truyện xoay quanh con chó tha chiếc giày.'],
    ['~castle of sand', '~in its mouth'],
  ],
  'MIX1 A night in the museum': [
    ['~at seven', '~only Tom'],
    ['~Once a year', '~in a desert'],
    ['~of paper', '~my own watch'],
  ],
  'MIX1 Robots at home': [
    ['~cannot cook', '~call her son'],
    ['~never says that|Bobo lắng nghe mọi chuyện, không bao giờ nói là đã nghe rồi.'],
    ['~what the weather is like', '~take her medicine'],
  ],
  'MIX1 The bamboo bicycle': [
    ['~light enough'],
    ['~broke after a week', '~twelve countries', '~over smoke'],
    ['~over smoke', '~hard as steel'],
  ],
  'MIX1 The library of things': [
    ['~should every household|Mười ba phút: đồ mua về mà gần như không dùng.', '~they talked'],
    ['~small fee', '~one ladder', 'Bài không nói giờ mở cửa.'],
    ['~old bakery', '~on the spot'],
  ],
  'MIX1 Trees that talk': [
    ['~scientist in Canada|Canada ở Bắc Mĩ.', '~threads of fungi', 'Bài không so tuổi của nấm và cây.'],
    ['~the help went the other way', '~accused her|Những người khác thì “went to look under their own trees”.'],
    ['~place of competition', '~thinner than a hair'],
  ],
  'MIX1 Four days a week': [
    ['~fail within months', '~twenty minutes'],
    ['~kept the shorter week', '~sick days fell', 'Bài không nói các công ti ở đâu.'],
    ['~half a year', '~missed the conversations'],
  ],
  'MIX1 The colour that was not there': [
    ['~nearly colour-blind', '~a pair of glasses|Kính giúp nhìn rõ hơn cái mắt vốn đã thấy.'],
    ['~then red', '~had to be traded', 'Bài không nói thí nghiệm ở đâu.'],
    ['~wine-dark', '~honey is green'],
  ],
  'MIX2 Shopping for Mum': [['~some grapes'], ['~Six eggs', '~ten dollars'], ["~We've got bread", '~red umbrella']],
  'MIX2 Jane’s cooking club': [
    ['~the onions|Jane nói: “I cut …”.', '~washed the tomatoes|He: Paul.', '~our teacher'],
    ['~make pancakes'],
  ],
  'MIX2 The farm trip': [
    ['~quarter past seven|a quarter: 15 phút.', '~lunch is free'],
    ['~ride a horse', '~fields are wet'],
    ['~on Tuesday', "~four o'clock"],
  ],
  'MIX2 A room with a view': [
    ['~The river, please'],
    ['~fourteenth of July', '~three nights', '~Forty dollars'],
    ['~with breakfast', '~at the station', '~they are free'],
  ],
  'MIX2 Three days of weather': [
    ['~dry and sunny', '~strong winds', '~Heavy rain'],
    ['~thirty-two degrees', '~Some roads'],
  ],
  'MIX2 Less rubbish': [
    ['~a blue one for paper', '~a yellow one for plastic', '~a green one for food'],
    ['~forty bags', '~fifteen bags'],
    ['~painted pictures'],
  ],
  'MIX2 Closing time': [
    ["~nine o'clock", '~back of the shop', '~closed this weekend'],
    ['~half price', '~two hours are free'],
    ['~new lights'],
  ],
  'MIX2 A station becomes a museum': [
    ['~old ticket office', '~Upstairs', '~in the garden'],
    ['~nineteen oh six', '~twelve minutes', '~half past eleven'],
    ['~every hour'],
  ],
  'MIX2 Glasses that read': [
    ['~is sixteen', '~tiny camera'],
    ['~my grandmother'],
    ["~The program wasn't|Phần khó là pin (the battery).", '~so heavy', '~giving half of it'],
  ],
  'MIX2 Forests in salt water': [
    ['~four times', '~nineteen eighties'],
    ['~in the mud|Trong bùn quanh rễ, không phải trong lá.', '~earned a lot', '~They catch fewer'],
    ['~planting trees again|Rừng được bảo vệ mà các gia đình vẫn sống được nhờ bán tôm giá cao hơn.'],
  ],
  'MIX2 A phone call to the club': [
    ['~Football is full', '~lend him a racket'],
    ['~eight one four', '~half past nine'],
  ],
};
