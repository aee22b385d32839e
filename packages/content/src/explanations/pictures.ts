/** Explanations of matching and true/false questions with pictures that the glossary does not cover. */
import type { Explanations } from './evidence.ts';

export const pictureExplanations: Explanations = {
  'DL2 Animals and what they can do': [
    'Thỏ có tai dài (long ears) và biết nhảy.',
    'Bạch tuộc có tám cánh tay (eight arms).',
    'Sư tử thuộc họ mèo, rất to (a very big cat).',
    'Rùa có mai cứng (a hard shell).',
  ],
  'DL2 In the house': [
    'bed: giường – nơi ta ngủ (sleep).',
    'laptop: máy tính – chơi trò chơi trên đó (play games).',
    'milk: sữa – để uống (drink).',
    'cheese: phô mai – chuột (mouse) thích.',
    'present: quà – được tặng vào ngày sinh nhật (birthday).',
  ],
  'DL3 What do they like?': [
    'Mèo (cat) thích cá (fish).',
    'Khỉ (monkey) thích chuối (banana).',
    'Ong (bee) thích hoa (flower).',
    'Chuột (mouse) thích phô mai (cheese).',
  ],
  'DL3 Rain or sun?': [
    'Trời mưa (rain): ô (umbrella) và ủng cao su (rubber boot).',
    'Trời nắng (sun): bóng chơi ở biển (beach ball) và kem (ice cream).',
  ],
  'DL3 Places in town': [
    'Bệnh viện (hospital): xe cứu thương (ambulance).',
    'Hòm thư (postbox): lá thư (envelope).',
    'Bảo tàng (museum): bức tranh (picture).',
    'Biển (sea): cần câu cá (fishing rod).',
  ],
  'TF4 What can they do?': [
    'Chim cánh cụt bơi (swim) rất giỏi.',
    'Ong có cánh và biết bay (fly).',
    'Cá không đi xe đạp (ride a bike) được.',
    'Khỉ trèo cây (climb trees) rất giỏi.',
    'Bò không chơi đàn ghi-ta (play the guitar) được.',
  ],
  'TF4 Food': [
    'Tranh vẽ quả táo (apple).',
    'Tranh vẽ quả chuối (banana).',
    'Tranh vẽ quả trứng: It is an egg.',
    'Tranh vẽ bát cơm (rice).',
    'Tranh vẽ bánh mì: It is bread.',
  ],
  'TF4 Animals': [
    'Tranh vẽ con mèo: It is a cat.',
    'Tranh vẽ con cá (fish).',
    'Tranh vẽ con chim (bird).',
    'Tranh vẽ con ếch: It is a frog.',
    'Tranh vẽ con voi (elephant).',
  ],
  'TF4 At school': [
    'Tranh vẽ bút chì (pencil).',
    'Tranh vẽ quyển sách: It is a book.',
    'Tranh vẽ cái ghế (chair).',
    'Tranh vẽ cánh cửa: It is a door.',
    'Tranh vẽ đồng hồ (clock).',
  ],
  'TF4 Clothes and things': [
    'Tranh vẽ chiếc giày (shoe).',
    'Tranh vẽ quần bò (jeans).',
    'Tranh vẽ chiếc váy: It is a dress.',
    'Tranh vẽ cái kính (glasses).',
    'Tranh vẽ cái ô: It is an umbrella.',
  ],
  'TF4 Colours': [
    'Quả chanh màu vàng (yellow).',
    'Quả lê màu xanh lá cây: It is green.',
    'Con chuột màu xám (grey).',
    'Chiếc ủng màu nâu (brown).',
    'Quả cà chua màu đỏ: It is red.',
  ],
  'TF4 What time is it?': [
    'Kim ngắn chỉ số 9, kim dài chỉ số 12: chín giờ.',
    'Kim ngắn chỉ số 2 nên là hai giờ: It is two o’clock.',
    'Kim ngắn ở giữa số 8 và số 9, kim dài chỉ số 6: tám rưỡi.',
    'Kim ngắn chỉ số 7, kim dài chỉ số 12: bảy giờ.',
  ],
  'TF4 People at work and play': [
    'Người phụ nữ đội mũ đầu bếp, nấu ăn trong bếp (kitchen).',
    'Người trong tranh đang uống: Somebody is drinking.',
    'Người trong tranh đang nhảy múa (dancing).',
    'Người trong tranh đang ăn bánh hamburger.',
  ],
  'TF4 What are they for?': [
    'Chìa khoá (key) để mở cửa.',
    'Kính thiên văn (telescope) để ngắm sao.',
    'Đây là micrô (microphone), làm tiếng nói to hơn; nhìn vật rất nhỏ thì dùng kính hiển vi.',
    'Máy ảnh (camera) để chụp ảnh.',
    'Đây là chiếc cúp (cup) cho người thắng; giữ lạnh thức ăn thì dùng tủ lạnh.',
  ],
};
