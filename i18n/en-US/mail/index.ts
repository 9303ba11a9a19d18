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
  /** Tells when something happened to the account. No address and no device is named; `at` is in the reader's zone. */
  security: {
    locked: {
      subject: 'Somebody entered wrong passwords for your {product:string} account',
      happened:
        'Somebody tried several times to sign in to your {product:string} account with a wrong password, most recently on {at:string}. Where they tried, signing in to your account is now locked for a while.',
      advice:
        'Devices on which you have signed in before are not affected, so you can sign in there as usual. If it was you, wait and try again. If not, your password held; you need do nothing. You get this mail at most once a day. Here you can see where you are signed in and change your password:',
    },
    newDevice: {
      subject: 'New sign-in to your {product:string} account',
      happened:
        'Somebody signed in to your {product:string} account with your password on {at:string}, on a device that we do not know.',
      advice: 'If it was you, there is nothing to do. If not, sign that device out and change your password here:',
    },
    passwordChanged: {
      subject: 'Your {product:string} password was changed',
      happened:
        'The password of your {product:string} account was changed on {at:string}. Every other device was signed out.',
      advice:
        'If it was you, there is nothing to do. If not, write to us at once. You see where you are signed in here:',
    },
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
