/** Who asks for time has the children in the first exchanged time; who offers time gives it to the other parent. */
export const changeKinds = ['offer', 'request'] as const
