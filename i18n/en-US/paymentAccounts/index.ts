import type { BaseTranslation } from '../../i18n-types.ts'
import { bankAccounts } from './bank-accounts.ts'
import { flow } from './flow.ts'

/** `service` is the payment service's name, `name` the other parent's first name. */
const paymentAccounts = {
  title: 'Payment account',
  text: '{service:string} moves money between your bank accounts. Only you see this page.',
  loading: 'Loading your payment account',
  retry: 'Try again',
  failedTitle: 'Your payment accounts could not be loaded',
  failedText: 'Nothing is lost. Check your connection, then try again.',
  offlineTitle: 'You are offline',
  offlineText: 'Your payment account appears here once you are back online.',
  refusedTitle: 'Payment accounts are private',
  refusedText: 'Each parent sees only their own.',
  notOfferedTitle: 'Bank transfers are available in the United States only',
  notOfferedText:
    'Pay by Check / Other instead: record the payment on the expense, and the other parent confirms receiving it.',
  toExpenses: 'Expense log',
  goBack: 'Back to the expense',
  label: {
    none: 'Not signed up',
    signUpInProgress: 'Sign-up in progress',
    detailsNeeded: 'Details needed',
    documentNeeded: 'Document needed',
    manualReview: 'Manual verification in progress',
    verified: 'Verified',
    refused: 'Verification failed',
    suspended: 'Suspended',
    deactivated: 'Closed by the bank',
    migrationUnfinished: 'Migration unfinished',
  },
  state: {
    none: {
      title: 'Send and receive by bank transfer',
      why: 'Signing up takes about five minutes. You need the last 4 digits of your Social Security number, and the routing and account number of your bank account.',
      action: 'Sign up for {service:string}',
    },
    signUpInProgress: {
      title: 'Your sign-up is not finished',
      why: 'Your answers are saved. Pick up where you left off.',
      action: 'Continue sign-up',
    },
    detailsNeeded: {
      title: 'The bank could not match your details',
      why: 'Check each answer, and enter all 9 digits of your Social Security number this time.',
      action: 'Check my details',
    },
    documentNeeded: {
      title: 'The bank needs your ID',
      why: 'Send a photo of your driver’s license or ID card. It goes to the bank. We don’t keep it.',
      action: 'Send a photo',
    },
    manualReview: {
      title: 'The bank is checking your documents',
      why: 'There is nothing for you to do. We’ll tell you as soon as the bank decides.',
    },
    verified: {
      title: 'You can send and receive bank transfers',
      why: 'Transfers take 1-2 business days.',
      missing: 'One thing is missing: a bank account',
      missingWhy: 'The bank has verified you. Add the account to send money from and receive it in.',
    },
    refused: {
      why: 'The bank did not accept this sign-up, and only the bank can change that. You can still pay by Check / Other. Contact us if you think this is a mistake.',
      action: 'Contact us',
    },
    suspended: {
      why: 'The bank has stopped outgoing payments from your account. Contact us, and we’ll help you find out why.',
      action: 'Contact us',
    },
    deactivated: {
      title: 'Bank transfers have ended for your account',
      why: 'The bank has closed your payment account, so you cannot send or receive bank transfers. You can still pay by Check / Other. Contact us, and we’ll help you find out why.',
      action: 'Contact us',
    },
    migrationUnfinished: {
      title: 'Finish moving your account',
      why: 'Our bank provider has changed. We moved your answers over. You only need to re-enter what we never keep: your ID digits and bank account numbers.',
      action: 'Finish moving',
    },
  },
  leave: {
    open: 'Delete my answers',
    title: 'Delete your answers?',
    text: 'This ends the sign-up, and nothing from it is kept. You can start again at any time.',
    notice: 'This cannot be undone.',
    action: 'Delete',
    cancel: 'Keep them',
    close: 'Close',
    failed: 'Nothing was deleted',
    done: 'Your answers were deleted',
  },
  shared: {
    title: 'What {name:string} can see',
    text: '{name:string} sees this line about you, and nothing else on this page.',
    you: 'You',
    both: 'Can send and receive bank transfers',
    sends: 'Can send bank transfers, but not receive them',
    receives: 'Can receive bank transfers, but not send them',
    neither: 'No bank transfers yet',
    failed: 'We could not load who can send and receive.',
  },
  flow,
  bankAccounts,
  /** Entries of the record: the title of what they are about, as a report prints it, then what happened. */
  recordTitle: 'Payment account',
  bankAccountRecordTitle: 'Bank account ending in {name:string}',
  events: {
    begin: { you: 'You started a payment account', name: '{actor:string} started a payment account' },
    signUp: {
      you: 'You started to sign up for bank transfers',
      name: '{actor:string} started to sign up for bank transfers',
    },
    giveName: { you: 'You entered your legal name', name: '{actor:string} entered their legal name' },
    giveBirth: { you: 'You entered your date of birth', name: '{actor:string} entered their date of birth' },
    giveEmail: { you: 'You entered an email for the bank', name: '{actor:string} entered an email for the bank' },
    giveAddress: { you: 'You entered your address', name: '{actor:string} entered their address' },
    submit: { you: 'You sent your sign-up to the bank', name: '{actor:string} sent their sign-up to the bank' },
    correct: {
      you: 'You sent changed details to the bank',
      name: '{actor:string} sent changed details to the bank',
    },
    giveDocument: {
      you: 'You sent a photo of your ID to the bank',
      name: '{actor:string} sent a photo of their ID to the bank',
    },
    leave: {
      you: 'You ended the sign-up and deleted your answers',
      name: '{actor:string} ended the sign-up and deleted their answers',
    },
    providerChanged: {
      you: 'The bank provider changed, and the payment account with it',
      name: 'The bank provider changed, and the payment account with it',
    },
    verified: { you: 'The bank verified the payment account', name: 'The bank verified the payment account' },
    detailsAsked: { you: 'The bank asked for more details', name: 'The bank asked for more details' },
    documentAsked: { you: 'The bank asked for a photo of an ID', name: 'The bank asked for a photo of an ID' },
    reviewBegun: { you: 'The bank started checking the documents', name: 'The bank started checking the documents' },
    refused: { you: 'The bank did not accept the sign-up', name: 'The bank did not accept the sign-up' },
    suspended: { you: 'The bank stopped outgoing payments', name: 'The bank stopped outgoing payments' },
    deactivated: { you: 'The bank closed the payment account', name: 'The bank closed the payment account' },
    bankAccountAdded: {
      you: 'You added the bank account ending in {item:string}',
      name: '{actor:string} added the bank account ending in {item:string}',
    },
    bankAccountLinked: {
      you: 'You re-entered the numbers of the bank account ending in {item:string}',
      name: '{actor:string} re-entered the numbers of the bank account ending in {item:string}',
    },
    bankAccountRenamed: {
      you: 'You renamed the bank account ending in {item:string}',
      name: '{actor:string} renamed the bank account ending in {item:string}',
    },
    bankAccountPreferred: {
      you: 'You made the bank account ending in {item:string} preferred',
      name: '{actor:string} made the bank account ending in {item:string} preferred',
    },
    bankAccountRemoved: {
      you: 'You removed the bank account ending in {item:string}',
      name: '{actor:string} removed the bank account ending in {item:string}',
    },
  },
} satisfies BaseTranslation

export default paymentAccounts
