import { messageSearchRoutes as routes } from '#contract/messages/message-search.ts'
import { permissions } from '#contract/permissions.ts'
import type { Bind } from '../../../http/bind.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { searchDrafts } from './search.drafts.ts'
import { searchMessages } from './search.messages.ts'

export const messageSearch = (bind: Bind): void => {
  bind.reading(routes.search, ({ body }, { tx, viewer }) => searchMessages(tx, viewer, body))
  bind.reading(routes.searchDrafts, async ({ body }, { tx, viewer }) => {
    if (!permissions['message.write'](viewer)) throw new Refusal('notAllowed')
    return { items: await searchDrafts({ tx, viewer }, body.search) }
  })
}

export const messageSearchSamples = {
  search: { body: { search: 'coat' } },
  searchDrafts: { body: { search: 'coat' } },
} as const
