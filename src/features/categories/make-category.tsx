import { CategoryForm } from './category-form.tsx'

type MakeCategoryProps = { onClose: () => void; onMade: (id: string) => void }

/** A new category, made in the midst of something else. */
export function MakeCategory({ onClose, onMade }: MakeCategoryProps) {
  return <CategoryForm item={null} onClose={onClose} onDone={({ id }) => onMade(id)} />
}
