/** These sentences say how the key that signed a file follows from the one that was brought. */
export const keyChange = {
  later: {
    once: 'It was signed with {key:string}, the key that replaced yours on {date:string}; your key signed the change.',
    often:
      'It was signed with {key:string}. Yours was replaced on {date:string}, and each of the {changes:number} changes since then was signed by the key before it.',
  },
  earlier: {
    once: 'It was signed with {key:string}, the key that yours replaced on {date:string}; both signed the change.',
    often:
      'It was signed with {key:string}, which was replaced on {date:string}. {changes:number} changes lead from it to yours, each signed by both keys.',
  },
}
