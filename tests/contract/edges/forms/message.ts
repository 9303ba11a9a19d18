import { limits } from '#contract/limits.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { type Move, messageMove, type NewMessage, newMessage } from '#contract/messages/messages.ts'
import { problemsIn } from '#src/features/messages/compose/problems.ts'
import { formOf, long, problemsOfSchema } from './form.ts'
import { otherParentOf } from './people.ts'

const { messageBody, messages } = limits
const stranger = '00000000-0000-4000-8000-000000000000'

export const messageForm = formOf<NewMessage>({
  name: 'message',
  route: messageRoutes.send,
  right: (viewer) => ({
    to: [otherParentOf(viewer)],
    subject: 'Winter coat',
    body: 'It is too small.',
    files: [],
    answersId: null,
    draft: null,
  }),
  problems: (values) => problemsIn(newMessage, values),
  body: (values) => values,
  rows: [
    { rules: ['messageBody'], what: 'one character', typed: { body: '?' } },
    { rules: ['messageBody'], what: 'the longest body', typed: { body: long(messageBody) } },
    {
      rules: ['messageBody'],
      what: 'a longer body',
      typed: { body: long(messageBody + 1) },
      problem: ['body', 'tooLong'],
    },
    { rules: ['messageBody'], what: 'no body', typed: { body: '' }, problem: ['body', 'required'] },
    { rules: ['messageBody'], what: 'an empty line', typed: { body: '\n' }, problem: ['body', 'required'] },
    { rules: ['messageSubject'], what: 'the longest subject', typed: { subject: long(messages.subject) } },
    {
      rules: ['messageSubject'],
      what: 'a longer subject',
      typed: { subject: long(messages.subject + 1) },
      problem: ['subject', 'tooLong'],
    },
    { rules: ['messageSubject'], what: 'no subject', typed: { subject: ' ' }, problem: ['subject', 'required'] },
    { rules: ['messageRecipients'], what: 'one recipient', typed: {} },
    { rules: ['messageRecipients'], what: 'no recipient', typed: { to: [] }, problem: ['to', 'recipientRequired'] },
  ],
})

/** Messages are selected in a list, where what can be done appears with the first of them. */
export const selectionForm = formOf<Move>({
  name: 'selected messages',
  route: messageRoutes.move,
  right: () => ({ ids: [], to: 'archive' }),
  problems: (values) => problemsOfSchema(messageMove, values),
  body: (values) => values,
  rows: [
    { rules: ['messageSelection'], what: 'no message', typed: {}, problem: ['ids', 'selectMessage'] },
    { rules: ['messageSelection'], what: 'a message of nobody', typed: { ids: [stranger] }, refused: 'notFound' },
  ],
})
