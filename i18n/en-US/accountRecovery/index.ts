import type { BaseTranslation } from '../../i18n-types.ts'

const accountRecovery = {
  back: 'Back to sign in',
  failed: 'Nothing was sent',
  forgotPassword: {
    lead: 'Enter your username and we will email you a link to choose a new password.',
    submit: 'Email me a link for a new password',
    signIn: 'Email me a link to sign in once',
  },
  forgotUsername: {
    lead: 'Enter the email address of your account and we will email you your username.',
    email: 'Email',
    submit: 'Email me my username',
  },
  sent: {
    title: 'Check your email',
    link: 'If there is an account with the username {typed:string}, an email with a link is on its way to its address.',
    username: 'If there is an account with the address {typed:string}, an email with its username is on its way there.',
    wait: 'The email may take up to 20 minutes. Check your spam folder too.',
    once: 'The link works once, within the next hour.',
    again: 'Send another email',
  },
  reset: {
    title: 'Choose a new password',
    checking: 'Checking the link…',
    of: 'For the account {username:string}.',
    next: 'New password',
    hint: '12 to 25 characters, with a letter, a number and a symbol. A few words that only you would put together are easy to remember.',
    signsOut: 'This signs out every device.',
    submit: 'Save the new password',
    failed: 'Your password was not changed',
    doneTitle: 'Your password was changed',
    done: 'Every device was signed out. Sign in with your username {username:string} and the new password.',
    signIn: 'Go to sign in',
  },
  link: {
    title: 'Sign in with your link',
    of: 'The link is for the account {username:string}. It works once.',
    submit: 'Sign in',
    failed: 'Sign-in failed',
  },
  secondStep: {
    title: 'Enter your code',
    lead: 'Your account asks for a second step. You have ten minutes.',
    code: 'Code',
    hint: 'The six digits that your authenticator app shows now, or one of your recovery codes.',
    submit: 'Sign in',
    passkey: 'Use a passkey instead',
    lost: 'I have lost my app and my codes',
    failed: 'Sign-in failed',
  },
  lost: {
    title: 'Lost your second step?',
    lead: 'We can remove it in 72 hours. After that you sign in with your password alone.',
    told: 'We email you, and show it on every device where you are signed in. Until then you can stop it on any of them. Signing in with a code or a passkey stops it too.',
    ask: 'Remove it in 72 hours',
    back: 'I have a code after all',
    failed: 'The request was not sent',
    askedTitle: 'Your second step will be removed',
    asked: 'Sign in with your password after {at:string}.',
  },
  keep: {
    title: 'Keep your second step?',
    lead: 'Someone asked to remove the second step of your account. If it was not you, stop it here.',
    submit: 'Keep my second step',
    failed: 'Nothing was changed',
    keptTitle: 'Your second step stays',
    kept: 'The removal was stopped. Someone may know your password, so choose a new one.',
    endedTitle: 'There is nothing left to stop',
    ended:
      'The removal was already stopped, or the time to stop it has passed. If you did not ask for it, choose a new password.',
  },
  ended: {
    title: 'This link no longer works',
    text: 'A link works once, within an hour of when you asked for it. It stops working if you ask for another one or your password changes.',
    again: 'Ask for a new link',
  },
  unreachable: 'We could not check the link',
  retry: 'Try again',
} satisfies BaseTranslation

export default accountRecovery
