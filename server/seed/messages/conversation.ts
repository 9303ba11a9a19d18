export type Side = 'A' | 'B'

/** The parents take turns; whoever begins is chosen each time. */
export type Conversation = { readonly subject: string; readonly turns: readonly string[] }

/** Names the people of a family who write; children and professionals only where the family has them. */
export type Writer = Side | 'child' | 'professional'

export type RecentMessage = {
  readonly by: Writer
  readonly to: readonly Writer[]
  /** `-3 16:10` is ten past four, three days ago. */
  readonly when: string
  readonly text: string
  /** When each recipient opened it; who is missing has not. */
  readonly opened?: Readonly<Partial<Record<Writer, string>>>
  /** A photo is attached under this name. */
  readonly photo?: string
}

/** The latest messages stand in the folder that each parent sees first. */
export type RecentThread = {
  readonly subject: string
  readonly messages: readonly RecentMessage[]
  /** The first parent keeps it in this folder of theirs. */
  readonly folder?: string
}

/** Holds what one family wrote to each other. */
export type Correspondence = {
  readonly names: { readonly children: readonly string[]; readonly days: readonly string[] }
  readonly everyday: readonly Conversation[]
  /** The everyday conversations are repeated until there are so many messages. */
  readonly count: number
  readonly recent: readonly RecentThread[]
  /** The first parent has begun to write this to the other one. */
  readonly draft: { readonly subject: string; readonly text: string }
}
