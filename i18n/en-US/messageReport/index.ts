import type { BaseTranslation } from '../../i18n-types.ts'

/** The printed report of messages. Names are whole names; times arrive formatted, with their zone. */
const messageReport = {
  title: 'Messages',
  header: 'Messages of {names:string}',
  lead: 'Complete conversations that {name:string} can see, as they stood when this document was created.',
  leadPart: 'Messages that {name:string} selected, as they stood when this document was created.',
  thread: '{count:number} {{message|messages}} from {from:string} to {to:string}',
  none: 'There are no messages in this report.',
  message: 'Message {place:number}',
  of: 'of {count:number}',
  fromTo: '{name:string} to {names:string}',
  subject: 'Subject: {subject:string}',
  answers: 'Replies to message {place:number}',
  answersHidden: 'Replies to a message that {name:string} does not have in this conversation',
  privileged: 'Privileged: only its author and recipients can read it',
  viewed: 'First viewed by {name:string} {at:string} ({utc:string})',
  never: 'First viewed by {name:string}: Never',
  notTold: 'When {name:string}, a professional, viewed it is not shown.',
  someone: 'someone {name:string} is not connected with',
  attached: 'Message {place:number} of “{subject:string}”',
  gap: {
    unopened:
      'Message {place:number} of {count:number}, “{subject:string}” from {name:string}, sent {at:string}, is left out.',
    one: 'Message {place:number} of {count:number} is left out.',
    many: 'Messages {first:number} to {last:number} of {count:number} are left out.',
    choice: 'It was not selected for this report.',
    choiceMany: 'They were not selected for this report.',
    erased: 'Its text was lawfully erased. The record still shows that it was sent, by whom and when.',
  },
  legend: {
    title: 'Characters printed as numbers',
    text: 'The fonts of this document do not have these characters. Each stands in the text as its Unicode number. The record inside this file has them as they were written.',
    letter: 'letter, {script:string}',
    mark: 'mark that is added to another character',
    invisible: 'invisible character that controls how others are shown',
    space: 'space',
    sign: 'symbol',
  },
} satisfies BaseTranslation

export default messageReport
