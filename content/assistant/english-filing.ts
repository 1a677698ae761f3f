import { inPesos, uvtBefore, uvtByYear } from '../legal-figures'
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
  /** `payments` is the number of payments a year: 12, or 13 for a pension (Ley 100 of 1993, art. 50). */
  earned: (amount: number, monthly: boolean, payments: number): Reply => {
    const income = monthly ? amount * payments : amount
    const said = `${inPesos(income)}${monthly ? (payments > 12 ? ` a year, with ${payments} payments of the pension (Ley 100 of 1993, art. 50),` : ' a year') : ''}`
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

/** Sentences for somebody who has been in Colombia since a given date. */
export const residence = {
  yes: (from: string, days: number, passed: string, year: number, thisYear: number): string =>
    `Yes, if you have not left since ${from}: that is ${days} days so far, and you passed 183 days on ${passed}, so you are a tax resident for ${year}${year < thisYear ? ` and for each year since, ${thisYear} included if you pass 183 days again` : ''}, whatever your visa (E.T., art. 10). Days outside Colombia are not counted: subtract them.`,
  notYet: (
    from: string,
    days: number,
    passed: string,
    year: number,
    atEnd: number,
    thisYear: number,
  ): string =>
    `Not yet: since ${from} you have ${days} days, and a resident has more than 183 within any 365, whatever the visa (E.T., art. 10). If you stay without leaving you pass 183 days on ${passed}, so you become a resident for ${year}${year > thisYear ? `, not for ${thisYear}, whose last day would be day ${atEnd}` : ''}. Days outside Colombia are not counted.`,
  byDays: (days: number, isResident: boolean): string =>
    isResident
      ? `Yes: with ${days} days in Colombia within 365 you are a tax resident, whatever your visa, because the line is more than 183 days (E.T., art. 10). Remote work for a company abroad does not change it. You file if a limit was passed.`
      : `With ${days} days you are not a tax resident yet: that takes more than 183 days in Colombia within any 365 (E.T., art. 10). You would declare only income from Colombia, which includes pay for work done here (art. 24).`,
  /** `isResident` is null if the stay is so near the limit that the exact days decide. */
  planned: (stay: string, isResident: boolean | null): string =>
    isResident === null
      ? `It is right at the line with ${stay}: a tax resident has more than 183 days in Colombia within any 365, in a row or not (E.T., art. 10). Count the exact days, arrival and departure included: with 183 or fewer you are not a resident.`
      : isResident
        ? `Yes with ${stay}, unless you leave earlier: a tax resident has more than 183 days in Colombia within any 365, in a row or not (E.T., art. 10). If the stay runs over two calendar years, you are a resident from the second one.`
        : `No with ${stay}, if that is all: a tax resident has more than 183 days in Colombia within any 365, in a row or not (E.T., art. 10). Add other stays within those 365 days. A non-resident declares only income from Colombia, which includes pay for work done here (art. 24).`,
  visa: 'The visa does not change it, not even the one for digital nomads: only the days count for a foreigner.',
  rest: (year: number, hasEarlier: boolean): string => {
    const figure = uvtByYear[year]
    const [income, assets] = figure
      ? [` (${inPesos(1_400 * figure.value)})`, ` (${inPesos(4_500 * figure.value)})`]
      : ['', '']
    return `A resident declares income and assets of the whole world. You file for ${year} between August and October ${year + 1}, by the last digits of your ID, if gross income, card spending, purchases or deposits reach 1,400 UVT${income} or gross assets pass 4,500 UVT${assets}. ${hasEarlier ? 'If you passed the limits of an earlier year and did not file, file that return now. ' : ''}Assets abroad over 2,000 UVT on 1 January need form 160 too (art. 607). Tax paid abroad on the same income may be credited (art. 254), and a treaty, such as those with Canada, Spain, Chile or Mexico, can change where you pay; with the United States none is in force. Count your days with your passport, and a tax adviser confirms them. We do it remotely, and you can write in English.`
  },
  links,
}
