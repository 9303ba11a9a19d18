import { chakra } from '@chakra-ui/react/styled-system'
import type { ChildDto } from '#contract/children/children.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Avatar } from '#src/ui/data/avatar.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { List, ListItem } from '#src/ui/data/list-item.tsx'
import { birthDateText, fullName } from './child-text.ts'
import { useArchive } from './use-archive.ts'

type ChildListProps = {
  items: readonly ChildDto[]
  label: string
  level?: 2 | 3
  viewer: Viewer
  onEdit: (item: ChildDto) => void
  onRemove: (item: ChildDto) => void
}

export function ChildList({ items, label, level, viewer, ...presses }: ChildListProps) {
  const { LL } = useI18nContext()
  const archiving = useArchive()
  const mayKeep = viewer.may('child.keep')
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <ListItem
          key={item.id}
          level={level}
          lead={<Avatar initials={item.firstName.slice(0, 1).toUpperCase()} who="other" />}
          title={fullName(item)}
          chip={
            item.hasAccount && (
              <Chip tone="bank" dot={false}>
                {LL.children.hasAccount()}
              </Chip>
            )
          }
          actions={mayKeep && <Actions item={item} archiving={archiving} LL={LL} {...presses} />}
        >
          <Details item={item} viewer={viewer} LL={LL} />
        </ListItem>
      ))}
    </List>
  )
}

type DetailsProps = { item: ChildDto; viewer: Viewer; LL: TranslationFunctions }

function Details({ item, viewer, LL }: DetailsProps) {
  const { inUse, inUseText } = LL.children
  const time = item.inUseSince && viewer.instant(item.inUseSince)
  const used = time && (item.archivedAt === null ? inUseText({ time }) : inUse({ time }))
  return [birthDateText(LL, item, viewer), used].map(
    (line) =>
      line && (
        <chakra.p key={line} textStyle="secondary" color="fg.3">
          {line}
        </chakra.p>
      ),
  )
}

type ActionsProps = Pick<ChildListProps, 'onEdit' | 'onRemove'> & {
  item: ChildDto
  archiving: ReturnType<typeof useArchive>
  LL: TranslationFunctions
}

/** Offers the possible actions; a child that something refers to, or that has an account, cannot be removed. */
function Actions({ item, archiving, onEdit, onRemove, LL }: ActionsProps) {
  const { children } = LL
  const { firstName: name } = item
  const mayRemove = item.inUseSince === null && !item.hasAccount
  const look = { variant: 'tertiary', size: 'small' } as const
  const loading = archiving.isBusy(item)
  return (
    <>
      <Button {...look} aria-label={children.editOf({ name })} onClick={() => onEdit(item)}>
        {children.edit()}
      </Button>
      {item.archivedAt === null ? (
        <Button
          {...look}
          loading={loading}
          aria-label={children.archiveOf({ name })}
          onClick={() => archiving.archive(item)}
        >
          {children.archive()}
        </Button>
      ) : (
        <Button
          {...look}
          loading={loading}
          aria-label={children.restoreOf({ name })}
          onClick={() => archiving.restore(item)}
        >
          {children.restore()}
        </Button>
      )}
      {mayRemove && (
        <Button {...look} aria-label={children.removeOf({ name })} onClick={() => onRemove(item)}>
          {children.remove()}
        </Button>
      )}
    </>
  )
}
