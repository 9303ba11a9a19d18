import type { BaseTranslation } from '../../i18n-types.ts'

/** Read on locked screens and over shoulders: no names of others, no amounts, nothing of what it is about. */
const mail = {
  hello: 'Hello {name:string},',
  subject: 'Something is waiting for you in {product:string}',
  waiting: 'Something is waiting for you in {product:string}. Sign in to see what it is:',
  reason: 'You receive this because you have an account with {product:string}.',
  /** To us, from somebody who filled in the form. */
  toUs: {
    subject: '{product:string}: {reason:string}',
    from: 'From',
    stranger: 'somebody who was not signed in',
    answerTo: 'Answer to',
    at: 'Sent (UTC)',
  },
} satisfies BaseTranslation

export default mail
