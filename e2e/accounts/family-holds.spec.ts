import { releaseFamily } from '#server/features/family-holds/hold-family.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { invitedBy, joinedBy, type Newcomer, newcomer, signedIn } from '../support/joining.ts'
import { addressIn, mailed } from '../support/mail.ts'
import type { World } from '../support/world.ts'

test('somebody without an account reads what a claim does; a link that nobody mailed claims nothing', {
  tag: '@main',
}, async ({ world }) => {
  // Nobody is signed in, and the link was never mailed.
  world.watch.expect(/status of 40[14]/)
  const { notMe } = world.messages.account
  const { page } = await world.stranger()
  await page.goto(`/app/notMe#${'n'.repeat(43)}`)
  await expect(page.getByText(notMe.what())).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: notMe.say(), exact: true }).click()
  await expect(page.getByText(notMe.failed())).toBeVisible()
  await axe(page)
})

/** An administrator lets the parents go on, as at the command line. */
const release = async ({ server: { deps, database } }: World, { username }: Newcomer): Promise<void> => {
  const [row] = await bySuperuser(
    database,
    'select family_id from membership join person on person.id = person_id where username = $1',
    [username],
  )
  const familyId = String(row?.family_id)
  await deps.scopes.asSystem(familyId, async (tx) => {
    const change = beginUnitOfWork(tx, familyId, deps.clock.now())
    await releaseFamily(change, 'Both showed who they are')
    await finishUnitOfWork(change, deps.enqueue)
  })
}

test('a parent joins in place of the other, who says so; the family can only be read until that is decided', async ({
  world,
}) => {
  // Nobody has begun to join yet, which the server answers with 404.
  world.watch.expect(/status of 40[14]/)
  const { invitations: texts, mail, shell, account } = world.messages
  const [ana, ben] = [newcomer('Ana', 'Diaz'), newcomer('Ben', 'Costa')]
  const ownMailbox = `own.${ben.email}`
  await invitedBy(world, ana, { firstName: 'Ben', lastName: 'Costa', email: ben.email })
  const { page } = await signedIn(world, ana)
  await page.goto('/app/account/coparent')
  await page.getByRole('button', { name: texts.actions.correct(), exact: true }).click()
  await page.getByLabel(texts.form.newEmail()).fill(ownMailbox)
  await page.getByRole('button', { name: texts.form.correctSend() }).click()
  const subject = mail.join.invite.subject({ inviter: 'Ana Diaz', product: world.messages.productName() })
  const link = addressIn(await mailed(page, ownMailbox, subject))
  await joinedBy(world, link, { ...ben, email: ownMailbox })
  await expect(page.getByRole('heading', { name: texts.joined.title({ name: 'Ben' }) })).toBeVisible()

  const { page: real } = await world.stranger()
  const text = await mailed(real, ben.email, subject)
  await real.goto(/https?:\/\/\S+\/notMe#\S+/.exec(text)?.[0] ?? '')
  await real.getByRole('button', { name: account.notMe.say(), exact: true }).click()
  await expect(real.getByText(account.notMe.done())).toBeVisible()
  await axe(real)

  await expect(page.getByText(shell.heldTitle())).toBeVisible()
  await axe(page)
  expect((await page.request.get('/pub/v1/history-export')).status()).toBe(200)
  await page.goto('/app/expenses')
  await expect(page.getByText(shell.heldTitle())).toBeVisible()
  await release(world, ana)
  await expect(page.getByText(shell.heldTitle())).toBeHidden()
})
