import type { Conversation } from './conversation.ts'

/** The parents of the first family write these again and again; `{child}`, `{day}` and `{time}` differ each time. */
export const everyday: readonly Conversation[] = [
  {
    subject: 'Pick-up on {day}',
    turns: [
      'I am held up at work on {day}. Can you pick {child} up at {time} instead of me?',
      'I can, but I need to leave by half past. Who takes over then?',
      'I will be at your place at six at the latest.',
      'Fine. {child} will have eaten.',
      'Thank you. I owe you one.',
    ],
  },
  {
    subject: 'Dentist for {child}',
    turns: [
      '{child} has a check-up on {day} at {time}. It falls into your time. Can you take {child}, or should I?',
      'I can take {child}. Which entrance was it?',
      'The one on Main Street, second floor. They need the insurance card.',
      'I have a copy. I will write what they say.',
      'No cavities. Next check in half a year, and {child} should floss more.',
    ],
  },
  {
    subject: 'Homework',
    turns: [
      '{child} says that the project is due on {day}. Did anything come home about it?',
      'There is a sheet in the blue folder. It needs a poster and three sources.',
      'Then we start tonight. Can you do the second half with {child} at the weekend?',
      'Yes. Please send the poster along, rolled up, not folded.',
    ],
  },
  {
    subject: 'Cough',
    turns: [
      '{child} has been coughing since yesterday. No fever. I gave the syrup at {time}, once.',
      'Thanks for telling me. Did {child} sleep?',
      'From nine to six, with the window open.',
      'Good. If it is still there on {day}, I will call Dr. Alvarez.',
      'Agreed. The inhaler is in the outer pocket, just in case.',
    ],
  },
  {
    subject: 'Late again',
    turns: [
      'You were forty minutes late on {day}. {child} waited at the door with shoes on.',
      'The trains stood still. I wrote as soon as I had a signal.',
      'I know about the trains. I ask you to call the landline when you are late, so that {child} hears it from you.',
      'I will do that from now on.',
    ],
  },
  {
    subject: 'Parent-teacher evening',
    turns: [
      'The school offers {day} at {time} or the week after. I would like us both to be there.',
      '{day} works for me. I would rather not sit in the small room for an hour, so let us keep to the list.',
      'My list: reading, math homework, who signs the trip forms. Yours?',
      'The seat beside Owen, and lunch. Works for me. See you there.',
    ],
  },
  {
    subject: 'Soccer boots',
    turns: [
      '{child} has outgrown the boots. The toes are at the front. Size 34 now?',
      'The coach says half a size more. I would take 35.',
      'There is a pair for $42 at the store on Main Street. Halves, as usual?',
      'Yes. Put it into the expenses with the receipt and I will approve it.',
    ],
  },
  {
    subject: 'Bedtime',
    turns: [
      '{child} says that bedtime at your place is at ten. On school nights that is too late.',
      'It was ten once, after the recital. Otherwise it is half past eight, as with you.',
      'All right. I asked because {child} was so tired on {day}.',
      'I saw it too. I will have the lights out by half past eight this week.',
    ],
  },
  {
    subject: 'Forgotten retainer',
    turns: [
      'The retainer is not in the bag. Is it still in your bathroom?',
      'It is. I can drop it off at {time}, or {child} goes without for one night.',
      'Please drop it off. The orthodontist was clear about it.',
      'Done. It is in the mailbox in an envelope.',
      'Got it, thanks.',
    ],
  },
  {
    subject: 'Swap of a weekend',
    turns: [
      'My sister is here for the weekend after next. Could we swap it for the one before?',
      'Which hours do you mean, Friday to Sunday or only the Saturday?',
      'Friday at {time} to Sunday evening. I have put it into the calendar as a request.',
      'I see it. I will answer there, so that it counts.',
      'Thank you. The children will be happy to see her.',
    ],
  },
  {
    subject: 'Screen time',
    turns: [
      '{child} played until midnight at your place, with the tablet under the blanket.',
      'I found it at eleven and took it away. I should have told you.',
      'Can we say no tablet in the bedroom, in both homes?',
      'Yes. It charges in the kitchen from now on. I will tell {child} tonight.',
      'So will I. Then {child} hears the same from both of us.',
    ],
  },
  {
    subject: 'Birthday party on {day}',
    turns: [
      '{child} is invited to a party on {day} at {time}, during your time. Bowling, until eight.',
      'Fine. Do we need a present?',
      'I have one, a book about sharks. I will put it into the bag.',
      'Then I buy the next one. Thanks for thinking of it.',
    ],
  },
  {
    subject: 'Library books',
    turns: [
      'Four library books are due on {day}. I have three of them.',
      'The fourth is here under the sofa, the one about cats.',
      'Please give it to {child} tomorrow. The fine is a quarter a day, so no drama.',
      'It is in the bag.',
    ],
  },
  {
    subject: 'Piano',
    turns: [
      'Ms. Petrova asks whether {child} can practice on the even days at your place too.',
      'I only have the keyboard. It has 61 keys, is that enough?',
      'She says that it is enough until summer.',
      'Then {child} practices here after dinner, twenty minutes, {time} on school days at the latest.',
      'That helps a lot.',
    ],
  },
  {
    subject: 'Trip form',
    turns: [
      'The form for the museum trip needs a signature by {day}. Have you got it?',
      'It is signed and in the folder. The trip is $14.',
      'I paid it in cash. I will not put $7 into the expenses.',
      'Kind of you. Next one is mine.',
    ],
  },
  {
    subject: 'Haircut',
    turns: [
      'You had {child}’s hair cut without a word. I would have liked to be asked.',
      '{child} asked for it, and it was in the eyes. I did not think that it needed two signatures.',
      'It does not. A line beforehand would have been enough.',
      'Then I write a line the next time.',
    ],
  },
  {
    subject: 'Summer camp',
    turns: [
      'Early places at the camp close on {day}. Two weeks in July, $390 each child.',
      'Same weeks as last year? Then it falls half into my time, which is fine with me.',
      'The same. Drop-off from 8:15 at the south gate.',
      'Please book it and share the receipt. I will pay my half at once.',
      'Booked. The confirmation is under the expense.',
    ],
  },
  {
    subject: 'What {child} said about the move',
    turns: [
      '{child} asked me whether you are moving. I did not know what to say.',
      'I looked at one apartment, ten minutes from here. Nothing is decided. I would have told you first.',
      'Please tell the children together with me when it is.',
      'I will. Nothing changes about school in any case.',
    ],
  },
  {
    subject: 'Allergy at the new club',
    turns: [
      'The club has to know about the peanuts before {day}. Did you send the form?',
      'I sent it on Monday and put the EpiPen training on it.',
      'Who of them is trained?',
      'Two of three. I have their names in the Info Bank, under health.',
      'Good. Then I am at ease.',
    ],
  },
  {
    subject: 'Shoes left here',
    turns: [
      'The rain boots are here, and it rains from {day} on. Should I bring them?',
      'Please, at hand-over. Size 34 is still right.',
      'They go into the big bag.',
    ],
  },
  {
    subject: 'Grandma’s visit',
    turns: [
      'My mother would like to see the children on {day} between three and {time}. It is your day.',
      'They would like that. I will bring them and pick them up again.',
      'She will make the soup that {child} likes. Thank you for this.',
      'They talked about it all the way home.',
    ],
  },
  {
    subject: 'Who pays the club',
    turns: [
      'The after-school club wrote that the month is open. Was it your turn?',
      'I paid on the third. The receipt is under the expense.',
      'They have found it. It was booked to another child.',
      'Good that we have it in writing.',
    ],
  },
  {
    subject: 'Nightmare',
    turns: [
      '{child} woke at three and wanted to call you. I said that we would write instead. I hope that was right.',
      'It was. Tell {child} I am here, and that the phone is fine too, at any hour.',
      'I did. {child} slept on the sofa until seven.',
      'Thank you for telling me.',
    ],
  },
  {
    subject: 'Hand-over at school',
    turns: [
      'Could we do the hand-over on {day} at school, at {time}, and not at your door?',
      'Yes. It is easier for the children too.',
      'Then the bags go to the office in the morning.',
      'I have told Ms. Okafor.',
    ],
  },
]
