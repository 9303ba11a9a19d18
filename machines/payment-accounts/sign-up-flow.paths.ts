import type { AccountProgress, Question, SignUpFlowInput } from './sign-up-flow.types.ts'

/** A walker tries every button, each answer of the server that leads another way, and no answer at all. */

const started: SignUpFlowInput = {
  stand: 'started',
  missing: ['name', 'birth', 'email', 'address'],
  hasBankAccount: false,
}
const questions: readonly Question[] = ['name', 'birth', 'email', 'address']

/** A walk begins without answers, with each question as the first missing one, with all answers, and after each decision of the bank. */
export const signUpFlowBegins: readonly SignUpFlowInput[] = [
  ...questions.map((_, answered) => ({ ...started, missing: questions.slice(answered) })),
  { ...started, missing: [] },
  ...(['documentNeeded', 'verified', 'manualReview'] as const).map((stand) => ({ ...started, stand, missing: [] })),
]

/** Context that would make one state look like two: the last failure, and the questions answered on the way. */
export const signUpFlowNoise = ['failure', 'missing'] as const

const landings: readonly { readonly stand: AccountProgress; readonly hasBankAccount: boolean }[] = [
  { stand: 'verified', hasBankAccount: false },
  { stand: 'detailsNeeded', hasBankAccount: false },
  { stand: 'documentNeeded', hasBankAccount: false },
  { stand: 'manualReview', hasBankAccount: false },
]
const noAnswer = 'no answer'

const end = (place: string) => ({ type: `xstate.error.actor.0.signUpFlow.${place}`, error: noAnswer })
const done = (place: string) => ({ type: `xstate.done.actor.0.signUpFlow.${place}` })

export const signUpFlowEvents = [
  { type: 'flow.next' },
  { type: 'flow.back' },
  { type: 'flow.later' },
  ...questions.map((question) => ({ type: 'flow.change', question })),
  ...questions.flatMap((question) => [done(`${question}.saving`), end(`${question}.saving`)]),
  ...['review.sending', 'document.sending'].flatMap((place) => [
    ...landings.map((output) => ({ ...done(place), output })),
    end(place),
  ]),
  done('bankAccount.adding'),
  end('bankAccount.adding'),
] as const
