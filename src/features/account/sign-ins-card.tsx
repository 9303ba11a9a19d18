import { chakra } from '@chakra-ui/react/styled-system'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { type SignInDto, signInsRoutes } from '#contract/sign-ins/sign-ins.ts'
import { listFormat } from '#domain/formats.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Client } from '#src/api/client.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { MoreRows } from '#src/app/shared/list/more-rows.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useAccountTime } from './account-time.ts'
import { deviceText } from './device-text.ts'

const shownAtOnce = 5

const signInsQuery = ({ call }: Pick<Client, 'call'>) =>
  infiniteQueryOptions({
    queryKey: ['sign-ins'],
    queryFn: ({ pageParam, signal }) =>
      call(signInsRoutes.list, { query: pageParam ? { after: pageParam } : { limit: shownAtOnce } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'u1.5',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    '& + &': { borderTopWidth: '1px' },
  },
})

/** Lists the person's own sign-ins of twelve months, so that they can find one that was not theirs. */
export function SignInsCard() {
  const { signIns: messages } = useI18nContext().LL.account
  const { client } = useApp()
  const query = useInfiniteQuery(signInsQuery(client))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Card bleed aria-busy={query.isPending}>
      <CardHeader title={messages.title()} />
      <CardBody>
        <chakra.p textStyle="secondary" color="fg.2">
          {messages.lead()}
        </chakra.p>
      </CardBody>
      <ListState
        query={query}
        count={items.length}
        texts={{
          loading: messages.loading(),
          notLoaded: messages.notLoaded(),
          retry: messages.retry(),
          offlineTitle: messages.offlineTitle(),
          offlineText: messages.offline(),
        }}
        skeletonRows={3}
        empty={<EmptyState title={messages.empty()} />}
      >
        <ul aria-label={messages.title()}>
          {items.map((signIn) => (
            <SignInLine key={signIn.id} signIn={signIn} />
          ))}
        </ul>
        <MoreRows
          query={query}
          texts={{ moreFailed: messages.notLoaded(), retry: messages.retry(), more: messages.more() }}
        />
      </ListState>
    </Card>
  )
}

function SignInLine({ signIn: { at, device, newDevice, first, second } }: { signIn: SignInDto }) {
  const { LL, locale } = useI18nContext()
  const { signIns: messages, devices } = LL.account
  const time = useAccountTime()
  const steps = [messages.first[first](), ...(second ? [messages.second[second]()] : [])]
  return (
    <Line>
      <div>
        <chakra.p textStyle="strong">{deviceText(device, devices)}</chakra.p>
        <chakra.p textStyle="secondary" color="fg.2">
          {time(at)}
        </chakra.p>
        <chakra.p textStyle="secondary" color="fg.2">
          {listFormat(locale).format(steps)}
        </chakra.p>
      </div>
      {newDevice && (
        <Chip tone="waiting" dot={false}>
          {messages.newDevice()}
        </Chip>
      )}
    </Line>
  )
}
