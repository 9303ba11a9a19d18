import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { limits } from '#contract/limits.ts'
import { bankServes } from '#domain/sending-limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { unreadyOf } from '#src/features/payments/sending.model.ts'
import { sendingQuery } from '#src/features/payments/sending.queries.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { aboutExpense } from '../list/log-columns.tsx'
import { byCheckOn, dayProblem, type SeveralHow, severalProblem, totalOf } from './several.model.ts'
import { SeveralConfirm } from './several-confirm.tsx'
import { SeveralHowFields } from './several-how.tsx'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2', maxW: '40rem' } })
const Choices = chakra('fieldset', { base: { minW: '0', display: 'flex', flexDirection: 'column' } })
const Legend = chakra('legend', { base: { textStyle: 'label', mb: 'u0.5' } })

type SeveralFormProps = { payable: readonly ExpenseSummaryDto[]; viewer: Viewer }

/** Gives the bank transfers that are possible now; null when none is, whatever the reason. */
function useBank(viewer: Viewer): { eligibility: SendingEligibilityDto | null; loading: boolean } {
  const { client } = useApp()
  const offered = bankServes(viewer.family.country)
  const { data, isLoading } = useQuery({ ...sendingQuery(client), enabled: offered })
  const usable = data?.served && !unreadyOf(data)
  return { eligibility: usable ? data : null, loading: isLoading }
}

/** Holds what is chosen, and what stands against paying it at once. */
function useChoice({ payable, viewer }: SeveralFormProps, eligibility: SendingEligibilityDto | null) {
  const { errors, payments } = useI18nContext().LL
  const { several, pay } = payments
  const [ids, setIds] = useState<readonly string[]>([])
  const [typed, setHow] = useState<SeveralHow | null>(null)
  const [account] = eligibility?.accounts ?? []
  const how: SeveralHow = typed ?? (account ? { method: 'bank', bankAccountId: account.id } : byCheckOn(viewer.today))
  const chosen = payable.filter(({ id }) => ids.includes(id))
  const byBank = how.method === 'bank' ? eligibility : null
  const problem = severalProblem(chosen, byBank)
  const wrongDay = dayProblem(how, viewer.today)
  const limitText = byBank ? pay.limitOnly({ now: viewer.money(byBank.now) }) : ''
  const texts = {
    none: several.none(),
    atMost: several.atMost({ count: limits.paidTogether }),
    overLimit: `${limitText} ${several.fewer()}`,
  }
  const choose = (id: string, isChosen: boolean) =>
    setIds((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)))
  const problemText = problem ? texts[problem] : wrongDay && errors[wrongDay]()
  return { ids, choose, chosen, how, setHow, problem: problem ?? wrongDay, problemText }
}

type ExpenseChoicesProps = SeveralFormProps & { ids: readonly string[]; onChoose: (id: string, is: boolean) => void }

function ExpenseChoices({ payable, viewer, ids, onChoose }: ExpenseChoicesProps) {
  const { LL: messages } = useI18nContext()
  const { several } = messages.payments
  return (
    <Choices>
      <Legend>{several.choose()}</Legend>
      {payable.map((row) => (
        <CheckboxField
          key={row.id}
          checked={ids.includes(row.id)}
          onChange={(event) => onChoose(row.id, event.target.checked)}
          label={several.choice({ name: row.name, amount: viewer.money(payableOf(row.facts)) })}
          hint={aboutExpense(row, viewer, messages)}
        />
      ))}
    </Choices>
  )
}

/** Chooses the expenses and the method and shows the sum; a review follows. */
export function SeveralForm({ payable, viewer }: SeveralFormProps) {
  const { errors, payments } = useI18nContext().LL
  const { several } = payments
  const { eligibility, loading } = useBank(viewer)
  const { ids, choose, chosen, how, setHow, problem, problemText } = useChoice({ payable, viewer }, eligibility)
  const [note, setNote] = useState('')
  const [state, setState] = useState<'choosing' | 'tried' | 'confirming' | 'moved'>('choosing')
  return (
    <Stack>
      {state === 'moved' && (
        <Banner tone="problem" announce="alert" title={errors.answerNotSent()}>
          {several.moved()}
        </Banner>
      )}
      <Card>
        <CardBody display="flex" flexDirection="column" gap="u2">
          <ExpenseChoices payable={payable} viewer={viewer} ids={ids} onChoose={choose} />
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
          {problemText && (state !== 'choosing' || problem === 'overLimit') && (
            <Banner tone="warning" announce="alert" title={problemText} />
          )}
          <Actions>
            <Button onClick={() => setState(problem ? 'tried' : 'confirming')} disabled={loading}>
              {chosen.length === 0 ? several.open() : several.pay({ count: chosen.length })}
            </Button>
          </Actions>
        </CardBody>
      </Card>
      {state === 'confirming' && (
        <SeveralConfirm
          chosen={chosen}
          how={how}
          note={note}
          eligibility={eligibility}
          viewer={viewer}
          onClose={() => setState('tried')}
          onMoved={() => setState('moved')}
        />
      )}
    </Stack>
  )
}
