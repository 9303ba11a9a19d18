/**
 * Words that lead every published list of leaked passwords (the lists of the UK's NCSC of 2019 and of NordPass since
 * 2019 agree on most), selected by hand in English and Spanish if they can be part of a password of twelve or more
 * characters. It is no copy of a breach list: it refuses only what an attacker tries first.
 */
const text = `
password passwort contrasena contraseña contrasenia clave pass passw secret secreto admin administrator administrador root user usuario
guest test testing login welcome bienvenido letmein changeme default master hello hola iloveyou teamo tequiero loveyou love amor
qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qwe asd zxc wsx edc abc abcd abcdef abcdefgh
dragon monkey football futbol baseball basketball soccer hockey sunshine princess princesa superman batman pokemon starwars
trustno shadow michael jordan charlie ashley jessica daniel thomas maria jose juan carlos alejandro america mexico london
chelsea liverpool arsenal manchester newyork yankees cowboys chivas cruzazul pumas computer internet google facebook samsung
whatever freedom flower chocolate cookie summer winter spring autumn verano invierno january february march april june july
august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
diciembre monday tuesday wednesday thursday friday saturday sunday family familia mother father mommy daddy mama papa baby
angel jesus dios god lucky buster tigger summer hunter ranger harley mustang ferrari mercedes evenhand one two three
uno dos tres the my is mi es and
`

/**
 * Words of this product and of separated families (OWASP ASVS 5.0, 6.1.2): whoever tries passwords here, the other parent
 * first of all, begins with them.
 */
const contextText = `
our nuestra mis wizard ofw coparent coparenting parent parents parenting mom dad padre madre padres kid kids child children son daughter
hijo hija hijos hijas custody custodia visitas divorce divorcio separation separacion expenses gastos support alimony pension
manutencion manutención court judge lawyer juez abogado
`

const wordsIn = (list: string): string[] => list.split(/\s+/).filter(Boolean)

/** Passwords that are made of these words alone are refused. */
export const commonWords: readonly string[] = [...new Set([...wordsIn(text), ...wordsIn(contextText)])]
