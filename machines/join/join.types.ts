import type { registrationMachine } from '../registration/registration.machine.ts'
import type { LeafOf } from '../shared/decide.ts'

/** The questions in their order. Whoever follows an invitation is not asked for children. */
export const joinQuestions = ['start', 'parent', 'children', 'security', 'coparent'] as const
export type JoinQuestion = (typeof joinQuestions)[number]

/** The registration's status as far as this browser knows it. `none`: nothing was begun here. */
export type JoinProgress = LeafOf<typeof registrationMachine> | 'none'

/** Describes the registration as the flow knows it. Its facts are those of the server's chart. */
export type JoinStand = { readonly progress: JoinProgress; readonly invited: boolean; readonly admitted: boolean }

/** An address opens the questions, a mailed link to them, a mailed invitation, or a word to whoever has an account. */
export type JoinEntry = 'questions' | 'resume' | 'invitation' | 'duplicate'

/** `asked` is the question of the address; null is the next one without an answer. */
export type JoinInput = { readonly entry: JoinEntry; readonly asked: JoinQuestion | null }

export type JoinContext = JoinInput &
  JoinStand & {
    /** The error that prevented the last request from arriving or from being accepted. */
    readonly failure: unknown
  }

/** The page holds what is typed; the chart only knows which question is shown. */
export type JoinEvent =
  | { readonly type: 'join.next' }
  | { readonly type: 'join.back' }
  /** Opens a question that was asked before, such as by the Back button of the browser. */
  | { readonly type: 'join.go'; readonly question: JoinQuestion }
  | { readonly type: 'join.retry' }
  /** Begins anew. */
  | { readonly type: 'join.begin' }
  | { readonly type: 'join.accept' }
  /** `never`: no invitations are wanted at this address at all. */
  | { readonly type: 'join.decline'; readonly never: boolean }

/** A request that was refused, with the registration as it is now where the answer says so. */
export class JoinFailure extends Error {
  override name = 'JoinFailure'
  readonly stand: JoinStand | null
  constructor(cause: unknown, stand: JoinStand | null) {
    super('refused', { cause })
    this.stand = stand
  }
}
