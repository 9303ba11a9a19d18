import { fromPromise } from 'xstate'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import {
  type RegistrationCommand,
  type RegistrationDto,
  registrationDto,
  registrationRoutes as routes,
} from '#contract/registration/registration.ts'
import { sessionRoutes } from '#contract/session.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import type { JoinLanding } from '#machines/join/join.setup.ts'
import { JoinFailure, type JoinQuestion, type JoinStand } from '#machines/join/join.types.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { Call } from '#src/api/call.ts'
import { isPassing, isRequestFailure } from '#src/api/failures.ts'
import { createIdempotencyKey } from '#src/api/idempotency-key.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import type { Entry } from '../entry.ts'
import { keptInvite, typed } from '../typed.ts'
import type { Known } from './create-flow.ts'

const nothing: JoinStand = { progress: 'none', invited: false, admitted: true }
const over: JoinStand = { ...nothing, progress: 'expired' }
const finished: JoinStand = { ...nothing, progress: 'completed' }

const standOf = ({ status, facts }: RegistrationDto): JoinStand => ({ progress: status, ...facts })

const hasCode = (failure: unknown, code: string): boolean => isRequestFailure(failure) && failure.exception === code

type Deps = { readonly call: Call; readonly entry: Entry; readonly known: Known }

/** Maps a question to the command that answers it. */
const commandFor = (question: JoinQuestion, { answers }: Known, version: number): RegistrationCommand => {
  const { start, parent, children, security, coparent } = answers
  if (question === 'start' && start) return { type: 'registration.correct', version, ...start }
  if (question === 'parent' && parent) return { type: 'registration.giveParent', version, ...parent }
  if (question === 'children' && children) return { type: 'registration.giveChildren', version, ...children }
  if (question === 'security' && security) return { type: 'registration.giveCredentials', version, ...security }
  if (question === 'coparent' && coparent) return { type: 'registration.complete', version, ...coparent }
  throw new Error(`${question} was sent without an answer`)
}

/** Gives the chart its actors, which send what was typed and hold what the server answers. */
export function actorsFor({ call, entry: { entry, token }, known }: Deps) {
  const key = createIdempotencyKey()
  /** The answer whose reply never came, as it was sent: the server may have taken it. */
  let unheard: string | null = null
  const keep = (item: RegistrationDto): JoinStand => {
    known.item = item
    known.welcomed = item.answers?.firstName ?? known.welcomed
    return standOf(item)
  }
  /** The registration that this page knew is gone: another tab has finished it, which signed this browser in, or it is over. */
  const gone = async (): Promise<JoinStand> => {
    known.item = null
    const isSignedIn = await call(sessionRoutes.localStorage, {}).then(
      () => true,
      () => false,
    )
    return isSignedIn ? finished : over
  }
  /** Turns a refusal into what the chart reads: where the registration stands now, or that it is over. */
  const refused = async (failure: unknown): Promise<never> => {
    const latest = latestAfterConflict(failure, registrationDto)
    if (latest) throw new JoinFailure(failure, keep(latest))
    if (known.item && hasCode(failure, 'linkOver')) throw new JoinFailure(null, await gone())
    throw failure
  }
  /** Finds the registration of this browser; null where there is none. */
  const look = async (): Promise<RegistrationDto | null> => {
    const found = await call(routes.current, {}).catch((failure: unknown) => {
      if (hasCode(failure, 'linkOver')) return null
      throw failure
    })
    known.looked = true
    return found
  }
  /** Finds the registration as an answer left it whose reply got lost, once the same answer was refused as a repeat. */
  const takenBefore = (failure: unknown, { version }: RegistrationCommand, sent: string): RegistrationDto | null => {
    const latest = unheard === sent ? latestAfterConflict(failure, registrationDto) : null
    return latest?.version === version + 1 ? latest : null
  }
  const sendOnce = async (body: RegistrationCommand): Promise<JoinStand> => {
    const idempotencyKey = key.take(body)
    const sent = JSON.stringify(body)
    try {
      const item = await call(routes.events, { body }, { idempotencyKey })
      key.settle()
      return keep(item)
    } catch (failure) {
      key.settle(failure)
      const latest = takenBefore(failure, body, sent)
      unheard = isPassing(failure) ? sent : null
      return latest ? keep(latest) : refused(failure)
    }
  }
  /** Whoever follows an invitation sees who invites and which address was invited, also after a reload. */
  const lookAtInvitation = async () => {
    const invite = keptInvite()
    if (invite === null || known.invitation) return
    known.invitation = await call(invitationRoutes.openMailed, { body: { token: invite } }).catch(() => null)
  }
  return {
    load: fromPromise<JoinLanding, void>(async () => {
      const found = await look()
      if (!found && known.item) return gone()
      await lookAtInvitation()
      // A registration of before the invitation does not follow it.
      if (!found || (entry === 'invitation' && found.inviter === null)) return nothing
      return { ...keep(found), ...(typed.of('start') && { asked: 'start' as const }) }
    }),
    saveAnswer: fromPromise<JoinStand, JoinQuestion>(async ({ input: question }) => {
      // The first question may have been asked while the server could not be reached.
      const found = known.looked ? null : await look()
      if (found) keep(found)
      const { item, answers } = known
      const first = question === 'start' && !item ? answers.start : undefined
      const stand = first
        ? keep(await call(routes.begin, { body: first }))
        : await sendOnce(commandFor(question, known, item?.version ?? 0))
      typed.drop(question)
      if (question === 'security') delete answers.security
      return stand
    }),
    askInviter: fromPromise<JoinStand, void>(() =>
      sendOnce({ type: 'registration.ask', version: known.item?.version ?? 0 }),
    ),
    openInvitation: fromPromise<boolean, void>(async () => {
      try {
        known.invitation = await call(invitationRoutes.openMailed, { body: { token } })
        return !isFinalLeaf(invitationMachine, known.invitation.status)
      } catch (failure) {
        if (hasCode(failure, 'linkOver') || hasCode(failure, 'invalid')) return false
        throw failure
      }
    }),
    declineInvitation: fromPromise<void, boolean>(async ({ input: never }) => {
      await call(invitationRoutes.declineMailed, { body: { token, never } })
      typed.clear()
    }),
    sendCode: fromPromise<void, void>(async () => {
      await call(routes.resume, { body: { token } })
    }),
    giveCode: fromPromise<JoinStand | null, void>(async () => {
      try {
        return keep(await call(routes.resumeWithCode, { body: { token, code: known.code } }))
      } catch (failure) {
        if (hasCode(failure, 'linkOver')) return null
        throw failure
      }
    }),
  }
}
