import type { BaseTranslation } from '../../i18n-types.ts'

/** Read on locked screens and over shoulders: no names of others, no amounts, nothing of what it is about. */
const mail = {
  hello: 'Hello {name:string},',
  subject: 'Something is waiting for you in {product:string}',
  waiting: 'Something is waiting for you in {product:string}. Sign in to see what it is:',
  reason: 'You receive this because you have an account with {product:string}.',
  /** Once a month, with a file. */
  record: {
    subject: 'The monthly proof of your record in {product:string}',
    keep: 'Attached is the signed state of your record in {product:string}. Keep this mail: if what was recorded until now is ever changed, the file shows it.',
    check: 'To check, choose the file on this page together with a later export or proof: {url:string}',
    key: 'It was signed with the key {key:string}. The page names the key that it uses: it should be the same one.',
    nothing: 'The file has no entries, names or amounts. Above is the checkpoint of the service’s log.',
    off: 'You can turn this mail off under “Emails and quiet hours”.',
  },
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
