import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import type { MessageDto } from '#contract/messages/messages.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { FileCards } from '#src/app/shared/uploads/file-cards.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Avatar } from '#src/ui/data/avatar.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { mayOpen } from '../open-now.ts'
import { avatarOf, namesOf, privilegedText, whoIs } from '../people.ts'
import { useOpenMessage } from '../use-open-message.ts'
import { FirstViews } from './first-views.tsx'

const Item = chakra('li', { base: { display: 'flex', gap: 'u1.5', px: { base: 'u2', md: 'u2.5' }, py: 'u2' } })
const Main = chakra('article', { base: { flex: '1', minW: '0', display: 'grid', rowGap: 'u1' } })
const Top = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: 'u1', flexWrap: 'wrap' } })
const Body = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } })

type ThreadMessageProps = { message: MessageDto; place: number; count: number; chosen: boolean }

/** One message of a thread: opened, or a closed row with what may be known of it. */
export function ThreadMessage({ message, place, count, chosen }: ThreadMessageProps) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { thread } = LL.messages
  const { open, look } = useOpenMessage()
  const { authorId, recipients, attorneys, sentAt, privileged, files } = message
  const body = message.body ?? look.data?.body ?? null
  const focusRef = useFocus(chosen, body !== null && (open.isSuccess || look.isSuccess))
  const to = recipients.map(({ personId }) => personId)
  return (
    <Item>
      <chakra.span hideBelow="sm">
        <Avatar {...avatarOf(viewer, authorId)} />
      </chakra.span>
      <Main ref={focusRef} tabIndex={-1}>
        <div>
          <Top>
            <chakra.strong textStyle="strong">
              {whoIs(viewer, authorId, thread, { you: 'you', attorneys })}
            </chakra.strong>
            <chakra.span textStyle="secondary" color="fg.3">
              {thread.place({ place, count })}
            </chakra.span>
          </Top>
          <chakra.div textStyle="secondary" color="fg.3">
            {thread.sent({ names: namesOf(viewer, to, thread, attorneys), at: viewer.moment(sentAt) })}
          </chakra.div>
        </div>
        {privileged && (
          <span>
            <Chip tone="warning" dot>
              {privilegedText(viewer, message, LL)}
            </Chip>
          </span>
        )}
        {body === null ? (
          <Closed message={message} open={open} look={look} />
        ) : (
          <>
            <Body>
              <Verbatim>{body}</Verbatim>
            </Body>
            {files.length > 0 && <FileCards label={LL.messages.form.attached()} files={files} />}
          </>
        )}
        <FirstViews recipients={recipients} />
      </Main>
    </Item>
  )
}

/** Moves the focus to the message that was chosen, and to one whose button went when it was opened. */
function useFocus(chosen: boolean, opened: boolean) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!chosen) return
    // After a navigation the heading gets the focus and the page is scrolled to its top, both before the next frame.
    const frame = requestAnimationFrame(() => ref.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [chosen])
  useEffect(() => {
    if (opened && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [opened])
  return ref
}

type ClosedProps = { message: MessageDto } & Pick<ReturnType<typeof useOpenMessage>, 'open' | 'look'>

/** A press opens it; whoever looks on is told that it was not opened, and a professional may read it. */
function Closed({ message, open, look }: ClosedProps) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { thread } = LL.messages
  const name = viewer.nameOf(viewer.viewpoint)
  const isOwn = mayOpen(message)
  const press = isOwn ? open : look
  const failed = press.isError ? `${thread.notOpened()}. ${failureText(press.error, LL)}` : undefined
  const mayPress = isOwn || viewer.family.mode === 'viewing'
  if (!mayPress) return <chakra.p color="fg.3">{thread.closedFor({ name })}</chakra.p>
  return (
    <div>
      <chakra.p textStyle="secondary" color="fg.3" pb="u1">
        {isOwn ? thread.openHint() : thread.lookHint({ name })}
      </chakra.p>
      <Button variant="secondary" loading={press.isPending} onClick={() => press.mutate(message)}>
        {isOwn ? thread.open() : thread.look()}
      </Button>
      <FieldError id={`${message.id}-error`}>{failed}</FieldError>
    </div>
  )
}
