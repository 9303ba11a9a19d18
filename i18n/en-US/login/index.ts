import type { BaseTranslation } from '../../i18n-types.ts'

const login = {
  title: 'Sign in',
  lead: 'Two homes, one record.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  passkey: 'Sign in with a passkey',
  forgotPassword: 'Forgot your password?',
  forgotUsername: 'Forgot your username?',
  firstSignIn: 'Got a code from a parent? Choose your password',
  failedTitle: 'Sign-in failed',
  lockedTitle: 'Too many attempts',
  locked: 'For your safety, sign-in is paused. You can try again in {wait:string}.',
  unlocked: 'You can try again now.',
  expiredTitle: 'Your session has expired',
  expired: 'Sign in to pick up where you left off.',
  unusableTitle: 'Your session did not work',
  unusable: 'The server did not accept it. Sign in again to pick up where you left off.',
  endedTitle: 'You are signed out',
  ended: 'Sign in to continue.',
  language: 'Language',
  newHere: 'New here?',
  createAccount: 'Create an account',
  testUsers: 'Sign in as a test user',
} satisfies BaseTranslation

export default login
