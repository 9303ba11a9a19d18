import { and } from 'xstate'
import { by } from '../shared/turn.ts'
import { paymentAccountSetup } from './payment-account.setup.ts'

const owner = by('owner')
const bank = and([by('bank'), 'isCustomer'])

/** The bank may report anything about a customer it knows, at any time; a report of the present state is refused. */
const bankOutcomes = {
  'paymentAccount.verified': { guard: bank, target: 'verified' },
  'paymentAccount.detailsAsked': { guard: bank, target: 'detailsNeeded' },
  'paymentAccount.documentAsked': { guard: bank, target: 'documentNeeded' },
  'paymentAccount.reviewBegun': { guard: bank, target: 'manualReview' },
  'paymentAccount.refused': { guard: bank, target: 'refused' },
  'paymentAccount.suspended': { guard: bank, target: 'suspended' },
  'paymentAccount.deactivated': { guard: bank, target: 'deactivated' },
} as const

const { 'paymentAccount.verified': _verified, ...saidOfVerified } = bankOutcomes
const { 'paymentAccount.detailsAsked': _detailsAsked, ...saidOfDetails } = bankOutcomes
const { 'paymentAccount.documentAsked': _documentAsked, ...saidOfDocument } = bankOutcomes
const { 'paymentAccount.reviewBegun': _reviewBegun, ...saidOfReview } = bankOutcomes
const { 'paymentAccount.refused': _refused, ...saidOfRefused } = bankOutcomes
const { 'paymentAccount.suspended': _suspended, ...saidOfSuspended } = bankOutcomes
const { 'paymentAccount.deactivated': _deactivated, ...saidOfDeactivated } = bankOutcomes

const moved = {
  'paymentAccount.providerChanged': {
    guard: by('system'),
    target: 'migrationUnfinished',
    actions: 'leaveProvider',
  },
} as const

const answer = { guard: owner, actions: 'keepAnswer' } as const
const answers = {
  'paymentAccount.giveName': answer,
  'paymentAccount.giveBirth': answer,
  'paymentAccount.giveEmail': answer,
  'paymentAccount.giveAddress': answer,
} as const

const sent = { guard: and([owner, 'isAnswered']), actions: 'noteAttempt' } as const

export const noneState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'none', tone: 'waiting', eligibility: 'nothing', unbegun: true },
  on: { 'paymentAccount.signUp': { guard: and([owner, 'isOffered']), target: 'signUpInProgress' } },
})

/** The questions are answered one by one; after the last answer the bank decides what comes next. */
export const signUpInProgressState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'signUpInProgress', tone: 'attention', eligibility: 'nothing' },
  on: {
    ...bankOutcomes,
    ...answers,
    'paymentAccount.submit': sent,
    'paymentAccount.leave': { guard: owner, target: 'none', actions: 'dropAnswers' },
  },
})

/** The bank could not identify the person: it asks for the answers again, and for the whole number. */
export const detailsNeededState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'detailsNeeded', tone: 'attention', eligibility: 'nothing', asks: 'details' },
  on: { ...saidOfDetails, ...moved, ...answers, 'paymentAccount.correct': sent },
})

export const documentNeededState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'documentNeeded', tone: 'attention', eligibility: 'nothing', asks: 'document' },
  on: {
    ...saidOfDocument,
    ...moved,
    'paymentAccount.giveDocument': { guard: owner, actions: 'noteAttempt' },
  },
})

/** The bank's staff examine the document, which takes one or two business days. */
export const manualReviewState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['bank'], label: 'manualReview', tone: 'bank', eligibility: 'nothing' },
  on: { ...saidOfReview, ...moved },
})

export const verifiedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'verified', tone: 'done', eligibility: 'sendsAndReceives' },
  on: { ...saidOfVerified, ...moved },
})

/** Only the bank can reverse its refusal. */
export const refusedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'refused', tone: 'problem', eligibility: 'nothing' },
  on: { ...saidOfRefused, ...moved },
})

/** The account cannot send; it still receives. */
export const suspendedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'suspended', tone: 'problem', eligibility: 'receives' },
  on: { ...saidOfSuspended, ...moved },
})

/** The bank has closed the account to money in both directions. */
export const deactivatedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'deactivated', tone: 'problem', eligibility: 'nothing' },
  on: { ...saidOfDeactivated, ...moved },
})

/** The product changed its provider: the stored answers are kept, and the rest is given again. */
export const migrationUnfinishedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'migrationUnfinished', tone: 'attention', eligibility: 'nothing' },
  on: { ...bankOutcomes, ...answers, 'paymentAccount.submit': sent },
})
