import { inPesos } from '../legal-figures'
import { services, startingPrice, type ServiceSlug } from '../services'

const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const legalPackage = inPesos(services.find(({ slug }) => slug === 'asesoria-legal')?.package?.from ?? 0)

export const englishPriceWords = /\b(?:how much|prices?|costs?|fees?|rates?|quote|charge|pricing)\b/

/** The price of each service in English; `named` matches the English names of the service. */
export const englishPrices: readonly { slug: ServiceSlug; named: RegExp; text: string }[] = [
  {
    slug: 'asesoria-contable',
    named: /\b(?:accounting|accountants?|bookkeep\w+)\b/,
    text: `Accounting starts at ${from('asesoria-contable')} a month plus VAT. Taxes and payroll are separate services.`,
  },
  {
    slug: 'asesoria-tributaria',
    named: /\btax (?:advi[cs]e|advis\w+|services?|consult\w+|accountants?)\b/,
    text: `Tax advice for a company starts at ${from('asesoria-tributaria')} a month plus VAT. The yearly return of an individual has no fixed fee: tell us your case.`,
  },
  {
    slug: 'asesoria-nomina',
    named: /\bpayroll\b/,
    text: `Payroll starts at ${from('asesoria-nomina')} per employee a month plus VAT, with a discount for larger teams.`,
  },
  {
    slug: 'asesoria-legal',
    named: /\b(?:lawyers?|attorneys?|legal)\b/,
    text: `Legal advice starts at ${from('asesoria-legal')} an hour, or ${legalPackage} a month as a package, plus VAT.`,
  },
  {
    slug: 'revisoria-fiscal',
    named: /\b(?:statutory audit\w*|revisor\w* fiscal)\b/,
    text: `The «revisoría fiscal» (statutory auditor) starts at ${from('revisoria-fiscal')} a month plus VAT.`,
  },
  {
    slug: 'auditoria-externa',
    named: /\b(?<!statutory )audit(?:s|ors?)?\b/,
    text: `An external audit starts at ${from('auditoria-externa')} per project plus VAT, and takes 3 to 8 weeks.`,
  },
]
export const englishPriceEnd =
  'The first evaluation is free, and you get the exact price in writing before we begin.'
export const englishPriceLink = { href: '/servicios', label: 'Prices of each service (in Spanish)' } as const
/** A message with any word outside this list asks for more than the price of a service. */
export const englishBesides =
  /\b(?:hi|hello|hey|please|thanks|how|much|is|are|do|does|would|you|your|i|we|what|whats|s|the|a|an|for|of|to|in|me|it|my|our|per|month|monthly|a month|hour|hourly|charge|charges|cost|costs|price|prices|pricing|fee|fees|rate|rates|quote|services?|external|fiscal|advi[cs]e|assistance|consultation|consulting|help|need|want|get|give|can|could|and|small|company|business|bogota|colombia)\b/g

/** Answers to the part of a longer message that asks what the firm charges or whether a visit is needed. */
export const englishParts: readonly { asks: RegExp; text: string }[] = [
  {
    asks: /^(?:and |so |also )*(?:how much (?:do|would|will) you charge|what (?:do|would) you charge|what are your (?:fees|prices|rates)|how much (?:are|is) your (?:fees?|services?|rates?))(?: for (?:this|that|it))?$/,
    text: `Our fees: accounting starts at ${from('asesoria-contable')} a month and tax advice for a company at ${from('asesoria-tributaria')} a month, plus VAT; what is overdue is quoted in writing after the free evaluation.`,
  },
  {
    asks: /\b(?:in person|come (?:in|over|to (?:you|your office))|visit (?:you|your office))\b/,
    text: 'You do not have to come: papers go through the portal, meetings are by video call, and returns are signed online with an electronic signature.',
  },
  {
    asks: /\b(?:without (?:travel\w*|coming|going|visiting|flying|being (?:there|in))|(?:have|need) to (?:travel|fly|go there|be there|be in colombia))\b/,
    text: 'You do not have to travel: papers go through the portal, meetings are by video call, and somebody in Colombia can sign for you with a power of attorney. Ask a lawyer of the team first which formalities it needs.',
  },
]

/** Answers a message that gives a number of employees and asks for the price of accounting and payroll together. */
export const englishMonthly = {
  accounting: /\b(?:accounting|accountants?|bookkeep\w+)\b/,
  payroll: /\bpayroll\b/,
  people: /\b(\d{1,3}) (?:employees?|workers?|people|persons?|staff)\b/,
  taxes: /\btax(?:es)?\b/,
  other:
    /\b(?:penalt\w+|fines?|hire|employer of record|minimum wage|severance|lawyers?|legal|audit\w*|visa|incorporat\w+|open a company|overdue|behind|return)\b/,
  speaks: /\bspeak\w*\b[^]*\benglish\b|\benglish speaking\b|\bin english\b/,
  english: 'Yes, you can call or write to us in English.',
  text: (people: number, withTaxes: boolean) => {
    const sum = startingPrice('asesoria-contable') + people * startingPrice('asesoria-nomina')
    const all = sum + startingPrice('asesoria-tributaria')
    const taxes = from('asesoria-tributaria')
    const parts = `accounting from ${from('asesoria-contable')}${withTaxes ? `, company taxes from ${taxes}` : ''} and payroll from ${from('asesoria-nomina')} for each employee (${people}: ${inPesos(people * startingPrice('asesoria-nomina'))})`
    return `From ${inPesos(withTaxes ? all : sum)} a month plus VAT, in Colombian pesos: ${parts}.${withTaxes ? '' : ` Company taxes, from ${taxes} a month, are separate.`}`
  },
  rest: 'The final price depends on your documents, banks and employees. The first evaluation is free, and you get the quote in writing before we begin: call or send us an e-mail.',
} as const
