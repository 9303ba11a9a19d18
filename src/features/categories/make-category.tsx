import { CategoryForm } from './category-form.tsx'

type MakeCategoryProps = { onClose: () => void; onMade: (id: string) => void }

/** Adds a category from within another form. */
export function MakeCategory({ onClose, onMade }: MakeCategoryProps) {
  return <CategoryForm item={null} onClose={onClose} onDone={({ id }) => onMade(id)} />
}
