import { QueryClient } from '@tanstack/react-query'
import { isPassing } from '#src/api/failures.ts'

const retries = 3
const longestDelay = 30_000

/** The request gate retries after a 401 and a 429; this client retries other temporary failures, and only for reads. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => isPassing(error) && failures < retries,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelay),
        gcTime: 5 * 60_000,
        staleTime: 30_000,
      },
      // A mutation is sent at once or fails at once: an answer given offline must not be sent by itself an hour later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
