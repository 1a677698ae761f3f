import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtBefore, wageByYear } from '../../legal-figures'
import { firm } from '../../firm'
import { startingPrice, type ServiceSlug } from '../../services'
import { vatRateAndPeriod } from '../english-filing'
import { foundingPrices } from '../english-founding'
import { call, mail, whatsapp } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-tributaria'), label: 'Write to us (form in Spanish)' } as const
const guide = {
  href: '/herramientas/declaracion-de-renta',
  label: 'Do I have to file? (in Spanish)',
} as const
const uvts = (units: number) => inPesos(units * uvtBefore.value)
const limits = `gross income of 1,400 UVT (${uvts(1_400)}) or more; card spending, purchases or deposits above that sum; or gross assets over 4,500 UVT (${uvts(4_500)})`
const wage = wageByYear[uvt.year]
const priceOf = (slug: ServiceSlug, times = 1): string => inPesos(startingPrice(slug) * times)

export const rules: readonly Rule[] = [
  {
    topic: 'A file that does not upload',
    when: [
      /\bupload\w*\b/,
      /\b(?:error|errors|fail\w*|problem|problems|(?:does|will|can|could) ?n ?o?t|cannot|stuck|reject\w*)\b/,
      /\b(?:invoices?|files?|documents?|pdf|xml|photos?|portal|receipts?)\b/,
    ],
    not: /\b(?:dian|muisca|price|cost)\b/,
    whole: true,
    text: [
      'Read the notice on the screen first: it says what happened to that file. The usual causes: it is larger than 10 MB, or it is not a PDF, JPG, PNG, XML or ZIP (no Excel or Word in «Facturas»). If the file is fine, reload the page, choose the right company and try once more or in another browser.',
      'If the error stays, write to us in «Mensajes», in English, with a screenshot, the name of the file and the hour, or call. Keep the original file.',
    ],
    links: [{ href: '/portal/facturas', label: 'Open «Facturas»' }, call, mail],
  },
  {
    topic: 'Somebody who works in my home',
    when: [
      /\b(?:maids?|nann(?:y|ies)|housekeepers?|house cleaners?|(?:domestic|household) (?:workers?|help|helper|employees?|staff)|cleaning (?:lady|woman|person)|cleaner|empleada)\b/,
    ],
    not: /\b(?:fire|fired|firing|dismiss\w*|quit|quits|resign\w*|let (?:her|him|them) go|laid off|vat|invoice|agency|severance)\b/,
    whole: true,
    text: [
      `Whoever works in your home, also by the day, is an employee: a contract for services does not change that. Pay at least ${wage ? `${inPesos(wage.value / 30)} a day in ${wage.year} (the minimum wage of ${inPesos(wage.value)} / 30)` : 'the share of the minimum wage for the days'}, with the transport allowance for each day of travel to you${wage?.aid ? ` (${inPesos(wage.aid / 30)})` : ''}. In proportion to the days you also owe prima (half a month by 30 June and half by 20 December, Ley 1788 de 2016), cesantías with 12% interest, and 15 business days of holidays a year (Código Sustantivo del Trabajo, arts. 249 and 186).`,
      'Social security, in the PILA, before the first day: you pay pension 12%, health 8.5%, ARL from 0.522% and the family fund; 4% for health and 4% for pension come from the wage. For a contract of less than 30 days in the month and less than the minimum wage, pension and family fund can be paid by weeks (with more than 21 days, the whole month); the ARL goes on a whole minimum wage (Decreto 2616 de 2013). Food and lodging count as at most 30% of a minimum wage (art. 129). Tell us the days, the wage and the first day, and payroll says which PILA fits and what it costs.',
    ],
    links: [call, mail],
  },
  {
    topic: 'Exógena that was not sent',
    when: [
      /\bexogena\b|\bmedios magneticos\b/,
      /\b(?:not|late|forgot|missed|didn t|did not|never|due|today|tomorrow|nothing|penalt\w+|fines?|overdue|deadline)\b/,
    ],
    not: /\b(?:what is|when)\b(?!.*\b(?:late|penalt\w+|fines?|not)\b)/,
    whole: true,
    text: [
      'Stay calm: send it as soon as you can, even late. The penalty is 1% of what was not sent, 0.7% of what was wrong and 0.5% of what was sent late, up to 7,500 UVT (E.T., art. 651), and never less than 10 UVT (art. 639). Sent or corrected before a statement of charges («pliego de cargos»), only 10% of it is paid, not below that minimum. You owe the report, whether or not your RUT has code 14, if you withheld any tax in the year; as a company, with gross income above 2,400 UVT that year or the one before; as a person, with more than 11,800 UVT in one of the two and more than 2,400 UVT of it not from work (Resolución DIAN 000162 de 2023, art. 1, as amended).',
      'Have at hand: RUT, the year, the ledger by third parties and any letter of DIAN with its date. A tax adviser tells you the amount before you send it. Call or write in English.',
    ],
    links: [call, mail],
  },
  {
    topic: 'How often VAT is filed',
    when: [
      /\b(?:vat|iva)\b/,
      /\bhow often\b|\bhow many times\b|\bfrequen\w+|\bevery (?:month|two|four|2|4)\b|\b(?:bi)?monthly\b|\bquarterly\b|\bfiling periods?\b/,
    ],
    not: /\b(?:price|cost|charge|fee|penalty|export\w*|abroad)\b/,
    whole: true,
    text: vatRateAndPeriod,
    links: [{ href: '/herramientas/vencimientos', label: 'Due dates by NIT (in Spanish)' }, call, mail],
  },
  ...foundingPrices,
  {
    topic: 'Opening a company',
    when: [
      /\b(?:open|opening|set up|start|starting|create|register|incorporate|form)\b/,
      /\b(?:company|companies|sas|business|corporation)\b/,
    ],
    not: /\b(?:tax return|employees?|hire|bank account only|close|branch(?:es)?)\b/,
    text: [
      'Yes: a foreigner can found and own a Colombian company. The usual one is the S.A.S.: one person is enough, by a private document (Ley 1258 of 2008, arts. 1 and 5). No law sets a minimum capital: the bylaws say it, and it can be paid within two years (art. 9). It needs a legal representative, an address and a registration in the RUT. Money that an investor brings from abroad is registered as foreign investment at Banco de la República.',
      'Steps: name and bylaws; Cámara de Comercio and RUT; bank account and electronic signature; invoicing and the register of beneficial owners (RUB). All of it takes 2 to 4 weeks. Two costs: the chamber’s, which depends on the capital, and ours, which we give in writing before we begin. A «revisor fiscal» is needed only above the limits of the law. Call or write in English: a lawyer of the team does it with you.',
    ],
    links: [call, mail],
  },
  {
    topic: 'Changing accountants',
    when: [
      /\b(?:chang\w+|switch\w*|mov\w+|leav\w+)\b/,
      /\b(?:accountants?|bookkeepers?|accounting firms?)\b/,
    ],
    text: [
      'You can change in any month: 1. Tell us your case in the first evaluation, which is free and without obligation. 2. We begin 1 to 2 weeks after you sign. 3. We take over books, papers and passwords from the accountant of before, with a list and a signed record; you only tell them in writing that you end it.',
      'Meanwhile file what is due. The passwords of DIAN are yours: you can recover them as owner or legal representative. Call or write in English.',
    ],
    links: [call, mail],
  },
  {
    topic: 'Price of payroll and accounting',
    when: [
      /\b(?:charge|price|prices|cost|fee|fees|quote|how much)\b/,
      /\b(?:accounting|bookkeeping|payroll)\b/,
    ],
    not: /\b(?:penalty|fine|hire one|employer of record|minimum wage)\b/,
    text: [
      `Starting prices, plus VAT: accounting from ${priceOf('asesoria-contable')} a month, company taxes from ${priceOf('asesoria-tributaria')} a month, payroll from ${priceOf('asesoria-nomina')} for each employee a month (4 employees: ${priceOf('asesoria-nomina', 4)}). They are in Colombian pesos and can be taken apart.`,
      'What you pay depends on your documents, banks and employees; you get it in writing after the first evaluation, which is free. Call or write in English.',
    ],
    links: [call, mail],
  },
  {
    topic: 'Certified income letter',
    when: [
      /\b(?:income|earnings?)\b/,
      /\b(?:certif\w+|letter|proof)\b/,
      /\b(?:landlord|visa|bank|embassy|rent|make|need|get|asks?)\b/,
    ],
    not: /\b(?:dian|withh\w+|tax return|requerimiento|emplazamiento)\b/,
    text: [
      'Yes: a certificate of income is signed by a public accountant after seeing your papers: bank statements, contracts, invoices or returns. We cannot certify what the papers do not show.',
      'Tell us for whom it is, from which day to which day, and what you have: a person tells you the price before we begin and how soon it can be ready. Call or write in English.',
    ],
    links: [call, mail],
  },
  {
    topic: 'The accountant disappeared',
    when: [
      /\b(?:accountant|bookkeeper)\b/,
      /\b(?:disappeared|left|vanished|gone|not answering|does not answer|quit|died)\b/,
    ],
    text: [
      'Stay calm: the books and the passwords are yours, and we can take over. First: 1. Recover your password and electronic signature at www.dian.gov.co, as owner or legal representative, so that nobody else signs for you. 2. There you see what was filed and what is missing. 3. Ask for books and papers in writing, with a date. 4. Gather bank statements and invoices; the electronic ones can be downloaded from DIAN.',
      'What is due in these days is filed first, even if the rest is not in order; filing before DIAN asks can halve the penalty (E.T., art. 640). If the accountant keeps your papers, the Junta Central de Contadores receives complaints. The first evaluation is free: call or write in English and say what is due.',
    ],
    links: [call, mail],
  },
  {
    topic: 'Social security of a freelancer',
    when: [
      /\b(?:social security|pension|health contributions?|pila)\b/,
      /\b(?:freelanc\w*|independent|self employed|contractor)\b/,
    ],
    text: [
      `Yes: an independent worker pays health (12.5%) and pension (16%) on 40% of the monthly income, and not on less than one minimum wage${wage ? ` (${inPesos(wage.value)} in ${wage.year})` : ''} (Ley 2277 of 2022, art. 89), plus the ARL by risk. Example: 40% of $ 5.000.000 is $ 2.000.000: health $ 250.000 and pension $ 320.000, $ 570.000 in all. It is paid each month in the PILA.`,
      'Taxes are another matter: with more than 183 days here within any 365 you are a tax resident and declare income of the whole world (E.T., art. 10), if a limit of the year was passed. With an income below one minimum wage, a visa or a cover abroad the rule can be another: ask before you pay. Call or write in English: a person of payroll tells you.',
    ],
    links: [call, mail],
  },
  {
    topic: 'Paid from abroad',
    when: [
      /\b(?:work|working|freelanc\w*|paid|salary|client|employer|contractor|remote\w*)\b/,
      /\b(?:abroad|foreign|overseas|us company|usa|united states|spain|uk|company in|euros?|dollars?|usd|wise|paypal|payoneer|deel)\b/,
      /\b(?:tax\w*|declare|file|report|income|vat|pay)\b/,
    ],
    not: /\b(?:company in colombia|hire|hiring|employees?|own a)\b/,
    text: [
      `A tax resident (more than 183 days in Colombia within any 365; E.T., art. 10) declares income of the whole world, also what arrives through Wise, PayPal or a foreign bank. Each payment is turned into pesos at the official rate (TRM) of its day (art. 288). You file for ${uvtBefore.year} if one limit was passed: ${limits}. It goes into the individual return (form 210) as work income, once a year, between August and October.`,
      'Steps: 1. Register in the RUT with your activity. 2. Keep the contract, statements and proof of each payment. 3. An independent worker usually pays health and pension on 40% of the monthly income, and not on less than one minimum wage (Ley 2277 of 2022, art. 89); with a visa or cover abroad, ask first. 4. A service used only abroad can be exempt from VAT with a written contract (E.T., art. 481 c). 5. Tax withheld abroad can often be credited (art. 254), and there is a treaty with Spain and others, but none with the United States. 6. Accounts abroad belong to the assets of the return; above 2,000 UVT in all on 1 January there is a second return, form 160 (art. 607). If you only arrived this year, your first return is for this year, filed the next. Nobody withholds for you, so set money aside: a tax adviser tells you how much. You can call or write in English.',
    ],
    links: [guide, call, mail],
  },
  {
    topic: 'Buying property',
    when: [
      /\b(?:buy|buying|bought|purchase|sell|selling)\b/,
      /\b(?:apartment|house|property|flat|land|real estate|condo)\b/,
      /\b(?:foreigner|colombia|tax\w*|visa|can i|medellin|bogota|cartagena)\b/,
    ],
    not: /\b(?:file|filing|return)\b/,
    text: [
      'A foreigner can buy property in Colombia with a passport, also without living here. Bring the money through a bank and register the foreign investment with Banco de la República when it enters, so that you can take it out later. Ask for the certificado de tradición and a study of the title; then come the promise, the deed at a notary and the registration. You do not need one to sign a promise, but a NIT or RUT is asked for at the notary and for the yearly property tax: it is free at DIAN (www.dian.gov.co), with an appointment if you only have a passport.',
      `Taxes: notary and registration when you buy, predial (property tax) each year, and income tax on rent or on the gain when you sell. A tax resident files if the assets pass 4,500 UVT (${uvts(4_500)}) or the purchases 1,400 UVT (${uvts(1_400)}). If you do not live here the rule is another: you file when you have income from Colombia, such as rent or a sale, from which not all the withholding of the law was taken (E.T., art. 592); ask before the first rent. A lawyer of the team checks the papers before you send money: call or write in English.`,
    ],
    links: [{ href: contactHref('asesoria-legal'), label: 'Write to us (form in Spanish)' }, call, mail],
  },
  {
    topic: 'RUT for a foreigner',
    when: [
      /\b(?:rut|nit|tax id|tax number)\b/,
      /\b(?:get|obtain|register|apply|need|foreigner|passport|how|cedula)\b/,
    ],
    not: /\b(?:due|deadline|ending|ends|company|check digit|digit)\b/,
    text: [
      'The RUT is the tax registration and is free at DIAN (www.dian.gov.co). Online registration asks for the Colombian cédula; with a cédula de extranjería, passport or PPT, book an appointment at DIAN and ask with which document they register you. Bring the valid document, your address, an e-mail you use and the activity you will carry out (code CIIU).',
      'Your NIT is the number of that registration; a company gets its own when it is registered at the Chamber of Commerce. You need it to invoice, to work as an independent or to own part of a company; working also depends on your visa (Migración Colombia). Having a RUT does not by itself mean paying taxes. We can help with the form: call or write in English.',
    ],
    links: [call, mail, whatsapp],
  },
  {
    topic: 'Hiring in Colombia',
    when: [
      /\b(?:hire|hiring|employee|employees|employ|staff|worker)\b/,
      /\b(?:colombia|cost|how much|need|contract|foreign|abroad|percent|benefits|bogota|medellin|taxes|company)\b/,
    ],
    not: /\b(?:do you charge|price|fee|fees|i was fired|my boss|unpaid)\b/,
    text: [
      `You need no branch to begin: a foreign company can hire one person through an employer-of-record here, or as an independent contractor who pays his own health and pension; but with fixed hours and orders the law treats a contractor as an employee (C.S.T., arts. 23 and 24). For several people or a lasting business, open a company (S.A.S.) or a branch and run payroll; a lasting presence can also create a permanent establishment for tax. On top of the wage${wage ? ` (at least ${inPesos(wage.value)} a month in ${uvt.year})` : ''}, plan for about half more: pension 12%, work risks from 0.522%, family fund 4%, health 8.5% unless exempt, and savings for prima 8.33%, cesantías 8.33%, their interest 1% and holidays 4.17%.`,
      'Low wages (up to two minimum wages) also get a transport allowance. The maximum is 42 hours a week since 15 July 2026. Steps: contract, affiliation to ARL, EPS, pension and family fund before the first day, PILA and electronic payroll each month. Which way fits a foreign company is answered by a lawyer of the team; tell us the salary and a person sends you the exact cost. We answer calls and e-mail in English.',
    ],
    links: [call, mail, { href: contactHref('asesoria-nomina'), label: 'Write to us (form in Spanish)' }],
  },
  {
    topic: 'Invoice abroad',
    when: [/\binvoic\w+\b/, /\b(?:abroad|foreign|client|us|usa|outside|export\w*|vat|dollars?)\b/],
    not: /\b(?:portal|upload|rejected|do you)\b/,
    text: [
      'If you invoice electronically, the sale abroad also goes with an electronic (export) invoice, with the data of the foreign client. The service is exempt from VAT if there is a written contract and it is used only abroad by somebody without business in Colombia (E.T., art. 481 c); keep the contract, the delivery e-mails and the payment through a bank. Who exports this way files VAT every two months (art. 600).',
      'An individual who sells less than 3,500 UVT a year may be not responsible for VAT and need not invoice electronically. A tax adviser reads your contract: call or write in English.',
    ],
    links: [call, mail, write],
  },
  {
    topic: 'Late return without tax to pay',
    when: [
      /\b(?:late|missed|forgot|overdue|penalt\w+|fines?|did not file|didn t file|never filed)\b/,
      /\b(?:file|filed|return|tax\w*|deadline|vat|declar\w+|penalt\w+|fines?)\b/,
      /\b(?:no|zero|any|0) (?:income )?tax(?:es)? (?:is |was |to |due|payable|owed|owing|at all)\b|\b(?:owe|owed|owes|owing|pay|paid)(?: \w+)? (?:no|zero|nothing|0)\b|\b(?:do not|don t|did not|didn t) (?:owe|have to pay) (?:any|anything)\b|\bno tax\b|\bnothing (?:to pay|is due|was due|due|owed)\b|\bnil return\b|\bzero return\b|\btax (?:is|was|came to) (?:zero|0|nil)\b|\b(?:refund|credit balance)\b/,
    ],
    not: /\b(?:letter|froze|seized|jail|exogena)\b/,
    whole: true,
    text: [
      `It depends on the tax charged («impuesto a cargo»), which is the tax before withholdings and advances. If there was any, the penalty is 5% of it for each month or part of a month, even if you end with a refund or nothing to pay (E.T., art. 641). Only without it is it 0.5% of the gross income of the period for each month or part of a month; at most it is the lower of 5% of that income and twice the credit balance, or 2,500 UVT if there is no credit balance. Without income it is 1% of the net worth of the year before, up to 10%. It is never less than 10 UVT (${inPesos(Math.round((10 * uvt.value) / 1000) * 1000)} in ${uvt.year}; art. 639). If DIAN summons you first, it doubles (art. 642).`,
      'It can be halved if DIAN has not acted and you were not fined for the same in two years (art. 640), but not below the minimum. With nothing left to pay there is no interest. First check whether you had to file: if you passed no limit, nothing is due. The tool adds it up, and a tax adviser does it with you: call or write in English.',
    ],
    links: [{ href: '/herramientas/declarar-tarde', label: 'Late filing (in Spanish)' }, call, mail],
  },
  {
    topic: 'Late return',
    when: [
      /\b(?:late|missed|forgot|overdue|penalt\w+|did not file|didn t file|never filed)\b/,
      /\b(?:file|filed|return|tax\w*|deadline|vat|declar\w+|penalt\w+)\b/,
    ],
    not: /\b(?:letter|froze|seized|jail)\b/,
    text: [
      `Stay calm: file as soon as you can, before DIAN asks. The penalty is 5% of the tax before withholdings for each month or part of a month, up to 100% (E.T., art. 641), and never less than 10 UVT (${inPesos(Math.round((10 * uvt.value) / 1000) * 1000)} in ${uvt.year}; art. 639). It can be halved if DIAN has not acted and you were not fined for the same in two years (art. 640), but not below the minimum. Interest for each day is extra. If DIAN summons you first, the penalty doubles (art. 642).`,
      'Steps: 1. Check whether you really passed a limit; if not, nothing is due. 2. Gather bank certificates and statements of that year. 3. File with the penalty included and pay. The tool adds it up, and a tax adviser does it with you: call or write in English.',
    ],
    links: [{ href: '/herramientas/declarar-tarde', label: 'Late filing (in Spanish)' }, call, mail],
  },
  {
    topic: 'Documents and cost of an individual return',
    when: [
      /\b(?:how much|cost|price|fee|charge|documents?|papers|need)\b/,
      /\b(?:tax return|income tax|my taxes|individual return|personal taxes|renta)\b/,
    ],
    not: /\b(?:do i need to|have to|need to (?:file|pay)|company)\b/,
    text: [
      'For an individual the return is once a year and has no fixed fee: it depends on your income, assets and papers. Tell us your case and a person gives you the price before we begin; the first evaluation is free.',
      'Have at hand: RUT, last return if any, certificates of income and withholding, bank and investment certificates at 31 December, property papers (predial) and car papers, loans, and what you paid for health, pension or housing interest. For income from abroad: contracts, statements and tax paid there. ' +
        `Write to ${firm.email} in English.`,
    ],
    links: [mail, call, guide],
  },
  {
    topic: 'A foreign partner sends money to the company',
    when: [
      /\b(?:foreign|abroad|overseas|usa|europe)\b/,
      /\b(?:partner|shareholder|investor|parent company|owner)\b/,
      /\b(?:sends?|wires?|transfers?|brings?|lends?|puts?|invests?)\b/,
      /\b(?:money|funds|capital|dollars|loan|cash)\b/,
    ],
    not: /\b(?:how much|visa|open a company|start a company|dividends?|salary)\b/,
    whole: true,
    text: [
      'Yes, and it depends on what the money is. Capital: it is a foreign investment, and the bank that receives the money sends the exchange declaration that registers it with Banco de la República; tell the bank so before it arrives, because it gives the partner the right to take money out again. A loan: it is a foreign credit, which is reported to Banco de la República through the bank before the money is disbursed. In both cases the money comes through a bank, not through a personal account.',
      'In the company it is recorded as capital, with the minutes that issue the shares, or as a debt, with a contract and interest. Which one fits, and what to do if it came already, a lawyer and a tax adviser of the team tell you: call or write in English.',
    ],
    links: [{ href: contactHref('asesoria-legal'), label: 'Write to us (form in Spanish)' }, call, mail],
  },
]
