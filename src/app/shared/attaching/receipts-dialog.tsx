import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ReceiptDto, receiptRoutes } from '#contract/expenses/receipts.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useTyped } from '#src/app/shared/list/use-typed.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SearchField } from '#src/ui/fields/search-field.tsx'
import { AttachDialog, type Choice, type PickerProps } from './attach-dialog.tsx'
import { isTaken } from './is-taken.ts'
import { receiptsQuery } from './receipts.query.ts'

/** Shows the receipts of the expenses that the viewer recorded or opened. */
export function ReceiptsDialog({ use, ...picker }: PickerProps) {
  const { client } = useApp()
  const { receipts: texts } = useI18nContext().LL.attaching
  const { money, date } = useViewer()
  const [search, setSearch] = useState('')
  const { typed, setTyped } = useTyped(search, setSearch)
  const query = useInfiniteQuery(receiptsQuery(client, search))
  const choiceOf = ({ file, expense }: ReceiptDto): Choice => {
    const known = { date: date(expense.purchaseDate), file: file.name }
    const named = { file: file.name, expense: expense.name }
    return {
      id: file.id,
      icon: IconReceipt,
      title: expense.name,
      secondary: expense.private ? texts.ofPrivate(known) : texts.of(known),
      amount: money(expense.total),
      label: texts.attachReceipt(named),
      asks: expense.private
        ? { title: texts.privateTitle(), text: texts.privateText(named), yes: texts.privateYes() }
        : null,
    }
  }
  const found = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <AttachDialog
      {...picker}
      copyRoute={receiptRoutes.copy}
      query={query}
      choices={found.filter(({ file }) => isTaken(use, file)).map(choiceOf)}
      texts={{
        title: texts.title(),
        text: texts.text(),
        label: texts.label(),
        loading: texts.loading(),
        notLoaded: texts.notLoaded(),
        offline: texts.offline(),
      }}
      tools={
        <SearchField
          label={texts.search()}
          value={typed}
          maxLength={limits.search}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
      empty={
        search ? (
          <EmptyState icon={IconSearch} title={texts.notFound({ search })}>
            {texts.notFoundText()}
          </EmptyState>
        ) : (
          <EmptyState icon={IconReceipt} title={texts.none()}>
            {texts.noneText()}
          </EmptyState>
        )
      }
    />
  )
}
