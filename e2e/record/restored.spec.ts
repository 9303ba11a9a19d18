import { addMs } from '#domain/time.ts'
import { recoverRecord } from '#server/service-log/recover-record.ts'
import { expect, test as sharing } from '../fixtures.ts'
import { verifyScreen } from '../pages/verify.page.ts'
import { axe } from '../support/axe.ts'
import { exportedBySam } from '../support/exported.ts'
import { recorded } from '../support/scene.ts'
import { type Server, startServer } from '../support/server.ts'
import { signNow } from '../support/sign-now.ts'

/** A restore is said to everybody whose record the service keeps, so this server has no other stories. */
const test = sharing.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern
    async ({}, provide) => {
      const server = await startServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const [reason, operator] = ['The disk failed; the backup of three o’clock was restored.', 'A. Operator']

/** Does what `npm run db -- recover --reason TEXT` does. */
const recover = async ({ deps }: Server): Promise<void> => {
  const { scopes, config, clock } = deps
  await expect(async () => {
    const { state } = await recoverRecord(scopes, config, { reason, operator, newKey: false }, addMs(clock.now(), 1))
    expect(state).toBe('opened')
  }).toPass()
}

const sizes = [
  { locale: 'en-US', viewport: { width: 1360, height: 900 } },
  { locale: 'es-MX', viewport: { width: 390, height: 844 } },
] as const

for (const { locale, viewport } of sizes)
  test.describe(() => {
    test.use({ locale, viewport })

    test(`a record that was restored says so on its page, in an export and when that is checked, in ${locale}`, async ({
      world,
      server,
    }) => {
      const { history, verify } = world.messages
      await recorded(world, { name: 'Orthodontist' })
      await signNow(server.deps)
      await recover(server)
      await signNow(server.deps)

      const sam = await world.as('creator')
      await sam.history.goto()
      await expect(sam.page.getByText(history.check.restored(), { exact: true })).toBeVisible()
      await expect(sam.page.getByText(reason).first()).toBeVisible()
      await axe(sam.page)

      const { file, key } = await exportedBySam(world, 'json')
      const { page } = await world.stranger()
      world.watch.expect(/status of 401/)
      const screen = verifyScreen(page, world.messages)
      await screen.goto()
      await screen.check({ file, key })
      const [before = '', after = ''] = verify.recovery.recordTitle({ date: '|' }).split('|')
      const title = page.getByRole('heading', { level: 2 }).first()
      await expect(title).toBeFocused()
      await expect(title).toHaveText(new RegExp(`^${before}.+${after}$`))
      await expect(page.getByText(reason).first()).toBeVisible()
      await axe(page)
    })
  })
