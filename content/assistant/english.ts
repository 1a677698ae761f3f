import { contactHref } from '../contact-topics'
import { firm } from '../firm'
import { inPesos, uvt } from '../legal-figures'
import { services } from '../services'
import { call, mail, whatsapp } from './reply-links'
import type { Reply } from './replies'

/** A message is English when it has at least two of these words, and more of them than Spanish words. */
export const englishWords =
  'the is are what how when where who which do does did you your i im my we our need want help with can could have of for to and this that from get got about much many not received fine letter penalty tax income please hello speak'
export const spanishWords =
  'el la los las de del que como cuando cuanto donde un una unos para por con mi mis tu su es son y o en se me no lo al si'

const priceOf = (slug: (typeof services)[number]['slug']) =>
  inPesos(services.find((service) => service.slug === slug)?.price.from ?? 0)

/** The first entry whose words match gives the reply. */
export const english: readonly { words: RegExp; reply: Reply }[] = [
  {
    words:
      /\b(?:how much|prices?|fees?|cost|charge)\b.*\bpayroll\b|\bpayroll\b.*\b(?:how much|prices?|fees?|cost)\b/,
    reply: {
      text: [
        `Payroll starts at ${priceOf('asesoria-nomina')} per employee a month plus VAT, with a discount for larger teams. The first evaluation is free.`,
      ],
      links: [{ href: '/servicios/asesoria-nomina', label: 'Payroll service (in Spanish)' }, call],
    },
  },
  {
    words: /\b(?:how much|prices?|fees?|cost|charge)\b.*\baudit\b/,
    reply: {
      text: [
        `An external audit starts at ${priceOf('auditoria-externa')} per project plus VAT, and takes 3 to 8 weeks. The first evaluation is free.`,
      ],
      links: [{ href: '/servicios/auditoria-externa', label: 'External audit (in Spanish)' }, call],
    },
  },
  {
    words:
      /\b(fine|fined|penalty|letter|notice|summons|audit(ed)?|late|seized|garnish\w*|scared|afraid|jail)\b/,
    reply: {
      text: [
        'Stay calm: this can be answered. Look for the date you received it and the deadline, do not answer halfway, and do not pay or sign yet.',
        'Call us with the document at hand: a person tells you what it asks for.',
      ],
      links: [call, whatsapp, mail],
    },
  },
  {
    words: /\b(complain\w*|refund|delete my data|my data|privacy)\b/,
    reply: {
      text: [
        `Write to ${firm.email} with your name, what happened and where to answer you. For your personal data you can ask to see, correct or delete it; the law gives us 10 business days for questions and 15 for claims (Ley 1581 de 2012).`,
      ],
      links: [mail, { href: '/tratamiento-datos', label: 'Data policy (in Spanish)' }],
    },
  },
  {
    words:
      /^(?!.*\bhow much is (?:the )?(?:vat|iva)\b).*\b(how much|prices?|fees?|cost|charge|rates? do you)\b/,
    reply: {
      text: [
        `Prices start at ${priceOf('asesoria-tributaria')} a month plus VAT for company taxes and ${priceOf('asesoria-contable')} for accounting. The first evaluation is free.`,
      ],
      links: [{ href: '/servicios', label: 'Prices of each service (in Spanish)' }, call],
    },
  },
  {
    words: /\b(book|appointment|meeting|schedule|consultation|talk to|speak (to|with)|call me)\b/,
    reply: {
      text: [
        'Ask for a free first evaluation, or call: a person of the team answers you with a time. Clients book their appointments in the portal.',
      ],
      links: [{ href: contactHref('evaluacion'), label: 'Ask for the evaluation (in Spanish)' }, call, mail],
    },
  },
  {
    words: /\b(vat|iva)\b/,
    reply: {
      text: [
        'The general VAT (IVA) rate in Colombia is 19%; some goods and services have 5%, or none. It is declared every two or four months, by the last digit of the NIT.',
      ],
      links: [{ href: '/herramientas/vencimientos', label: 'Due dates by NIT (in Spanish)' }, call],
    },
  },
  {
    words:
      /\b(hours|open(?! (a |my )?(company|business|bank))|located|location|address|office|phone|where are you)\b/,
    reply: {
      text: [
        `We are at ${firm.address.street}, ${firm.address.city}. ${firm.hours.map(({ days, time }) => `${days}: ${time}`).join('; ')}`,
      ],
      links: [call, mail],
    },
  },
  {
    words: /\b(due|deadlines?|when)\b/,
    reply: {
      text: [
        'Due dates depend on the tax and the last digits of your NIT or cédula, without the check digit. Individuals filed 2025 income tax between 12 August and 26 October 2026; companies file in May.',
      ],
      links: [{ href: '/herramientas/vencimientos', label: 'Due dates by NIT (in Spanish)' }, call],
    },
  },
  {
    words: /\b(uvt|tax unit)\b/,
    reply: { text: [`The UVT of ${uvt.year} is ${inPesos(uvt.value)} (${uvt.source}).`], links: [call] },
  },
  {
    words: /\b(login|log in|sign in|password|portal|account)\b/,
    reply: {
      text: [
        'Sign in with your e-mail and password. If you forgot the password, ask for a link; the page is in Spanish. If you get stuck, call us.',
      ],
      links: [
        { href: '/auth', label: 'Sign in (in Spanish)' },
        { href: '/auth/recuperar', label: 'New password' },
        call,
      ],
    },
  },
  {
    words: /\b(nit|rut|register|registration|incorporate|set up|(start|open) (a |my )?(company|business))\b/,
    reply: {
      text: [
        'For a company: statutes, registration at the Chamber of Commerce, RUT and NIT, then bank account and electronic invoicing; 2 to 4 weeks. What a foreigner must bring depends on the case, so please ask a person.',
      ],
      links: [call, mail, { href: '/servicios/asesoria-legal', label: 'Legal services (in Spanish)' }],
    },
  },
  {
    words: /\b(foreigner|expat|tax return|file (my )?(income )?tax(es)?|income tax)\b/,
    reply: {
      text: [
        'Individuals file their income tax once a year. Whether you have to depends on your residence and on your income and assets of that year, so please ask a person: we tell you the fee before we begin.',
      ],
      links: [call, mail, { href: '/herramientas/vencimientos', label: 'Due dates by number (in Spanish)' }],
    },
  },
]

export const englishDefault: Reply = {
  text: [
    'We answer in Spanish here, but you can call or write to us in English. We do accounting, taxes, payroll and legal work for companies in Colombia (contabilidad, impuestos, nómina y legal).',
  ],
  links: [call, mail, { href: '/servicios', label: 'Services (in Spanish)' }],
}
