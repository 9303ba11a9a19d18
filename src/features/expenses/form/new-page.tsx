import { chakra } from '@chakra-ui/react/styled-system'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { type MonthlyExpenseDto, monthlyExpenseRoutes } from '#contract/monthly-expenses/monthly-expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { uploadDrafts } from '#src/app/shared/uploads/upload.model.ts'
import { useUploads } from '#src/app/shared/uploads/use-uploads.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { newDraft } from '../drafts.ts'
import { expenseQuery, keepExpense, lastCategoryQuery } from '../expenses.queries.ts'
import { monthlyExpenseChart } from '../monthly/monthly.chart.ts'
import { monthlyQuery, refetchMonthly } from '../monthly/monthly.queries.ts'
import { hasChild } from '../parties.ts'
import { keepSent, sentExpense } from '../sent-expense.ts'
import { type ExpenseTyped, type ExpenseValues, emptyExpense, valuesOf } from './expense-form.schema.ts'
import { ExpenseForm } from './expense-form.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { NewNotices } from './new-notices.tsx'
import { useCreate } from './use-create.ts'
import type { CategoryMaker } from './use-new-category.tsx'

const DraftNotice = lazy(async () => ({ default: (await import('../monthly/draft-notice.tsx')).DraftNotice }))
const MonthlyList = lazy(async () => ({ default: (await import('../monthly/monthly-list.tsx')).MonthlyList }))

/** Adds a new expense; with `again` in the address it sends an earlier one again, with `monthly` a monthly draft. */
export function NewExpensePage({ MakeCategory }: { MakeCategory: CategoryMaker }) {
  const { again, monthly } = useSearch({ from: '/_authed/expenses/new' })
  return <NewExpense key={monthly} again={again} monthly={monthly} MakeCategory={MakeCategory} />
}

type NewExpenseProps = { again: string | undefined; monthly: string | undefined; MakeCategory: CategoryMaker }

function NewExpense({ again, monthly, MakeCategory }: NewExpenseProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const [round, setRound] = useState(0)
  const previous = useQuery({ ...expenseQuery(client, again ?? ''), enabled: again !== undefined })
  const template = useQuery({ ...monthlyQuery(client, monthly ?? ''), enabled: monthly !== undefined })
  const { form, details } = LL.expenses
  const name = otherParentOf(viewer)
  const refused = refusalOf(viewer, form)
  return (
    <>
      <PageHeader
        title={form.newTitle()}
        subtitle={name ? form.newText({ name }) : form.newTextAlone()}
        back={{ label: details.back(), link: <Link to="/expenses" /> }}
      />
      {refused ? (
        <Card>
          <EmptyState
            title={refused.title}
            action={
              refused.way === 'children' ? (
                <ButtonLink link={<Link to="/account/children" search={{ next: 'expense' }} />}>
                  {form.addChild()}
                </ButtonLink>
              ) : (
                <ButtonLink link={<Link to="/expenses" />}>{details.back()}</ButtonLink>
              )
            }
          />
        </Card>
      ) : (again && previous.isPending) || (monthly && template.isPending) ? (
        <SkeletonRows label={details.loading()} tile={false} />
      ) : (
        <>
          <NewForm
            key={round}
            viewer={viewer}
            MakeCategory={MakeCategory}
            previous={previous.data ?? null}
            template={template.data ?? null}
            onStartOver={() => setRound(round + 1)}
          />
          {!monthly && (
            <chakra.div mt="u3">
              <Suspense>
                <MonthlyList viewer={viewer} />
              </Suspense>
            </chakra.div>
          )}
        </>
      )}
    </>
  )
}

type FormMessages = TranslationFunctions['expenses']['form']

/** Says why nothing can be added here, and where to go instead. */
type Refused = { readonly title: string; readonly way: 'back' | 'children' }

function refusalOf({ may, family, nameOf, viewpoint }: Viewer, form: FormMessages): Refused | null {
  if (!may('expense.create')) return { title: form.lookingOn({ name: nameOf(viewpoint) }), way: 'back' }
  return hasChild(family) ? null : { title: form.noChild(), way: 'children' }
}

/** Clears choices of an earlier expense that are no longer offered, so that the person chooses again. */
const offeredOf = (values: ExpenseValues, { categories, children }: Viewer['family']): ExpenseValues => ({
  ...values,
  categoryId: categories.find(({ id, offered }) => offered && id === values.categoryId)?.id ?? '',
  childIds: values.childIds.filter((childId) => children.some(({ id, offered }) => offered && id === childId)),
})

function firstValues({ family, today, locale }: Viewer, { previous, template }: Filled): ExpenseValues {
  if (previous) return offeredOf(valuesOf(previous, locale), family)
  if (template) return offeredOf(valuesOf({ ...template, purchaseDate: template.nextOn }, locale), family)
  const [only, ...others] = family.children.filter(({ offered }) => offered)
  return { ...emptyExpense, purchaseDate: today, childIds: only && others.length === 0 ? [only.id] : [] }
}

/**
 * Returns why the expense was refused after the form had made room for the log. It is known until the expense is sent
 * again or given up, because the router may draw the form more than once on its way back.
 */
function failureOf(queries: QueryClient, again: string | null): unknown {
  const sent = queries.getQueryData(sentExpense.queryKey)
  return sent?.stage === 'failed' && sent.again === again ? sent.failure : null
}

/** Each month's draft keeps its own unsent input. */
const draftIdOf = ({ id, nextOn }: MonthlyExpenseDto): string => `${id}.${nextOn}`

/** The form is filled with an earlier expense, a monthly draft, or neither. */
type Filled = { previous: ExpenseDto | null; template: MonthlyExpenseDto | null }

type NewFormProps = Filled & {
  viewer: Viewer
  MakeCategory: CategoryMaker
  onStartOver: () => void
}

function NewForm({ viewer, previous, template, MakeCategory, onStartOver }: NewFormProps) {
  const { LL } = useI18nContext()
  const queries = useQueryClient()
  const previousId = previous?.id ?? null
  const [drafts] = useState(() => newDraft(viewer.family.id, previousId ?? (template && draftIdOf(template))))
  const [draft] = useState(drafts.read)
  const [initial] = useState(() => draft?.values ?? firstValues(viewer, { previous, template }))
  const uploads = useUploads(receiptUse, draft?.uploads)
  const unsaved = useRef(draft !== null)
  const sendDraft = useCommand(monthlyExpenseRoutes.send)
  const navigate = useNavigate()
  const { client } = useApp()
  const { data: last } = useQuery(lastCategoryQuery(client, viewer.viewpoint))
  const suggested = viewer.family.categories.find(({ id, offered }) => offered && id === last)?.id ?? null
  const shown = useRef(initial)
  const [failure] = useState(() => failureOf(queries, previousId))
  const { form } = LL.expenses
  const stored = uploads.uploads
  const typed = useCallback(
    (values: ExpenseValues, dirty: boolean) => {
      shown.current = values
      unsaved.current = dirty || draft !== null || stored.length > 0
      if (unsaved.current) drafts.keep({ values, uploads: uploadDrafts(stored) })
      else drafts.drop()
    },
    [draft, drafts, stored],
  )
  const drop = () => {
    drafts.drop()
    keepSent(queries, null)
  }
  const startOver = () => {
    drop()
    onStartOver()
  }
  const leaveDraft = () => {
    unsaved.current = false
    drafts.drop()
  }
  const create = useCreate({
    viewer,
    again: previousId,
    onSending: () => {
      unsaved.current = false
      drafts.keep({ values: shown.current, uploads: uploadDrafts(stored) })
    },
    onAdded: drafts.drop,
  })
  const sendMonthly = async ({ id, version }: MonthlyExpenseDto, expense: ExpenseTyped) => {
    const item = await sendDraft.mutateAsync({ params: { id }, body: { version, expense } })
    leaveDraft()
    void refetchMonthly(queries)
    void keepExpense(queries, item)
    // Back then leads to where the form was opened from, not to a draft that was sent.
    await navigate({ to: '/expenses/$id', params: { id: item.id }, replace: true })
  }
  const send = async (body: ExpenseTyped) => {
    if (template) return sendMonthly(template, body)
    try {
      await create(body)
    } catch (error) {
      unsaved.current = true
      throw error
    }
  }
  const notice = template && (
    <Suspense>
      <DraftNotice item={template} viewer={viewer} onAnswered={leaveDraft} />
    </Suspense>
  )
  if (template && !monthlyExpenseChart(template).can({ type: 'monthlyExpense.send' })) return notice
  return (
    <>
      {notice}
      <NewNotices previous={previous} restored={draft !== null && failure === null} onStartOver={startOver} LL={LL} />
      <ExpenseForm
        initial={initial}
        uploads={uploads}
        viewer={viewer}
        MakeCategory={MakeCategory}
        leavesAtOnce={!template}
        suggestedCategory={suggested}
        submitLabel={(values) => (values.private ? form.savePrivate() : form.save())}
        failedTitle={LL.errors.expenseNotCreated()}
        failure={failure}
        onSend={send}
        onTyped={typed}
        cancel={
          <ButtonLink variant="secondary" link={<Link to="/expenses" />}>
            {form.cancel()}
          </ButtonLink>
        }
      />
      <LeaveGuard unsaved={unsaved} onLeave={drop} messages={LL} />
    </>
  )
}
