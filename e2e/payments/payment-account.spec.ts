import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { paymentAccountScreen } from '../pages/payment-account.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { cardPhoto } from '../support/pictures.ts'

// Bank transfers are offered in the United States, whatever the language.
test.use({ country: 'US' })

const Dana = names.other

test('Dana signs up step by step, back and on and after a reload; the bank asks again, wants to see an ID and looks at it', async ({
  world,
}) => {
  test.slow()
  const { messages, bank } = world
  const { flow, state, label } = messages.paymentAccounts
  const dana = await world.as('other')
  const screen = paymentAccountScreen(dana.page, messages)
  await screen.goto()
  await axe(dana.page)
  await screen.signUp.click()
  await test.step('her name, and back to it', async () => {
    await expect(screen.question(flow.name.title())).toBeVisible()
    await screen.fill({ [flow.name.first()]: 'Dana #2', [flow.name.last()]: 'Story' })
    await screen.next.click()
    await expect(dana.page.getByText(messages.errors.characterNamed({ character: '#' }))).toBeVisible()
    await axe(dana.page)
    await screen.fill({ [flow.name.first()]: 'Dana' })
    await screen.next.click()
    await expect(screen.question(flow.birth.title())).toBeFocused()
    await screen.back.click()
    await expect(screen.field(flow.name.first())).toHaveValue('Dana')
    await screen.next.click()
  })
  await test.step('her birthday and her email', async () => {
    await screen.fill({ [flow.birth.date()]: '1988-04-12' })
    await screen.next.click()
    await screen.fill({ [flow.email.email()]: 'dana@example.com', [flow.email.again()]: 'dana@example.org' })
    await screen.next.click()
    await expect(dana.page.getByText(messages.errors.emailsDiffer())).toBeVisible()
    await screen.fill({ [flow.email.again()]: 'dana@example.com' })
    await screen.next.click()
    await expect(screen.question(flow.address.title())).toBeFocused()
  })
  await test.step('a reload goes on where she was, and no PO box is where she lives', async () => {
    await dana.page.reload()
    await expect(screen.question(flow.address.title())).toBeVisible()
    await screen.fill({ [flow.address.line1()]: 'P.O. Box 12', [flow.address.city()]: 'New York' })
    await screen.field(flow.address.state()).selectOption('NY')
    await screen.fill({ [flow.address.zip()]: '10025' })
    await screen.next.click()
    await expect(dana.page.getByText(messages.errors.poBox())).toBeVisible()
    await axe(dana.page)
    await screen.fill({ [flow.address.line1()]: '120 West 105th St' })
    await screen.next.click()
  })
  await test.step('four digits, the terms, and a look at all of it', async () => {
    await screen.fill({ [flow.digits.four()]: '0006' })
    await axe(dana.page)
    await screen.next.click()
    await dana.page.getByRole('checkbox').check()
    await axe(dana.page)
    await screen.next.click()
    await expect(screen.question(flow.review.title())).toBeFocused()
    await expect(dana.page.getByText('120 West 105th St')).toBeVisible()
    await axe(dana.page)
    await screen.send.click()
  })
  await test.step('the bank asks for all nine digits, then for a photo', async () => {
    await expect(screen.question(flow.digits.wholeTitle())).toBeFocused()
    await screen.fill({ [flow.digits.nine()]: '123450006' })
    await axe(dana.page)
    await screen.next.click()
    await dana.page.getByRole('checkbox').check()
    await screen.next.click()
    await screen.send.click()
    await expect(screen.question(flow.document.title())).toBeFocused()
    await axe(dana.page)
  })
  await test.step('a photo is refused for each rule, then taken', async () => {
    world.watch.expect(/status of 422/)
    await screen.fill({ [flow.document.expires()]: '2020-01-01' })
    await screen.choose(await cardPhoto({ grey: true }))
    await screen.sendPhoto.click()
    await expect(dana.page.getByText(messages.errors.documentExpired())).toBeVisible()
    await screen.fill({ [flow.document.expires()]: '2031-04-12' })
    for (const [shot, refused] of [
      [{ grey: true }, messages.errors.documentNotColour()],
      [{ across: 0.7, down: 0.7 }, messages.errors.documentTooFar()],
      [{ dpi: 100 }, messages.errors.documentTooCoarse()],
    ] as const) {
      await screen.choose(await cardPhoto(shot))
      await screen.sendPhoto.click()
      await expect(dana.page.getByText(refused)).toBeVisible()
    }
    await axe(dana.page)
    await screen.choose(await cardPhoto({}))
    await screen.sendPhoto.click()
    await expect(dana.page.getByText(label.manualReview()).first()).toBeVisible()
    await axe(dana.page)
  })
  const sam = await world.as('creator')
  const his = paymentAccountScreen(sam.page, messages)
  await his.goto()
  await expect(his.standing(Dana)).toContainText(messages.paymentAccounts.shared.neither())
  await test.step('the next business day the bank has looked, and she adds her account', async () => {
    await bank.businessDays(2)
    await expect(screen.turn(state.verified.missing())).toBeVisible()
    await screen.add.click()
    await axe(dana.page)
    const { form } = messages.paymentAccounts.bankAccounts
    const numbers = { [form.name()]: 'Household', [form.routing()]: '222222226', [form.number()]: '1000200030' }
    await screen.fillDialog(numbers)
    await screen.addAccount.click()
    const password = passwordScreen(dana.page, messages)
    await expect(password.dialog).toBeVisible()
    await axe(dana.page)
    await password.give()
    await expect(screen.turn(state.verified.title())).toBeVisible()
    await axe(dana.page)
  })
  await test.step('Sam learns that money can come and go, and nothing else', async () => {
    await expect(his.standing(Dana)).toContainText(messages.paymentAccounts.shared.both())
    await expect(sam.page.getByText(/0030|105th/)).toHaveCount(0)
    await axe(sam.page)
  })
})
