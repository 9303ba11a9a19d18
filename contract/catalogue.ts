/**
 * Lists what a screen says when something did not work: the texts of section 8 of the specification, and ours where it
 * only says that there is one. Each code is a key of the dictionary `errors`, with the values its sentence needs.
 *
 * It is separate from `errorCodes`, because those are the server's answers with their statuses, while only the screen
 * knows what the person was doing. A screen shows one of these as the title, and below it the server's sentence or that
 * there was no answer.
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
