import { devBankRoutes as routes } from '#contract/dev/dev-bank.ts'
import type { SandboxControls } from '../../bank/sandbox-controls.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/** As many of each as a page shows. */
const shown = 20

/** The bank to practise with, where it is the one that moves the money. */
export const devBankRoutes = (bind: Bind, controls: SandboxControls | undefined): void => {
  const bank = (): SandboxControls => {
    if (!controls) throw new Refusal('notFound')
    return controls
  }
  bind.plain(routes.book, () => bank().book(shown))
  bind.plain(routes.close, ({ body }) => bank().closeOfBusiness(body.times))
}
