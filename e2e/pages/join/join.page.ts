import type { Page } from '@playwright/test'
import type { Messages } from '../../support/messages.ts'

export type Joining = { readonly firstName: string; readonly lastName: string; readonly email: string }

export const joinPassword = 'Lamp-sofa-river-9'

/** Drives the app in which people join. */
export const joinScreen = (page: Page, messages: Messages) => {
  const { joining: join } = messages
  const product = messages.productName()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const press = (name: string) => button(name).click()
  const labelled = (label: string) => page.getByLabel(new RegExp(`^${label}`))
  return {
    field,
    heading,
    button,
    press,
    labelled,
    goto: () => page.goto('/app/join'),
    start: heading(join.start.title({ product })),
    parent: heading(join.parent.title()),
    children: heading(join.childList.title()),
    security: heading(join.security.title()),
    coparent: heading(join.coparent.title()),
    problem: page.getByRole('alert'),
    next: () => press(join.next()),
    back: () => press(join.back()),
    fillStart: async ({ firstName, lastName, email }: Joining) => {
      const { start } = join
      await field(start.country()).selectOption('US')
      await field(start.state()).selectOption('NY')
      await field(start.firstName()).fill(firstName)
      await field(start.lastName()).fill(lastName)
      await field(start.email()).fill(email)
      await field(start.emailAgain()).fill(email)
      await page.getByRole('checkbox').check()
    },
    fillParent: async () => {
      const { parent } = join
      await field(parent.dateOfBirth()).fill('1988-04-12')
      await field(parent.line1()).fill('120 West 105th St')
      await field(parent.city()).fill('New York')
      await field(parent.zip()).fill('10025')
    },
    fillSecurity: async (username: string, password = joinPassword) => {
      await field(join.security.username()).fill(username)
      await field(join.security.password()).fill(password)
    },
    fillCoparent: async ({ firstName, lastName, email }: Joining) => {
      await field(join.coparent.firstName()).fill(firstName)
      await field(join.coparent.lastName()).fill(lastName)
      await labelled(join.coparent.email()).fill(email)
    },
  }
}
