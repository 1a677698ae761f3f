import { contactHref } from '../contact-topics'
import { measuringWage, inPesos } from '../legal-figures'
import { firm } from '../firm'
import { maxFileMegabytes } from '../upload-limit'
import type { KnownAnswer } from './answers'
import { hoursInEnglish } from './english-hours'
import { call, mail } from './reply-links'

const evaluation = { href: contactHref('evaluacion'), label: 'Free evaluation (form in Spanish)' } as const
const write = { href: contactHref('asesoria-legal'), label: 'Write to us (form in Spanish)' } as const

export const englishMore: readonly KnownAnswer[] = [
  {
    asked: `do you do meetings by zoom in english, can we meet by video call, i live in another time zone can we talk, can i book a call in english, meeting with an accountant who speaks english, can i talk to somebody in english on zoom, online appointment in english`,
    text: [
      `Yes, by video call, from anywhere: clients book it in the portal, under «Citas», and the first evaluation is free. Say when you ask that you want it in English: a person tells you who can attend you and when. Office hours, by the clock of ${firm.address.city}: ${hoursInEnglish}`,
    ],
    links: [evaluation, call, mail],
  },
  {
    asked: `what documents do you need from me every month, what do i have to send you each month, which papers do you need for my accounting, monthly checklist for bookkeeping, what do you need to start my accounting, when do i have to send my papers, what should i upload to the portal each month`,
    text: [
      'Each month: sales and purchase invoices (XML if you have it), bank and card statements, payroll news (who came, who left, overtime, sick leave), loans, and any letter of DIAN. Upload them in the portal; «Solicitudes» says what is missing and until when.',
      'With everything at month’s end, the statements come within the first ten business days of the next one. To begin: RUT, chamber certificate, last returns and the books of before.',
    ],
    links: [{ href: '/auth?next=/portal', label: 'Open the portal (in Spanish)' }, call, mail],
  },
  {
    asked: `can i sign documents if i only read english, the contract is in spanish and i do not understand it, do i have to sign papers in spanish, can i have the contract in english before i sign, what am i signing, english version of your proposal, translate the documents i sign, is the engagement letter in english`,
    text: [
      'Do not sign what you do not understand. Before you sign in the portal («Firmas») you can read and download the whole document: ask your accountant in «Mensajes», in English, to explain it, or for a version in both languages. Whether we give one is agreed in the proposal.',
      'What goes to DIAN, the chamber or a judge is in Spanish. If somebody signs for you, a power of attorney says for what and until when. Call first if a date is near.',
    ],
    links: [call, mail],
  },
  {
    asked: `can i pay you from the united states, can i pay in dollars, do you accept wire transfers from abroad, pay your fees from a foreign bank, do you take international credit cards, can my parent company pay your invoice, pay with paypal or wise, invoice our headquarters instead`,
    text: [
      'The prices are in Colombian pesos plus VAT, and how you pay goes into the proposal: ask there for a transfer from abroad, its currency and who bears the bank’s cost. I do not know here which means are taken.',
      'Pay only to the account in the company’s name that is on our invoice; if you get other data, call before you pay. Say also who should be invoiced, you or your parent company: that changes taxes, so ask before the first invoice.',
    ],
    links: [call, mail],
  },
  {
    asked: `can i fire an employee in colombia, how do i fire someone, notice period to dismiss an employee, do i have to give notice to fire someone, how much notice to terminate an employee, probation period in colombia, trial period for a new employee, can i let someone go in the probation period, severance for firing without cause, dismissal without just cause colombia, terminate an employment contract in colombia, is there at will employment in colombia`,
    text: [
      'Yes, but there is no «at will»: without just cause you pay an indemnity instead of giving notice. In a contract without an end date and below ten minimum wages, 30 days of wage for the first year and 20 for each further year; with a fixed term, the wages until its end (Código Sustantivo del Trabajo, art. 64). Not renewing a fixed term needs a written notice of 30 days (art. 46). In a trial period agreed in writing, up to two months, either side ends it without notice or indemnity (arts. 76 to 80).',
      'In every case pay the final settlement on the last day (art. 65). With just cause, hear the person first and keep it in writing. A pregnant or ill employee is protected: ask a lawyer before. Tell me how long the person has worked, the wage and the contract, and I make the sum.',
    ],
    links: [call, mail],
  },
  {
    asked: `can i get my monthly reports in english, do you send reports in english, financial statements in english for my partners, are the statements only in spanish, can you translate my financial statements, my partners in miami do not read spanish, english reporting for a parent company every month, do you prepare monthly reports in english, balance sheet in english, i need my accounting reports in english, will the reports be in english or spanish, reports for foreign shareholders in english`,
    text: [
      'Ask for it before you sign: whether the monthly reports also come in English, and at what price, goes into the written proposal. What is certain: the statements come within the first ten business days of the next month, if the papers are complete, and the books and returns in Colombia are kept in Spanish.',
      'In the first evaluation, which is free, tell us who reads them, which figures they follow, the currency, and the day of the month they need them. Call or write in English.',
    ],
    links: [call, mail, evaluation],
  },
  {
    asked: `can i send you invoices in english, do my invoices have to be in spanish, my suppliers are abroad and their invoices are in english, can i send invoices by email, how do i send you my invoices, do receipts in english count, do documents have to be translated, can i upload english invoices to the portal, where do i send my bills, my contracts are in english do you need a translation, do you accept foreign invoices, can i email you my receipts`,
    text: [
      `Yes, send them as they are, in English: upload them in the portal, under «Facturas», as PDF, JPG, PNG or XML, up to ${maxFileMegabytes} MB each, many at once or in a ZIP. Somebody of the team books them; the books themselves are kept in Spanish. The portal is better than email: each file gets a date and a state that you can see.`,
      'What your own company issues in Colombia is an electronic invoice validated by DIAN. A supplier abroad without one needs a «documento soporte», which we make with you. An authority or a judge may ask for a certified translation of a contract: ask before you pay for one.',
    ],
    links: [{ href: '/auth?next=/portal', label: 'Open the portal (in Spanish)' }, call, mail],
  },
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
  {
    asked: `my employee is pregnant can i end her contract, can i fire a pregnant employee, firing a pregnant worker in colombia, employee on maternity leave contract ends, what do i owe a pregnant employee, pregnancy protection colombia`,
    text: [
      'Not without permission: a pregnant worker, or one who has just given birth, is protected, and ending her contract needs the permission of the Ministry of Labour, also when a fixed term runs out (Código Sustantivo del Trabajo, arts. 239 and 240). Without it the dismissal has no effect and there is compensation. Maternity leave is 18 paid weeks (art. 236).',
      'Now: 1. Sign no termination and no «resignation». 2. Keep paying wages and contributions. 3. Keep the medical note or proof that you know. What you owe at the end of a contract is another sum: wages, prima, cesantías with interest and holidays. A lawyer of the team looks at it with you before you act: call or write in English.',
    ],
    links: [call, mail, write],
  },
  {
    asked: `how do i pay the dian from abroad, pay colombian taxes from another country, can i pay my taxes with a foreign credit card, pay dian without a colombian bank account, payment of taxes online from the us, formulario 490 payment`,
    text: [
      'A tax is paid with its official receipt (form 490), which you make at www.dian.gov.co with your user, and only through the channels that DIAN lists there; never to a person or a private account. Whether your foreign card or bank is accepted depends on the channel: look at «pagos» on that page. If none works, somebody with a Colombian account can pay your receipt for you, because the number of the form decides whose tax it is.',
      'Start some days before the deadline, and keep the proof. If you get stuck, call or write in English: a person guides you.',
    ],
    links: [call, mail],
  },
  {
    asked: `what documents do you need from me to start, how do we start working together, what do i need to send you, do you sign an nda, are you bound by confidentiality, onboarding documents for accounting, how does your process work`,
    text: [
      'For the first call the RUT is enough and, if you have it, the last return or financial statements. Then you get a list: certificate of the Chamber of Commerce, returns and balances of the last year, bank statements, invoices and payroll. Keys and passwords are never asked for in a chat.',
      'Steps: free evaluation, written proposal, signature, and 1 to 2 weeks later we begin. Accountants are bound by professional secrecy (Ley 43 de 1990) and the contract says how your data is treated; if you also want an NDA, ask for it with the proposal and a lawyer of the team answers.',
    ],
    links: [call, mail],
  },
  {
    asked: `do foreigners pay 35 percent tax, what tax rate do foreigners pay in colombia, is it true that foreigners pay 35%, how much income tax on a remote salary, tax rate for residents and non residents, income tax brackets colombia foreigners`,
    text: [
      'It is not about nationality. A resident for tax (more than 183 days in Colombia within any 365; E.T., art. 10) pays on income of the whole world by a table that begins at zero and rises by brackets to 39% (art. 241), after deductions. The flat 35% that people mention is the rate of companies (art. 240). What a non-resident pays depends on the kind of income and on treaties: a person of the tax team tells you.',
      'How much it is in your case depends on days, income of the year, what was paid abroad and a possible treaty: a tax adviser makes the sum with you. Call or write in English.',
    ],
    links: [call, mail],
  },
]
