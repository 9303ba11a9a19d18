import { Dialog } from '../dialogs/dialog.tsx'
import type { NavItem } from '../navigation/nav-item.tsx'
import { NavList } from '../navigation/nav-list.tsx'

export type MoreSheetProps = {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  items: readonly NavItem[]
}

/** Holds the entries of the navigation for which a phone's bottom bar has no room. */
export const MoreSheet = ({ open, onClose, label, closeLabel, items }: MoreSheetProps) => (
  <Dialog open={open} onClose={onClose} title={label} closeLabel={closeLabel} size="small">
    <NavList items={items} onFollow={onClose} />
  </Dialog>
)
