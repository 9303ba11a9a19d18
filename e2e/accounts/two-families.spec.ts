import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { invitedBy, joinedBy, newcomer, signedIn } from '../support/joining.ts'
import { addressIn, mailed } from '../support/mail.ts'
import type { Window } from '../support/person.ts'
import type { World } from '../support/world.ts'

/** Ben is a parent with Kim and one with Ana; his session shows the family with Kim. */
const withTwoFamilies = async (world: World) => {
  const { mail, invitations: texts } = world.messages
  const [ana, ben, kim] = [newcomer('Ana', 'Diaz'), newcomer('Ben', 'Costa'), newcomer('Kim', 'Hart')]
  await invitedBy(world, kim, { firstName: 'Ben', lastName: 'Costa', email: ben.email })
  const { page } = await world.stranger()
  const mailedBy = async (inviter: string) =>
    addressIn(
      await mailed(page, ben.email, mail.join.invite.subject({ inviter, product: world.messages.productName() })),
    )
  await joinedBy(world, await mailedBy('Kim Hart'), ben)
  await invitedBy(world, ana, { firstName: 'Ben', lastName: 'Costa', email: ben.email })
  const somebody = await signedIn(world, ben)
  await somebody.page.goto(await mailedBy('Ana Diaz'))
  await somebody.page.getByRole('link', { name: world.messages.joining.invitation.account() }).click()
  await somebody.page.getByRole('button', { name: texts.opened.accept(), exact: true }).click()
  await expect(somebody.page).toHaveURL(/\/app\/home/)
  return somebody
}

type Act = {
  readonly title: string
  fill(tab: Window, world: World): Promise<void>
  send(tab: Window, world: World): Promise<void>
  /** Locates what was recorded, on the page that lists it. */
  list(page: Page, world: World): Promise<unknown>
}

const acts: readonly Act[] = [
  {
    title: 'Winter boots',
    fill: async ({ form }) => {
      await form.goto()
      await form.fill({ name: 'Winter boots', amount: '80', category: 'general', children: ['Mia'] })
    },
    send: ({ form }) => form.save.click(),
    list: (page) => page.goto('/app/expenses'),
  },
  {
    title: 'The school trip',
    fill: async ({ page }, { messages }) => {
      const screen = messagesScreen(page, messages)
      await page.goto('/app/messages/new')
      await screen.to('Kim').check()
      await screen.subject.fill('The school trip')
      await screen.body.fill('The form is due on Friday.')
      await expect(screen.saved).toBeVisible()
    },
    send: ({ page }, { messages }) => messagesScreen(page, messages).send.click(),
    list: async (page, { messages }) => {
      await page.goto('/app/messages')
      await messagesScreen(page, messages).folder('sent').click()
    },
  },
  {
    title: 'Choir',
    fill: async ({ page }, { messages }) => {
      await page.goto('/app/calendar/events/new')
      await page.getByLabel(messages.calendarEvents.form.title(), { exact: true }).fill('Choir')
    },
    send: ({ page }, { messages }) =>
      page.getByRole('button', { name: messages.calendarEvents.form.add(), exact: true }).click(),
    list: (page) => page.goto('/app/calendar'),
  },
]

const [withKim, withAna] = ['Kim Hart & Ben Costa', 'Ana Diaz & Ben Costa']

test('a message, an expense and an event that were begun in one family are not sent to another', async ({ world }) => {
  // Nobody is signed in at first, and the server refuses a page of another family.
  world.watch.expect(/status of 40[149]/)
  test.slow()
  const { shell, families } = world.messages
  const ben = await withTwoFamilies(world)
  const { page } = ben
  const show = async (name: string) => {
    await page.goto('/app/account/families')
    await page.getByRole('button', { name: families.showOf({ name }) }).click()
    await expect(page).toHaveURL(/\/app\/home/)
  }
  await show(withKim)
  const tab = await ben.tab()
  const refused = tab.page.getByRole('heading', { name: shell.otherFamily.title() })
  for (const { title, fill, send, list } of acts) {
    await fill(tab, world)
    await show(withAna)
    await send(tab, world)
    await expect(refused).toBeVisible()
    await list(page, world)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    await tab.page.getByRole('button', { name: shell.otherFamily.stay({ name: withKim }) }).click()
    await expect(refused).toBeHidden()
    await send(tab, world)
    await list(tab.page, world)
    await expect(tab.page.getByText(title).first()).toBeVisible()
  }
})
