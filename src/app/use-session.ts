import { useSelector } from '@xstate/react'
import type { SessionKey } from '#contract/session.ts'
import { useApp } from './app-context.ts'
import { textOf } from './session/values.ts'

/** One session value as text, null where there is none. */
export function useSessionValue(key: SessionKey): string | null {
  const { session } = useApp()
  return useSelector(session, ({ context }) => textOf(context.values, key))
}
