import type { BaseTranslation } from '../../i18n-types.ts'

const login = {
  title: 'Sign in',
  lead: 'Two homes, one record.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  failedTitle: 'You are not signed in',
  lockedTitle: 'Too many attempts',
  locked: 'For your safety, signing in rests for a while. You can try again in {wait:string}.',
  unlocked: 'You can try again now.',
  expiredTitle: 'Your session has expired',
  expired: 'Sign in to go on where you were.',
  unusableTitle: 'Your session could not be used',
  unusable: 'The server did not accept it. Sign in again to go on where you were.',
  endedTitle: 'You are signed out',
  ended: 'Sign in to go on.',
  language: 'Language',
  testUsers: 'Sign in as a test user',
} satisfies BaseTranslation

export default login
