import { expect, type Locator, type Page } from '@playwright/test'
import { keyboardOn } from '../support/keyboard.ts'

/** Says which choice of a list is meant: as it reads, or by its value where the words differ by language. */
export type ListChoice = { readonly label: string } | { readonly value: string }

/** Says how somebody uses a page: with a pointer, or by keyboard alone. */
export type Hands = {
  press(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** Enters `2026-11-20` or `2026-11-20T17:00` into the browser's own field. */
  enter(field: Locator, wall: string): Promise<void>
  /** Chooses one of several radio buttons. */
  choose(radio: Locator): Promise<void>
  select(list: Locator, choice: ListChoice): Promise<void>
}

export const pointerOn = (_: Page): Hands => ({
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  enter: (field, wall) => field.fill(wall),
  choose: (radio) => radio.click(),
  select: async (list, choice) => {
    await list.selectOption(choice)
  },
})

const chosenIn = (list: HTMLSelectElement) => ({ label: list.selectedOptions[0]?.label ?? '', value: list.value })
const isChosen = async (list: Locator, choice: ListChoice): Promise<boolean> => {
  const { label, value } = await list.evaluate(chosenIn)
  return 'label' in choice ? choice.label === label : choice.value === value
}

/** Its fields of dates and times have their parts in the order of the browser, whatever the page's language. */
export const keyboardHands = (page: Page): Hands => {
  const { reach, press, type } = keyboardOn(page)
  return {
    press: (target) => press(target),
    type,
    enter: async (field, wall) => {
      await reach(field)
      const [year = '', month = '', day = '', hours, minutes = ''] = wall.split(/[-T:]/)
      await page.keyboard.type(`${month}${day}${year}`)
      if (hours !== undefined) {
        await page.keyboard.press('ArrowRight')
        await page.keyboard.type(`${String(Number(hours) % 12 || 12).padStart(2, '0')}${minutes}`)
        await page.keyboard.type(Number(hours) < 12 ? 'A' : 'P')
      }
      await expect(field).toHaveValue(wall)
    },
    choose: async (radio) => {
      const group = page.getByRole('group').filter({ has: radio }).last()
      await reach(group.getByRole('radio', { checked: true }))
      for (let presses = 0; presses < 20 && !(await radio.isChecked()); presses += 1)
        await page.keyboard.press('ArrowRight')
      await expect(radio).toBeChecked()
    },
    select: async (list, choice) => {
      await reach(list)
      const most = await list.locator('option').count()
      await page.keyboard.press('Home')
      for (let presses = 0; presses < most && !(await isChosen(list, choice)); presses += 1)
        await page.keyboard.press('ArrowDown')
      expect(await isChosen(list, choice)).toBe(true)
    },
  }
}
