import { homeRoutes as routes } from '#contract/home.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { waitingFor } from './home.waiting.ts'

export const homeRoutes = (bind: Bind, { features }: Deps): void => {
  bind.reading(routes.waiting, (_input, { tx, viewer, now }) => waitingFor(features, tx, viewer, now))
}
