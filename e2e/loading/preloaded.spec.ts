import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { expect, test } from '../fixtures.ts'
import { approved, paidByCheck, recorded } from '../support/scene.ts'

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/.vite/manifest.json'), 'utf8'),
)
const fileOf = (route: string) => manifest[`src/routes/_authed/${route}.tsx?tsr-split=component`]?.file ?? 'no file'

test('an address with an id has its code, words and data on the way before the app’s code runs', async ({ world }) => {
  const paid = await paidByCheck(world, await approved(world, await recorded(world)), 40_00)
  const payment = paid.payments[0]?.id ?? ''
  for (const { address, route, words, data } of [
    { address: `/app/expenses/${paid.id}`, route: 'expenses/$id', words: ['common', 'expenses', 'payments'], data: [] },
    {
      address: `/app/expenses/payments/${payment}`,
      route: 'expenses/payments.$id.index',
      words: ['common', 'expenses', 'payments', 'paymentActivity'],
      data: [paymentRoutes.get.path.replace(':id', payment)],
    },
  ]) {
    const { page } = await world.as('other')
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    const asked = (end: string) => paths.filter((path) => path.endsWith(end)).length
    const early = [fileOf(route), ...words.map((name) => `/${world.locale}/${name}.json`), ...data]
    await page.route('**/assets/main-*.js', async (held) => {
      await expect.poll(() => early.filter((one) => asked(one) === 0)).toEqual([])
      await held.continue()
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    // An answer that came early is used, and is not asked for again.
    expect(early.map((one) => [one, asked(one)])).toEqual(early.map((one) => [one, 1]))
    await page.context().close()
  }
})
