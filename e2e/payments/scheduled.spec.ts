import { addDays, addMs, dateIn } from '#domain/time.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { approved, owed, recorded } from '../support/scene.ts'
import type { World } from '../support/world.ts'

// Bank transfers are offered in the United States, whatever the language.
test.use({ country: 'US' })

const day = 24 * 3_600_000

/** Runs the clock's job as if it were this many days later. */
const daysPass = ({ server: { deps } }: World, days: number) => {
  const later = addMs(deps.clock.now(), days * day)
  return handleDueTimes({ ...deps, clock: { now: () => later } })
}

test('Dana pays in parts: she sees each day before she agrees, both follow it, and she stops what is left', async ({
  world,
}) => {
  test.slow()
  const { messages, money, bank, server, family } = world
  const { form, details, stopping, preview } = messages.paymentSchedules
  await bank.ready()
  const { id } = await approved(world, await recorded(world))
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const { page } = dana
  const first = addDays(dateIn(server.deps.clock.now(), family.timeZone), 2)
  await test.step('from the expense, with the days and the amounts beside what she types', async () => {
    await dana.expense.goto(id)
    await dana.acts.schedule()
    await page.getByLabel(form.startsOn(), { exact: true }).fill(first)
    await page.getByLabel(form.count(), { exact: true }).fill('6')
    await page.getByLabel(form.name(), { exact: true }).fill('Braces')
    await expect(page.getByText(preview.sum({ count: 6, amount: money(owed) }))).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: form.submit({ count: 6 }) }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Braces' })).toBeVisible()
    await axe(page)
  })
  await test.step('Sam sees it too, and can change nothing', async () => {
    await sam.page.goto(`${server.url}/app/expenses/scheduled`)
    await sam.page.getByRole('link', { name: 'Braces' }).click()
    await expect(sam.page.getByText(details.whyReceiver())).toBeVisible()
    await expect(sam.page.getByRole('button', { name: details.stop() })).toHaveCount(0)
    await axe(sam.page)
  })
  await test.step('on its day the first is sent, and both see it go', async () => {
    await daysPass(world, 3)
    for (const { page: screen } of [dana, sam])
      await expect(screen.getByRole('table').getByText(messages.payments.label.pending())).toBeVisible()
    await bank.has(owed / 6)
  })
  await test.step('the rest is stopped once it was said what that means', async () => {
    await page.getByRole('button', { name: details.stop() }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(stopping.notice())
    await axe(page)
    await dialog.getByRole('button', { name: stopping.action() }).click()
    for (const { page: screen } of [dana, sam]) await expect(screen.getByText(details.stopped())).toBeVisible()
  })
})
