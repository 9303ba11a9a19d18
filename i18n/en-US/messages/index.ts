import type { BaseTranslation } from '../../i18n-types.ts'

/** `actor` and `name` are people by first name. Dates arrive formatted, with their zone where they are evidence. */
const messages = {
  /** The record calls a message this. */
  recordTitle: 'Message “{subject:string}”',
  draftTitle: 'Draft of a message',
  record: {
    to: 'To {names:string}',
    answers: 'Answers an earlier message of the thread',
    body: 'Message: {body:string}',
  },
  deliveryLabel: { new: 'Not opened', viewed: 'Viewed' },
  draftLabel: { saved: 'Draft', sent: 'Sent', discarded: 'Discarded' },
  events: {
    sent: { you: 'You sent a message', name: '{actor:string} sent a message' },
    looked: { you: 'You read a message as a professional', name: '{actor:string} read a message as a professional' },
    delivered: { you: 'A message was delivered', name: 'A message was delivered' },
    firstViewed: { you: 'You first viewed the message', name: '{actor:string} first viewed the message' },
    draftDiscarded: { you: 'You discarded a draft', name: '{actor:string} discarded a draft' },
  },
} satisfies BaseTranslation

export default messages
