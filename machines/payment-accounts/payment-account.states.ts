import { and } from 'xstate'
import { by } from '../shared/turn.ts'
import { paymentAccountSetup } from './payment-account.setup.ts'

const owner = by('owner')
const bank = and([by('bank'), 'isCustomer'])

/** The bank may say anything about somebody it knows, at any time; what is so already is not said again. */
const said = {
  'paymentAccount.verified': { guard: bank, target: 'verified' },
  'paymentAccount.detailsAsked': { guard: bank, target: 'detailsNeeded' },
  'paymentAccount.documentAsked': { guard: bank, target: 'documentNeeded' },
  'paymentAccount.reviewBegun': { guard: bank, target: 'manualReview' },
  'paymentAccount.refused': { guard: bank, target: 'refused' },
  'paymentAccount.suspended': { guard: bank, target: 'suspended' },
  'paymentAccount.deactivated': { guard: bank, target: 'deactivated' },
} as const

const { 'paymentAccount.verified': _verified, ...saidOfVerified } = said
const { 'paymentAccount.detailsAsked': _detailsAsked, ...saidOfDetails } = said
const { 'paymentAccount.documentAsked': _documentAsked, ...saidOfDocument } = said
const { 'paymentAccount.reviewBegun': _reviewBegun, ...saidOfReview } = said
const { 'paymentAccount.refused': _refused, ...saidOfRefused } = said
const { 'paymentAccount.suspended': _suspended, ...saidOfSuspended } = said
const { 'paymentAccount.deactivated': _deactivated, ...saidOfDeactivated } = said

const moved = {
  'paymentAccount.providerChanged': {
    guard: by('system'),
    target: 'migrationUnfinished',
    actions: 'leaveProvider',
  },
} as const

const kept = { guard: owner, actions: 'keepAnswer' } as const
const answers = {
  'paymentAccount.giveName': kept,
  'paymentAccount.giveBirth': kept,
  'paymentAccount.giveEmail': kept,
  'paymentAccount.giveAddress': kept,
} as const

const sent = { guard: and([owner, 'isAnswered']), actions: 'noteAttempt' } as const

export const noneState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'none', tone: 'waiting', standing: 'nothing' },
  on: { 'paymentAccount.signUp': { guard: and([owner, 'isOffered']), target: 'signUpInProgress' } },
})

/** Its questions are answered one by one; the last answer goes to the bank, and the bank decides what comes next. */
export const signUpInProgressState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'signUpInProgress', tone: 'attention', standing: 'nothing' },
  on: {
    ...said,
    ...answers,
    'paymentAccount.submit': sent,
    'paymentAccount.leave': { guard: owner, target: 'none', actions: 'dropAnswers' },
  },
})

/** The bank could not match the person: it asks for the answers again, and for the whole number. */
export const detailsNeededState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'detailsNeeded', tone: 'attention', standing: 'nothing' },
  on: { ...saidOfDetails, ...moved, ...answers, 'paymentAccount.correct': sent },
})

export const documentNeededState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'documentNeeded', tone: 'attention', standing: 'nothing' },
  on: {
    ...saidOfDocument,
    ...moved,
    'paymentAccount.giveDocument': { guard: owner, actions: 'noteAttempt' },
  },
})

/** A person at the bank looks at the document: one or two business days. */
export const manualReviewState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['bank'], label: 'manualReview', tone: 'bank', standing: 'nothing' },
  on: { ...saidOfReview, ...moved },
})

export const verifiedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'verified', tone: 'done', standing: 'sendsAndReceives' },
  on: { ...saidOfVerified, ...moved },
})

/** Only the bank can take its no back. */
export const refusedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'refused', tone: 'problem', standing: 'nothing' },
  on: { ...saidOfRefused, ...moved },
})

/** Nothing goes out; what comes in still comes in. */
export const suspendedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'suspended', tone: 'problem', standing: 'receives' },
  on: { ...saidOfSuspended, ...moved },
})

/** The bank has closed the account to money in both directions. */
export const deactivatedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'deactivated', tone: 'problem', standing: 'nothing' },
  on: { ...saidOfDeactivated, ...moved },
})

/** The product changed its provider: the answers that are kept are there, the rest is given again. */
export const migrationUnfinishedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'migrationUnfinished', tone: 'attention', standing: 'nothing' },
  on: { ...said, ...answers, 'paymentAccount.submit': sent },
})
