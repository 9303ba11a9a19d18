import type { FoundMessageDto } from '#contract/messages/message-search.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { searchMessages } from '#server/features/messages/search/search.messages.ts'
import type { Stage } from '../stage.ts'

/** Searches without HTTP, as Dana unless somebody else is named. */
export const searchOn = ({ scopes, dana }: Pick<Stage, 'scopes' | 'dana'>) => {
  const search = (typed: string, by: Viewer = dana, rest: { after?: string; limit?: number } = {}) =>
    scopes.asViewer(by, (tx) => searchMessages(tx, by, { search: typed, ...rest }))
  const subjects = async (typed: string, by: Viewer = dana): Promise<string[]> =>
    (await search(typed, by)).items.map(({ subject }: FoundMessageDto) => subject)
  return { search, subjects }
}
