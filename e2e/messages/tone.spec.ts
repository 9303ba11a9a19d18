import { messageRoutes } from '#contract/messages/message-routes.ts'
import { toneRoutes } from '#contract/tone/tone.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'

/** Whichever language a family reads, the engine reads both. */
const unkind = 'The bag is packed. You are such a liar.'

test('Dana checks the tone of an answer, mends it and sends it; Sam never learns of it', async ({ world }) => {
  const { messages: texts, tone } = world.messages
  const sam = await world.api('creator')
  const body = { to: [world.family.personOf('other').id], files: [], answersId: null, draft: null }
  await sam.call(messageRoutes.send, { body: { ...body, subject: 'Friday', body: 'Is it packed?' } })
  const { page } = await world.as('other')
  await page.goto('/app/messages')
  await page.getByRole('link', { name: /Friday/ }).click()
  const field = page.locator('textarea[name=body]')
  const check = page.getByRole('button', { name: texts.form.tone(), exact: true })
  await expect(check).toBeDisabled()
  await field.fill(unkind)
  await check.click()
  const panel = page.getByRole('region', { name: tone.check.title() })
  await expect(panel.getByText(tone.check.found({ count: 1 }))).toBeVisible()
  await expect(panel.getByText('You are such a liar')).toBeVisible()
  await expect(panel.getByText(tone.reasons.insult())).toBeVisible()
  await expect(panel.getByText(tone.check.alone())).toBeVisible()
  await axe(page)
  await panel.getByRole('button', { name: tone.check.showPassage({ passage: 'You are such a liar' }) }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('See you at five')
  await expect(field).toHaveValue('The bag is packed. See you at five.')
  await expect(panel.getByText(tone.check.changed())).toBeVisible()
  await check.click()
  await expect(panel.getByText(tone.check.nothing())).toBeVisible()
  await panel.getByRole('button', { name: tone.check.close(), exact: true }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: texts.form.sendReply(), exact: true }).click()
  await expect(page.getByText(texts.form.sent())).toBeVisible()
  const dana = await world.api('other')
  expect(await dana.call(toneRoutes.use, {})).toEqual({ allowed: null, left: null })
})

test('without checks left the way on is shown, and the message can be sent all the same', async ({ world }) => {
  world.watch.expect(/status of 409/)
  const { messages: texts, tone } = world.messages
  const { page } = await world.as('other')
  await page.goto('/app/messages/new')
  await page.getByLabel(names.creator).first().check()
  await page.getByLabel(texts.form.subject(), { exact: true }).fill('Friday')
  await page.getByLabel(texts.form.body(), { exact: true }).fill(unkind)
  const refused = { exception: 'toneChecksUsed', statusCode: 409, status: 409, userMessage: 'None left.' }
  await page.route('**/pub/v1/tone-checks', (route) =>
    route.fulfill({ status: 409, json: { ...refused, validationErrors: [] } }),
  )
  await page.getByRole('button', { name: texts.form.tone(), exact: true }).click()
  await expect(page.getByText(tone.check.noneLeft())).toBeVisible()
  await expect(page.getByRole('link', { name: tone.check.plans(), exact: true })).toHaveAttribute(
    'href',
    /account\/plan/,
  )
  await axe(page)
  await page.getByRole('button', { name: texts.form.send(), exact: true }).click()
  await expect(page.getByText(texts.form.sent())).toBeVisible()
})
