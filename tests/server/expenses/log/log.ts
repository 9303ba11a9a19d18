import * as z from 'zod/mini'
import { type ExpensePageDto, expensePageDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import type { TestClient } from '#tests/support/client.ts'

type Query = Readonly<Record<string, string>>

/** Returns one page of a person's log. */
export const pageFor = async (client: TestClient, query: Query = {}): Promise<ExpensePageDto> => {
  const answer = await client.call(expenseRoutes.list, { query })
  return z.parse(expensePageDto, answer.body)
}

/** Returns all lines, page by page. */
export const linesFor = async (client: TestClient, query: Query = {}): Promise<ExpensePageDto['items']> => {
  const items: ExpensePageDto['items'] = []
  for (let after: string | null = ''; after !== null; ) {
    const page = await pageFor(client, after === '' ? query : { ...query, after })
    items.push(...page.items)
    after = page.next
  }
  return items
}

export const namesFor = async (client: TestClient, query: Query = {}): Promise<string[]> =>
  (await linesFor(client, query)).map(({ name }) => name)
