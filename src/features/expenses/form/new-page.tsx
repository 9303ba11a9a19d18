import { chakra } from '@chakra-ui/react/styled-system'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { newDraft } from '../drafts.ts'
import { expenseQuery, lastCategoryQuery } from '../expenses.queries.ts'
import { hasChild } from '../parties.ts'
import { uploadDrafts } from '../receipts/upload.model.ts'
import { useUploads } from '../receipts/use-uploads.ts'
import { keepSent, sentExpense } from '../sent-expense.ts'
import { type ExpenseTyped, type ExpenseValues, emptyExpense, valuesOf } from './expense-form.schema.ts'
import { ExpenseForm } from './expense-form.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useCreate } from './use-create.ts'
import type { CategoryMaker } from './use-new-category.tsx'

/** Adds a new expense, or, with `again` in the address, sends an earlier one again. */
export function NewExpensePage({ MakeCategory }: { MakeCategory: CategoryMaker }) {
  const { again } = useSearch({ from: '/_authed/expenses/new' })
  return <NewExpense MakeCategory={MakeCategory} {...(again && { again })} />
}

function NewExpense({ again, MakeCategory }: { again?: string; MakeCategory: CategoryMaker }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const [round, setRound] = useState(0)
  const previous = useQuery({ ...expenseQuery(client, again ?? ''), enabled: again !== undefined })
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
      ) : again && previous.isPending ? (
        <SkeletonRows label={details.loading()} tile={false} />
      ) : (
        <NewForm
          key={round}
          viewer={viewer}
          MakeCategory={MakeCategory}
          previous={previous.data ?? null}
          onStartOver={() => setRound(round + 1)}
        />
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

function firstValues({ family, today, locale }: Viewer, previous: ExpenseDto | null): ExpenseValues {
  if (previous) return offeredOf(valuesOf(previous, locale), family)
  const [only, ...others] = family.children.filter(({ offered }) => offered)
  return { ...emptyExpense, purchaseDate: today, childIds: only && others.length === 0 ? [only.id] : [] }
}

/** Takes why the expense was refused after the form had made room for the log. */
function takeFailure(queries: QueryClient, again: string | null): unknown {
  const sent = queries.getQueryData(sentExpense.queryKey)
  if (sent?.stage !== 'failed' || sent.again !== again) return null
  keepSent(queries, null)
  return sent.failure
}

type NewFormProps = {
  viewer: Viewer
  previous: ExpenseDto | null
  MakeCategory: CategoryMaker
  onStartOver: () => void
}

function NewForm({ viewer, previous, MakeCategory, onStartOver }: NewFormProps) {
  const { LL } = useI18nContext()
  const queries = useQueryClient()
  const previousId = previous?.id ?? null
  const [drafts] = useState(() => newDraft(viewer.family.id, previousId))
  const [draft] = useState(drafts.read)
  const [initial] = useState(() => draft?.values ?? firstValues(viewer, previous))
  const uploads = useUploads(draft?.uploads)
  const unsaved = useRef(draft !== null)
  const { client } = useApp()
  const { data: last } = useQuery(lastCategoryQuery(client, viewer.viewpoint))
  const suggested = viewer.family.categories.find(({ id, offered }) => offered && id === last)?.id ?? null
  const shown = useRef(initial)
  const [failure] = useState(() => takeFailure(queries, previousId))
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
  const create = useCreate({
    viewer,
    again: previousId,
    onSending: () => {
      unsaved.current = false
      drafts.keep({ values: shown.current, uploads: uploadDrafts(stored) })
    },
    onAdded: drafts.drop,
  })
  const send = async (body: ExpenseTyped) => {
    try {
      await create(body)
    } catch (error) {
      unsaved.current = true
      throw error
    }
  }
  return (
    <>
      <Notices previous={previous} restored={draft !== null && failure === null} onStartOver={startOver} LL={LL} />
      <ExpenseForm
        initial={initial}
        uploads={uploads}
        viewer={viewer}
        MakeCategory={MakeCategory}
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

type NoticesProps = {
  previous: ExpenseDto | null
  restored: boolean
  onStartOver: () => void
  LL: TranslationFunctions
}

function Notices({ previous, restored, onStartOver, LL }: NoticesProps) {
  const { form } = LL.expenses
  return (
    <chakra.div display="flex" flexDirection="column" gap="u2" mb="u2" _empty={{ display: 'none' }}>
      {previous && <Banner tone="waiting" title={form.again({ expense: previous.name })} announce="none" />}
      {restored && (
        <Banner
          tone="waiting"
          title={form.restored()}
          action={
            <Button variant="secondary" onClick={onStartOver}>
              {form.startOver()}
            </Button>
          }
        />
      )}
    </chakra.div>
  )
}
