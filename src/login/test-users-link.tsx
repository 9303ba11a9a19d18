import { type ReactNode, useEffect, useState } from 'react'
import { testUsersRoute } from '#contract/dev/test-users.ts'
import type { Call } from '#src/api/call.ts'

/** Shown only when the server has test users: in production it answers 404. */
export function TestUsersLink({ call, children }: { call: Call; children: ReactNode }) {
  const [there, setThere] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    call(testUsersRoute, {}, { signal: left.signal }).then(
      (users) => setThere(users.length > 0),
      () => setThere(false),
    )
    return () => left.abort()
  }, [call])
  return there && children
}
