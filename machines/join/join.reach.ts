import { registrationMachine } from '../registration/registration.machine.ts'
import type { RegistrationMeta } from '../registration/registration.setup.ts'
import { metaOfLeaf } from '../shared/decide.ts'
import { type JoinInput, type JoinQuestion, type JoinStand, joinQuestions } from './join.types.ts'

/** The questions of this registration in their order. */
export const questionsFor = ({ invited }: Pick<JoinStand, 'invited'>): readonly JoinQuestion[] =>
  joinQuestions.filter((question) => !(invited && question === 'children'))

/** The first question without an answer; null once the registration is over. */
export const nextQuestion = ({ progress }: Pick<JoinStand, 'progress'>): JoinQuestion | null =>
  progress === 'none' ? 'start' : metaOfLeaf<RegistrationMeta>(registrationMachine, progress).next

/** Lists the questions that can be shown: those with an answer, and the next one. */
export const reachable = (stand: JoinStand): readonly JoinQuestion[] => {
  const questions = questionsFor(stand)
  const next = nextQuestion(stand)
  return next === null ? [] : questions.slice(0, questions.indexOf(next) + 1)
}

/** The question to show: the one that was asked for, if it can be shown. */
export const landingOf = (stand: JoinStand & Pick<JoinInput, 'asked'>): JoinQuestion | null =>
  reachable(stand).find((question) => question === stand.asked) ?? nextQuestion(stand)

/** The questions before and after one. */
export const besides = (question: JoinQuestion, stand: JoinStand) => {
  const questions = questionsFor(stand)
  const index = questions.indexOf(question)
  return { before: questions[index - 1] ?? null, after: questions[index + 1] ?? null }
}
