import type { BaseTranslation } from '../../i18n-types.ts'

const accountRecovery = {
  back: 'Back to sign in',
  failed: 'Nothing was sent',
  forgotPassword: {
    lead: 'Enter your username and we will email you a link to choose a new one.',
    submit: 'Email me a link for a new password',
    signIn: 'Email me a link to sign in once',
  },
  forgotUsername: {
    lead: 'Enter the email address of your account and we will email you the username.',
    email: 'Email',
    submit: 'Email me my username',
  },
  sent: {
    title: 'Check your email',
    link: 'If there is an account with the username {typed:string}, an email with a link is on its way to its address.',
    username: 'If there is an account with the address {typed:string}, an email with its username is on its way there.',
    wait: 'The email may take up to 20 minutes. Look in the spam folder too.',
    once: 'The link works once, within an hour from now.',
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
    failed: 'Sign-in failed',
  },
  ended: {
    title: 'This link no longer works',
    text: 'A link works once, within an hour of when it was asked for. A newer link replaces it, and so does a changed password.',
    again: 'Ask for a new link',
  },
  unreachable: 'We could not check the link',
  retry: 'Try again',
} satisfies BaseTranslation

export default accountRecovery
