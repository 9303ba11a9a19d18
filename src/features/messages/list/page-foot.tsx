import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { limits } from '#contract/limits.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { FilterSelect } from '#src/ui/fields/filter-select.tsx'
import { messagesKey } from '../counts.query.ts'

const sizes = limits.messages.perPage
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'u1',
    px: 'u2',
    py: 'u1',
    borderTopWidth: '1px',
  },
})

type PageFootProps = {
  from: number
  count: number
  total: number
  perPage: number
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  onPerPage: () => void
}

/** Says which messages are shown, turns the page, and keeps how many a page has. */
export function PageFoot({ from, count, total, perPage, onEarlier, onLater, onPerPage }: PageFootProps) {
  const { list } = useI18nContext().LL.messages
  const viewer = useViewer()
  const queries = useQueryClient()
  const keep = useCommand(messageRoutes.setPreferences, {
    onSuccess: () => {
      onPerPage()
      return queries.invalidateQueries({ queryKey: messagesKey })
    },
  })
  const choose = (text: string) => {
    const size = sizes.find((one) => String(one) === text)
    if (size) keep.mutate({ body: { perPage: size } })
  }
  const [start, end, all] = [from, from + count - 1, Math.max(total, from + count - 1)].map(viewer.count)
  return (
    <Foot>
      <chakra.span textStyle="secondary" color="fg.3" aria-live="polite">
        {list.range({ from: start ?? '', to: end ?? '', total: all ?? '' })}
      </chakra.span>
      <chakra.span display="flex" alignItems="center">
        <IconButton icon={IconChevronLeft} label={list.later()} disabled={!onLater} onClick={onLater} />
        <IconButton icon={IconChevronRight} label={list.earlier()} disabled={!onEarlier} onClick={onEarlier} />
      </chakra.span>
      {viewer.may('message.write') && (
        <FilterSelect
          label={list.perPage()}
          value={String(perPage)}
          onChange={(event) => choose(event.target.value)}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        />
      )}
    </Foot>
  )
}
