import type { Pool } from 'pg'
import { type FeeWaiverDto, feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverLimits } from '#contract/fee-waivers/limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { disposition } from '../../files/names.ts'
import { recordedBlob } from '../../files/recorded-bytes.ts'
import type { Storage } from '../../files/storage.ts'
import { isAdministrator } from '../../http/administrators.ts'
import type { Bind, Plain } from '../../http/bind.ts'
import { type Caller, requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { mustHaveSecondStep } from '../second-step/second-step.store.ts'
import { pagesOfFeeWaiver, planTokensOf } from '../subscriptions/plan-token.ts'
import { addDocument, applicant, applyForWaiver, commandOwn, ownWaiver } from './apply.ts'
import { administrator, decideWaiver } from './decide-waiver.ts'
import { askForLink } from './fee-waivers.mail.ts'
import { feeWaiverDtoOf } from './fee-waivers.step.ts'
import { documentById, feeWaiverDtosOf, openWaiverOf, waiverById, waiversShown } from './fee-waivers.store.ts'

/**
 * Returns the account that applies, whichever family its session looks at.
 * @throws {Refusal} notAllowed to everybody but a parent in a session of their own
 */
const applicantIn = (caller: Caller | null): string => {
  const { viewer, personId } = requireCaller(caller)
  if (!viewer || !permissions['plan.own'](viewer)) throw new Refusal('notAllowed')
  return personId
}

type Reader = { readonly you: FeeWaiverDto['you']; readonly read: <T>(run: (tx: Tx) => Promise<T>) => Promise<T> }

/**
 * Returns how a caller reads applications: all of them, or their own.
 * @throws {Refusal} notAllowed, secondStepRequired
 */
const readerOf = async ({ scopes }: Pick<Deps, 'scopes'>, caller: Caller | null): Promise<Reader> => {
  const known = requireCaller(caller)
  const { personId } = known
  if (isAdministrator(known)) {
    await mustHaveSecondStep(scopes, personId)
    return { you: administrator(personId), read: (run) => scopes.asAdministrator(personId, run) }
  }
  const own = applicantIn(known)
  return { you: applicant(own), read: (run) => scopes.asOwner(own, run) }
}

const sessionRoutes = (bind: Bind, deps: Deps, storage: Storage): void => {
  const { scopes } = deps
  const needs = { ...deps, storage }

  bind.plain(routes.own, async (_, { caller, now }) => {
    const personId = applicantIn(caller)
    return scopes.asOwner(personId, (tx) => ownWaiver(tx, personId, now))
  })
  bind.plain(routes.apply, async ({ body }, { caller, now }) => {
    const personId = applicantIn(caller)
    return scopes.asOwner(personId, (tx) => applyForWaiver(tx, personId, body.note, now))
  })
  bind.plain(routes.addDocument, ({ params, body }, { caller }) =>
    addDocument(needs, applicantIn(caller), params.id, body),
  )
  bind.plain(routes.list, async ({ query }, { caller }) => {
    const known = requireCaller(caller)
    if (!isAdministrator(known)) throw new Refusal('notAllowed')
    const { you, read } = await readerOf(deps, known)
    return read(async (tx) => ({
      items: await feeWaiverDtosOf(tx, await waiversShown(tx, query.show ?? 'waiting'), you),
    }))
  })
  bind.plain(routes.get, async ({ params }, { caller }) => {
    const { you, read } = await readerOf(deps, caller)
    return read(async (tx) => {
      const row = await waiverById(tx, params.id)
      if (!row) throw new Refusal('notFound')
      return feeWaiverDtoOf(tx, row, you)
    })
  })
  bind.plain(routes.events, async ({ params, body }, { caller, now }) => {
    const known = requireCaller(caller)
    if (isAdministrator(known)) {
      await mustHaveSecondStep(scopes, known.personId)
      return decideWaiver(deps, known.personId, params.id, body)
    }
    const personId = applicantIn(known)
    return scopes.asOwner(personId, (tx) => commandOwn(tx, personId, { id: params.id, command: body }, now))
  })
  bind.plain(routes.content, async ({ params }, { caller, reply }) => {
    const { read } = await readerOf(deps, caller)
    const document = await read((tx) => documentById(tx, params.id))
    if (!document) throw new Refusal('notFound')
    const { type, bytes, sha256 } = document
    return reply
      .headers({
        'content-type': type,
        'content-length': bytes,
        // A browser would run what a PDF says it does when it is opened.
        'content-disposition': disposition('attachment', `document.${type.split('/')[1] ?? ''}`),
        'cache-control': 'private, no-store',
      })
      .send(await recordedBlob(storage, { sha256, bytes }))
  })
}

/** A sealed token stands for a person, who sees and does only what concerns their own application. */
const tokenRoutes = (bind: Bind, deps: Deps, pool: Pool, storage: Storage): void => {
  const { scopes } = deps
  const tokens = planTokensOf(deps)
  const { uses: tries, window } = feeWaiverLimits
  const uses = throttleOn(pool, { name: 'fee-waiver.token', tries, window })
  /** Somebody who is signed in is shown nothing of another person, whoever's link they hold. */
  const personOf = async (token: string, { request, caller, now }: Plain): Promise<string> => {
    await uses.count(networkOf(clientAddress(request)))
    const personId = await tokens.personOf(token, pagesOfFeeWaiver, now)
    if (caller && caller.personId !== personId) throw new Refusal('linkOfAnother')
    return personId
  }
  const openId = async (personId: string): Promise<string> => {
    const row = await scopes.asOwner(personId, (tx) => openWaiverOf(tx, personId))
    if (!row) throw new Refusal('notAllowedNow')
    return row.id
  }

  bind.plain(routes.byToken, async ({ body }, context) => {
    const { now } = context
    const personId = await personOf(body.token, context)
    return scopes.asOwner(personId, (tx) => ownWaiver(tx, personId, now))
  })
  bind.plain(routes.applyByToken, async ({ body }, context) => {
    const { now } = context
    const personId = await personOf(body.token, context)
    return scopes.asOwner(personId, (tx) => applyForWaiver(tx, personId, body.note, now))
  })
  bind.plain(routes.withdrawByToken, async ({ body: { token, version } }, context) => {
    const { now } = context
    const personId = await personOf(token, context)
    const id = await openId(personId)
    const command = { type: 'feeWaiver.withdraw', version } as const
    return scopes.asOwner(personId, (tx) => commandOwn(tx, personId, { id, command }, now))
  })
  bind.plain(routes.addDocumentByToken, async ({ body: { token, ...document } }, context) => {
    const personId = await personOf(token, context)
    return addDocument({ ...deps, storage }, personId, await openId(personId), document)
  })
}

export const feeWaiverRoutes = (bind: Bind, deps: Deps, pool: Pool, storage: Storage): void => {
  const { tries, window } = feeWaiverLimits
  const asks = throttleOn(pool, { name: 'fee-waiver.link', tries, window })
  sessionRoutes(bind, deps, storage)
  tokenRoutes(bind, deps, pool, storage)
  bind.plain(routes.askLink, async ({ body }, { request }) => {
    await asks.count(networkOf(clientAddress(request)))
    await askForLink(deps, body.email)
  })
}
