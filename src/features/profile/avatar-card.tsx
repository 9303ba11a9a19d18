import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import {
  type AvatarColor,
  avatarColors,
  type ProfileDto,
  profileRoutes,
  weekStarts,
} from '#contract/profile/profile.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useFamily } from '#src/app/shared/data/family.ts'
import { profileKey, useProfile } from '#src/app/shared/data/profile.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Avatar } from '#src/ui/data/avatar.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

const Swatches = chakra('fieldset', { base: { display: 'flex', flexWrap: 'wrap', gap: 'u1', minW: '0' } })
const Swatch = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    p: '3px',
    borderRadius: 'pill',
    borderWidth: '2px',
    borderColor: 'transparent',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'brand.strong' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
  },
})

/** Keeps a choice as it is made, and says so. */
function useKept() {
  const { LL } = useI18nContext()
  const { session } = useApp()
  const queries = useQueryClient()
  const toast = useToast()
  const keep = (change: Partial<ProfileDto>) => {
    queries.setQueryData<ProfileDto>(profileKey, (known) => known && { ...known, ...change })
    session.send({ type: 'session.refresh' })
    toast({ tone: 'done', text: LL.account.saved() })
  }
  const fail = (failure: unknown) => toast({ tone: 'problem', text: failureText(failure, LL) })
  return { keep, fail }
}

/** Chooses how the person's own avatar looks, and with which day their weeks begin. */
export function AvatarCard() {
  const { avatar } = useI18nContext().LL.account
  const { firstName, lastName, avatarColor, weekStart } = useProfile()
  const { keep, fail } = useKept()
  const color = useCommand(profileRoutes.setAvatarColor, { onSuccess: (_, { body }) => keep(body), onError: fail })
  const week = useCommand(profileRoutes.setWeekStart, { onSuccess: (_, { body }) => keep(body), onError: fail })
  const { members, mode, viewpoint } = useFamily()
  const side = mode === 'self' ? members.find(({ id }) => id === viewpoint)?.side : null
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase()
  const choices: readonly (AvatarColor | null)[] = [null, ...avatarColors]
  return (
    <Card bleed>
      <CardHeader title={avatar.title()} />
      <CardBody>
        <chakra.div display="grid" gap="u2.5">
          <div>
            <Swatches>
              <chakra.legend textStyle="label" mb="u0.5">
                {avatar.color()}
              </chakra.legend>
              {choices.map((choice) => (
                <Swatch key={choice ?? 'usual'}>
                  <input
                    type="radio"
                    name="avatarColor"
                    aria-label={avatar.colors[choice ?? 'usual']()}
                    checked={choice === avatarColor}
                    onChange={() => color.mutate({ body: { avatarColor: choice } })}
                  />
                  <Avatar initials={initials} who={choice ?? side ?? 'other'} size="large" />
                </Swatch>
              ))}
            </Swatches>
            <chakra.p textStyle="secondary" color="fg.3" mt="u0.5">
              {avatar.hint()}
            </chakra.p>
          </div>
          <Select
            label={avatar.week()}
            value={weekStart ?? ''}
            options={[
              { value: '', label: avatar.weeks.usual() },
              ...weekStarts.map((value) => ({ value, label: avatar.weeks[value]() })),
            ]}
            onChange={({ target }) =>
              week.mutate({ body: { weekStart: weekStarts.find((one) => one === target.value) ?? null } })
            }
          />
        </chakra.div>
      </CardBody>
    </Card>
  )
}
