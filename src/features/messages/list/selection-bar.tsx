import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import type { FolderName } from '#contract/messages/messages.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { messagesKey } from '../counts.query.ts'
import type { Selection } from './use-selection.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'u1',
    flexWrap: 'wrap',
    px: 'u2',
    py: 'u1',
    bg: 'bg.selected',
    borderBottomWidth: '1px',
  },
})

type SelectionBarProps = { selection: Selection; folder: FolderName }

/** Moves the selected messages, which changes the viewer's own folders and nobody else's. */
export function SelectionBar({ selection, folder }: SelectionBarProps) {
  const { LL } = useI18nContext()
  const { list } = LL.messages
  const queries = useQueryClient()
  const toast = useToast()
  const count = selection.ids.length
  const move = useCommand(messageRoutes.move, {
    onSuccess: () => {
      selection.clear()
      toast({ tone: 'done', text: list.moved({ count }) })
      return queries.invalidateQueries({ queryKey: messagesKey })
    },
    onError: (failure) => toast({ tone: 'problem', text: `${list.notMoved()}. ${failureText(failure, LL)}` }),
  })
  const to = folder === 'archive' ? 'first' : 'archive'
  return (
    <Bar role="group" aria-label={list.selected({ count })}>
      <chakra.span textStyle="strong" flex="1">
        {list.selected({ count })}
      </chakra.span>
      <Button
        size="small"
        variant="secondary"
        loading={move.isPending}
        onClick={() => move.mutate({ body: { ids: [...selection.ids], to } })}
      >
        {to === 'archive' ? list.toArchive() : list.toFirst()}
      </Button>
      <Button size="small" variant="tertiary" onClick={selection.clear}>
        {list.clear()}
      </Button>
    </Bar>
  )
}
