import { chakra } from '@chakra-ui/react/styled-system'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { type CaseDto, familyRoutes } from '#contract/families.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Client } from '#src/api/client.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { shownFamilyId } from '#src/app/shared/data/family.ts'
import { startPage } from '#src/app/shared/session/leave.ts'
import { useShowFamily } from '#src/app/shared/session/own-families.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ToastProvider, useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

const casesKey = ['cases']

const casesQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: casesKey,
    queryFn: ({ signal }) => call(familyRoutes.cases, {}, { signal }),
    staleTime: 0,
  })

/** The pages that a professional opens on their own account, by what they do there. */
const ownPages = {
  newSchedule: '/app/calendar/schedules/new',
  newHoliday: '/app/calendar/holidays/new',
  plans: '/app/calendar/schedules',
} as const

/** Opens a professional's families, also while the session shows none because the access that it used has ended. */
export function CasesPage() {
  const hasFamily = shownFamilyId(useQueryClient()) !== undefined
  return hasFamily ? <CasesInShell /> : <CasesAlone />
}

function CasesInShell() {
  return useViewer().may('case.see') ? <Cases /> : <Refused />
}

function Refused() {
  const { cases } = useI18nContext().LL.families
  return (
    <>
      <PageHeader title={cases.title()} />
      <Card>
        <EmptyState title={cases.refusedTitle()}>{cases.refusedText()}</EmptyState>
      </Card>
    </>
  )
}

/** Nothing of the shell is there without a family, so the page has the way out itself. */
function CasesAlone() {
  const { session } = useApp()
  const { families, shell } = useI18nContext().LL
  const { cases } = families
  const values = useSelector(session, ({ context }) => context.values)
  // The page is already navigating to the login.
  if (!values) return null
  if (values.isCvm !== true) return <Refused />
  return (
    <ToastProvider dismissLabel={shell.dismiss()}>
      <Cases>
        <Banner
          tone="warning"
          announce="none"
          title={cases.ended()}
          action={
            <Button variant="secondary" onClick={() => session.send({ type: 'session.signOut' })}>
              {shell.signOut()}
            </Button>
          }
        >
          {cases.endedText()}
        </Banner>
      </Cases>
    </ToastProvider>
  )
}

/** Lists the families: as whom the professional may look there, and what they may record for both parents. */
function Cases({ children }: { children?: ReactNode }) {
  const { client } = useApp()
  const { families: messages } = useI18nContext().LL
  const query = useQuery(casesQuery(client))
  const { cases } = messages
  return (
    <>
      <PageHeader title={cases.title()} subtitle={cases.text()} />
      <chakra.div display="grid" gap="u2" maxW="52rem">
        {children}
        <Awaited query={query} messages={messages}>
          {({ items }) =>
            items.length === 0 ? (
              <Card>
                <EmptyState title={cases.none()}>{cases.noneText()}</EmptyState>
              </Card>
            ) : (
              items.map((item) => <Case key={item.familyId} item={item} />)
            )
          }
        </Awaited>
      </chakra.div>
    </>
  )
}

function Case({ item: { familyId, name, looksAs, ofBoth, parents } }: { item: CaseDto }) {
  const { families: messages } = useI18nContext().LL
  const { cases } = messages
  const toast = useToast()
  const queries = useQueryClient()
  const target = useRef<string>(startPage)
  const show = useShowFamily(
    () => {
      toast({ tone: 'warning', text: messages.showFailed() })
      // An access that has just ended is not offered again.
      void queries.invalidateQueries({ queryKey: casesKey })
    },
    () => target.current,
  )
  const open = (as: string | null, to: string) => {
    target.current = to
    show.mutate({ body: { familyId, looksAs: as } })
  }
  const ownButton = (page: keyof typeof ownPages, variant: 'primary' | 'secondary') => (
    <Button variant={variant} loading={isOpening(ownPages[page])} onClick={() => open(null, ownPages[page])}>
      {cases[page]()}
    </Button>
  )
  const isOpening = (to: string) => show.isPending && target.current === to && show.variables.body.looksAs === null
  const viewed = parents.find(({ id }) => id === looksAs)
  const heading = `case-${familyId}`
  return (
    <Card aria-labelledby={heading}>
      <CardBody>
        <chakra.div display="flex" gap="u1" flexWrap="wrap" alignItems="center" mb="u0.5">
          <chakra.h2 id={heading} textStyle="cardHeading">
            {name}
          </chakra.h2>
          {looksAs !== undefined && (
            <Chip tone="bank" dot={false}>
              {viewed ? cases.viewing({ name: viewed.firstName }) : cases.own()}
            </Chip>
          )}
        </chakra.div>
        <chakra.p color="fg.2">{ofBoth ? cases.ofBoth() : cases.ofOne()}</chakra.p>
        {ofBoth && (
          <Actions mt="u2">
            {ownButton('newSchedule', 'primary')}
            {ownButton('newHoliday', 'secondary')}
            {ownButton('plans', 'secondary')}
          </Actions>
        )}
        <Actions mt={ofBoth ? 'u1' : 'u2'}>
          {parents.map(({ id, firstName }) => (
            <Button
              key={id}
              variant="secondary"
              loading={show.isPending && show.variables.body.looksAs === id}
              onClick={() => open(id, startPage)}
            >
              {cases.viewAs({ name: firstName })}
            </Button>
          ))}
        </Actions>
      </CardBody>
    </Card>
  )
}
