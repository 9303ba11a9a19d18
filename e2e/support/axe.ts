import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** The screen as it stands now breaks no rule of WCAG 2.2 AA that a machine can check. */
export const axe = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}
