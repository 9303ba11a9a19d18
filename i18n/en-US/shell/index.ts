import type { BaseTranslation } from '../../i18n-types.ts'

const shell = {
  pageTitle: '{page:string} · {product:string}',
  skip: 'Skip to content',
  navigation: 'Main',
  toExpenses: 'Expenses',
  waitingForYou: '{count:number} {{waits|wait}} for you',
  more: 'More',
  close: 'Close',
  dismiss: 'Dismiss',
  language: 'Language',
  languageFailed: 'The language was changed here, but could not be saved to your account.',
  toAbout: 'About',
  toAccount: 'My Account',
  toContact: 'Contact',
  toHelp: 'Help',
  toLegal: 'Legal',
  signOut: 'Sign Out',
  signIn: 'Sign in',
  offline: 'You are offline. You can go on reading; what you typed stays here.',
  viewingAs: 'Viewing as {name:string}',
  viewingHint: 'You can read here. Only {name:string} can answer or change anything.',
  loading: 'Loading',
  notFound: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  toStart: 'Go to expenses',
  errorTitle: 'This page could not be shown',
  retry: 'Try again',
  unreachableTitle: 'No connection to {product:string}',
  unreachable: 'There was no answer. Check your connection, then try again.',
} satisfies BaseTranslation

export default shell
