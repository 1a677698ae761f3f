import { inPesos } from '../../legal-figures'
import { startingPrice, type ServiceSlug } from '../../services'
import { call, mail } from '../reply-links'
import type { Rule } from '../rules'

const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))

/** Matches a business that asks whether the firm takes it as a client. */
export const takesClients =
  /\b(?:tak(?:e|ing)|accept(?:s|ing)?|open to|onboard(?:ing)?)(?: on)?(?: \w+)? clients?\b|\bnew clients?\b/
export const weTakeClients = 'Yes, we take new clients, and we begin 1 to 2 weeks after you sign.'

export const englishClients: Rule = {
  topic: 'Are you taking new clients?',
  when: [takesClients],
  not: /\b(?:my|our) (?:new )?clients?\b|\b(?:invoic\w+|contract with|abroad|vat|foreign|portal)\b/,
  whole: true,
  text: [
    `${weTakeClients} Starting prices, plus VAT: accounting from ${from('asesoria-contable')} a month, company taxes from ${from('asesoria-tributaria')} a month and payroll from ${from('asesoria-nomina')} for each employee a month.`,
    'The first evaluation is free, and you get the quote in writing: call or write in English, and say what your company does, how many employees it has and from when you need us.',
  ],
  links: [call, mail],
}
