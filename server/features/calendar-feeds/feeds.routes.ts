import type { Pool } from 'pg'
import { calendarFeedRoutes as routes } from '#contract/calendar-feeds/calendar-feeds.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { bindItem } from '../../lifecycle/bind-item.ts'
import { beginUnitOfWork, finishUnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { confirmedCaller } from '../session/step-up.ts'
import { feedEntriesOf } from './feed-entries.ts'
import { icsOf } from './feed-ics.ts'
import { keepToken, knownFeed } from './feed-token.ts'
import { beginFeed } from './feeds.begin.ts'
import { feedDtoOf, feedItem } from './feeds.item.ts'
import { readFeed } from './feeds.read.ts'
import { answeringFeeds } from './feeds.store.ts'

/** Says whether a program has these bytes already. It may name several, and call them weak. */
const isKnown = (named: string | undefined, etag: string): boolean =>
  named?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

export const calendarFeedRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, enqueue, config } = deps
  const guesses = throttleOn(pool, { name: 'calendar-feed.guess', ...limits.feedServing.guesses })
  const fetches = throttleOn(pool, { name: 'calendar-feed', ...limits.feedServing.fetches })

  bind.reading(routes.list, async (_, { tx, viewer }) => {
    if (!permissions['calendarFeed.own'](viewer)) throw new Refusal('notAllowed')
    return { items: (await answeringFeeds(tx)).map((row) => feedDtoOf(row, viewer)) }
  })

  // The answer holds the address, so it is not stored with an idempotency key.
  bind.plain(routes.make, async ({ body }, { caller, request, now }) => {
    const known = await confirmedCaller(scopes, caller, now)
    const viewer = viewerIn(known, request)
    return scopes.asViewer(viewer, async (tx) => {
      const change = beginUnitOfWork(tx, viewer.familyId, now, known.sessionId)
      const row = await beginFeed(change, viewer, body)
      const path = await keepToken(tx, row, routes.read.path)
      await finishUnitOfWork(change, enqueue)
      return { feed: feedDtoOf(row, viewer), address: `${config.publicUrl}${path}` }
    })
  })

  bindItem(bind, { get: routes.get, events: routes.events }, feedItem)

  bind.plain(routes.read, async ({ params: { token } }, { request, reply, now }) => {
    const found = await scopes.readBeforeSignIn((tx) => knownFeed(tx, token))
    if (!found) {
      await guesses.count(networkOf(clientAddress(request)))
      throw new Refusal('notFound')
    }
    const named = request.headers['if-none-match']
    const { etag, source } = await readFeed(deps, found, {
      now,
      isKnown: (tag) => isKnown(named, tag),
      counted: fetches.count(found.feedId),
    })
    // The bytes are one person's own; programs ask each time whether they are still the same.
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    if (source === null) return reply.code(304).send()
    reply.header('content-disposition', 'inline; filename="calendar.ics"')
    return reply.type('text/calendar; charset=utf-8').send(icsOf(source, feedEntriesOf(source)))
  })
}
