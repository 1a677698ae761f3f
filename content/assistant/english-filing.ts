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

export const vatRateAndPeriod: readonly string[] = [
  'The general VAT (IVA) rate in Colombia is 19%; some goods and services have 5%, or none.',
  `You file every two months if your income of the year before reached 92,000 UVT (${inPesos(92_000 * value)} in ${year}), and every four months if it did not (E.T., art. 600). Who exports, produces exempt goods, is a large taxpayer or starts the taxed business that year files every two months; who already had the business and becomes responsible goes by the income of the year before. In the SIMPLE regime VAT is declared once a year. The last digit of the NIT only sets the day.`,
]

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
