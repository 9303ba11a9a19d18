import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { devRoutes } from '#contract/dev/dev.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loginPage } from '#machines/session/pages.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useFlag } from '#src/app/shared/flags/use-flag.ts'
import { enterAs } from '#src/app/shared/session/enter.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { AuthFrame } from '#src/ui/layout/auth-frame.tsx'
import { devTexts } from './texts/dev-texts.ts'

/** Offers sign-in as each demo person with one click. The page says so when the server has none (production). */
export function TestUsersPage() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const users = useQuery({
    queryKey: ['test-users'],
    queryFn: ({ signal }) => client.call(devRoutes.testUsers, {}, { signal }),
  })
  const enter = useMutation({
    mutationFn: (username: string) => client.call(devRoutes.signInAs, { body: { username } }),
    onSuccess: () => enterAs(null, (address) => location.assign(address)),
  })
  const isOn = useFlag('internalPages')
  const failure = users.error ?? enter.error
  if (isOn === false) return <NotHere />
  if (isRequestFailure(failure) && failure.statusCode === 404) return <NotHere />
  return (
    <AuthFrame
      productName={LL.productName()}
      title={devTexts.testUsers()}
      subtitle={devTexts.testUsersLead()}
      notice={failure && <Banner tone="problem" title={failureText(failure, LL)} />}
    >
      {users.isPending && <SkeletonRows label={LL.shell.loading()} rows={4} />}
      <chakra.ul display="flex" flexDirection="column" gap="u1.5">
        {users.data?.map(({ username, name, role, family }) => (
          <li key={username}>
            <Button
              variant="secondary"
              wide
              loading={enter.isPending && enter.variables === username}
              onClick={() => enter.mutate(username)}
            >
              {devTexts.signInAs({ name })}
            </Button>
            <chakra.div textStyle="secondary" color="fg.3" mt="u0.5">
              {[role, family, username].filter(Boolean).join(' · ')}
            </chakra.div>
          </li>
        ))}
      </chakra.ul>
    </AuthFrame>
  )
}

function NotHere() {
  const { LL } = useI18nContext()
  return (
    <AuthFrame productName={LL.productName()} title={devTexts.notHere()} subtitle={devTexts.notHereHint()}>
      <ButtonLink variant="secondary" link={<a href={loginPage} />}>
        {devTexts.toLogin()}
      </ButtonLink>
    </AuthFrame>
  )
}
