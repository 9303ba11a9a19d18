import { expect, type Locator, type Page } from '@playwright/test'

const wholePage = 80

/** Says whether the focus is visible: as a ring around the element, or around what represents it. */
const showsFocus = (element: Element): boolean => {
  const ringed = (at: Element | null, up: number): boolean => {
    if (!at || up === 0) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || ringed(at.parentElement, up - 1)
  }
  return ringed(element, 5)
}

/** Says whether something covers the element's middle, such as a bar at the bottom of the screen. */
const isCovered = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return !there || !(element.contains(there) || there.contains(element) || there.closest('label')?.contains(element))
}

/**
 * Uses the page by keyboard alone. `mostTabs` limits how far the next target may be: few say that the order of the page
 * is kept, because the focus cannot come round from its end.
 */
export const keyboardOn = (page: Page, mostTabs = wholePage) => {
  /** Presses Tab from the current focus until the target has it, and checks that this is visible. */
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
    expect(await target.evaluate(showsFocus), 'focus can be seen').toBe(true)
    expect(await target.evaluate(isCovered), 'something lies over it').toBe(false)
  }
  return {
    reach,
    press: async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await reach(target)
      await page.keyboard.press(key)
    },
    type: async (target: Locator, text: string) => {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
}
export type Keyboard = ReturnType<typeof keyboardOn>
