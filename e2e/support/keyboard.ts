import { expect, type Locator, type Page } from '@playwright/test'

const mostTabs = 80

/** Whether somebody can see that this has the focus: a ring round it, or round what it stands for. */
const showsFocus = (element: Element): boolean => {
  const ringed = (at: Element | null, up: number): boolean => {
    if (!at || up === 0) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || ringed(at.parentElement, up - 1)
  }
  return ringed(element, 5)
}

/** Whether something lies over the middle of it, say a bar at the foot of the screen. */
const isCovered = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return !there || !(element.contains(there) || there.contains(element) || there.closest('label')?.contains(element))
}

/** Somebody who has a keyboard and nothing else. */
export const keyboardOn = (page: Page) => {
  /** Goes on from where the focus is until it is there, and sees that it is. */
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
