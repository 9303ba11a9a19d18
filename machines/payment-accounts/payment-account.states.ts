import { and } from 'xstate'
import { by } from '../shared/turn.ts'
import { paymentAccountSetup } from './payment-account.setup.ts'

const owner = by('owner')
const bank = and([by('bank'), 'isCustomer'])

/** The bank may report anything about a customer it knows, at any time; a report of the present state is refused. */
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
  meta: { turns: ['nobody'], label: 'none', tone: 'waiting', standing: 'nothing', unbegun: true },
  on: { 'paymentAccount.signUp': { guard: and([owner, 'isOffered']), target: 'signUpInProgress' } },
})

/** The questions are answered one by one; after the last answer the bank decides what comes next. */
export const signUpInProgressState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'signUpInProgress', tone: 'attention', standing: 'nothing' },
  on: {
    ...said,
    ...answers,
    'paymentAccount.submit': sent,
    'paymentAccount.leave': { guard: owner, target: 'none', actions: 'dropAnswers' },
  },
})

/** The bank could not identify the person: it asks for the answers again, and for the whole number. */
export const detailsNeededState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'detailsNeeded', tone: 'attention', standing: 'nothing', asks: 'details' },
  on: { ...saidOfDetails, ...moved, ...answers, 'paymentAccount.correct': sent },
})

export const documentNeededState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'documentNeeded', tone: 'attention', standing: 'nothing', asks: 'document' },
  on: {
    ...saidOfDocument,
    ...moved,
    'paymentAccount.giveDocument': { guard: owner, actions: 'noteAttempt' },
  },
})

/** The bank's staff examine the document, which takes one or two business days. */
export const manualReviewState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['bank'], label: 'manualReview', tone: 'bank', standing: 'nothing' },
  on: { ...saidOfReview, ...moved },
})

export const verifiedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'verified', tone: 'done', standing: 'sendsAndReceives' },
  on: { ...saidOfVerified, ...moved },
})

/** Only the bank can reverse its refusal. */
export const refusedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'refused', tone: 'problem', standing: 'nothing' },
  on: { ...saidOfRefused, ...moved },
})

/** The account cannot send; it still receives. */
export const suspendedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'suspended', tone: 'problem', standing: 'receives' },
  on: { ...saidOfSuspended, ...moved },
})

/** The bank has closed the account to money in both directions. */
export const deactivatedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['nobody'], label: 'deactivated', tone: 'problem', standing: 'nothing' },
  on: { ...saidOfDeactivated, ...moved },
})

/** The product changed its provider: the stored answers are kept, and the rest is given again. */
export const migrationUnfinishedState = paymentAccountSetup.createStateConfig({
  meta: { turns: ['owner'], label: 'migrationUnfinished', tone: 'attention', standing: 'nothing' },
  on: { ...said, ...answers, 'paymentAccount.submit': sent },
})
