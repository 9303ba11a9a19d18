import type { BaseTranslation } from '../../i18n-types.ts'

/** What the record says of a family's children, categories and orders of child support, on screen and on paper. */
const household = {
  child: 'Child: {name:string}',
  category: 'Category: {name:string}',
  supportOrder: 'Order of child support',
  paymentAccount: 'Payment account',
  bankAccount: 'Bank account ending in {name:string}',
  events: {
    childAdded: { you: 'You added the child {item:string}', name: '{actor:string} added the child {item:string}' },
    childRenamed: {
      you: 'You changed the first name {was:string} to {item:string}',
      name: '{actor:string} changed the first name {was:string} to {item:string}',
    },
    childChanged: {
      you: 'You changed the details of {item:string}',
      name: '{actor:string} changed the details of {item:string}',
    },
    childArchived: {
      you: 'You took {item:string} off the list for new expenses',
      name: '{actor:string} took {item:string} off the list for new expenses',
    },
    childRestored: {
      you: 'You put {item:string} back on the list for new expenses',
      name: '{actor:string} put {item:string} back on the list for new expenses',
    },
    childRemoved: { you: 'You removed {item:string}', name: '{actor:string} removed {item:string}' },
    categoryAdded: {
      you: 'You added the category {item:string}',
      name: '{actor:string} added the category {item:string}',
    },
    categoryChanged: {
      you: 'You changed the category {item:string}',
      name: '{actor:string} changed the category {item:string}',
    },
    categoryRemoved: {
      you: 'You removed the category {item:string}',
      name: '{actor:string} removed the category {item:string}',
    },
    supportBegun: {
      you: 'You recorded an order of child support',
      name: '{actor:string} recorded an order of child support',
    },
    supportConfirmed: {
      you: 'You confirmed the order of child support',
      name: '{actor:string} confirmed the order of child support',
    },
    supportDisputed: {
      you: 'You did not agree with the order of child support',
      name: '{actor:string} did not agree with the order of child support',
    },
    supportWithdrawn: {
      you: 'You withdrew the order of child support',
      name: '{actor:string} withdrew the order of child support',
    },
    supportEndAsked: {
      you: 'You asked for an end of child support',
      name: '{actor:string} asked for an end of child support',
    },
    supportEndAgreed: {
      you: 'You agreed to the end of child support',
      name: '{actor:string} agreed to the end of child support',
    },
    supportEndRefused: {
      you: 'You did not agree to the end of child support',
      name: '{actor:string} did not agree to the end of child support',
    },
    supportEndWithdrawn: {
      you: 'You no longer ask for an end of child support',
      name: '{actor:string} no longer asks for an end of child support',
    },
    supportEnded: { you: 'The order of child support ended', name: 'The order of child support ended' },
    supportFollowed: {
      you: 'A newer order of child support took the place of this one',
      name: 'A newer order of child support took the place of this one',
    },
    accountBegun: { you: 'You began a payment account', name: '{actor:string} began a payment account' },
    accountSignUp: {
      you: 'You began to sign up for bank transfers',
      name: '{actor:string} began to sign up for bank transfers',
    },
    accountName: { you: 'You gave your legal name', name: '{actor:string} gave their legal name' },
    accountBirth: { you: 'You gave your date of birth', name: '{actor:string} gave their date of birth' },
    accountEmail: { you: 'You gave an email for the bank', name: '{actor:string} gave an email for the bank' },
    accountAddress: { you: 'You gave your address', name: '{actor:string} gave their address' },
    accountSubmit: { you: 'You sent your sign-up to the bank', name: '{actor:string} sent their sign-up to the bank' },
    accountCorrect: {
      you: 'You sent corrected details to the bank',
      name: '{actor:string} sent corrected details to the bank',
    },
    accountDocument: {
      you: 'You sent a photo of your ID to the bank',
      name: '{actor:string} sent a photo of their ID to the bank',
    },
    accountLeave: {
      you: 'You ended the sign-up and deleted your answers',
      name: '{actor:string} ended the sign-up and deleted their answers',
    },
    accountMoved: {
      you: 'The bank provider changed, and the payment account with it',
      name: 'The bank provider changed, and the payment account with it',
    },
    accountVerified: { you: 'The bank verified the payment account', name: 'The bank verified the payment account' },
    accountDetailsAsked: { you: 'The bank asked for more details', name: 'The bank asked for more details' },
    accountDocumentAsked: { you: 'The bank asked for a photo of an ID', name: 'The bank asked for a photo of an ID' },
    accountInReview: { you: 'The bank began to check the documents', name: 'The bank began to check the documents' },
    accountRefused: { you: 'The bank did not accept the sign-up', name: 'The bank did not accept the sign-up' },
    accountSuspended: { you: 'The bank stopped outgoing payments', name: 'The bank stopped outgoing payments' },
    accountDeactivated: { you: 'The bank closed the payment account', name: 'The bank closed the payment account' },
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

export default household
