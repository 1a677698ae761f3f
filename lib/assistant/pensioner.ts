/** Matches somebody who receives a pension, whose amount is neither a wage nor a contribution. */
const receives =
  /\b(?:recib\w+|cobr[ao]n?|tien[eo]n?|tengo|viv[eo]n? (?:con|de)|gan[ao]n?|pagan|llega|solo|unicamente)(?: (?!que|salud|para|derecho|pag\w+|cuant\w+|aport\w+|y)\w+){0,4} (?:pension|mesada)\b|(?<!\b(?:descuent\w+|descont\w+|quitan?|cobran|pag[ao]\w*|aport\w+|salud y|de|a|por) )\b(?:pension|mesada) (?:es |que recib\w+ es )?de (?:\$ ?)?\d|\b(?:mi|su|la) (?:pension|mesada) (?:es|queda|me|le|paga|tiene)\b|\bmesadas? pensional(?:es)?\b|\b(?:soy|es|esta|estoy|somos|son|papa|mama|padre|madre|abuel[oa]|tia|tio|suegr[oa]|espos[oa]|senor|senora) (?:\w+ ){0,2}(?:pensionad[ao]s?|jubilad[ao]s?)\b|^(?:pensionad[ao]|jubilad[ao])\b/
/** Words of alimony, school fees and contributions, which are also called «pensión». */
const otherPension =
  /\b(?:salud y pension|pension y salud|aport\w+|cotiz\w+|fondos? de pension\w*|aliment\w+|colegio|jardin|escolar|universidad|no (?:soy|es|esta|estoy) (?:pensionad|jubilad)[ao])\b/

/** Pensions have thirteen payments a year (Ley 100 of 1993, art. 50); some older ones have fourteen. */
export const pensionPayments = 13

const ofPension = /\b(?:pension\w*|mesadas?|jubilad[ao]s?)\b/

/** True if the words beside an amount, such as «recibe 4 millones de pensión», tell that it is a pension. */
export const isPensionAmount = (typed: string, beside: string): boolean =>
  isPensioner(typed) && ofPension.test(beside)

export const isPensioner = (text: string): boolean => receives.test(text) && !otherPension.test(text)
