import { queryOptions } from '@tanstack/react-query'
import { emailChangeRoutes } from '#contract/email-change/email-change.ts'
import type { Client } from '#src/api/client.ts'

export const emailChangeKey = ['emailChange']

export const emailChangeQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({ queryKey: emailChangeKey, queryFn: ({ signal }) => call(emailChangeRoutes.current, {}, { signal }) })
