/**
 * What a screen says of something that did not work, or of the state it is then in: the texts and labels of section 8 of
 * the specification, and ours where it only says that there is one. Each code is a key of the dictionary `errors`, with
 * the values its sentence is filled with.
 *
 * A table beside `errorCodes`, because the two are asked by different sides: those are the server's answers, each with
 * its status; these are what the person was doing, which only the screen knows. A screen shows one of these as the title
 * and, below it, why: the server's own sentence, or that there was no answer.
 */
export const catalogue = {
  networkTitle: [],
  pageNotFound: [],
  entryNotFound: [],
  cannotViewEntry: [],
  cannotUpdateEntry: [],
  cannotDelete: [],
  cannotUpload: [],
  cannotMakeReport: [],
  cannotSaveSchedule: [],
  cannotSearchDrafts: [],
  storageUnavailable: [],
  verificationFailed: [],
  accountBalanceLow: [],

  contactFailed: [],
  callItemsNotLoaded: ['items'],
  myFilesFull: [],
  storageFull: [],
  noAccessToFile: ['file'],
  signUpCannotContinue: [],
  outgoingUnavailable: [],
  achNoLonger: [],

  paymentsNotStopped: [],
  paymentNotConfirmed: [],
  answerNotSent: [],
  expenseNotApproved: [],
  expenseNotRefused: [],
  expenseNotDeleted: [],
  expenseNotSaved: [],
  expenseNotCreated: [],
  expenseNotReimbursed: [],
  calendarNotAdded: [],
  calendarNotSaved: [],

  expensesNotLoaded: [],
  expenseNotLoaded: [],
  calendarNotLoaded: [],
  paymentAccountsNotLoaded: [],

  manualVerification: [],
  paymentFailed: [],
  paymentVoided: [],
} as const satisfies Record<string, readonly string[]>
