import { QueryClient } from '@tanstack/react-query'
import { isPassing } from '#src/api/failures.ts'

const retries = 3
const longestDelay = 30_000

/** The request gate repeats after a 401 and a 429; this repeats what failed for other passing reasons, and only reads. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => isPassing(error) && failures < retries,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelay),
        gcTime: 5 * 60_000,
        staleTime: 30_000,
      },
      // Sent at once or failed at once: an answer given offline must not go out an hour later by itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
