import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

type Texts = {
  readonly newText: (named: { name: string }) => string
  readonly newTextBoth: (named: { first: string; second: string }) => string
}

/** Says above the form of a new part of the plan who sees it at once and may answer it. */
export function newText({ family, viewpoint, nameOf }: Viewer, texts: Texts): string {
  const others = family.members.filter(({ id, role }) => role === 'parent' && id !== viewpoint)
  const [first = '', second] = others.map(({ id }) => nameOf(id))
  return second === undefined ? texts.newText({ name: first }) : texts.newTextBoth({ first, second })
}
