import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { testUsersRoute } from '#contract/dev/test-users.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Call } from '#src/api/call.ts'

const TextLink = chakra('a', { base: { color: 'brand.strong', textDecoration: 'underline' } })

/** Shown only when the server has test users: in production it answers 404. */
export function TestUsersLink({ call }: { call: Call }) {
  const { login } = useI18nContext().LL
  const [there, setThere] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    call(testUsersRoute, {}, { signal: left.signal }).then(
      (users) => setThere(users.length > 0),
      () => setThere(false),
    )
    return () => left.abort()
  }, [call])
  return there && <TextLink href="/app/testusers">{login.testUsers()}</TextLink>
}
