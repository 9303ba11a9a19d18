import { devBankRoutes as routes } from '#contract/dev/dev-bank.ts'
import type { SandboxControls } from '../../bank/sandbox-controls.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/** The number of rows that a page shows of each. */
const shown = 20

/** Serves the pages of the sandbox bank, when it is the one that moves the money. */
export const devBankRoutes = (bind: Bind, controls: SandboxControls | undefined): void => {
  const bank = (): SandboxControls => {
    if (!controls) throw new Refusal('notFound')
    return controls
  }
  bind.plain(routes.book, () => bank().book(shown))
  bind.plain(routes.close, ({ body }) => bank().closeOfBusiness(body.times))
}
