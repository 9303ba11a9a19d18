import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { ownFamiliesQuery, useShowFamily } from '#src/app/shared/session/own-families.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { List, ListItem } from '#src/ui/data/list-item.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { HeldPlace } from '#src/ui/layout/held-place.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

/** Lists the families of the person, of which the session shows one, and leads to a further one. */
export function FamiliesPage() {
  const { client } = useApp()
  const { families: messages } = useI18nContext().LL
  const { may } = useViewer()
  const mayAdd = may('coparent.invite')
  const query = useQuery({ ...ownFamiliesQuery(client), enabled: mayAdd })
  const count = query.data?.items.length ?? 0
  const isFull = count >= limits.families
  return (
    <>
      <PageHeader
        title={messages.title()}
        subtitle={mayAdd && (isFull ? messages.most({ count }) : messages.lead())}
        back={{ label: messages.back(), link: <Link to="/account" /> }}
        aside={
          mayAdd &&
          query.data?.items.length !== 0 &&
          !isFull && (
            <HeldPlace waits={query.isPending}>
              <ButtonLink icon={IconPlus} link={<Link to="/account/families/new" />}>
                {messages.add()}
              </ButtonLink>
            </HeldPlace>
          )
        }
      />
      {mayAdd ? (
        <chakra.div maxW="52rem">
          <Awaited query={query} messages={messages}>
            {({ items }) => <Families items={items} />}
          </Awaited>
        </chakra.div>
      ) : (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
    </>
  )
}

type FamiliesProps = { items: readonly { familyId: string; name: string; current: boolean }[] }

function Families({ items }: FamiliesProps) {
  const { families: messages } = useI18nContext().LL
  const toast = useToast()
  const show = useShowFamily(() => toast({ tone: 'warning', text: messages.showFailed() }))
  const busy = show.isPending ? show.variables.body.familyId : null
  return (
    <Card bleed>
      <List aria-label={messages.list()}>
        {items.map(({ familyId, name, current }) => (
          <ListItem
            key={familyId}
            level={2}
            title={name}
            chip={
              current && (
                <Chip tone="bank" dot={false}>
                  {messages.shown()}
                </Chip>
              )
            }
            actions={
              !current && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={messages.showOf({ name })}
                  loading={busy === familyId}
                  onClick={() => show.mutate({ body: { familyId } })}
                >
                  {messages.show()}
                </Button>
              )
            }
          />
        ))}
      </List>
    </Card>
  )
}
