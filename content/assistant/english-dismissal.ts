import { contactHref } from '../contact-topics'
import { call, mail } from './reply-links'

export const englishDismissal = {
  sum: (amount: string, days: string, wage: string) =>
    `The indemnity, estimated: ${amount}. It is ${days} days of a wage of ${wage} a month.`,
  days: (low: string, high: string, limit: string) =>
    `Without just cause, in a contract without an end date: about ${low} days of wage, if the wage is below ten minimum wages (${limit} a month): 30 for the first year and 20 for each further year, in proportion. From that wage on: ${high} days (20 and 15). This is article 64 of the labour code (Código Sustantivo del Trabajo). With a fixed term it is the wages until the last day; with proven just cause there is none.`,
  besides:
    'The final settlement comes on top: pending wage, «prima», «cesantías» with their interest and unused holidays. Pay it on the last day: each day of delay can cost a day of wage (art. 65). If the person is pregnant, ill or close to a pension, ask a lawyer first. Tell us the contract, the wage and the dates, also in English: payroll makes the sum.',
  links: [call, mail, { href: contactHref('asesoria-nomina'), label: 'Write to payroll (form in Spanish)' }],
} as const
