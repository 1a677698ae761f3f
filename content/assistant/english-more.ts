import { contactHref } from '../contact-topics'
import { measuringWage, inPesos } from '../legal-figures'
import type { KnownAnswer } from './answers'
import { call, mail } from './reply-links'

const write = { href: contactHref('asesoria-legal'), label: 'Write to us (form in Spanish)' } as const

/** More answers in English. What needs a visa or a lawyer's reading is said to need one. */
export const englishMore: readonly KnownAnswer[] = [
  {
    asked: `do i need a visa to open a company in colombia, do i have to travel to set up a company, can i set up a company from abroad, open a company with a colombian partner, do i need to be in bogota to sign, can i sign from canada, set up an sas for a foreigner without travelling, can my partner sign for me, how much to set up an sas for a foreigner, power of attorney to open a company`,
    text: [
      'A foreigner can own a company (S.A.S.) in Colombia, also living abroad, alone or with a partner, and the partner or a lawyer can sign for you with a power of attorney; ask a lawyer of the team first which formalities one signed abroad needs. Owning it is one thing; living or working here with it is another: whether you need a visa is answered by the Cancillería (www.cancilleria.gov.co), not by us.',
      'Steps: statutes, Chamber of Commerce, RUT and NIT, bank account, electronic signature and invoicing; 2 to 4 weeks. Register the money you bring as foreign investment with Banco de la República when it enters. The price depends on the case: a lawyer of the team tells you in writing before starting, and which paper you must bring.',
    ],
    links: [write, call, mail],
  },
  {
    asked: `letter from dian liquidacion oficial, i got a liquidacion oficial, dian says liquidacion oficial what is this, dian resolution with an amount how long do i have to appeal, official assessment from the tax office, resolucion sancion letter in spanish i cannot read`,
    text: [
      'Stay calm: a «liquidación oficial» is the tax office setting the amount itself, and it can be answered. Against it there is an appeal («recurso de reconsideración») within two months of the day it was notified (E.T., art. 720), so that day is what matters most.',
      'Now: 1. Find the date it was notified. 2. Check that it is real by signing in yourself at www.dian.gov.co; open no link. 3. Do not pay or sign anything yet. 4. Gather the return of that year and its papers. Call us today with the letter: a tax adviser reads it with you, in English if you say so.',
    ],
    links: [call, mail],
  },
  {
    asked: `difference between revisor fiscal and external auditor, what is the difference between a statutory auditor and an audit, revisor fiscal versus auditor, our parent company wants audited ifrs statements, audited financial statements for headquarters, audit deadline for the group, ifrs reporting package`,
    text: [
      `The «revisor fiscal» is required by law from a size on (gross assets of 5,000 minimum wages or more, ${inPesos(5_000 * measuringWage.value)}, or gross income of 3,000 or more; Ley 43 de 1990, art. 13), works all year, signs returns and reports to the shareholders. An external auditor is voluntary, hired for one job: an opinion on the financial statements under international standards. One does not replace the other.`,
      'For a parent company you usually need the external audit: it takes 3 to 8 weeks, so for the end of February it has to start in December or early January. Tell us your year-end, the standard (full IFRS or for SMEs), and the instructions of the group: an auditor of the team answers whether the date is possible. We cannot audit a company whose books we keep.',
    ],
    links: [{ href: contactHref('auditoria-externa'), label: 'Write to us (form in Spanish)' }, call, mail],
  },
  {
    asked: `i do not understand, can you explain it simpler, say it again in simple words, too complicated, explain like i am five, what does that mean in plain english`,
    text: [
      'Sure, and sorry. I do not remember what came before, so tell me the subject in two or three words and I say it briefly: for example “what is VAT”, “a letter from DIAN” or “do I have to file”.',
      'If you prefer to talk, call or write in English: a person explains it.',
    ],
    links: [call, mail],
  },
]
