import type { Correspondence } from './conversation.ts'

export const hartBell: Correspondence = {
  names: { children: ['Poppy'], days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
  everyday: [
    {
      subject: 'Swimming on {day}',
      turns: [
        'Swimming is at {time} on {day} this week, not at five. Can you still take {child}?',
        'Yes. Has {child} got the goggles, or are they with me?',
        'They are in the side pocket of the rucksack.',
      ],
    },
    {
      subject: 'Half-term',
      turns: [
        'My parents would have {child} from {day} until the weekend at half-term. It is your half. Would you swap two days?',
        'Which two would I get?',
        'The inset day and the Friday after. I have put a request into the calendar.',
        'Seen, and answered there.',
      ],
    },
    {
      subject: 'Reading record',
      turns: [
        'The reading record was not signed last week. Miss Ahmed sent a note home.',
        'My fault. We read every evening, I forgot to write it down.',
        'I have signed the days that I know of. Could you do yours?',
        'Done.',
      ],
    },
    {
      subject: 'Asthma review',
      turns: [
        'The surgery has {day} at {time} for the asthma review. Are you free to come along?',
        'I am. I will meet you in the waiting room.',
        'The blue inhaler stays as it is, the brown one twice a day for eight weeks.',
        'I have written it on the fridge here too.',
      ],
    },
    {
      subject: 'School shoes',
      turns: [
        '{child} needs shoes before {day}. Clarks measured a 13 and a half, F.',
        'Please get the ones with the strap. Halves?',
        '£42, and the receipt is under the expense.',
        'Approved.',
      ],
    },
  ],
  count: 20,
  recent: [
    {
      subject: 'Nativity play',
      messages: [
        {
          by: 'A',
          to: ['B'],
          when: '-5 18:30',
          text: 'Poppy is a star, the one that leads the way. Two tickets per family. Shall we each take one?',
          opened: { B: '-5 20:10' },
        },
        {
          by: 'B',
          to: ['A'],
          when: '-4 08:05',
          text: 'Yes please. I will sit wherever you are not, so that she can find us both.',
          opened: { A: '-4 08:50' },
        },
      ],
    },
    {
      subject: 'Saturday hand-over',
      messages: [
        {
          by: 'B',
          to: ['A'],
          when: '-1 19:05',
          text: 'Could we say half past ten on Saturday, at the leisure centre? Swimming runs until then.',
        },
      ],
    },
  ],
  draft: { subject: 'Saturday hand-over', text: 'Half past ten is fine, but' },
}
