import { mailGroups } from '#contract/area.ts'
import { limits } from '#contract/limits.ts'
import { defaultNoticePreferences, noticePreferenceRoutes } from '#contract/notices/notice-preferences.ts'
import { noticePageOf, noticeRoutes as routes } from '#contract/notices/notices.ts'
import { permissions } from '#contract/permissions.ts'
import { offersTransfers } from '../../bank/offered.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { entitiesOf, kindsOf } from './notices.declared.ts'
import { markSeen, noticesOf, preferencesOf, setPreferences, unseenCount } from './notices.store.ts'

const mustBeOwn = (viewer: Viewer): string => {
  if (!permissions['notice.read'](viewer)) throw new Refusal('notAllowed')
  return viewer.personId
}

export const noticeRoutes = (bind: Bind, { features }: Deps): void => {
  const output = noticePageOf(Object.keys(kindsOf(features)), entitiesOf(features))
  bind.reading(
    { ...routes.list, output },
    async ({ query: { after, limit = limits.page.default } }, { tx, viewer }) => {
      const personId = mustBeOwn(viewer)
      const found = await noticesOf(features, tx, personId, { after: after ?? null, limit: limit + 1 })
      const items = found.slice(0, limit)
      return {
        items,
        next: found.length > limit ? (items.at(-1)?.id ?? null) : null,
        unseen: await unseenCount(tx, personId),
      }
    },
  )

  bind.changing(routes.see, async ({ body }, { tx, change, viewer, now }) => {
    const personId = mustBeOwn(viewer)
    await markSeen(tx, personId, body, now)
    change.live.push({ topic: 'notice', id: body.id, audience: [personId] })
    return { unseen: await unseenCount(tx, personId) }
  })

  bind.reading(noticePreferenceRoutes.preferences, async (_, { tx, viewer }) => {
    const personId = mustBeOwn(viewer)
    const { time_zone } = await tx
      .selectFrom('person')
      .select('time_zone')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow()
    const offered = await offersTransfers(tx)
    return {
      ...((await preferencesOf(tx, personId)) ?? defaultNoticePreferences),
      timeZone: time_zone,
      groups: mailGroups.filter((group) => group !== 'bank' || offered),
    }
  })

  bind.changing(noticePreferenceRoutes.setPreferences, ({ body }, { tx, viewer }) =>
    setPreferences(tx, mustBeOwn(viewer), body),
  )
}
