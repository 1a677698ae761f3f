import { inPesos } from '../legal-figures'
import { startingPrice } from '../services'
import { call, mail } from './reply-links'
import type { Rule } from './rules'

const foundingPrice = [
  `Two costs. Ours is legal advice by the hour, from ${inPesos(startingPrice('asesoria-legal'))} an hour plus VAT; how many hours depends on the partners, the bylaws and whether somebody signs from abroad, and you get the sum in writing before we begin. The other is the chamber’s: registration and its tax, which depend on the capital; the page of the Cámara de Comercio works them out.`,
  'It takes 2 to 4 weeks: bylaws, chamber and RUT first; then bank account, electronic signature, invoicing and the register of beneficial owners. A foreigner can own it alone, also from abroad; the money that comes in is registered as foreign investment at Banco de la República. The first evaluation is free. Call or write in English.',
] as const
const asksFoundingPrice = [
  /\b(?:how much|price|prices|costs?|fees?|charge|quote|rates?)\b/,
  /\b(?:open|opening|set (?:(?:one|it|this|that|mine|a \w+) )?up|setting up|setup|start|starting|create|creating|register|registering|incorporat\w+|form|forming)\b/,
  /\b(?:company|companies|sas|business|corporation|llc)\b/,
]
const notFoundingPrice =
  /\b(?:tax return|employees?|hire|close|branch(?:es)?|bookkeep\w+|accounting|payroll|vat|audit\w*|monthly|a month)\b/

/** Answers in English about what it costs to found a company, also for somebody who wants to own all of it. */
export const foundingPrices: readonly Rule[] = [
  {
    topic: 'Owning all of a company, and its price',
    when: [
      ...asksFoundingPrice,
      /\bown\w*\b|\bshareholders?\b|\bpartners?\b/,
      /\b(?:100|hundred|sole|only|alone|whole|all of|fully|wholly|foreign\w*|local partner|colombian partner)\b/,
    ],
    not: notFoundingPrice,
    whole: true,
    text: [
      'Yes, 100%: one foreign shareholder is enough, a person or a company, and no local partner or residence is asked for (Ley 1258 of 2008, art. 1). Our fees, and what the chamber charges, come next.',
      ...foundingPrice,
    ],
    links: [call, mail],
  },
  {
    topic: 'Price of opening a company',
    when: asksFoundingPrice,
    not: notFoundingPrice,
    whole: true,
    text: foundingPrice,
    links: [call, mail],
  },
]
