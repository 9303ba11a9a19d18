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
  offlineText: 'Your payment account appears here when you are connected again.',
  refusedTitle: 'A payment account is its owner’s alone',
  refusedText: 'Each parent sees their own, and nobody looks on.',
  notOfferedTitle: 'Bank transfers are offered in the United States only',
  notOfferedText:
    'Where your family lives, pay by Check / Other: record it on the expense, and the other parent confirms that it arrived.',
  toExpenses: 'Expense log',
  toExpense: 'Back to the expense',
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
      why: 'What you answered is kept, and it goes on where you stopped.',
      action: 'Go on with the sign-up',
    },
    detailsNeeded: {
      title: 'The bank could not match your details',
      why: 'Check each answer, and give all 9 digits of your Social Security number this time.',
      action: 'Check my details',
    },
    documentNeeded: {
      title: 'The bank asks for an ID',
      why: 'Send a photo of your driver’s license or ID card. It goes to the bank and is not kept here.',
      action: 'Send a photo',
    },
    manualReview: {
      title: 'The bank is looking at your documents',
      why: 'There is nothing for you to do. You are told as soon as the bank has decided.',
    },
    verified: {
      title: 'You can send and receive bank transfers',
      why: 'Transfers take 1-2 business days.',
      missing: 'One thing is missing: a bank account',
      missingWhy: 'The bank knows who you are. Add the account that money comes from and goes to.',
    },
    refused: {
      why: 'The bank did not accept this sign-up, and it alone can change that. Check / Other works as before. Write to us if you think this is a mistake.',
      action: 'Write to us',
    },
    suspended: {
      why: 'The bank has stopped what goes out from your account. Write to us, and we find out why with you.',
      action: 'Write to us',
    },
    deactivated: {
      title: 'Bank transfers have ended for your account',
      why: 'The bank has closed your payment account, so nothing can be sent or received by bank. Check / Other works as before. Write to us, and we find out why with you.',
      action: 'Write to us',
    },
    migrationUnfinished: {
      title: 'Finish the move of your account',
      why: 'Our bank provider has changed. Your answers came along; only what is never kept is asked again: the digits of your ID, and the numbers of your bank accounts.',
      action: 'Finish the move',
    },
  },
  leave: {
    open: 'Delete my answers',
    title: 'Delete what you answered?',
    text: 'The sign-up ends and nothing of it is kept. You can begin again at any time.',
    notice: 'This cannot be undone.',
    action: 'Delete',
    cancel: 'Keep them',
    close: 'Close',
    failed: 'Nothing was deleted',
    done: 'Your answers were deleted',
  },
  shared: {
    title: 'What each of you knows of the other',
    text: '{name:string} sees this line about you, and nothing else of this page.',
    you: 'You',
    both: 'Can send and receive bank transfers',
    sends: 'Can send, but not receive bank transfers',
    receives: 'Can receive bank transfers, but not send them',
    neither: 'No bank transfers yet',
    failed: 'Who can send and receive could not be loaded.',
  },
  flow,
  bankAccounts,
  /** Entries of the record: the title of what they are about, as a report prints it, then what happened. */
  recordTitle: 'Payment account',
  bankAccountRecordTitle: 'Bank account ending in {name:string}',
  events: {
    begin: { you: 'You began a payment account', name: '{actor:string} began a payment account' },
    signUp: {
      you: 'You began to sign up for bank transfers',
      name: '{actor:string} began to sign up for bank transfers',
    },
    giveName: { you: 'You gave your legal name', name: '{actor:string} gave their legal name' },
    giveBirth: { you: 'You gave your date of birth', name: '{actor:string} gave their date of birth' },
    giveEmail: { you: 'You gave an email for the bank', name: '{actor:string} gave an email for the bank' },
    giveAddress: { you: 'You gave your address', name: '{actor:string} gave their address' },
    submit: { you: 'You sent your sign-up to the bank', name: '{actor:string} sent their sign-up to the bank' },
    correct: {
      you: 'You sent corrected details to the bank',
      name: '{actor:string} sent corrected details to the bank',
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
    reviewBegun: { you: 'The bank began to check the documents', name: 'The bank began to check the documents' },
    refused: { you: 'The bank did not accept the sign-up', name: 'The bank did not accept the sign-up' },
    suspended: { you: 'The bank stopped outgoing payments', name: 'The bank stopped outgoing payments' },
    deactivated: { you: 'The bank closed the payment account', name: 'The bank closed the payment account' },
    bankAccountAdded: {
      you: 'You added the bank account ending in {item:string}',
      name: '{actor:string} added the bank account ending in {item:string}',
    },
    bankAccountLinked: {
      you: 'You gave the numbers of the bank account ending in {item:string} again',
      name: '{actor:string} gave the numbers of the bank account ending in {item:string} again',
    },
    bankAccountRenamed: {
      you: 'You renamed the bank account ending in {item:string}',
      name: '{actor:string} renamed the bank account ending in {item:string}',
    },
    bankAccountPreferred: {
      you: 'You preferred the bank account ending in {item:string}',
      name: '{actor:string} preferred the bank account ending in {item:string}',
    },
    bankAccountRemoved: {
      you: 'You removed the bank account ending in {item:string}',
      name: '{actor:string} removed the bank account ending in {item:string}',
    },
  },
} satisfies BaseTranslation

export default paymentAccounts
