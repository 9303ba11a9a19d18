import type { Page } from '@playwright/test'
import type { Messages } from '../../support/messages.ts'

/** Drives the calendar's pages: schedules, holidays and change requests. */
export const calendarScreen = (page: Page, { calendar, changeRequests, holidays, parentingSchedules }: Messages) => {
  const optional = parentingSchedules.form.optional()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  /** Finds a field by its whole label, optional or required. */
  const field = (label: string) =>
    page.getByLabel(label, { exact: true }).or(page.getByLabel(`${label} ${optional}`, { exact: true }))
  const dialog = page.getByRole('dialog')
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const { action, dialogs, form, turn } = changeRequests
  return {
    page,
    field,
    button,
    /** Presses the button of the dialog that asks before a command. */
    answer: confirm,
    /** Records a schedule that begins on a day, and leads to the list. */
    addSchedule: async (name: string, pattern: keyof typeof parentingSchedules.form.patterns, startsOn: string) => {
      const texts = parentingSchedules.form
      await page.goto('/app/calendar/schedules/new')
      await field(texts.name()).fill(name)
      await page.getByRole('radio', { name: texts.patterns[pattern](), exact: true }).click()
      await field(texts.starts()).fill(startsOn)
      await button(texts.add()).click()
      await page.getByRole('heading', { name, level: 3 }).waitFor()
    },
    confirmSchedule: async () => {
      await page.goto('/app/calendar/schedules')
      await button(parentingSchedules.action.confirm()).click()
      await confirm(parentingSchedules.dialogs.confirm.action())
    },
    disputeSchedule: async (reason: string) => {
      const { dispute } = parentingSchedules.dialogs
      await page.goto('/app/calendar/schedules')
      await button(parentingSchedules.action.dispute()).click()
      await dialog.getByLabel(dispute.label()).fill(reason)
      await confirm(dispute.action())
    },
    /** Records the fourth Thursday of November: with one parent in odd years, with whoever has the day in even ones. */
    addThanksgiving: async (name: string, odd: string) => {
      const texts = holidays.form
      await page.goto('/app/calendar/holidays/new')
      await field(texts.name()).fill(name)
      await field(texts.by()).selectOption({ label: texts.kinds.weekday() })
      await field(texts.nth()).selectOption('4')
      await field(texts.weekday()).selectOption('4')
      await field(texts.month()).selectOption('11')
      await field(texts.odd()).selectOption({ label: odd })
      await field(texts.even()).selectOption({ label: holidays.share.whoeverHasIt() })
      await button(texts.add()).click()
      await page.getByRole('heading', { name, level: 3 }).waitFor()
    },
    /** Fills in a request for time; the times are those of the family's clock. */
    ask: async (asked: {
      readonly from: string
      readonly until: string
      readonly expires: string
      readonly reason: string
    }) => {
      await page.goto('/app/calendar/changes/new')
      await field(form.from()).fill(asked.from)
      await field(form.until()).fill(asked.until)
      await field(form.expires()).fill(asked.expires)
      await field(form.reason()).fill(asked.reason)
      await page.getByRole('main').locator('form button[type=submit]').click()
      await page.getByRole('heading', { name: changeRequests.title(), level: 1 }).waitFor()
    },
    openFirstRequest: () => page.getByRole('list', { name: changeRequests.title() }).getByRole('link').first().click(),
    approve: async () => {
      await button(action.approve()).click()
      await confirm(dialogs.approve.action())
    },
    decline: async (reason: string) => {
      await button(action.decline()).click()
      await dialog.getByLabel(dialogs.decline.label()).fill(reason)
      await confirm(dialogs.decline.action())
    },
    withdraw: async () => {
      await button(action.withdraw()).click()
      await confirm(dialogs.withdraw.action())
    },
    /** Proposes another end of the time that was asked for. */
    counter: async (reason: string, until?: string) => {
      await page.getByRole('link', { name: action.counter(), exact: true }).click()
      await page.getByRole('heading', { name: form.counterTitle(), level: 1 }).waitFor()
      if (until) await field(form.until()).fill(until)
      await field(form.reason()).fill(reason)
      await button(form.counter()).click()
      await page.getByRole('heading', { name: changeRequests.title(), level: 1 }).waitFor()
    },
    /** Locates what the page of a request says of its status. */
    status: (leaf: keyof typeof calendar.changeLabel) =>
      page
        .getByRole('main')
        .getByText(new RegExp(`· ${calendar.changeLabel[leaf]()}$`))
        .first(),
    warning: page.getByText(turn.notice()),
  }
}
export type CalendarScreen = ReturnType<typeof calendarScreen>
