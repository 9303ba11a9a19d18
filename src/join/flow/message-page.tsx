import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loginPage } from '#machines/session/pages.ts'
import { failureText, failureTitle } from '#src/app/shared/data/failure-text.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Answers, QuietAnswer } from '../answers.tsx'
import { JoinFrame } from '../join-frame.tsx'
import { Heading } from '../question-form.tsx'
import type { LaterProps } from './question-page.tsx'

type MessageProps = { title: string; text: string; children?: ReactNode }

/** Says one thing and offers ways on. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <JoinFrame title={title} saved={false}>
      <chakra.div display="grid" gap="u3">
        <Heading title={title} hint={text} />
        {children && <Answers>{children}</Answers>}
      </chakra.div>
    </JoinFrame>
  )
}

const begins =
  ({ join }: LaterProps) =>
  () =>
    join.act(({ send }) => send({ type: 'join.begin' }))

export function DuplicatePage(props: LaterProps) {
  const { duplicate } = useI18nContext().LL.joining
  return (
    <Message title={duplicate.title()} text={duplicate.text()}>
      <ButtonLink variant="join" link={<a href={loginPage} />}>
        {duplicate.signIn()}
      </ButtonLink>
      <ButtonLink variant="secondary" link={<a href="/app/forgotPassword" />}>
        {duplicate.forgot()}
      </ButtonLink>
      <QuietAnswer>
        <Button variant="tertiary" onClick={begins(props)}>
          {duplicate.other()}
        </Button>
      </QuietAnswer>
    </Message>
  )
}

export function OverPage(props: LaterProps) {
  const { over } = useI18nContext().LL.joining
  return (
    <Message title={over.title()} text={over.text()}>
      <Button variant="join" onClick={begins(props)}>
        {over.begin()}
      </Button>
    </Message>
  )
}

export function ExpiredPage(props: LaterProps) {
  const { expired } = useI18nContext().LL.joining
  return (
    <Message title={expired.title()} text={expired.text()}>
      <Button variant="join" onClick={begins(props)}>
        {expired.begin()}
      </Button>
    </Message>
  )
}

/** The account is there, and this browser is signed in. */
export function DonePage({ view: { item, welcomed, invited } }: LaterProps) {
  const { LL } = useI18nContext()
  const { done } = LL.joining
  const { firstName: inviter } = item?.inviter ?? {}
  const text = () => {
    if (inviter !== undefined) return done.together({ name: inviter })
    return invited?.email ? done.invited({ email: invited.email, name: invited.firstName }) : done.text()
  }
  return (
    <Message title={done.title({ name: welcomed ?? '' })} text={text()}>
      <ButtonLink variant="join" link={<a href="/app/home" />}>
        {done.open({ product: LL.productName() })}
      </ButtonLink>
    </Message>
  )
}

export function UnreachablePage({ join, view: { failure } }: LaterProps) {
  const { LL } = useI18nContext()
  return (
    <JoinFrame title={LL.joining.unreachable()} saved={false}>
      <ErrorState
        title={failureTitle(failure, LL, LL.joining.unreachable())}
        retry={{ label: LL.joining.retry(), onPress: () => join.act(({ send }) => send({ type: 'join.retry' })) }}
      >
        {failureText(failure, LL)}
      </ErrorState>
    </JoinFrame>
  )
}
