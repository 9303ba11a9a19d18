import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Route, RouteInput, RouteOutput } from '#contract/route.ts'
import { createIdempotencyKey } from '#src/api/idempotency-key.ts'
import { useApp } from '../app-context.ts'

type Options<R extends Route, OnMutate> = Omit<
  UseMutationOptions<RouteOutput<R>, Error, RouteInput<R>, OnMutate>,
  'mutationFn'
> & { readonly attempts?: number }

/**
 * A mutation through a contract route. Trying the same again after no answer repeats the same press: the server, which may
 * have heard the first one, does it once.
 */
export function useCommand<R extends Route, OnMutate = unknown>(
  route: R,
  { attempts, ...options }: Options<R, OnMutate> = {},
): UseMutationResult<RouteOutput<R>, Error, RouteInput<R>, OnMutate> {
  const { client } = useApp()
  const [press] = useState(createIdempotencyKey)
  return useMutation({
    ...options,
    mutationFn: async (input: RouteInput<R>) => {
      try {
        const output = await client.call(route, input, {
          idempotencyKey: press.take(input),
          ...(attempts !== undefined && { attempts }),
        })
        press.settle()
        return output
      } catch (failure) {
        press.settle(failure)
        throw failure
      }
    },
  })
}
