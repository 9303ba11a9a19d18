import { chakra } from '@chakra-ui/react/styled-system'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MessageSummaryDto } from '#contract/messages/messages.ts'
import { dateIn, formatTime } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Avatar } from '#src/ui/data/avatar.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { avatarOf, namesOf, privilegedText, whoIs } from '../people.ts'
import type { MessagesSearch } from '../search.ts'
import { useOpenMessage } from '../use-open-message.ts'
import type { Selection } from './use-selection.ts'

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 'u1',
    px: 'u1.5',
    position: 'relative',
    _hover: { bg: 'bg.hover' },
  },
  variants: {
    current: {
      true: { bg: 'brand.tint', boxShadow: 'inset 3px 0 0 {colors.brand.strong}', _hover: { bg: 'brand.tint' } },
    },
  },
})
const Face = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    '& a': { display: 'flex', gap: 'u1.5', py: 'u1.5', _focusVisible: { outlineOffset: '-2px' } },
  },
})
const Text = chakra('div', { base: { flex: '1', minW: '0', display: 'grid', rowGap: 'u0.5' } })
const Top = chakra('div', {
  base: { display: 'flex', gap: 'u1', alignItems: 'center', justifyContent: 'space-between' },
})
const Cut = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' } })
const Dot = chakra('span', {
  base: { display: 'inline-block', boxSize: '8px', ms: 'u1', borderRadius: 'pill', bg: 'brand.strong' },
})

type MessageRowProps = {
  message: MessageSummaryDto
  /** The list in which it stands, to which Back leads. */
  address: MessagesSearch
  current: boolean
  /** Null for whoever looks on and moves nothing. */
  selection: Selection | null
  /** What a search found in it. */
  found?: { subject: ReactNode; text: ReactNode }
}

/** One message of a folder. A press on it opens it for its recipient; nothing else does. */
export function MessageRow({ message, address, current, selection, found }: MessageRowProps) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { linkOf } = useOpenMessage()
  const texts = LL.messages.list
  const { authorId, recipients, attorneys, subject, sentAt, attachments, preview, privileged, threadId } = message
  const isOwn = authorId === viewer.viewpoint
  const unopened = preview === null
  // The lightest text is too faint on the ground of the current row.
  const quiet = current ? 'fg.2' : 'fg.3'
  const sentOn = dateIn(sentAt, viewer.family.timeZone)
  const when = sentOn === viewer.today ? formatTime(sentAt, viewer.family.timeZone, viewer.locale) : viewer.day(sentOn)
  const [first] = recipients
  const shown = isOwn && first ? first.personId : authorId
  const { thread } = LL.messages
  const to = recipients.map(({ personId }) => personId)
  const who = isOwn
    ? texts.to({ names: namesOf(viewer, to, thread, attorneys) })
    : whoIs(viewer, authorId, thread, { you: 'you', attorneys })
  const closed = viewer.addressed ? texts.closed() : texts.closedFor({ name: viewer.nameOf(viewer.viewpoint) })
  return (
    <Item current={current}>
      {selection && (
        <chakra.div pt="u1">
          <CheckboxField
            label={<VisuallyHidden>{texts.select({ subject })}</VisuallyHidden>}
            checked={selection.has(message.id)}
            onChange={() => selection.toggle(message.id)}
          />
        </chakra.div>
      )}
      <Face>
        <Link
          to="/messages"
          search={{ ...address, thread: threadId }}
          {...linkOf(message)}
          {...(current && { 'aria-current': 'true' as const })}
        >
          <Avatar {...avatarOf(viewer, shown)} />
          <Text>
            <Top>
              <Cut textStyle={unopened ? 'strong' : 'body'}>
                {who}
                {unopened && (
                  <>
                    <Dot aria-hidden />
                    <VisuallyHidden>{` ${texts.unopened()}`}</VisuallyHidden>
                  </>
                )}
              </Cut>
              <chakra.span textStyle="secondary" color={quiet} whiteSpace="nowrap">
                {when}
              </chakra.span>
            </Top>
            <Cut textStyle={unopened ? 'strong' : 'body'}>
              <Verbatim>{found?.subject ?? subject}</Verbatim>
            </Cut>
            <chakra.span textStyle="secondary" color={quiet} lineClamp={2} overflowWrap="anywhere">
              {unopened ? closed : <Verbatim>{found?.text ?? preview}</Verbatim>}
            </chakra.span>
            {(privileged || attachments > 0) && (
              <chakra.span display="flex" gap="u1" flexWrap="wrap" alignItems="center">
                {privileged && (
                  <Chip tone="warning" dot>
                    {privilegedText(viewer, message, LL)}
                  </Chip>
                )}
                {attachments > 0 && (
                  <chakra.span display="inline-flex" gap="u0.5" alignItems="center" textStyle="secondary" color={quiet}>
                    <IconPaperclip size={16} stroke={1.75} aria-hidden />
                    {texts.attachments({ count: attachments })}
                  </chakra.span>
                )}
              </chakra.span>
            )}
          </Text>
        </Link>
      </Face>
    </Item>
  )
}
