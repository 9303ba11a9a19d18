import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { axe } from '../support/axe.ts'

type Mail = { to: string; text: string }

test('Dana changes her email: both addresses confirm by a press', async ({ world }) => {
  // The first answer asks for the password, and whoever opens a mailed link has no session.
  world.watch.expect(/status of 40[13]/)
  const { account } = world.messages
  const { email, emailLink } = account
  const dana = await world.as('other')
  const fresh = `${dana.username}@elsewhere.example`
  const linkTo = async (address: (to: string) => boolean) => {
    const mails: Mail[] = await (await dana.page.request.get('/pub/v1/dev/outbox')).json()
    const mail = mails.find(({ to, text }) => address(to) && /emailChange#/.test(text))
    return /(\/app\/emailChange#[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  await dana.page.goto('/app/account/email')
  await dana.page.getByLabel(email.next(), { exact: true }).fill(fresh)
  await dana.page.getByLabel(email.again(), { exact: true }).fill(fresh)
  await dana.page.getByRole('button', { name: email.submit(), exact: true }).click()
  await passwordScreen(dana.page, world.messages).give()
  await expect(dana.page.getByText(email.waiting.asked({ email: fresh }))).toBeVisible()
  await axe(dana.page)
  await expect.poll(() => linkTo((to) => to === fresh)).not.toBe('')
  for (const address of [(to: string) => to === fresh, (to: string) => to !== fresh && to.startsWith(dana.username)]) {
    const there = await world.stranger()
    await there.page.goto(await linkTo(address))
    await there.page.getByRole('button', { name: emailLink.confirm(), exact: true }).click()
    await expect(
      there.page.getByText(emailLink.waitsForOld()).or(there.page.getByText(emailLink.over.changed({ email: fresh }))),
    ).toBeVisible()
    await axe(there.page)
  }
  await dana.page.goto('/app/account')
  await expect(dana.page.getByText(fresh, { exact: true })).toBeVisible()
})

test('Dana downloads everything of hers, after her password', async ({ world }) => {
  world.watch.expect(/status of 403/)
  const { takeout, pages } = world.messages.account
  const dana = await world.as('other')
  await dana.page.goto('/app/account')
  await dana.page.getByRole('main').getByRole('link', { name: pages.data.title() }).click()
  await axe(dana.page)
  await dana.page.getByRole('button', { name: takeout.download(), exact: true }).click()
  const downloading = dana.page.waitForEvent('download')
  await passwordScreen(dana.page, world.messages).give()
  expect((await downloading).suggestedFilename()).toMatch(/^evenhand-everything-.*\.zip$/)
  await expect(dana.page.getByText(takeout.begun())).toBeVisible()
})
