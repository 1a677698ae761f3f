import { contactHref } from '../contact-topics'
import { firm } from '../firm'
import { inPesos, minimumPenaltyInPesos, uvt, wageByYear } from '../legal-figures'
import { startingPrice, type ServiceSlug } from '../services'
import { maxFileMegabytes } from '../upload-limit'
import type { KnownAnswer } from './answers'
import { vatRateAndPeriod } from './english-filing'
import { hoursInEnglish } from './english-hours'
import { englishMore } from './english-more'
import { englishOwners } from './english-owners'
import { call, figuresLink, mail, whatsapp } from './reply-links'
import type { Reply } from './replies'

const priceOf = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const inSpanish = (label: string) => `${label} (in Spanish)`

const wage = wageByYear[uvt.year]
const minimumWage = wage
  ? `The minimum wage of ${wage.year} is ${inPesos(wage.value)} a month${wage.aid ? `, and the transport allowance ${inPesos(wage.aid)}: ${inPesos(wage.value + wage.aid)} together; the allowance is for whoever earns up to two minimum wages` : ''}. The decree of December 2025 was suspended and a transitional one keeps the figure: confirm it with a person of the team.`
  : 'The Government sets the minimum wage by decree each December: ask a person of the team for the current one.'

export const english: readonly KnownAnswer[] = [
  ...englishOwners,
  ...englishMore,
  {
    asked: `minimum wage in colombia, how much is the minimum wage, minimum salary this year, what is the transport allowance`,
    text: [minimumWage],
    links: [{ ...figuresLink, label: inSpanish('UVT and minimum wage') }, call],
  },
  {
    asked: `how much do you charge for payroll, payroll price, cost of payroll per employee, how much is payroll for ten employees, payroll fees`,
    text: [
      `Payroll starts at ${priceOf('asesoria-nomina')} per employee a month plus VAT, with a discount for larger teams. The first evaluation is free.`,
    ],
    links: [{ href: '/servicios/asesoria-nomina', label: inSpanish('Payroll service') }, call],
  },
  {
    asked: `how much is an audit, audit price, cost of an external audit, how much do you charge for an audit, audit fees`,
    text: [
      `An external audit starts at ${priceOf('auditoria-externa')} per project plus VAT, and takes 3 to 8 weeks. The first evaluation is free.`,
    ],
    links: [{ href: '/servicios/auditoria-externa', label: inSpanish('External audit') }, call],
  },
  {
    asked: `
i received a fine, i got a letter from dian, i got a penalty, the dian audited us what do i do, help they froze my account, my bank account was seized
i am scared of the tax office, i missed the deadline and i am afraid, will i go to jail for taxes, they say i owe taxes, i got a notice from the tax authority
i have not filed taxes in years, i never filed in colombia, i got an email about an embargo is it real, i am late with my return, summons from dian,
is this email from dian a scam, will they freeze my account, how much is the penalty for filing late, requerimiento especial what is it, the tax office closed my shop`,
    text: [
      'Stay calm: this can be answered, and a letter is not a seizure. Look at its title, because each has its own term: requerimiento ordinario, at least 15 calendar days; emplazamiento, one month (E.T., arts. 715 and 685); requerimiento especial, three months (art. 707). Look for the date you received it and the deadline, do not answer halfway, and do not pay or sign yet. If it came by e-mail, check that it is from @dian.gov.co and open no attachment.',
      'Late returns can be filed; doing it before DIAN asks usually costs less. Call us with the document at hand: a person tells you what it asks for.',
    ],
    links: [call, whatsapp, mail],
  },
  {
    asked: `
i want to complain, i want a refund from you, delete my data, please delete my data from your system, what data do you have about me, privacy policy
stop calling me, unsubscribe me, remove me from your list, i am not happy with your service, nobody answers me`,
    text: [
      `Write to ${firm.email} with your name, what happened and where to answer you. For your personal data you can ask to see, correct or delete it, or to stop messages; the law gives us 10 business days for questions and 15 for claims (Ley 1581 de 2012).`,
    ],
    links: [mail, { href: '/tratamiento-datos', label: inSpanish('Data policy') }],
  },
  {
    asked: `
how much do you charge, what are your prices, what are your rates, how much does accounting cost, fees for bookkeeping, do you have prices in usd
price for a small company, how much for taxes a month, do you charge in dollars, quote for accounting, bookkeeping for a us llc how much
monthly cost for a small business, how much to do my taxes, how much is a tax return, cost of bookkeeping for my startup`,
    text: [
      `Prices start at ${priceOf('asesoria-contable')} a month plus VAT for accounting and ${priceOf('asesoria-tributaria')} for company taxes. They are in Colombian pesos; what you pay depends on your documents and employees. An individual return has no fixed fee: tell us your case.`,
      'The first evaluation is free. For a foreign company with an owner in Colombia, ask a person what we can do: the owner’s own return in Colombia may have to include it.',
    ],
    links: [
      { href: '/servicios', label: inSpanish('Prices of each service') },
      { href: contactHref('evaluacion'), label: inSpanish('Ask for the evaluation') },
      call,
    ],
  },
  {
    asked: `
can i book a call, i want an appointment, i would like a meeting, schedule a consultation, can i talk to a person, speak to an accountant, call me please
i want to talk to a human, can someone call me, hi can i book a call with an accountant`,
    text: [
      'Ask for a free first evaluation, or call: a person of the team answers you with a time. Clients book their appointments in the portal.',
    ],
    links: [{ href: contactHref('evaluacion'), label: inSpanish('Ask for the evaluation') }, call, mail],
  },
  {
    asked: `what is the vat rate in colombia, how much is vat in colombia, what is iva, do i charge vat, is there sales tax in colombia, when do i file vat`,
    text: vatRateAndPeriod,
    links: [{ href: '/herramientas/vencimientos', label: inSpanish('Due dates by NIT') }, call],
  },
  {
    asked: `
what are your opening hours, when do you open on saturday, where are you located, what is your address, your office phone, are you open today
where is your office, are you open on sunday, what time do you close, do you have an office in medellin`,
    text: [
      `We are at ${firm.address.street}, ${firm.address.city}, and work with clients anywhere by video call and through the portal. Open ${hoursInEnglish}`,
    ],
    links: [call, mail],
  },
  {
    asked: `when is the income tax due, tax deadlines in colombia, when do i have to file, due date of my tax return, when do companies file, deadline for individuals`,
    text: [
      'Due dates depend on the tax and the last digits of your NIT or cédula, without the check digit. Individuals filed 2025 income tax between 12 August and 26 October 2026; companies file in May.',
    ],
    links: [{ href: '/herramientas/vencimientos', label: inSpanish('Due dates by NIT') }, call],
  },
  {
    asked: `what is the uvt, how much is one uvt, colombian tax unit value, uvt in pesos`,
    text: [`The UVT of ${uvt.year} is ${inPesos(uvt.value)} (${uvt.source}).`],
    links: [call],
  },
  {
    asked: `
where do i download my documents, download my tax return from the portal, i am a client where is my tax return, where can i see my financial statements
where are my reports, i already work with you where do i find my files, client portal documents, get a copy of my return you filed, where is my last vat return
where do i see what you filed for me, i need the payment receipt of my taxes you filed, find my balance sheet in the portal, my accountant said the documents are online
download certificates from the portal, did you file my return already, can i download my payroll reports, i am your client and need a copy`,
    text: [
      'Sign in to the client portal (in Spanish). «Calendario» shows what was filed or paid and keeps its receipt; the other files, such as returns and statements, are in «Documentos». If you do not see it, write to your accountant in «Mensajes», also in English.',
    ],
    links: [{ href: '/auth?next=/portal', label: inSpanish('Open the portal') }, call, mail],
  },
  {
    asked: `
where do i upload invoices, how do i upload an invoice, upload my receipts, send you my invoices, what file format for invoices, can i send a photo of the invoice
upload xml invoice, my invoice was rejected in the portal, why was my invoice rejected, how do i send documents to my accountant, upload bank statements
how do i fix a rejected invoice, is there an app to upload invoices, i cannot upload my file, maximum file size, can i upload many invoices at once`,
    text: [
      `In the portal, in «Facturas», you can upload PDF, JPG, PNG and XML files of up to ${maxFileMegabytes} MB each, also a photo from your phone. Each invoice shows its state; if one was rejected, open it: the reason says what to correct.`,
    ],
    links: [{ href: '/portal/facturas', label: inSpanish('Upload invoices') }, call],
  },
  {
    asked: `
how do i contact my accountant, message my advisor, write to my accountant in the portal, how do i change my appointment, cancel my appointment, reschedule my meeting with the accountant
can my partner have access to the portal, add a user to my account, give my assistant access, invite my business partner, who can see my documents in the portal
i am waiting for approval of my account, i registered and it is still pending, when will my account be approved, i did not receive the confirmation e-mail, confirmation email never came`,
    text: [
      'In the portal: «Mensajes» to write to your accountant, «Citas» to change an appointment, and «Personas», where the owner invites others and chooses what each one sees. A new account is reviewed by the team, who answer by e-mail; if the confirmation does not arrive, look in the spam folder, or sign in to have it sent again.',
    ],
    links: [{ href: '/auth?next=/portal', label: inSpanish('Open the portal') }, call, mail],
  },
  {
    asked: `
branch of a foreign company, open a branch in colombia, we are a spanish company and want a branch, do you help foreign companies set up a branch, register a foreign branch
our us company wants an office in bogota, subsidiary or branch in colombia, foreign company entering colombia, establish our company in colombia from abroad
we are based in germany and want to operate in colombia, requirements for a foreign branch, can our company in mexico open a branch here, do you work with parent companies abroad
what is better a branch or a sas for a foreign company`,
    text: [
      'A foreign company with permanent business in Colombia opens a branch: its founding documents, statutes and the decision to open it are legalised, filed with a notary and registered at the Chamber of Commerce (Código de Comercio, arts. 471 and 472). A branch always needs a revisor fiscal, a statutory auditor (art. 203). The other way is a Colombian S.A.S. that the company owns.',
      'Our legal work is by the hour or by package. Tell us the country and what you will do here: a person confirms whether we take the case and what to bring. You can write in English.',
    ],
    links: [mail, call, { href: '/servicios/asesoria-legal', label: inSpanish('Legal services') }],
  },
  {
    asked: `what is your nit, where is your nit published, what is your tax id, legal name of the firm, are you a registered company, are you a real firm, how do i know this is not a scam`,
    text: [
      `Our NIT is ${firm.nit} (${firm.legalName}). It is in our data policy, and «Quiénes Somos» shows who signs, with the professional card. You can check both at the Chamber of Commerce and at the Junta Central de Contadores.`,
    ],
    links: [
      { href: '/tratamiento-datos', label: inSpanish('Legal name and NIT') },
      { href: '/nosotros', label: inSpanish('The team') },
      call,
    ],
  },
  {
    asked: `how much is the penalty for late filing, penalty for filing late, late filing fine, i filed my return late, cost of late tax return, what happens if i file late`,
    text: [
      `A late return costs 5% of the tax before withholdings for each month or part of a month, up to 100% (E.T., art. 641), and never less than 10 UVT (${minimumPenaltyInPesos} in ${uvt.year}); after a summons it is double (art. 642). Interest is extra. It can be halved if you file before DIAN acts and were not fined for the same in two years (art. 640).`,
    ],
    links: [{ href: '/herramientas/declarar-tarde', label: inSpanish('Late filing calculator') }, call],
  },
  {
    asked: `my employee quit what do i owe, final settlement of an employee, severance pay in colombia, what is prima, i was fired what am i owed, vacation pay, i fired my maid what do i pay, employee benefits in colombia`,
    text: [
      'When a job ends, what is still unpaid is due: wages; cesantías, monthly base × days / 360; their interest, 12% a year; prima, base × days of the half-year / 360; and holidays, wage × days / 720 (Código Sustantivo del Trabajo, arts. 249, 306 and 186). Dismissal without cause adds an indemnity that depends on the contract.',
      'Employers can ask us for the sum. Workers get free advice from the Ministerio del Trabajo: www.mintrabajo.gov.co.',
    ],
    links: [call, mail],
  },
  {
    asked: `i forgot my password, how do i log in, sign in to the portal, my account does not work, i cannot access the portal, portal login`,
    text: [
      'Sign in with your e-mail and password. If you forgot the password, ask for a link; the page is in Spanish. If you get stuck, call us.',
    ],
    links: [
      { href: '/auth', label: inSpanish('Sign in') },
      { href: '/auth/recuperar', label: inSpanish('New password') },
      call,
    ],
  },
  {
    asked: `
how do i get a nit as a foreigner, how do i get a rut, can you help me open a company in bogota, i want to start a company, set up a business in colombia
incorporate a sas, register a company, foreigner opening a business, can a foreigner own a sas, how long does it take to open a company, steps to create a company in colombia`,
    text: [
      'For a company: statutes, registration at the Chamber of Commerce, RUT and NIT, then bank account and electronic invoicing; 2 to 4 weeks. A foreigner can own one. What you must bring depends on the case, so please ask a person.',
    ],
    links: [call, mail, { href: '/servicios/asesoria-legal', label: inSpanish('Legal services') }],
  },
  {
    asked: `
tax return for foreigners, i need to file my taxes in colombia as a foreigner, am i a tax resident, do i pay taxes in colombia as an expat, i am a digital nomad do i pay taxes
i live in medellin and work for a us company, working remote from colombia taxes, freelancer living in bogota, how many days to be tax resident, do i need to file taxes here if i only lived in colombia 5 months, i lived in colombia less than six months do i have to file, i was only there four months last year am i a resident, i moved to colombia this year
do i have to declare my foreign income, double taxation, i am retired in colombia with a us pension, do i pay tax on my pension, tax treaty, i am married to a colombian
do i have to pay tax on money from abroad, i have a house in colombia but live in the usa, should i file here too, crypto taxes in colombia`,
    text: [
      'You are a tax resident if you are in Colombia more than 183 days, in a row or not, within any 365 days (E.T., art. 10). A resident declares income from the whole world; a non-resident only income from Colombia, which includes pay for work done here (art. 24). Some countries have a treaty, and tax paid abroad can often be credited.',
      'Individuals file once a year, if income or assets pass the limits (1,400 UVT of income, among others). Tell us your dates of entry and exit: a person tells you whether to file, and the fee before we begin.',
    ],
    links: [call, mail, { href: '/herramientas/vencimientos', label: inSpanish('Due dates by number') }],
  },
  {
    asked: `
what is retencion, what is withholding tax, my landlord needs an invoice, do i withhold tax on rent, tax on house rent, can you make an invoice for me, send invoice for my landlord
my client in colombia withheld money, why did they take tax from my payment, i pay rent do i pay tax, how do i invoice in colombia, electronic invoice for freelancers
i rent out my apartment do i pay taxes, airbnb taxes in colombia, how do i pay a colombian contractor`,
    text: [
      'Withholding (retención) is a part of a payment that a company keeps and hands to DIAN as an advance of your income tax; ask for the certificate and subtract it in your return. A private person who pays rent usually withholds nothing. Rent you receive is income.',
      'We cannot issue an invoice for somebody else: whoever sells or lets issues it, with their own RUT. Tell us who pays whom and what was asked for, and a person helps you.',
    ],
    links: [call, mail],
  },
  {
    asked: `
do you speak english, is there anyone who speaks english, i need an accountant, do you offer payroll services for us companies, hello i need help with payroll
what services do you offer, can you do my bookkeeping, i need an english speaking accountant, do you work with foreign companies, can you help me with taxes
i need a lawyer, hablame en ingles, atienden en ingles, ingles, english please, do you help expats, accounting services`,
    text: [
      'We answer in Spanish here, but you can call or write to us in English. We do accounting, taxes, payroll and legal work for companies in Colombia (contabilidad, impuestos, nómina y legal), and returns for individuals.',
    ],
    links: [call, mail, { href: '/servicios', label: inSpanish('Services') }],
  },
]

export const englishOffTopic: Reply = {
  text: [
    'That is not my subject, so I leave it to somebody who knows. Here I answer about accounting, taxes, payroll, companies in Colombia, our prices and the client portal: what do you need?',
  ],
  links: [call],
}

export const englishDefault: Reply = {
  text: [
    `I do not have the answer to that in English, and I do not want to guess. A person of the team answers it: an accountant, a tax adviser, a lawyer or somebody of payroll, by what you ask. Call ${firm.phone.label} or write to ${firm.email}, in English, and say what happened, since when and any deadline.`,
  ],
  links: [call, mail, { href: '/servicios', label: inSpanish('Services') }],
}
