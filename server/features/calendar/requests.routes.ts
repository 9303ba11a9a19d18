import { changeRequestRoutes as routes } from '#contract/calendar/change-requests.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem, itemNow } from '../../lifecycle/bind-item.ts'
import { otherParentOf } from '../families/families.parents.ts'
import { lockCalendar } from './calendar.lock.ts'
import { besideRequests } from './requests.facts.ts'
import { requestItem, requestItemOf } from './requests.item.ts'
import { askFor } from './requests.lifecycle.ts'
import { allRequests } from './requests.store.ts'

const mustSee = (viewer: Viewer): void => {
  if (!permissions['changeRequest.see'](viewer)) throw new Refusal('notAllowed')
}

export const changeRequestRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, { tx, viewer, now }) => {
    mustSee(viewer)
    const beside = await besideRequests(tx, now)
    return { items: (await allRequests(tx)).map((row) => requestItemOf(row, viewer, beside)) }
  })
  bind.changing(routes.ask, async ({ body }, context) => {
    const { change, tx, viewer } = context
    if (!permissions['calendar.plan'](viewer)) throw new Refusal('notAllowed')
    await lockCalendar(tx)
    const otherId = await otherParentOf(tx, viewer.personId)
    const { id } = await askFor(change, viewer, { typed: body, otherId, previous: null })
    return itemNow(context, requestItem, id)
  })
  bindItem(bind, routes, requestItem)
}
