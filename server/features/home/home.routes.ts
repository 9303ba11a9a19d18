import { homeDtoWith, homeRoutes as routes } from '#contract/home.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { waitingFor } from './home.waiting.ts'

export const homeRoutes = (bind: Bind, { features }: Deps): void => {
  let lists = {}
  for (const { homeLists } of features) lists = { ...lists, ...homeLists }
  bind.reading({ ...routes.waiting, output: homeDtoWith(lists) }, (_input, { tx, viewer, now }) =>
    waitingFor(features, tx, viewer, now),
  )
}
