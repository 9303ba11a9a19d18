import type { FastifyRequest } from 'fastify'
import { passkeyRoutes as routes } from '#contract/passkeys/passkeys.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { type Caller, requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { logSecurity } from '../../http/security-log.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { personById } from '../session/session.people.ts'
import { confirmedCaller, noteStepUp } from '../session/step-up.ts'
import { creationOptions, requestOptions, spendChallenge, verifyCreated, verifyUsed } from './ceremonies.ts'
import type { ChallengeFor } from './challenges.ts'
import { insertPasskey, passkeyDtoOf, passkeysOf, removePasskey, renamePasskey } from './passkeys.store.ts'
import { logPasskeyRefusal, PasskeyRefusal } from './refused-passkey.ts'
import { relyingPartyOf } from './relying-party.ts'

/** A person's own passkeys. Adding and removing one needs the password or a passkey again and is told by mail. */
export const passkeyRoutes = (bind: Bind, deps: Deps): void => {
  const { scopes, config, enqueue, log } = deps
  /** @throws {Refusal} passkeysNotOffered */
  const partyOf = (request: FastifyRequest) => {
    const party = relyingPartyOf(config, request)
    if (!party) throw new Refusal('passkeysNotOffered')
    return party
  }
  const adding = ({ sessionId }: Caller): ChallengeFor => ({ purpose: 'add', boundTo: sessionId })

  bind.plain(routes.list, async (_, { caller, request }) => {
    const { personId } = requireCaller(caller)
    const rows = await scopes.beforeSignIn((tx) => passkeysOf(tx, personId))
    return { items: rows.map(passkeyDtoOf), offered: relyingPartyOf(config, request) !== null }
  })

  bind.plain(routes.begin, async (_, { caller, request, now }) => {
    const known = await confirmedCaller(scopes, caller, now)
    const party = partyOf(request)
    const options = await scopes.beforeSignIn(async (tx) =>
      creationOptions(tx, party, await personById(tx, known.personId), adding(known), now),
    )
    return { options }
  })

  bind.plain(routes.add, async ({ body: { name, response } }, { caller, request, now }) => {
    const known = await confirmedCaller(scopes, caller, now)
    const { personId } = known
    const party = partyOf(request)
    const created = await logPasskeyRefusal(log, personId, async () =>
      verifyCreated(party, response, await spendChallenge(scopes, response, adding(known), now)),
    )
    const row = await scopes.beforeSignIn(async (tx) => {
      await enqueueSecurityMail(enqueue, tx, { personId, kind: 'passkeyAdded', at: now })
      return insertPasskey(tx, { person_id: personId, name, ...created }, now)
    })
    logSecurity(log, { event: 'passkeyAdded', personId })
    return passkeyDtoOf(row)
  })

  bind.plain(routes.rename, async ({ params: { id }, body: { name } }, { caller }) => {
    const { personId } = requireCaller(caller)
    if (!(await scopes.beforeSignIn((tx) => renamePasskey(tx, personId, id, name)))) throw new Refusal('notFound')
  })

  // Repeating it changes nothing.
  bind.plain(routes.remove, async ({ params: { id } }, { caller, now }) => {
    const { personId } = await confirmedCaller(scopes, caller, now)
    const removed = await scopes.beforeSignIn(async (tx) => {
      const was = await removePasskey(tx, personId, id)
      if (was) await enqueueSecurityMail(enqueue, tx, { personId, kind: 'passkeyRemoved', at: now })
      return was
    })
    if (removed) logSecurity(log, { event: 'passkeyRemoved', personId })
  })

  stepUpRoutes(bind, deps)
}

/** A passkey counts like the password given again. */
const stepUpRoutes = (bind: Bind, { scopes, config, log }: Deps): void => {
  const stepUp = ({ sessionId }: Caller): ChallengeFor => ({ purpose: 'stepUp', boundTo: sessionId })

  bind.plain(routes.beginStepUp, async (_, { caller, request, now }) => {
    const known = requireCaller(caller)
    const party = relyingPartyOf(config, request)
    const options = await scopes.beforeSignIn(async (tx) => {
      const own = await passkeysOf(tx, known.personId)
      return party && own.length > 0 ? requestOptions(tx, party, own, stepUp(known), now) : null
    })
    return { options }
  })

  bind.plain(routes.stepUp, async ({ body: { response } }, { caller, request, now }) => {
    const known = requireCaller(caller)
    const party = relyingPartyOf(config, request)
    if (!party) throw new Refusal('passkeysNotOffered')
    await logPasskeyRefusal(log, known.personId, async () => {
      const challenge = await spendChallenge(scopes, response, stepUp(known), now)
      await scopes.beforeSignIn(async (tx) => {
        const personId = await verifyUsed(tx, party, response, challenge, now)
        if (personId !== known.personId) throw new PasskeyRefusal()
        await noteStepUp(tx, known, now)
      })
    })
  })
}
