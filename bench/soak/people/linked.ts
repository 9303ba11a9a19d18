import * as z from 'zod/mini'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { linkedAccountDto, linkedAccountRoutes } from '#contract/linked-accounts/linked-accounts.ts'
import type { FamilyModel } from './model.ts'
import type { Person, Scene } from './person.ts'

const { add, get, giveCode, accept, events } = linkedAccountRoutes

/** Makes an account for the family's child, and lets the child choose a password with a code. */
export const linkChild = async (scene: Scene, parent: Person, child: Person, family: FamilyModel): Promise<string> => {
  const { body } = await parent.either().send({ method: 'GET', path: familyRoutes.current.path })
  const childId = z.parse(familyDto, body).children[0]?.id
  const added = await parent.either().send({
    method: 'POST',
    path: add.path,
    body: { kind: 'child', childId, consent: true },
  })
  if (added.status !== 201)
    throw new Error(`a child's account was answered ${added.status}: ${JSON.stringify(added.body)}`)
  const { id, status } = z.parse(linkedAccountDto, added.body)
  family.linked = { username: null, status }
  scene.model.count('made an account for a child')
  await acceptCode(scene, parent, child, family, id)
  return id
}

const versionOf = async (parent: Person, id: string): Promise<number> => {
  const { body } = await parent.either().send({ method: 'GET', path: get.path.replace(':id', id) })
  return z.parse(linkedAccountDto, body).version
}

/**
 * Returns a code. It is in no stored answer, so where a kill took the answer, the same press is refused as made already,
 * and the parent, who sees that, presses again.
 */
const codeFrom = async (parent: Person, id: string, presses = 3): Promise<string> => {
  const { status, body } = await parent.either().send({
    method: 'POST',
    path: giveCode.path.replace(':id', id),
    body: { version: await versionOf(parent, id) },
  })
  if (status === 409 && presses > 1) return codeFrom(parent, id, presses - 1)
  return z.parse(giveCode.output, body).code
}

/** Lets the child type a code at both devices at once: it works once. */
const acceptCode = async (
  scene: Scene,
  parent: Person,
  child: Person,
  family: FamilyModel,
  id: string,
): Promise<void> => {
  const code = await codeFrom(parent, id)
  const { username, password } = child.model
  const answers = await Promise.all(
    child.devices.map((device) =>
      device.send({ method: 'POST', path: accept.path, body: { code, username, password } }),
    ),
  )
  if (answers.filter(({ status }) => status === 204).length > 1) throw new Error('one code worked twice')
  if ((await child.devices[0].signIn(child.model)).status !== 204) throw new Error('a code was used and lost')
  child.model.joined = true
  family.linked = { username, status: 'active' }
  scene.model.count('child chose a password')
}

export type LinkedMove = 'linkedAccount.end' | 'linkedAccount.reopen' | 'linkedAccount.reset'

/** Ends, reopens or resets the account of a child. A reset is followed by a new code. */
export const moveLinked = async (
  scene: Scene,
  { parent, child, family, id }: { parent: Person; child: Person; family: FamilyModel; id: string },
  type: LinkedMove,
): Promise<void> => {
  const path = events.path.replace(':id', id)
  child.model.joined = type === 'linkedAccount.reopen'
  const answer = await parent
    .either()
    .send({ method: 'POST', path, body: { type, version: await versionOf(parent, id) } })
  if (answer.status !== 200) throw new Error(`${type} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  scene.model.count(type)
  const { status } = z.parse(linkedAccountDto, answer.body)
  family.linked = { username: child.model.username, status }
  if (type === 'linkedAccount.reset') await acceptCode(scene, parent, child, family, id)
}
