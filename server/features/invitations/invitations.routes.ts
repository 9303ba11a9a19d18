import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { invitationRoutes as routes } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import { mailedToken } from '#contract/registration/registration.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { bindItem } from '../../lifecycle/bind-item.ts'
import { knownParents } from '../families/known-parents.ts'
import { acceptOpened, answerable, askOpened } from './invitations.account.ts'
import { invite } from './invitations.begin.ts'
import { invitationDtoOf, invitationItem } from './invitations.item.ts'
import { declineMailed, openMailed } from './invitations.mailed.ts'
import { invitationsOf } from './invitations.store.ts'
import { inviteCookieNameOf, inviteCookieOptionsOf } from './invite.cookie.ts'

/** A link is opened by a press of its reader and not by the request for its page, because mail scanners follow links. */
const mailedRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const opens = throttleOn(pool, { name: 'invitation', ...limits.invitation.opens })

  bind.plain(routes.openMailed, async ({ body: { token } }, { request, reply }) => {
    await opens.count(networkOf(clientAddress(request)))
    const opened = await openMailed(deps, token)
    reply.setCookie(inviteCookieNameOf(deps.config), token, inviteCookieOptionsOf(deps.config))
    return opened
  })

  const inviteCookie = inviteCookieNameOf(deps.config)
  const tokenIn = (request: FastifyRequest): string => {
    const { success, data } = z.safeParse(mailedToken, request.cookies[inviteCookie])
    if (!success) throw new Refusal('linkOver')
    return data
  }

  bind.plain(routes.answerable, async (_, { caller, request }) =>
    answerable(deps, { caller: requireCaller(caller), token: tokenIn(request) }),
  )

  // Repeating an answer finds that it was given, so it has no idempotency key.
  bind.plain(routes.answerOpened, async ({ body }, { caller, request, reply, now }) => {
    const asked = { caller: requireCaller(caller), token: tokenIn(request) }
    await opens.count(networkOf(clientAddress(request)))
    if (body.answer === 'ask') await askOpened(deps, { ...asked, now })
    if (body.answer === 'decline') await declineMailed(deps, { token: asked.token, never: body.never })
    const familyId = body.answer === 'accept' ? await acceptOpened(deps, { ...asked, now }) : null
    if (body.answer !== 'ask') reply.clearCookie(inviteCookie, inviteCookieOptionsOf(deps.config))
    return { familyId }
  })

  bind.plain(routes.declineMailed, async ({ body }, { request, reply }) => {
    await opens.count(networkOf(clientAddress(request)))
    await declineMailed(deps, body)
    reply.clearCookie(inviteCookieNameOf(deps.config), inviteCookieOptionsOf(deps.config))
  })
}

export const invitationRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  bind.reading(routes.list, async (_, { tx, viewer }) => {
    if (!permissions['coparent.see'](viewer)) throw new Refusal('notAllowed')
    const items = (await invitationsOf(tx)).map((row) => invitationDtoOf(row, viewer))
    return { items, known: await knownParents(tx) }
  })
  bind.changing(routes.invite, async ({ body }, { change, viewer }) =>
    invitationDtoOf(await invite(change, viewer, body), viewer),
  )
  bindItem(bind, routes, invitationItem)
  mailedRoutes(bind, deps, pool)
}
