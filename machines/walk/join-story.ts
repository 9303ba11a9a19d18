import type { EventObject } from 'xstate'
import { reachable } from '../join/join.reach.ts'
import { type JoinContext, JoinFailure, type JoinInput, type JoinQuestion, type JoinStand } from '../join/join.types.ts'
import { chartWalk } from './chart-walk.ts'
import {
  arrived,
  chart,
  contextOf,
  failed,
  lost,
  move,
  next,
  none,
  type Position,
  placeOf,
  questionAt,
  storedAfter,
} from './join-position.ts'
import { type Move, type PathEvent, toursOver, type Walk } from './walk.ts'

// Walks joining as a person does it in a browser: each button leads where the server's answer leads, or no answer
// arrives; the page can be loaded again at any question; and the registration may change or end in another tab.

/** Whoever was invited may give the invited address or another one. */
const answersTo = (
  question: JoinQuestion,
  { stand, bound }: Position,
): readonly (JoinStand & { address?: string })[] =>
  question === 'start' && stand.invited
    ? (['invited', 'other'] as const).map((address) => ({ ...stand, admitted: address === bound, address }))
    : [stand]

const overStand = ({ stand, meanwhile }: Position): JoinStand =>
  meanwhile === 'answered' ? stand : { ...stand, progress: meanwhile === 'completed' ? 'completed' : 'expired' }

const answering = (place: Position, question: JoinQuestion): Move<Position>[] => {
  const waits = `${question}.saving`
  if (place.meanwhile) {
    const stand = overStand(place)
    return move(place, next, [next, failed(waits, new JoinFailure('refused', stand))], { stand, meanwhile: null })
  }
  const stored = answersTo(question, place).flatMap(({ address, ...given }) => {
    const stand = storedAfter(given, question)
    const event = address === undefined ? next : { ...next, address }
    return move(place, event, [next, arrived(waits, stand)], { stand, asked: place.asked && question !== 'start' })
  })
  return [...stored, ...move(place, { ...next, arrives: false }, [next, lost(waits)])]
}

const expired = (place: Position) => new JoinFailure(null, overStand(place))

/** Another address needs the inviter's word: it is asked for once, and then looked for. */
const waitingFor = (place: Position): Move<Position>[] => {
  const { stand, asked } = place
  if (!asked) {
    if (place.meanwhile) return move(place, next, [next, failed('waiting.sending', expired(place))])
    return [
      ...move(place, next, [next, arrived('waiting.sending', stand)], { asked: true }),
      ...move(place, { ...next, arrives: false }, [next, lost('waiting.sending')]),
    ]
  }
  const look = { type: 'join.retry' }
  if (place.meanwhile) return move(place, look, [look, arrived('waiting.looking', overStand(place))])
  return [
    ...move(place, look, [look, arrived('waiting.looking', stand)]),
    ...move(place, { ...look, arrives: false }, [look, lost('waiting.looking')]),
    ...(stand.admitted || contextOf(place).failure !== null
      ? []
      : move(place, { type: 'confirm', who: 'inviter' }, [], {
          stand: { ...stand, admitted: true },
          bound: 'other',
        })),
  ]
}

/** Shows what became of the registration in another tab, or in time. */
const elsewhere = (place: Position, question: JoinQuestion): Move<Position>[] => {
  const { stand, meanwhile } = place
  if (meanwhile || stand.progress === 'none') return []
  return [
    ...(question === 'parent' ? move(place, { type: 'otherTab.answer', who: 'joiner' }, [], answeredAt(place)) : []),
    ...(question === 'coparent' && stand.admitted
      ? move(place, { type: 'otherTab.complete', who: 'joiner' }, [], { meanwhile: 'completed' })
      : []),
    ...expiring(place),
  ]
}
const answeredAt = ({ stand }: Position) => ({ stand: storedAfter(stand, 'parent'), meanwhile: 'answered' }) as const
const expiring = (place: Position): Move<Position>[] =>
  place.meanwhile ? [] : move(place, { type: 'expire', who: 'system' }, [], { meanwhile: 'expired' })

const turning = (place: Position, own: JoinQuestion): Move<Position>[] => [
  ...move(place, { type: 'join.back' }, [{ type: 'join.back' }]),
  ...reachable(contextOf(place))
    .filter((question) => question !== own)
    .flatMap((question) => {
      const event = { type: 'join.go', question }
      return move(place, event, [event])
    }),
]

const begunWith = (input: JoinInput) => {
  const [begun] = chartWalk({ ...chart, begins: [input] }).begins
  if (!begun) throw new Error('a chart without a beginning')
  return begun
}

/** The page is loaded at its address: the server is asked again, and may not be reached. */
const loading = (place: Position, input: JoinInput, event: PathEvent): Move<Position>[] => {
  const { at, covers } = begunWith(input)
  const anew = { ...place, at, meanwhile: null }
  const reload = (arrives: boolean, answer: EventObject) =>
    move(anew, arrives ? event : { ...event, arrives }, [answer]).map((one) => ({
      ...one,
      covers: [...covers, ...one.covers],
    }))
  if (input.entry === 'invitation')
    return [...reload(true, arrived('invitation.opening', true)), ...reload(false, lost('invitation.opening'))]
  if (input.entry === 'resume') return [{ event: { who: 'joiner', ...event }, at: { ...anew, at }, covers }]
  const found = place.stand.progress === 'none' ? none : place.stand
  return [...reload(true, arrived('opening', found)), ...reload(false, lost('opening'))]
}

const reload = { type: 'reload' }
const again = (place: Position, asked: JoinQuestion): Move<Position>[] =>
  place.meanwhile ? [] : loading(place, { entry: 'questions', asked }, reload)

const asking = (place: Position, question: JoinQuestion): Move<Position>[] => {
  if (contextOf(place).failure !== null)
    return answering(place, question).filter(({ event }) => event.arrives !== false)
  if (place.meanwhile) return answering(place, question)
  return [
    ...answering(place, question),
    ...turning(place, question),
    ...again(place, question),
    ...elsewhere(place, question),
  ]
}

const waiting = (place: Position): Move<Position>[] => {
  if (contextOf(place).failure !== null || place.meanwhile)
    return waitingFor(place).filter(({ event }) => event.arrives !== false)
  return [...waitingFor(place), ...turning(place, 'coparent'), ...again(place, 'coparent'), ...expiring(place)]
}

const retry = { type: 'join.retry' }
const begin = { type: 'join.begin' }
const accept = { type: 'join.accept' }

/** The registration that a mailed link leads to was made in another browser. */
const resumed: JoinStand = { ...none, progress: 'parentKnown' }

const beside: Readonly<Record<string, (place: Position) => Move<Position>[]>> = {
  unreachable: (place) => move(place, retry, [retry, arrived('opening', place.stand)]),
  duplicate: (place) => move(place, begin, [begin]),
  over: (place) => move(place, begin, [begin], { stand: none }),
  expired: (place) => move(place, begin, [begin], { stand: none }),
  'invitation.unreachable': (place) => move(place, retry, [retry, arrived('invitation.opening', true)]),
  'invitation.shown': (place) => [
    ...move(place, accept, [accept, arrived('opening', none)]),
    ...[true, false].flatMap((never) => {
      const decline = { type: 'join.decline', never }
      return move(place, decline, [decline, arrived('invitation.declining')])
    }),
    ...move(place, { type: 'join.decline', never: false, arrives: false }, [
      { type: 'join.decline', never: false } as EventObject,
      lost('invitation.declining'),
    ]),
    ...loading(place, { entry: 'invitation', asked: null }, reload),
  ],
  'resume.asking': (place) => [
    ...move(place, next, [next, arrived('resume.sending')]),
    ...move(place, { ...next, arrives: false }, [next, lost('resume.sending')]),
  ],
  'resume.code': (place) => [
    ...(place.meanwhile
      ? move(place, next, [next, arrived('resume.checking', null)])
      : [
          ...move(place, next, [next, arrived('resume.checking', place.stand)]),
          ...move(place, { ...next, arrives: false }, [next, lost('resume.checking')]),
          ...move(place, { type: 'join.back' }, [{ type: 'join.back' }]),
          ...loading(place, { entry: 'resume', asked: null }, reload),
          ...expiring(place),
        ]),
  ],
}

/** After a failed request the same button sends it again. */
const movesFrom = (place: Position): Move<Position>[] => {
  const question = questionAt(place)
  if (question) return asking(place, question)
  if (placeOf(place) === 'waiting.asking') return waiting(place)
  const moves = beside[placeOf(place)]?.(place) ?? []
  const hasFailed = contextOf(place).failure !== null
  return hasFailed ? moves.filter(({ event }) => !isOutside(event)) : moves
}
const isOutside = ({ type, arrives }: PathEvent): boolean => arrives === false || type === 'reload' || type === 'expire'

/** Names the screen: the question or the page, and whether a request failed. */
const seen = (place: Position): string => {
  const leaf = placeOf(place).replace('.asking', '')
  const { failure } = contextOf(place)
  return failure === null || /unreachable$|^(?:done|expired|over)$/.test(leaf) ? leaf : `${leaf}.failed`
}

type Begin = {
  readonly way: string
  readonly input: JoinInput
  readonly answers: readonly EventObject[]
  stand: JoinStand
}

const begins: readonly Begin[] = [
  { way: 'found', input: { entry: 'questions', asked: null }, answers: [arrived('opening', none)], stand: none },
  {
    way: 'invited',
    input: { entry: 'invitation', asked: null },
    answers: [arrived('invitation.opening', true)],
    stand: { ...none, invited: true },
  },
  {
    way: 'withdrawn',
    input: { entry: 'invitation', asked: null },
    answers: [arrived('invitation.opening', false)],
    stand: none,
  },
  { way: 'resumed', input: { entry: 'resume', asked: null }, answers: [], stand: resumed },
  { way: 'duplicate', input: { entry: 'duplicate', asked: null }, answers: [], stand: none },
]

const beginOf = ({ way, input, answers, stand }: Begin) => {
  const begun = begunWith(input)
  const at = { at: begun.at, stand, meanwhile: null, asked: false, bound: 'invited' } as const
  const [first] = answers.length > 0 ? move(at, { type: 'begin' }, answers) : []
  return { input: { way }, at: first?.at ?? at, covers: [...begun.covers, ...(first?.covers ?? [])] }
}

const joinStory: Walk<Position> = {
  begins: begins.map(beginOf),
  movesFrom,
  leafOf: seen,
  identity: ({ at, ...others }) => {
    const { failure, ...context }: JoinContext = at.context
    return JSON.stringify([at.value, context, failure === null, others])
  },
}

/** Each path needs a browser of its own, so it is as long as a test may take. */
export const joinPaths = () => toursOver(joinStory, 16)
