import { contactHref } from '../contact-topics'
import { inPesos, measuringWage, uvt, uvtBefore } from '../legal-figures'
import type { KnownAnswer } from './answers'
import { call, mail, whatsapp } from './reply-links'

const inSpanish = (label: string) => `${label} (in Spanish)`

export const englishOwners: readonly KnownAnswer[] = [
  {
    asked: `
where can i see the invoices you charge me, where do i find your invoice for your fees, how much do i owe your firm, i paid your fee and it still shows as pending, i need the invoice of your fees, get a paz y salvo from your firm`,
    text: [
      'In the portal, «Honorarios» shows what the firm charged you, with its date and state. If a payment is missing or you need a document about your payments, write to your accountant in «Mensajes» with the receipt, also in English. Check the account number by phone before you pay.',
    ],
    links: [{ href: '/auth?next=/portal', label: inSpanish('Open the portal') }, call, mail],
  },
  {
    asked: `
can i hire someone in colombia from abroad without a company, hire a colombian employee from the us, employer of record colombia, cost of an employee on top of salary, how much on top of salary does an employer pay
total cost of hiring an employee, social security cost for the employer, what does an employer pay in colombia, hire remote workers in colombia, do i need a company to hire people in colombia, employer contributions percentage`,
    text: [
      'On top of the wage an employer pays pension 12%, ARL by risk (from 0.522%), the family fund, and health 8.5%, of which many are exempt for those who earn less than ten minimum wages (E.T., art. 114-1). Benefits add one monthly base a year as «cesantías», 12% of it as interest, another monthly base as «prima» in two halves, and 15 working days of holidays (Código Sustantivo del Trabajo, arts. 249, 306 and 186; Ley 52 de 1975).',
      'Whether a foreign company may hire directly or needs a branch or an S.A.S. depends on what the person does here: a lawyer of the team answers that, and payroll makes the sum with your wage. Call or write in English.',
    ],
    links: [call, mail, { href: '/servicios/asesoria-nomina', label: inSpanish('Payroll service') }],
  },
  {
    asked: `
how do i register for electronic invoicing, how do i start e-invoicing, register for einvoicing, do i need electronic invoices, how to issue an invoice in colombia, free invoicing software dian`,
    text: [
      'Four steps: 1. The RUT up to date and the electronic signature of DIAN. 2. In www.dian.gov.co, «Habilitación», register and choose the free service of DIAN or your own program. 3. Ask for an authorised numbering and link it. 4. Say there from which day you invoice: code 52 then appears in your RUT. Then issue one invoice and check that DIAN validated it.',
      'Few invoices a month: the free service is enough. An accountant of the team can leave it ready with you.',
    ],
    links: [{ href: contactHref('asesoria-contable'), label: inSpanish('Tell an accountant') }, call, mail],
  },
  {
    asked: `
is the 13th salary mandatory, thirteenth salary colombia, what is the prima and when is it paid, do i have to pay a bonus in december, prima de servicios for employees, mandatory bonus for employees`,
    text: [
      'Yes: the «prima» is half a monthly base for each half-year, by the days worked: base × days / 360 (Código Sustantivo del Trabajo, art. 306). It is paid by 30 June and within the first 20 days of December. The base is the wage plus the transport allowance, if paid.',
    ],
    links: [call, mail],
  },
  {
    asked: `can you help me with a visa, do you do visas, how do i get a business visa, immigration lawyer, visa for my employee, cedula de extranjeria help`,
    text: [
      'We do not handle visas or immigration: that is the matter of the Cancillería (www.cancilleria.gov.co) and Migración Colombia. We set up companies, and do their accounting, taxes and payroll.',
    ],
    links: [call, mail],
  },
  {
    asked: `
do i have to charge vat as a freelancer, do freelancers charge vat, i am a freelancer with clients in the us do i charge vat, vat on services to foreign clients, do i charge iva to my american clients
do i need to register for vat, when must i charge vat, vat threshold in colombia, i sell online do i charge vat, export of services vat, am i responsible for vat`,
    text: [
      `A person with sales under 3,500 UVT a year (${inPesos(3_500 * uvt.value)} in ${uvt.year}) who meets the other conditions can be «no responsable de IVA» (code 49 in the RUT) and charges no VAT (E.T., art. 437, par. 3; under 4,000 UVT if all of it comes from contracts with the State, par. 5). Above that, or as a company with taxed sales, you charge 19% (not as a small shop or hairdresser in the SIMPLE regime, par. 4).`,
      'A service used only abroad, by somebody without business in Colombia, is exempt if there is a written contract (E.T., art. 481, c): 0%, but you register, invoice electronically and file every two months (art. 600). Keep the contract and the bank transfers. A tax adviser can check your contract; write to us in English.',
    ],
    links: [{ href: contactHref('asesoria-tributaria'), label: inSpanish('Tell a tax adviser') }, call, mail],
  },
  {
    asked: `
can a foreigner open a company without a visa, do i need a visa to start a business, can i open a company with my passport, tourist opening a company in colombia, do i have to live in colombia to own a company
can i own a company without a cedula, i do not have a colombian id can i open a company, non resident owner of a sas, open a company from abroad, power of attorney to open a company`,
    text: [
      'Yes: a Colombian S.A.S. can be set up by one person or several (Ley 1258 de 2008, art. 1), and that law asks neither for a visa nor for living here. You identify yourself with the passport, and somebody with a power of attorney can sign for you. Owning it gives no right to work or stay: visas are the matter of the Cancillería.',
      'You will also need: somebody as legal representative with a RUT, the register of beneficial owners (RUB) and the registration of your investment at the Banco de la República (www.banrep.gov.co). It takes 2 to 4 weeks. A lawyer of the team tells you what to bring.',
    ],
    links: [{ href: contactHref('asesoria-legal'), label: inSpanish('Tell a lawyer') }, call, mail],
  },
  {
    asked: `
do you work in english, do you speak english with clients, can i work with you in english, is the portal in english, will my accountant speak english, can you answer my emails in english`,
    text: [
      'Yes, this chat answers in English; the portal is in Spanish. You can call or write to us in English: a person of the team tells you who can attend you in English before you hire us.',
    ],
    links: [call, mail, whatsapp],
  },
  {
    asked: `
does my company need a statutory auditor, do i need a revisor fiscal, what is a revisor fiscal, when is a fiscal auditor mandatory, is an audit required in colombia, difference between auditor and revisor fiscal`,
    text: [
      `A «revisor fiscal» (statutory auditor) is required by law for companies whose gross assets on 31 December of the year before were 5,000 minimum wages or more (${inPesos(5_000 * measuringWage.value)}), or whose gross income was 3,000 or more (${inPesos(3_000 * measuringWage.value)}): one of them is enough (Ley 43 de 1990, art. 13). A branch of a foreign company always needs one.`,
      'An external audit is voluntary. We cannot be accountant and revisor fiscal of the same company.',
    ],
    links: [{ href: '/herramientas/revisor-fiscal', label: inSpanish('Check it with your figures') }, call],
  },
  {
    asked: `
i need help filing my personal tax return how much is it, how much do you charge for a personal tax return, price of an individual tax return, what documents do i need for my tax return, which papers do you need to file my return, can you file my income tax return, how much to do my declaracion de renta`,
    text: [
      'We prepare individual returns. There is no fixed fee: it depends on your income, assets and papers, and you know the price before we begin; the first evaluation is free.',
      'Have ready: passport or cédula, RUT, certificates of income and withholdings, bank statements at 31 December, and your days in Colombia.',
    ],
    links: [{ href: contactHref('asesoria-tributaria'), label: inSpanish('Tell us your case') }, call, mail],
  },
  {
    asked: `
what is a rut, what is the rut, my landlord asks for my rut, they ask me for a rut what is that, what is a nit, difference between rut and nit, how do i get a rut with a passport, do i need a rut`,
    text: [
      'The RUT is the tax register of DIAN: it says who you are and which duties you have (box 53); its number is the NIT. It is free. Foreigners get one too. The online form asks for the Colombian cédula: with a passport, a cédula de extranjería or a PPT ask DIAN for an appointment and which document it takes (www.dian.gov.co).',
      'Having a RUT does not by itself mean that you pay taxes. If somebody asks for it, it is usually to pay you or to sign a contract.',
    ],
    links: [call, mail],
  },
  {
    asked: `
who has to file income tax in colombia, do i have to file a tax return, income limit to file taxes, i earn 5 million a month do i file, threshold to declare income, do employees file income tax`,
    text: [
      `For ${uvtBefore.year} an individual files with gross income of 1,400 UVT (${inPesos(1_400 * uvtBefore.value)}) or more; or card spending, purchases or deposits above that sum; or gross assets over 4,500 UVT (${inPesos(4_500 * uvtBefore.value)}). A resident (more than 183 days within 365, E.T., art. 10) counts income and assets of the whole world.`,
      'Filing is not the same as paying. The guide below checks your case.',
    ],
    links: [
      { href: '/herramientas/declaracion-de-renta', label: inSpanish('Do I have to file?') },
      call,
      mail,
    ],
  },
  {
    asked: `
how much social security does a freelancer pay, health and pension for independent workers, do contractors pay social security, what is pila, what is the planilla, my client asks me for the pila, eps for freelancers`,
    text: [
      `A freelancer with a monthly net income of one minimum wage or more pays on 40% of the value without VAT, and not on less than one minimum wage: health 12.5% and pension 16%, plus ARL by risk (Ley 2277 de 2022, art. 89). It is paid with the PILA form the month after.`,
      'Clients usually ask for the paid form before they pay you. A person of the team makes the sum with your contract.',
    ],
    links: [
      { href: '/herramientas/vencimientos/pila', label: inSpanish('Due dates of the PILA') },
      call,
      mail,
    ],
  },
  {
    asked: `
how do i close my company in colombia, i want to liquidate my sas, dissolve my company, cancel my registration at the chamber of commerce, shut down my business`,
    text: [
      'In this order: file what is pending and pay the debts; the shareholders approve dissolution and liquidation in minutes that are registered at the Chamber of Commerce; pay pending renewals and cancel the registration; at the end cancel the RUT. Owners abroad can meet by video or give a power. Until then the duties go on.',
    ],
    links: [{ href: contactHref('asesoria-legal'), label: inSpanish('Tell a lawyer') }, call, mail],
  },
]
