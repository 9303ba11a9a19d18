import type { BaseTranslation } from '../../i18n-types.ts'

/** Says to the writer alone why a passage may hurt, and how it could be said calmly. */
const tone = {
  kinds: {
    aggressive: 'May sound aggressive',
    upsetting: 'May upset the reader',
    demeaning: 'May belittle the reader',
    concerning: 'May worry the reader',
  },
  reasons: {
    insult: 'This calls someone a name.',
    contempt: 'This can be read as contempt.',
    badParent: 'This doubts someone as a parent.',
    comparison: 'This compares people so that one of them loses.',
    sarcasm: 'This can be read as sarcasm.',
    obscene: 'This is a swear word.',
    hostile: 'This can be read as an order or a slammed door.',
    shouting: 'Capital letters read like shouting.',
    threatOfHarm: 'This can be read as a threat to someone’s safety.',
    threat: 'This can be read as a threat.',
    threatOfCourt: 'This uses the court or the police to put pressure on someone.',
    threatOfContact: 'This uses time with the children to put pressure on someone.',
    watching: 'This says that someone is being watched.',
    selfHarm: 'This speaks of ending or harming your own life.',
    blame: 'This puts the blame on one person.',
    absolute: '“Always” and “never” are hard to answer, because one exception proves them wrong.',
    guilt: 'This can make someone feel guilty instead of telling them what you need.',
    childBetween: 'This puts a child between their parents.',
    accusation: 'This accuses someone of lying or of bad intentions.',
  },
  advice: {
    describeAct: 'Say what happened and what you would like instead. Leave out what kind of person someone is.',
    nameConcern: 'Name one thing that worries you about the children, and what you ask for.',
    sayPlainly: 'Say it plainly: what you noticed, and what you ask for.',
    leaveOut: 'Leave the word out. The sentence says the same without it.',
    askPlainly: 'Ask for what you need, and by when: “Could you please … by …?”',
    lowerCase: 'Write it in small letters. It will be taken more seriously.',
    waitFirst: 'Wait until tomorrow before you send this. If anyone is in danger now, call 911.',
    stateStep: 'If you will take a step, say which one and why. Leave out “if you don’t”.',
    proposeChange: 'Keep the schedule as agreed. If it has to change, ask for that change and give the reason.',
    getHelp: 'You don’t have to carry this alone. Call or text 988 at any hour, or 911 if you are in danger.',
    sayEffect: 'Say what it did to you or the children: “When …, we …”',
    oneOccasion: 'Name the one time you mean, with its day.',
    leaveChildOut: 'Say it for yourself, and leave the children out of it.',
    askFirst: 'Ask before you conclude: “I saw …. Is that right?”',
  },
} satisfies BaseTranslation

export default tone
