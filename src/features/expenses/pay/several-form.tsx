import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { unreadyOf } from '#src/features/payments/sending.model.ts'
import { sendingQuery } from '#src/features/payments/sending.queries.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { byCheckOn, dayProblem, fittingIn, type SeveralHow, severalProblem, totalOf } from './several.model.ts'
import { SeveralChoices } from './several-choices.tsx'
import { SeveralConfirm } from './several-confirm.tsx'
import { SeveralHowFields } from './several-how.tsx'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2', maxW: '40rem' } })

type SeveralFormProps = { payable: readonly ExpenseSummaryDto[]; viewer: Viewer }
/** Holds what is under review as it was when the review opened, whatever becomes payable meanwhile. */
type Reviewed = { readonly chosen: readonly ExpenseSummaryDto[]; readonly how: SeveralHow; readonly note: string }

/** Gives the bank transfers that are possible now; null when none is, whatever the reason. */
function useBank(viewer: Viewer): { eligibility: SendingEligibilityDto | null; loading: boolean } {
  const { client } = useApp()
  const offered = viewer.family.bankTransfers
  const { data, isLoading } = useQuery({ ...sendingQuery(client), enabled: offered })
  const usable = data?.served && !unreadyOf(data)
  return { eligibility: usable ? data : null, loading: isLoading }
}

/** Holds what is chosen, and what stands against paying it at once. */
function useChoice({ payable, viewer }: SeveralFormProps, eligibility: SendingEligibilityDto | null) {
  const { errors, payments } = useI18nContext().LL
  const { several, pay } = payments
  const [picked, setIds] = useState<readonly string[] | null>(null)
  const [typed, setHow] = useState<SeveralHow | null>(null)
  const [account] = eligibility?.accounts ?? []
  const how: SeveralHow = typed ?? (account ? { method: 'bank', bankAccountId: account.id } : byCheckOn(viewer.today))
  const byBank = how.method === 'bank' ? eligibility : null
  const ids = picked ?? fittingIn(payable, byBank).map(({ id }) => id)
  const chosen = payable.filter(({ id }) => ids.includes(id))
  const problem = severalProblem(chosen, byBank)
  const wrongDay = dayProblem(how, viewer.today)
  const limitText = byBank ? pay.limitOnly({ now: viewer.money(byBank.now) }) : ''
  const texts = {
    none: several.none(),
    atMost: several.atMost({ count: limits.paidTogether }),
    overLimit: `${limitText} ${several.fewer()}`,
  }
  const problemText = problem ? texts[problem] : wrongDay && errors[wrongDay]()
  return { ids, setIds, chosen, how, setHow, problem: problem ?? wrongDay, isToldAtOnce: problem !== null, problemText }
}

/** Chooses the expenses and the method and shows the sum; a review follows. */
export function SeveralForm({ payable, viewer }: SeveralFormProps) {
  const { errors, payments } = useI18nContext().LL
  const { several } = payments
  const { eligibility, loading } = useBank(viewer)
  const { ids, setIds, chosen, how, setHow, problem, isToldAtOnce, problemText } = useChoice(
    { payable, viewer },
    eligibility,
  )
  const [note, setNote] = useState('')
  const [state, setState] = useState<'choosing' | 'tried' | 'moved'>('choosing')
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const leaveReview = (next: 'tried' | 'moved') => {
    setReviewed(null)
    setState(next)
  }
  return (
    <Stack>
      {state === 'moved' && (
        <Banner tone="problem" announce="alert" title={errors.answerNotSent()}>
          {several.moved()}
        </Banner>
      )}
      <Card>
        <CardBody display="flex" flexDirection="column" gap="u2">
          <SeveralChoices payable={payable} viewer={viewer} ids={ids} onChange={setIds} />
          {!loading && (
            <SeveralHowFields
              how={how}
              note={note}
              eligibility={eligibility}
              viewer={viewer}
              setNote={setNote}
              onHow={setHow}
            />
          )}
          <DefinitionList items={[{ term: several.total(), value: viewer.money(totalOf(chosen)), strong: true }]} />
          {problem === 'none' ? (
            <chakra.p textStyle="secondary" color="fg.2">
              {problemText}
            </chakra.p>
          ) : (
            problemText &&
            (state !== 'choosing' || isToldAtOnce) && <Banner tone="warning" announce="alert" title={problemText} />
          )}
          <Actions>
            <Button
              onClick={() => (problem ? setState('tried') : setReviewed({ chosen, how, note }))}
              disabled={loading || problem === 'none'}
            >
              {chosen.length === 0 ? several.open() : several.pay({ count: chosen.length })}
            </Button>
          </Actions>
        </CardBody>
      </Card>
      {reviewed && (
        <SeveralConfirm
          {...reviewed}
          eligibility={eligibility}
          viewer={viewer}
          onClose={() => leaveReview('tried')}
          onMoved={() => leaveReview('moved')}
        />
      )}
    </Stack>
  )
}
