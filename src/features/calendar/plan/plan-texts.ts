import type { ActionTexts } from '#src/app/shared/lifecycle/action-dialog.tsx'

/** Lists what is done to a part of the plan from its card; editing has a page of its own. */
export const planActions = ['confirm', 'dispute', 'delete', 'end'] as const
export type PlanAction = (typeof planActions)[number]

type Texts = {
  readonly title: (named: { name: string }) => string
  readonly text: () => string
  readonly action: () => string
}
type Dialogs = Readonly<Record<PlanAction, Texts>> & {
  readonly dispute: { readonly label: () => string; readonly hint: (named: { name: string }) => string }
}

/** Says what an action does to a schedule or a holiday. `notice` stands before the button that ends it. */
export function planTexts(
  name: string,
  action: PlanAction,
  { other, notice }: { readonly other: string; readonly notice: string },
  dialogs: Dialogs,
): ActionTexts {
  const { title, text, action: label } = dialogs[action]
  const texts: ActionTexts = { title: title({ name }), text: text(), action: label() }
  if (action === 'dispute') {
    const { label: reason, hint } = dialogs.dispute
    return { ...texts, reason: { label: reason(), hint: hint({ name: other }) } }
  }
  return action === 'end' ? { ...texts, notice, grave: true } : texts
}
