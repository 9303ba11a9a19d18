import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import type { receiptRoutes } from '#contract/expenses/receipts.ts'
import type { StoredUse } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'
import type { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { MoreRows } from '#src/app/shared/list/more-rows.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Row, type RowProps } from '#src/ui/data/row.tsx'
import { Dialog, DialogFrame } from '#src/ui/dialogs/dialog.tsx'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'

/** A row is as wide as the dialog. */
const List = chakra('ul', {
  base: { mx: { base: '-u2', sm: '-u2.5' }, '& > li + li': { borderTopWidth: '1px' } },
})

/** Describes a file that may be attached; the route makes a copy of `id`. */
export type Choice = Pick<RowProps, 'icon' | 'title' | 'secondary' | 'amount'> & {
  readonly id: string
  readonly label: string
  /** This question is asked before others may read a copy of what was the viewer's alone. */
  readonly asks: { readonly title: string; readonly text: string; readonly yes: string } | null
}

/** The props that a picker gets from whoever opens it. */
export type PickerProps = { use: StoredUse; onPicked: (file: FileDto) => void; onClose: () => void }

type Query = Parameters<typeof ListState>[0]['query'] & Parameters<typeof MoreRows>[0]['query']
type AttachDialogProps = Pick<PickerProps, 'onPicked' | 'onClose'> & {
  copyRoute: typeof myFileRoutes.copy | typeof receiptRoutes.copy
  query: Query
  choices: readonly Choice[]
  texts: Readonly<Record<'title' | 'text' | 'label' | 'loading' | 'notLoaded' | 'offline', string>>
  /** Says what the list leaves out. */
  note?: string | undefined
  /** Stands above the list: a search, or the way up. */
  tools?: ReactNode
  /** These rows come before the choices. */
  folders?: readonly ReactNode[]
  empty: ReactNode
}

type Copying = {
  isPending: (choice: Choice) => boolean
  failure: { title: string; text: string } | null
  press: (choice: Choice) => void
}

/** Lists what is kept here, and attaches a copy of what is chosen. */
export function AttachDialog({ copyRoute, onPicked, ...list }: AttachDialogProps) {
  const { LL } = useI18nContext()
  const { attaching } = LL
  const { onClose } = list
  const [asked, setAsked] = useState<Choice | null>(null)
  const copy = useCommand(copyRoute, {
    onSuccess: (file) => {
      onPicked(file)
      onClose()
    },
  })
  const attach = ({ id }: Choice) => !copy.isPending && copy.mutate({ params: { id } })
  const ask = (choice: Choice | null) => {
    copy.reset()
    setAsked(choice)
  }
  const copying: Copying = {
    isPending: ({ id }) => copy.isPending && copy.variables.params.id === id,
    failure: copy.error && { title: attaching.notAttached(), text: formFailureText(copy.error, LL) },
    press: (choice) => (choice.asks ? ask(choice) : attach(choice)),
  }
  return (
    <DialogFrame onClose={onClose}>
      {asked?.asks ? (
        <FormDialog
          title={asked.asks.title}
          text={asked.asks.text}
          labels={{ close: attaching.close(), cancel: attaching.cancel(), submit: asked.asks.yes }}
          pending={copy.isPending}
          failure={copying.failure}
          onSubmit={() => attach(asked)}
          onCancel={() => ask(null)}
          onClose={onClose}
        />
      ) : (
        <Choices {...list} copying={copying} />
      )}
    </DialogFrame>
  )
}

type ChoicesProps = Omit<AttachDialogProps, 'copyRoute' | 'onPicked'> & { copying: Copying }

function Choices({ query, choices, texts, note, tools, folders = [], empty, copying, onClose }: ChoicesProps) {
  const { attaching } = useI18nContext().LL
  const { failure } = copying
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={attaching.close()}>
      <p>{texts.text}</p>
      {note && (
        <chakra.p role="status" textStyle="secondary" color="fg.2" mt="u1">
          {note}
        </chakra.p>
      )}
      {failure && (
        <chakra.div mt="u1.5">
          <Banner tone="problem" announce="alert" title={failure.title}>
            {failure.text}
          </Banner>
        </chakra.div>
      )}
      {tools && <chakra.div my="u1.5">{tools}</chakra.div>}
      <ListState
        query={query}
        count={choices.length + folders.length}
        texts={{
          loading: texts.loading,
          notLoaded: texts.notLoaded,
          retry: attaching.retry(),
          offlineTitle: attaching.offline(),
          offlineText: texts.offline,
        }}
        skeletonRows={3}
        tile
        empty={empty}
      >
        <List aria-label={texts.label} aria-busy={query.isPlaceholderData}>
          {folders}
          {choices.map((choice) => (
            <OneChoice key={choice.id} choice={choice} copying={copying} />
          ))}
        </List>
        <MoreRows
          query={query}
          texts={{ moreFailed: texts.notLoaded, retry: attaching.retry(), more: attaching.more() }}
        />
      </ListState>
    </Dialog>
  )
}

function OneChoice({ choice, copying }: { choice: Choice; copying: Copying }) {
  const { attaching } = useI18nContext().LL
  const { label, icon, title, secondary, amount } = choice
  const action = (
    <Button
      size="small"
      variant="secondary"
      aria-label={label}
      loading={copying.isPending(choice)}
      onClick={() => copying.press(choice)}
    >
      {attaching.attach()}
    </Button>
  )
  return (
    <li>
      <Row icon={icon} title={title} named secondary={secondary} amount={amount} action={action} />
    </li>
  )
}
