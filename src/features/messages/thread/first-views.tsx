import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageDto } from '#contract/messages/messages.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'

const List = chakra('ul', {
  base: { borderInlineStartWidth: '3px', borderColor: 'brand.tint', ps: 'u1', textStyle: 'secondary' },
})

type FirstViewsProps = { recipients: MessageDto['recipients'] }

/** Says for each recipient when they first viewed it, or that they never did. A professional's view is not told. */
export function FirstViews({ recipients }: FirstViewsProps) {
  const { thread } = useI18nContext().LL.messages
  const viewer = useViewer()
  const told = recipients.filter((one) => one.told)
  if (told.length === 0) return null
  return (
    <List aria-label={thread.firstViewed()}>
      {told.map(({ personId, viewedAt }) => {
        const name = viewer.nameOf(personId) || thread.someone()
        if (viewedAt === null) return <li key={personId}>{`${thread.firstViewed()} · ${thread.never({ name })}`}</li>
        const at = viewer.moment(viewedAt)
        return (
          <li key={personId}>{viewer.isYou(personId) ? thread.viewedByYou({ at }) : thread.viewedBy({ name, at })}</li>
        )
      })}
    </List>
  )
}
