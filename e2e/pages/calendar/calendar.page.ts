import { expect, type Page } from '@playwright/test'
import type { Messages } from '../../support/messages.ts'
import { type Hands, pointerOn } from '../hands.ts'

/** Drives the calendar's pages: days, schedules, holidays, change requests and the report. */
export const calendarScreen = (page: Page, messages: Messages, hands: Hands = pointerOn(page)) => {
  const { calendar, changeRequests, calendarReport } = messages
  const parts = partsOf(page, messages)
  const { button, field, main } = parts
  const { action, form, turn } = changeRequests
  return {
    ...parts,
    ...planScreen(page, messages, hands),
    ...answersOn(page, messages, hands),
    /** Shows a day, whatever was shown before. */
    openDay: async (date: string) => {
      await page.goto('/app/calendar?view=day')
      await hands.enter(page.getByLabel(calendar.header.jump()), date)
      await page.locator(`#day-${date}`).waitFor()
    },
    /** Opens the reason of the day that says this, which must be there. */
    readWhy: async (reason: string) => {
      const why = main.locator('details').filter({ hasText: reason }).first()
      await hands.press(why.locator('summary'))
      await expect(why.getByText(reason)).toBeVisible()
    },
    /** Fills in a request for time; the times are those of the family's clock. */
    ask: async (asked: {
      readonly from: string
      readonly until: string
      readonly expires: string
      readonly reason: string
    }) => {
      await page.goto('/app/calendar/changes')
      await hands.press(main.getByRole('link', { name: changeRequests.add(), exact: true }))
      await hands.enter(field(form.from()), asked.from)
      await hands.enter(field(form.until()), asked.until)
      await hands.type(field(form.reason()), asked.reason)
      await hands.enter(field(form.expires()), asked.expires)
      await hands.press(main.locator('form button[type=submit]'))
      await page.getByRole('heading', { name: changeRequests.title(), level: 1 }).waitFor()
    },
    openFirstRequest: () =>
      hands.press(page.getByRole('list', { name: changeRequests.title() }).getByRole('link').first()),
    /** Proposes another end of the time that was asked for. */
    counter: async (reason: string, until?: string) => {
      await hands.press(page.getByRole('link', { name: action.counter(), exact: true }))
      await page.getByRole('heading', { name: form.counterTitle(), level: 1 }).waitFor()
      if (until) await hands.enter(field(form.until()), until)
      await hands.type(field(form.reason()), reason)
      await hands.press(button(form.counter()))
      await page.getByRole('heading', { name: changeRequests.title(), level: 1 }).waitFor()
    },
    /** Locates what the page of a request says of its status. */
    status: (leaf: keyof typeof calendar.changeLabel) =>
      main.getByText(new RegExp(`· ${calendar.changeLabel[leaf]()}$`)).first(),
    warning: page.getByText(turn.notice()),
    openReport: async (from: string, to: string) => {
      await page.goto('/app/calendar/report')
      await hands.enter(page.getByLabel(calendarReport.from(), { exact: true }), from)
      await hands.enter(page.getByLabel(calendarReport.to(), { exact: true }), to)
    },
  }
}
export type CalendarScreen = ReturnType<typeof calendarScreen>

const partsOf = (page: Page, { parentingSchedules }: Messages) => {
  const optional = parentingSchedules.form.optional()
  return {
    page,
    main: page.getByRole('main'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** Finds a field by its whole label, optional or required. */
    field: (label: string) =>
      page.getByLabel(label, { exact: true }).or(page.getByLabel(`${label} ${optional}`, { exact: true })),
    dialog: page.getByRole('dialog'),
  }
}

/** Records and answers schedules and holidays. */
const planScreen = (page: Page, messages: Messages, hands: Hands) => {
  const { holidays, parentingSchedules } = messages
  const { button, field, main, dialog } = partsOf(page, messages)
  const confirm = (name: string) => hands.press(dialog.getByRole('button', { name, exact: true }))
  /** Goes from a list to the form of something new. */
  const add = async (list: string, name: string) => {
    await page.goto(`/app/calendar/${list}`)
    await hands.press(main.getByRole('link', { name, exact: true }))
  }
  return {
    /** Records a schedule that begins on a day, and leads to the list. */
    addSchedule: async (name: string, pattern: keyof typeof parentingSchedules.form.patterns, startsOn: string) => {
      const texts = parentingSchedules.form
      await add('schedules', parentingSchedules.add())
      await hands.type(field(texts.name()), name)
      await hands.choose(page.getByRole('radio', { name: texts.patterns[pattern](), exact: true }))
      await hands.enter(field(texts.starts()), startsOn)
      await hands.press(button(texts.add()))
      await page.getByRole('heading', { name, level: 3 }).waitFor()
    },
    confirmSchedule: async () => {
      await page.goto('/app/calendar/schedules')
      await hands.press(button(parentingSchedules.action.confirm()))
      await confirm(parentingSchedules.dialogs.confirm.action())
    },
    disputeSchedule: async (reason: string) => {
      const { dispute } = parentingSchedules.dialogs
      await page.goto('/app/calendar/schedules')
      await hands.press(button(parentingSchedules.action.dispute()))
      await hands.type(dialog.getByLabel(dispute.label()), reason)
      await confirm(dispute.action())
    },
    /** Records the fourth Thursday of November: with one parent in odd years, with whoever has the day in even ones. */
    addThanksgiving: async (name: string, odd: string) => {
      const texts = holidays.form
      await add('holidays', holidays.add())
      await hands.type(field(texts.name()), name)
      await hands.select(field(texts.by()), { label: texts.kinds.weekday() })
      await hands.select(field(texts.nth()), { value: '4' })
      await hands.select(field(texts.weekday()), { value: '4' })
      await hands.select(field(texts.month()), { value: '11' })
      await hands.select(field(texts.odd()), { label: odd })
      await hands.select(field(texts.even()), { label: holidays.share.whoeverHasIt() })
      await hands.press(button(texts.add()))
      await page.getByRole('heading', { name, level: 3 }).waitFor()
    },
  }
}

/** Answers the change request that is open. */
const answersOn = (page: Page, messages: Messages, hands: Hands) => {
  const { action, dialogs } = messages.changeRequests
  const { button, dialog } = partsOf(page, messages)
  const confirm = (name: string) => hands.press(dialog.getByRole('button', { name, exact: true }))
  return {
    /** Presses the button of the dialog that asks before a command. */
    answer: confirm,
    approve: async () => {
      await hands.press(button(action.approve()))
      await confirm(dialogs.approve.action())
    },
    decline: async (reason: string) => {
      await hands.press(button(action.decline()))
      await hands.type(dialog.getByLabel(dialogs.decline.label()), reason)
      await confirm(dialogs.decline.action())
    },
    withdraw: async () => {
      await hands.press(button(action.withdraw()))
      await confirm(dialogs.withdraw.action())
    },
  }
}
