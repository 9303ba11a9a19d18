import { createActor, waitFor } from 'xstate'
import type { NewChild } from '#contract/children/children.ts'
import type { OpenedInvitationDto } from '#contract/invitations/invitations.ts'
import type { Coparent, ParentAnswer, SecurityAnswer, StartAnswer } from '#contract/registration/questions.ts'
import type { RegistrationDto } from '#contract/registration/registration.ts'
import { joinMachine } from '#machines/join/join.machine.ts'
import { questionsFor, reachable } from '#machines/join/join.reach.ts'
import type { JoinEvent, JoinQuestion } from '#machines/join/join.types.ts'
import { leafOf } from '#machines/shared/decide.ts'
import type { Call } from '#src/api/call.ts'
import { type Entry, showAddress } from '../entry.ts'
import { typed } from '../typed.ts'
import type { JoinPlace, JoinView } from '../view.ts'
import { actorsFor } from './flow-actors.ts'

/** Lists the answers by question. The last one names the co-parent, or nobody. */
export type JoinAnswers = {
  start: StartAnswer
  parent: ParentAnswer
  children: { readonly children: NewChild[] }
  security: SecurityAnswer
  coparent: { readonly coparent: Coparent | null }
}

/** Holds what the chart does not. The password is among the answers until it was sent, and nowhere else. */
export type Known = {
  item: RegistrationDto | null
  /** The server was asked whether there is a registration of this browser, and has answered. */
  looked: boolean
  invitation: OpenedInvitationDto | null
  answers: Partial<JoinAnswers>
  /** The first name, which the server erases with the other answers at the end. */
  welcomed: string | null
  code: string
}

type FlowDeps = {
  readonly call: Call
  readonly entry: Entry
  readonly leave: (address: string) => void
  readonly show: (view: Partial<JoinView>) => void
}

const places: Readonly<Record<string, JoinPlace>> = {
  arriving: 'loading',
  opening: 'loading',
  landing: 'loading',
  'invitation.opening': 'loading',
  'invitation.unreachable': 'unreachable',
  'invitation.shown': 'invitation',
  'invitation.declining': 'invitation',
  'invitation.declined': 'declined',
  'resume.asking': 'resume',
  'resume.sending': 'resume',
  'resume.code': 'code',
  'resume.checking': 'code',
}
const names: readonly JoinPlace[] = [
  'start',
  'parent',
  'children',
  'security',
  'coparent',
  'waiting',
  'unreachable',
  'duplicate',
  'over',
  'expired',
  'done',
]

/** Names what to show for a state of the chart. */
const placeOf = (leaf: string): JoinPlace =>
  places[leaf] ?? names.find((name) => name === leaf.split('.')[0]) ?? 'loading'

const isPending = (leaf: string): boolean => /\.(?:saving|sending|looking|declining|checking)$/.test(leaf)

const homePage = '/app/home'

/** Leads through the questions: the chart picks one, this holds and sends what was typed. */
export function createFlow({ call, entry, leave, show }: FlowDeps) {
  const known: Known = { item: null, looked: false, invitation: null, answers: {}, welcomed: null, code: '' }
  const machine = joinMachine.provide({ actors: actorsFor({ call, entry, known }) })
  const actor = createActor(machine, { input: { entry: entry.entry, asked: entry.asked } })
  let shown: JoinPlace | null = null

  const keepAddress = (place: JoinPlace) => {
    const question = addressed(place)
    if (question && place !== shown)
      showAddress(question, shown === null || shown === 'loading' ? 'correction' : 'step')
    // From now on the address is the main app's, so that loading it again does not begin anew.
    if (place === 'done') history.replaceState(null, '', homePage)
    shown = place
  }
  actor.subscribe(({ value, context }) => {
    const leaf = leafOf(value)
    const place = placeOf(leaf)
    if (place === 'done') typed.clear()
    if (place === 'over' || place === 'expired') forget(known)
    const isFirst = place === 'loading' && shown === null && isFirstQuestion(entry)
    if (!isFirst) keepAddress(place)
    show({
      place: isFirst ? 'start' : place,
      pending: isPending(leaf),
      failure: context.failure,
      item: known.item,
      invitation: known.invitation,
      welcomed: known.welcomed,
      invited: known.answers.coparent?.coparent ? invitedBy(known.answers.coparent.coparent) : null,
      questions: questionsFor(context),
      reachable: reachable(context),
    })
  })
  actor.start()
  const send = (event: JoinEvent) => actor.send(event)
  return {
    send,
    /** Sends an answer once it is known whether a registration is there. */
    answer: <Question extends keyof JoinAnswers>(question: Question, values: JoinAnswers[Question]): void => {
      known.answers[question] = values
      void waitFor(actor, (snapshot) => !snapshot.matches('opening'), { timeout: Number.POSITIVE_INFINITY }).then(() =>
        send({ type: 'join.next' }),
      )
    },
    /** Follows the browser's buttons, or takes their address back where it cannot be shown. */
    follow: (question: JoinQuestion | null): void => {
      const isDone = actor.getSnapshot().status === 'done'
      // A mailed link is opened as if it were new.
      if (isDone || question === null) leave(isDone ? homePage : location.href)
      else {
        send({ type: 'join.go', question })
        const present = shown && addressed(shown)
        if (present && present !== question) showAddress(present, 'correction')
      }
    },
    giveCode: (code: string): void => {
      known.code = code
      send({ type: 'join.next' })
    },
  }
}
export type JoinFlow = ReturnType<typeof createFlow>

/** Whoever begins anew follows nothing of before. */
const forget = (known: Known): void => {
  known.item = null
  known.invitation = null
  typed.clear()
}

const isFirstQuestion = ({ entry, asked }: Entry): boolean => entry === 'questions' && (asked ?? 'start') === 'start'

const invitedBy = ({ firstName, email }: Coparent) => ({ firstName, email: email || null })

/** Whoever waits for a word stands at the last question. */
const addressed = (place: JoinPlace): JoinQuestion | null => {
  if (place === 'waiting') return 'coparent'
  return place === 'start' || place === 'parent' || place === 'children' || place === 'security' || place === 'coparent'
    ? place
    : null
}
