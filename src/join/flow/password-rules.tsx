import { chakra } from '@chakra-ui/react/styled-system'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import { limits } from '#contract/limits.ts'
import type { PasswordRule } from '#domain/password.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    columnGap: 'u2',
    rowGap: 'u0.5',
    mt: 'u1',
    textStyle: 'secondary',
    '& li': { display: 'flex', alignItems: 'center', gap: 'u1', color: 'fg.3' },
    '& li[data-fulfilled]': { color: 'done.fg' },
    '& svg': { flexShrink: 0 },
  },
})

/** Ticks each rule while the password is typed. */
export function PasswordRules({ rules }: { rules: Readonly<Record<PasswordRule, boolean>> }) {
  const { security: messages } = useI18nContext().LL.joining
  const texts = {
    length: messages.characters(limits.password.current),
    letterAndNumber: messages.letterAndNumber(),
    symbol: messages.symbol(),
    notYours: messages.notYours(),
  } as const satisfies Record<PasswordRule, string>
  const order = ['length', 'letterAndNumber', 'symbol', 'notYours'] as const
  return (
    <List aria-label={messages.rules()}>
      {order.map((rule) => (
        <li key={rule} {...(rules[rule] && { 'data-fulfilled': '' })}>
          {rules[rule] ? (
            <IconCheck size={16} stroke={2} aria-hidden />
          ) : (
            <IconCircle size={16} stroke={1.5} aria-hidden />
          )}
          <span>
            <VisuallyHidden>{rules[rule] ? messages.fulfilled() : messages.open()}: </VisuallyHidden>
            {texts[rule]}
          </span>
        </li>
      ))}
    </List>
  )
}
