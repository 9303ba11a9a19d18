import { contactRoutes } from '#contract/contact.ts'
import { limits } from '#contract/limits.ts'
import { type ContactValues, schemaFor } from '#src/features/contact/contact.schema.ts'
import { formOf, long, problemsOfSchema } from './form.ts'

/** A person has few tries within an hour, and only what fits counts. */
export const contactForm = formOf<ContactValues>({
  name: 'contact',
  route: contactRoutes.send,
  right: () => ({ reason: 'billing', message: 'A question', email: '' }),
  problems: (values) => problemsOfSchema(schemaFor(false), values),
  body: ({ reason, message }) => ({ reason, message }),
  rows: [
    { rules: ['contactReason'], what: 'a reason', typed: { reason: 'suggestions' } },
    { rules: ['contactReason'], what: 'no reason', typed: { reason: '' }, problem: ['reason', 'notAChoice'] },
    {
      rules: ['contactReason'],
      what: 'a reason of none',
      typed: { reason: 'gifts' },
      problem: ['reason', 'notAChoice'],
    },
    { rules: ['contactMessage'], what: 'one character', typed: { message: '?' } },
    { rules: ['contactMessage'], what: 'the longest message', typed: { message: long(limits.messageBody) } },
    { rules: ['contactMessage'], what: 'no message', typed: { message: '' }, problem: ['message', 'required'] },
    {
      rules: ['contactMessage'],
      what: 'spaces and lines',
      typed: { message: ' \n ' },
      problem: ['message', 'required'],
    },
    {
      rules: ['contactMessage'],
      what: 'a longer message',
      typed: { message: long(limits.messageBody + 1) },
      problem: ['message', 'tooLong'],
    },
  ],
})
