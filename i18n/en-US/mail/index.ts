import type { BaseTranslation } from '../../i18n-types.ts'

/** Read on locked screens and over shoulders: no names of others, no amounts, nothing of what it is about. */
const mail = {
  hello: 'Hello {name:string},',
  subject: 'Something is waiting for you in {product:string}',
  waiting: 'Something is waiting for you in {product:string}. Sign in to see what it is:',
  reason: 'You are receiving this because you have an account with {product:string}.',
  /** Once a month, with a file. */
  record: {
    subject: 'The monthly proof of your record in {product:string}',
    keep: 'Attached is the signed state of your record in {product:string}. Keep this email: if anything recorded until now is ever changed, the file will show it.',
    check: 'To check it, choose the file on this page together with a later export or proof: {url:string}',
    key: 'It was signed with the key {key:string}. The page names the key it uses: it should be the same one.',
    nothing: 'The file contains no entries, names or amounts. Above is the checkpoint of the service’s log.',
    off: 'You can turn this email off under “Emails and quiet hours”.',
  },
  /** Tells when something happened to the account. No address and no device is named; `at` is in the reader's zone. */
  security: {
    locked: {
      subject: 'Someone entered wrong passwords for your {product:string} account',
      happened:
        'Someone tried several times to sign in to your {product:string} account with a wrong password, most recently on {at:string}. Sign-in from where they tried is now locked for a while.',
      advice:
        'Devices where you have signed in before are not affected, so you can sign in there as usual. If it was you, wait and try again. If not, your password kept them out, and there is nothing you need to do. You get this email at most once a day. Here you can see where you are signed in and change your password:',
    },
    newDevice: {
      subject: 'New sign-in to your {product:string} account',
      happened:
        'Someone signed in to your {product:string} account with your password on {at:string}, on a device we don’t recognize.',
      advice:
        'If it was you, there is nothing you need to do. If not, sign that device out and change your password here:',
    },
    passwordChanged: {
      subject: 'Your {product:string} password was changed',
      happened:
        'The password for your {product:string} account was changed on {at:string}. Every other device was signed out.',
      advice:
        'If it was you, there is nothing you need to do. If not, contact us right away. Here you can see where you are signed in:',
    },
  },
  /** To us, from somebody who filled in the form. */
  toUs: {
    subject: '{product:string}: {reason:string}',
    from: 'From',
    stranger: 'someone who was not signed in',
    answerTo: 'Reply to',
    at: 'Sent (UTC)',
  },
} satisfies BaseTranslation

export default mail
