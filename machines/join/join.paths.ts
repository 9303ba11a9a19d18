import { JoinFailure, type JoinInput, type JoinStand, joinQuestions } from './join.types.ts'

/** A walker tries every button, each answer of the server that leads another way, and no answer at all. */

const founding = { invited: false, admitted: true }
const stand = (progress: JoinStand['progress'], facts: Omit<JoinStand, 'progress'> = founding): JoinStand => ({
  progress,
  ...facts,
})
const invited = { invited: true, admitted: true }
const waiting = { invited: true, admitted: false }

/** A walk begins at each entry. */
export const joinBegins: readonly JoinInput[] = [
  { entry: 'questions', asked: null },
  { entry: 'resume', asked: null },
  { entry: 'invitation', asked: null },
  { entry: 'duplicate', asked: null },
]

/** Context that would make one state look like two: the last failure, and the question that was asked for last. */
export const joinNoise = ['failure', 'asked'] as const

const stands: readonly JoinStand[] = [
  stand('begun'),
  stand('parentKnown'),
  stand('secured'),
  stand('childrenKnown', invited),
  stand('secured', waiting),
  stand('completed'),
  stand('expired'),
]

const at = (place: string) => `actor.0.join.${place}`
const done = (place: string, output?: unknown) => ({ type: `xstate.done.${at(place)}`, output })
const lost = (place: string) => ({ type: `xstate.error.${at(place)}`, error: 'no answer' })
/** Another tab was faster, or the registration is over. */
const refused = (place: string, present: JoinStand) => ({
  type: `xstate.error.${at(place)}`,
  error: new JoinFailure('refused', present),
})

/** Maps each question to what the server answers once it was answered. */
const answers = {
  start: [stand('begun'), stand('begun', invited)],
  parent: [stand('parentKnown'), stand('childrenKnown', invited)],
  children: [stand('childrenKnown')],
  security: [stand('secured'), stand('secured', waiting)],
  coparent: [stand('completed')],
} as const

export const joinEvents = [
  { type: 'join.next' },
  { type: 'join.back' },
  ...joinQuestions.map((question) => ({ type: 'join.go', question })),
  { type: 'join.retry' },
  { type: 'join.begin' },
  { type: 'join.accept' },
  { type: 'join.decline', never: true },
  done('opening', stand('none')),
  ...stands.map((present) => done('opening', present)),
  lost('opening'),
  ...joinQuestions.flatMap((question) => [
    ...answers[question].map((present) => done(`${question}.saving`, present)),
    lost(`${question}.saving`),
    refused(`${question}.saving`, stand('begun')),
    refused(`${question}.saving`, stand('expired')),
  ]),
  done('waiting.sending', stand('secured', waiting)),
  lost('waiting.sending'),
  refused('waiting.sending', stand('expired', waiting)),
  done('waiting.looking', stand('secured', invited)),
  lost('waiting.looking'),
  done('invitation.opening', true),
  done('invitation.opening', false),
  lost('invitation.opening'),
  done('invitation.declining'),
  lost('invitation.declining'),
  done('resume.sending'),
  lost('resume.sending'),
  done('resume.checking', stand('parentKnown')),
  done('resume.checking', null),
  lost('resume.checking'),
] as const
