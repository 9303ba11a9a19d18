import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Route, RouteInput, RouteOutput } from '#contract/route.ts'
import type { SentKeyStore } from '#src/api/idempotency-key.ts'
import { useApp } from '../app-context.ts'
import { createCommandSender } from './command-sender.ts'

type Options<R extends Route, OnMutate> = Omit<
  UseMutationOptions<RouteOutput<R>, Error, RouteInput<R>, OnMutate>,
  'mutationFn'
> & {
  /** Keeps the key of a request whose outcome is unknown longer than this component lives. */
  readonly sentKeys?: SentKeyStore
}

/** Sends commands through a contract route that belongs to no chart: a creation, a setting, a bank account. */
export function useCommand<R extends Route, OnMutate = unknown>(
  route: R,
  { sentKeys, ...options }: Options<R, OnMutate> = {},
): UseMutationResult<RouteOutput<R>, Error, RouteInput<R>, OnMutate> {
  const { client } = useApp()
  const [send] = useState(() => createCommandSender(client, sentKeys))
  return useMutation({
    ...options,
    mutationFn: (input: RouteInput<R>) => send(route, input),
  })
}
