import type { Sample } from '../../schema/facets.ts';
import { hostileToPicks } from '../../testing/hostile.ts';
import type { OrderingCode, OrderingContent, OrderingKey, OrderingResponse } from './definition.ts';

export const orderingSamples = {
  SO1: {
    language: 'vi',
    ordered: true,
    content: {
      instructions: 'Sắp xếp các câu thành một đoạn hội thoại có nghĩa.',
      images: [],
      stem: '',
      item: 'q1',
      unit: 'turns',
      pieces: [
        { id: 'b4', text: 'Dạ, cháu muốn mua hai vé đi Huế.' },
        { id: 'd8', text: 'Chuyến tám giờ sáng mai, thưa cô.' },
        { id: 'k2', text: 'Chào cháu, cháu cần gì?' },
        { id: 'w5', text: 'Của cháu hết ba trăm nghìn đồng.' },
        { id: 'x1', text: 'Cháu đi chuyến nào?' },
      ],
      starts: [
        ['w5', 'x1', 'k2', 'd8', 'b4'],
        ['d8', 'k2', 'w5', 'b4', 'x1'],
      ],
    },
    key: {
      explanation: 'Người bán vé chào trước, hỏi chuyến rồi mới báo giá.',
      orders: [['k2', 'b4', 'x1', 'd8', 'w5']],
      orderScoring: 'neighbours',
    },
    responses: {
      right: { q1: ['k2', 'b4', 'x1', 'd8', 'w5'] },
      partial: { q1: ['b4', 'k2', 'x1', 'd8', 'w5'] },
      wrong: { q1: ['w5', 'd8', 'x1', 'b4', 'k2'] },
      blank: { q1: [] },
      hostile: [
        ...hostileToPicks('q1', 'k2'),
        { q1: ['k2', 'b4', 'x1', 'd8'] },
        { q1: ['k2', 'b4', 'x1', 'd8', 'd8'] },
        { q1: ['k2', 'b4', 'x1', 'd8', 'w5', 'k2'] },
      ],
    },
    expect: { right: [{ earned: 1, of: 1 }], partial: [{ earned: 1, of: 2 }], wrong: [{ earned: 0, of: 1 }] },
  },
} satisfies Record<OrderingCode, Sample<OrderingContent, OrderingKey, OrderingResponse>>;
