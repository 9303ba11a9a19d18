import type { Correspondence, RecentThread } from './conversation.ts'
import { everyday } from './conversations.ts'

const recent: readonly RecentThread[] = [
  {
    subject: 'Who reads to whom',
    folder: 'School',
    messages: [
      {
        by: 'B',
        to: ['A'],
        when: '-26 19:20',
        text: 'Mr. Byrne asks that Leo reads aloud for ten minutes a day, in both homes.',
        opened: { A: '-26 20:02' },
      },
      {
        by: 'A',
        to: ['B'],
        when: '-26 20:09',
        text: 'We do it before dinner. Which book are you in? Then we go on where you stopped.',
        opened: { B: '-25 07:15' },
      },
      {
        by: 'B',
        to: ['A'],
        when: '-25 07:21',
        text: 'The one about the lighthouse, page 31. I put it into his bag.',
        opened: { A: '-25 08:40' },
      },
    ],
  },
  {
    subject: 'Winter holidays',
    folder: 'Holidays',
    messages: [
      {
        by: 'A',
        to: ['B'],
        when: '-21 20:30',
        text: 'The order gives me the first half of the holidays this year, until December 28 at noon. Do you see it the same way?',
        opened: { B: '-21 21:11' },
      },
      {
        by: 'B',
        to: ['A'],
        when: '-20 18:02',
        text: 'Yes, noon on the 28th, at your place. I would like to call on the 25th at ten.',
        opened: { A: '-20 18:50' },
      },
      {
        by: 'A',
        to: ['B'],
        when: '-20 18:55',
        text: 'Ten is good. They will wait for it.',
        opened: { B: '-19 07:30' },
      },
    ],
  },
  {
    subject: 'Questions before the hearing',
    messages: [
      {
        by: 'A',
        to: ['professional'],
        when: '-19 21:40',
        text: 'Do you need the messages about the late hand-overs as a print, or is the thread enough?',
        opened: { professional: '-18 09:05' },
      },
      {
        by: 'professional',
        to: ['A'],
        when: '-18 09:12',
        text: 'Please send me the whole thread from here. It carries the first views, which is what matters.',
        opened: { A: '-18 12:30' },
      },
    ],
  },
  {
    subject: 'My recital!!',
    messages: [
      {
        by: 'child',
        to: ['A', 'B'],
        when: '-11 16:45',
        text: 'It is on the 12th at 5. Can you both come? I play third 🎹',
        opened: { A: '-11 17:20', B: '-11 18:05' },
      },
      {
        by: 'A',
        to: ['child', 'B'],
        when: '-11 17:26',
        text: 'I will be there, in the second row. I can’t wait to hear it.',
        opened: { child: '-11 18:30', B: '-11 18:06' },
      },
      {
        by: 'B',
        to: ['child', 'A'],
        when: '-11 18:10',
        text: 'Me too. We will clap in the right places this time.',
        opened: { child: '-11 18:31', A: '-10 07:45' },
      },
    ],
  },
  {
    subject: 'Winter coat and boots',
    messages: [
      {
        by: 'B',
        to: ['A'],
        when: '-8 19:15',
        text: 'It is getting cold. Does Mia’s coat from last winter still fit?',
        opened: { A: '-8 20:40' },
      },
      {
        by: 'A',
        to: ['B'],
        when: '-7 18:04',
        text: 'Mia’s coat is too small. I can order one in 146 and we split it as usual. Could you look at the boots when she is with you?',
        opened: { B: '-7 21:31' },
      },
      {
        by: 'B',
        to: ['A'],
        when: '-6 08:10',
        text: 'Thanks. I can take Mia on Saturday and try boots in the store on Main Street. Here is a photo of the ones from last year, they are size 36.',
        opened: { A: '-6 08:42' },
        photo: 'boots-2025.jpg',
      },
    ],
  },
  {
    subject: 'Hearing date',
    messages: [
      {
        by: 'professional',
        to: ['A'],
        when: '-3 10:20',
        text: 'The court moved the hearing to the second week of January. Nothing changes for the holidays. Call me when you have a quiet half hour.',
      },
    ],
  },
  {
    subject: 'Flu shot',
    messages: [
      {
        by: 'A',
        to: ['B'],
        when: '-2 12:15',
        text: 'Leo’s second dose is due. The clinic has Tuesday at 3:30, in your time. Can you take him?',
      },
    ],
  },
  {
    subject: 'Pick-up on Friday',
    messages: [
      {
        by: 'B',
        to: ['A'],
        when: '-1 16:12',
        text: 'School is out at noon on Friday. I can pick both up and bring them at six, or you take them at the gate. Which do you prefer?',
      },
    ],
  },
]

export const reyesKeller: Correspondence = {
  names: {
    children: ['Mia', 'Leo'],
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  everyday,
  count: 600,
  recent,
  draft: { subject: 'Saturday and the boots', text: 'Saturday is perfect. 36 should still fit with thick socks, but' },
}
