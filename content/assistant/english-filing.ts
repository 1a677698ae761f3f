import { inPesos, uvtBefore } from '../legal-figures'
import { call, mail } from './reply-links'
import type { Reply, ReplyLink } from './replies'

const { year, value } = uvtBefore
const [ofIncome, ofAssets] = [1_400 * value, 4_500 * value]
const links: readonly ReplyLink[] = [
  { href: '/herramientas/declaracion-de-renta', label: 'Do I have to file? (in Spanish)' },
  call,
  mail,
]
const others = `Any one of the limits is enough: gross income of 1,400 UVT (${inPesos(ofIncome)}), card spending, purchases or deposits above that sum, or gross assets over 4,500 UVT (${inPesos(ofAssets)}). For somebody who is not a tax resident the rule can be another: tell a person of the team your days in Colombia. You can write in English.`

/** Answers in English that compare an amount with the limits of the income return. */
export const filing = {
  owned: (amount: number): Reply => ({
    text: [
      amount > ofAssets
        ? `Yes, by assets, if you owned it on 31 December ${year}: ${inPesos(amount)} is more than the limit, 4,500 UVT (${inPesos(ofAssets)}), debts not subtracted. What counts is its value for tax and, if several own it, only your part.`
        : `Not by that asset alone: ${inPesos(amount)} is not more than 4,500 UVT (${inPesos(ofAssets)}) on 31 December ${year}; add up all you own.${amount > ofIncome ? ` But if you bought it in ${year}, yes: purchases above 1,400 UVT (${inPesos(ofIncome)}) are enough.` : ''}`,
      others,
    ],
    links,
  }),
  earned: (amount: number, monthly: boolean): Reply => {
    const income = monthly ? amount * 12 : amount
    const said = `${inPesos(income)}${monthly ? ' a year' : ''}`
    return {
      text: [
        income >= ofIncome
          ? `Yes, by income, if it was so in ${year}: ${said} reaches 1,400 UVT (${inPesos(ofIncome)}).`
          : `Not by income alone: ${said} is less than 1,400 UVT of ${year} (${inPesos(ofIncome)}).`,
        others,
      ],
      links,
    }
  },
}
