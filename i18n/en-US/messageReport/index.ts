import type { BaseTranslation } from '../../i18n-types.ts'

/** The printed report of messages. Names are whole names; times arrive formatted, with their zone. */
const messageReport = {
  title: 'Messages',
  header: 'Messages of {names:string}',
  lead: 'Whole threads that {name:string} can see, as they stood when this document was created.',
  leadPart: 'Messages that {name:string} selected, as they stood when this document was created.',
  thread: '{count:number} {{message|messages}} from {from:string} to {to:string}',
  none: 'There are no messages in this report.',
  message: 'Message {place:number}',
  of: 'of {count:number}',
  fromTo: '{name:string} to {names:string}',
  subject: 'Subject: {subject:string}',
  answers: 'Answers message {place:number}',
  answersHidden: 'Answers a message that is not in this thread for {name:string}',
  privileged: 'Privileged: read by its author and its recipients alone',
  viewed: 'First viewed by {name:string} {at:string} ({utc:string})',
  never: 'First viewed by {name:string}: Never',
  notTold: 'When {name:string}, a professional, viewed it is not told.',
  attached: 'Message {place:number} of “{subject:string}”',
  gap: {
    unopened:
      'Message {place:number} of {count:number}, “{subject:string}” from {name:string}, sent {at:string}, is left out.',
    one: 'Message {place:number} of {count:number} is left out.',
    many: 'Messages {first:number} to {last:number} of {count:number} are left out.',
    choice: 'It was not selected for this report.',
    choiceMany: 'They were not selected for this report.',
    erased: 'Its text was lawfully erased. That it was sent, by whom and when, stays in the record.',
  },
  legend: {
    title: 'Characters that are printed by their number',
    text: 'The fonts of this document do not have these characters. Each stands in the text as its Unicode number. The record inside this file has them as they were written.',
    letter: 'letter, {script:string}',
    mark: 'mark that is added to another character',
    invisible: 'invisible character that controls how others are shown',
    space: 'space',
    sign: 'symbol',
  },
} satisfies BaseTranslation

export default messageReport
