import { firm } from '../../firm'
import {
  inPesos,
  measuringWage,
  minimumPenaltyInPesos,
  uvt,
  uvtBefore,
  wageByYear,
} from '../../legal-figures'
import { call, mail } from '../reply-links'
import type { Rule } from '../rules'
import { englishClients } from './english-clients'
import { englishCrypto } from './english-crypto'

const guide = {
  href: '/herramientas/declaracion-de-renta',
  label: 'Do I have to file? (in Spanish)',
} as const
const wage = wageByYear[uvt.year]
const dueDates = { href: '/herramientas/vencimientos', label: 'Due dates by NIT (in Spanish)' } as const
const limits = `gross income, card spending, purchases or deposits from 1,400 UVT (${inPesos(1_400 * uvt.value)} in ${uvt.year}) or gross assets over 4,500 UVT (${inPesos(4_500 * uvt.value)})`

/** Added to a reply in English if the message asks what the first meeting costs. */
export const firstMeetingIsFree =
  'The first evaluation is free and commits you to nothing; the price of the work is told in writing before we begin.'
export const asksFirstMeeting =
  /\b(?:fee|free|charge\w*|cost\w*|pay|paid|price)\b.*\b(?:first|initial) (?:consultation|meeting|call|appointment|evaluation|visit|talk)\b|\b(?:first|initial) (?:consultation|meeting|call|appointment|evaluation|visit|talk)\b.*\b(?:fee|free|charge\w*|cost\w*|pay|paid|price)\b/

const places =
  'miami|orlando|houston|dallas|boston|chicago|atlanta|new york|new jersey|los angeles|san francisco|california|texas|florida|(?:the )?(?:us|usa|united states|states|uk|united kingdom|netherlands|emirates)|america|canada|toronto|montreal|vancouver|mexico|chile|argentina|peru|ecuador|panama|brazil|costa rica|venezuela|england|london|scotland|ireland|dublin|spain|madrid|barcelona|france|paris|germany|berlin|italy|rome|milan|switzerland|portugal|lisbon|belgium|sweden|norway|denmark|austria|europe|australia|sydney|melbourne|new zealand|japan|china|dubai|israel|another country'
/** Matches an English message by or about somebody who lives outside Colombia. */
const livesAbroad = new RegExp(
  String.raw`\b(?:lives?|living|lived|based|resid(?:es?|ing)|resident|settled|moved|relocated)(?: \w+){0,2} (?:in|to|of) (?:${places})\b|\b(?:lives?|living|based|moved|resid(?:es?|ing)|am|stay(?:ing)?) (?:\w+ )?(?:abroad|overseas|outside (?:of )?colombia)\b|\bfrom abroad\b|\bnon ?residents?\b`,
)
const home =
  /\b(?:apartments?|flats?|houses?|homes?|property|properties|condos?|studios?|lots?|land|farms?|real estate|offices?|shops?|warehouses?|parking)\b/
const asksTax = /\b(?:tax|taxes|taxed|file|filing|declare|return|dian|owe|withhold\w*)\b/
const notHere =
  /\b(?:inherit\w*|company|companies|sas|llc|vat|shares|buy|buying|payroll|employee\w*|hire|visa|pension|social security|penalt\w*|fine|fined|late|overdue|eviction|evict\w*|living in colombia|live in (?:bogota|colombia|medellin|cali|cartagena))\b/
const remotely =
  'Yes, we do it remotely: papers through the portal, meetings by video call, and the return is signed online with an electronic signature, or by somebody with a power of attorney. There is no fixed fee; you know it in writing before we begin. You can write in English.'
const nonResident =
  'You are not a tax resident with 183 days or fewer in Colombia within 365; a Colombian can still be one if the family, or most of the income or assets, is here (E.T., art. 10)'

/** Answers in English that are tried first, for messages in which a single word suggests a wrong answer. */
export const cases: readonly Rule[] = [
  englishCrypto,
  englishClients,
  {
    topic: 'Do you speak English, and I work here for a company abroad',
    when: [
      /\bspeak english\b|\benglish[ -]speak\w+|\b(?:do|can|does) (?:\w+ ){1,5}english\b|\bin english\b/,
      /\bremote(?:ly)?\b|\bwork(?:ing)? (?:from home|online)\b/,
    ],
    not: new RegExp(
      `${livesAbroad.source}|\\b(?:how much|price|fee|cost|company formation|incorporate|vat|payroll|sold|sell|rent|inherit\\w*|late|penalt\\w+|letter|fine|portal|visa application)\\b`,
    ),
    whole: true,
    text: [
      'Yes: this chat answers in English, and you can call or write to us in English; the portal is in Spanish. A person of the team tells you who can attend you before you hire us.',
      `Your taxes: with more than 183 days in Colombia within any 365 you are a tax resident (E.T., art. 10), and declare income of the whole world. With fewer, only income from Colombia, and the pay for work that you do here is such income, also without residence (arts. 9 and 24). A resident files for ${uvt.year} between August and October ${uvt.year + 1}, with ${limits}.`,
      'Tax paid abroad on the same income can often be credited (art. 254). Tell us your dates of entry and exit: a person tells you whether to file, and the fee before we begin.',
    ],
    links: [call, mail],
  },
  {
    topic: 'A company with only a passport',
    when: [
      /\bpassports?\b/,
      /\b(?:company|companies|sas|business|corporation|llc)\b/,
      /\b(?:open\w*|set(?:ting)? up|start\w*|creat\w+|register\w*|incorporat\w+|form\w*|found\w*|own\w*)\b/,
    ],
    not: /\b(?:documents?|paperwork|requirements?|how much|prices?|costs?|fees?|employees?|hire|close|branch|already|lost|renew|expired|taxes|vat)\b/,
    whole: true,
    text: [
      'Yes: the passport is enough to be a shareholder of an S.A.S., and one person can found it. That law asks neither for a visa nor for living here (Ley 1258 of 2008, art. 1). For the RUT a passport can, as a rule, be presented at an appointment with DIAN; each bank decides what it asks for, so ask yours before you sign.',
      'All of it takes 2 to 4 weeks: name and bylaws, Cámara de Comercio and RUT, bank account, electronic invoicing and the register of beneficial owners (RUB). Somebody with a power of attorney can sign for you. Money from abroad is registered at Banco de la República as foreign investment. Owning the company gives no right to work or stay. Call or write in English: a lawyer of the team does it with you.',
    ],
    links: [call, mail],
  },
  {
    topic: 'The papers to open a company, also from abroad',
    when: [
      /\b(?:documents?|documentation|papers?|paperwork|requirements?|requires?|what (?:do|would|will|should) (?:i|we) (?:need|bring|have to))\b/,
      /\b(?:open|opening|set up|setting up|setup|start|starting|create|creating|register|registering|incorporat\w+|form|forming|found)\b/,
      /\b(?:company|companies|sas|corporation|llc)\b/,
    ],
    not: /\b(?:tax return|employees?|hire|hiring|close|branch(?:es)?|how much|prices?|costs?|fees?|bank account|invoic\w+|vat|rnt|accounting|bookkeep\w+|already)\b/,
    whole: true,
    text: [
      'Papers: 1. Copy of the passport of each shareholder and of the legal representative. 2. Bylaws in a private document, signed and authenticated (Ley 1258 of 2008, art. 5). 3. Letter in which the legal representative accepts. 4. The form of the RUES and the pre-RUT of DIAN. 5. The registration tax and the fees of the chamber.',
      'Yes, without living in the city or in Colombia: that law asks for neither residence nor a visa (art. 1). If you sign from abroad, somebody signs for you with a power of attorney made before the Colombian consul, or before a notary and with an apostille; with an official translation if it is not in Spanish (Supersociedades, oficio 220-025505 of 2012).',
      'The company needs an address in Colombia, a legal representative with a RUT and its register of beneficial owners; money from abroad is registered at Banco de la República as foreign investment. It takes 2 to 4 weeks. Call or write in English: a lawyer of the team tells you what fits your case.',
    ],
    links: [call, mail],
  },
  {
    topic: 'Do you help foreigners who work remotely?',
    when: [
      /\b(?:do|can|could|would|will) you(?: guys| all)? (?:\w+ )?(?:help|do|prepare|file|handle|assist|work|take)\b|\b(?:you|your firm) (?:help|work with|assist)\b|\b(?:looking for|need) (?:\w+ )?(?:somebody|someone|an accountant|help)\b/,
      /\b(?:tax|taxes|returns?|filing|file|declare)\b/,
      /\b(?:foreigners?|expats?|visa|nomads?|remote(?:ly)?|(?:us|american|british|german|canadian|foreign) (?:company|employer|client)s?)\b/,
      /\b(?:remote(?:ly)?|nomads?|work\w*|employer|clients?|salary|visa)\b/,
    ],
    not: new RegExp(
      `${livesAbroad.source}|\\b(?:company formation|incorporate|sas|vat|payroll|sold|sell|rent|rental|inherit\\w*|late|penalt\\w+|letter|fine|how much|price|fee|cost|get (?:a |the |my )?visa|visa application)\\b`,
    ),
    whole: true,
    text: [
      `Yes, we do: we prepare and file returns of foreigners, in English. With more than 183 days in Colombia within any 365 you are a tax resident (E.T., art. 10) and declare income of the whole world, also the pay for remote work that comes from abroad (art. 9; DIAN, concepto 9079 of 2023). The visa alone does not decide it. Tax paid in another country can often be credited.`,
      `A resident files for ${uvt.year} between August and October ${uvt.year + 1}, with ${limits}. With fewer days, only income from Colombia counts; tell us where you do the work, and we check it.`,
      'Have ready: dates of entry and exit, contracts and payments, bank statements, what you own, and tax paid elsewhere. You know the fee in writing before we begin.',
    ],
    links: [guide, call, mail],
  },
  {
    topic: 'The minimum wage of somebody who works part-time',
    when: [
      /\b(?:part time|half time|half (?:a )?day|half days|(?:\d|one|two|three|four|a few|some|couple of) (?:days?|hours|mornings|afternoons) (?:a|per|each|every) week|by the (?:day|hour)|\w+ hours (?:a|per) (?:day|week))\b/,
      /\b(?:minimum|wage|wages|salary|pay|hire|hiring|employ|employee|worker|staff|assistant)\b/,
      /\b(?:minimum|hire|hiring|employ|employee|employees|staff|pay (?:her|him|them|someone|somebody))\b/,
    ],
    not: /\b(?:maids?|cleaners?|nann(?:y|ies)|housekeepers?|gardeners?|cooks?|domestic|(?:my|our|at) home|your (?:fee|fees|price|prices)|do you charge|my boss|i work|i am (?:employed|paid)|income tax|tax return|remote(?:ly)?|abroad|fired|dismiss\w+|overtime|maximum)\b/,
    whole: true,
    text: [
      `It is in proportion: somebody with shorter hours earns at least the part of the minimum for the time worked (C.S.T., art. 147).${wage ? ` In ${wage.year} the full one is ${inPesos(wage.value)} a month, so a full day is at least ${inPesos(Math.round(wage.value / 30))}${wage.aid ? `, plus ${inPesos(Math.round(wage.aid / 30))} of transport allowance for each day that is worked` : ''}.` : ''} Three days a week are about 13 days a month.`,
      'Contributions go by weeks if the contract is for less than 30 days a month and the pay stays under one minimum wage: up to 7 days in the month, one; up to 14, two; up to 21, three; with more, the whole month. That is for pension and family fund; work risks (ARL) go on one full minimum wage (Decreto 2616 of 2013). On top, in proportion: prima, cesantías with interest and holidays, about 22% of what you pay.',
      'Before the first day: a written contract with the days and the pay, ARL, family fund and pension. Tell us the days and the pay and a person of payroll sends you the exact cost. You can call or write in English.',
    ],
    links: [call, mail],
  },
  {
    topic: 'The mail to reset the password does not arrive',
    when: [
      /\b(?:password|reset|log ?in|sign ?in)\b/,
      /\b(?:e ?mails?|mails?|link|message|code)\b/,
      /\b(?:never|not|didn t|hasn t|haven t|isn t|won t|doesn t|don t|can t|no|nothing|still|waiting)\b/,
      /\b(?:come|comes|came|coming|arriv\w+|receiv\w+|got|get|getting|gotten|find|show\w*|sent|waiting|see)\b/,
    ],
    not: /\b(?:dian|muisca|rut|invoice\w*|phishing|scam|changed my e ?mail)\b/,
    whole: true,
    text: [
      'Try this first: 1. Look in spam and promotions. 2. Check that you asked with the e-mail of your account, without a typo: nothing goes to another one. 3. Wait a few minutes and ask for one more link, not several; open only the last, which works once and for a short time.',
      `If it still does not come, yes: call ${firm.phone.label}, or write to ${firm.email} with the e-mail of your account and a number to call you at. A person checks that it is you and helps you in. Nobody of the firm asks for your password. If something is due today, call. You can speak English.`,
    ],
    links: [{ href: '/auth/recuperar', label: 'New password (in Spanish)' }, call, mail],
  },
  {
    topic: 'A company without activity, do we file?',
    when: [
      /\b(?:sas|s a s|company|companies|subsidiary|entity|corporation|branch|business)\b/,
      /\b(?:no|zero|without(?: any)?) (?:\w+ )?(?:sales?|revenues?|incomes?|activity|activities|operations?|movements?|transactions?|turnover|customers|clients|invoices)\b|\b(?:dormant|inactive|idle|no longer operat\w+|never (?:\w+ )?(?:invoiced|operated|traded|sold|used|earned|started|opened)|not (?:operating|trading|active|selling|invoicing|doing (?:any )?business|operated|sold|invoiced|traded|earned)|(?:did|does|has|have|had)(?: not|n t) (?:sell|sold|operate|operated|invoice|invoiced|trade|traded|earn|earned|do any business|make any))\b|\b(?:didn|hasn|doesn|haven) t (?:sell|sold|operate|operated|invoice|invoiced|trade|traded|earn|earned|have any|had any|make any)\b/,
      /\b(?:fil(?:e|es|ing|ings|ed)|declare|declarations?|tax|taxes|returns?|obligations?|obligated|duties|comply|compliance|renew\w*|report\w*|due|requirements?|required|do anything|have to|must)\b/,
    ],
    not: /\b(?:clos(?:e|ing|ed)|liquidat\w+|dissol\w+|wind(?:ing)? (?:up|down)|shut\w*|cancel\w*|never filed|(?:years|returns) (?:late|behind|overdue)|summons|letter|hire|hiring|employees?|price|prices|charge|how much|visa|us company|llc|abroad|foreign company|non resident)\b/,
    whole: true,
    text: [
      'Yes, it still files, even with no tax to pay: a company in Colombia files its annual income tax return also at zero, and renews its registration (matrícula mercantil) at the Chamber of Commerce by 31 March. What is not filed: VAT for a period without operations, and withholding for a month without payments subject to it (E.T., arts. 601 and 606).',
      `It depends: the report of third parties (exógena) only with gross income over 2,400 UVT (${inPesos(2_400 * uvt.value)} in ${uvt.year}) in the year or the year before, or if something was withheld (DIAN Resolution 000162 of 2023, art. 1); the register of beneficial owners (RUB) once, within two months of the RUT, and again if the owners change (DIAN Resolution 000164 of 2021). Local tax (ICA): without activity there is none to pay; whether your city still wants a return at zero is to be confirmed there. In the SIMPLE regime the forms are others. The company also keeps its books.`,
      `A return at zero that is late costs a fine of at least ${minimumPenaltyInPesos} in ${uvt.year} (E.T., arts. 639 and 641). Tell us the NIT and since when it has had no activity, and a person tells you what is due and when. If it will not be used, closing it ends these duties. You can call or write in English.`,
    ],
    links: [dueDates, call, mail],
  },
  {
    topic: 'I live abroad and rent out property in Colombia',
    when: [
      livesAbroad,
      home,
      /\b(?:rent|rents|rented|renting|rental|rentals|tenants?|lease|leased|leasing|let out|airbnb|landlord)\b/,
      asksTax,
    ],
    not: new RegExp(`${notHere.source}|\\b(?:sold|sell|selling|sale)\\b`),
    whole: true,
    text: [
      'Most likely yes. Rent of property in Colombia is Colombian income (E.T., art. 24), and the limits of 1,400 and 4,500 UVT are for residents: a non-resident is free from filing only if everything received from Colombia had the withholding of articles 407 to 411 (art. 592, num. 2). A tenant who does not withhold, as a private person usually does not, leaves the rent to be declared, whatever the amount.',
      `${nonResident}. A non-resident files form 110 and pays 35% of what remains after the costs that may be deducted (art. 247), between August and October of the next year. Have ready: dates of entry and exit, lease, payments, what was withheld, property tax, and a certificate of tax residence of your country, which avoids paying twice where there is a treaty.`,
      remotely,
    ],
    links: [guide, call, mail],
  },
  {
    topic: 'A NIT with only a passport',
    when: [
      /\b(?:rut|nit|tax id|tax number)\b/,
      /\bpassports?\b/,
      /\b(?:only|just|without|no|first|enough|or|before|instead|don t have|do i need)\b/,
    ],
    not: /\b(?:deadline|ending|ends|check digit|sold|sell|lost|renew|expired|company|sas|llc)\b/,
    text: [
      'Yes, as a rule: you do not need the cédula de extranjería first. A valid passport can be presented at an appointment with DIAN, in person or remote (www.dian.gov.co); only the form without an appointment asks for the Colombian cédula. This is what lawyers here publish; we have not confirmed it in a text of DIAN, so ask when you book which document they register you with.',
      'Bring the passport and a copy, your address, an e-mail you use and the activity you will carry out (code CIIU). It is free. The NIT is the number of that registration (RUT); when you get a cédula de extranjería later, update the RUT with it. Having a RUT does not by itself mean paying taxes, and working depends on your visa. We can help with the form: call or write in English.',
    ],
    links: [call, mail],
  },
  {
    topic: 'I moved to Colombia, do I file?',
    when: [
      /\b(?:living|live|moved|been (?:here|in)|staying|relocated|resident|residing|arrived)\b/,
      /\b(?:tax|taxes|file|filing|declare|return|dian)\b/,
      /\b(?:(?:us|american|canadian|british|uk|german|french|dutch|australian|foreign) (?:citizen|national|passport|person)|american|expat|foreigner|citizen|since (?:january|february|march|april|may|june|july|august|september|october|november|december|last year|20\d\d)|for \w+ (?:months|years))\b/,
    ],
    not: /\b(?:company|companies|sas|llc|business|vat|payroll|employee\w*|hire|branch|sold|sell|selling|crypto\w*|pension|social security|visa|price|how much|penalt\w+|fine|late|overdue)\b/,
    whole: true,
    text: [
      `It depends on your days here, not on your passport: with more than 183 days in Colombia, in a row or not, within any 365 you are a tax resident of the year in which you pass them (E.T., art. 10), and you declare income and assets of the whole world. With fewer you declare only what comes from Colombia. For example, who came in March and stayed is a resident for ${uvt.year}.`,
      `A resident files for ${uvt.year} between August and October ${uvt.year + 1}, by the last digits of the ID, with ${limits}. Assets abroad over 2,000 UVT (${inPesos(2_000 * uvt.value)}) on 1 January need form 160 too (art. 607). If you were already a resident in ${uvtBefore.year} and passed its limits (1,400 UVT were ${inPesos(1_400 * uvtBefore.value)}), that return was due by October ${uvt.year}: file it now. Tax paid abroad on the same income may be credited (art. 254). Count your days with your passport, and a tax adviser confirms it. The portal is in Spanish; you can call or write in English.`,
    ],
    links: [guide, call, mail],
  },
  {
    topic: 'I live abroad and sold property in Colombia',
    when: [
      /\b(?:sold|sell|selling|sale)\b/,
      /\b(?:apartment|flat|house|property|land|lot|farm|real estate|condo)\b/,
      /\b(?:abroad|live in|living in|based in|in (?:spain|the us|the usa|the uk|usa|france|germany|canada|italy|england|miami|madrid|mexico|chile|australia)|non resident|nonresident|overseas|remotely)\b/,
    ],
    not: /\b(?:inherit\w*|company|sas|shares)\b/,
    whole: true,
    text: [
      'Most likely yes. A home in Colombia is Colombian income, also for somebody who lives abroad: if you had it for two years or more, the gain (price less its tax cost) is an occasional gain, taxed at 15%; if less, it is ordinary income (E.T., arts. 24, 300, 314 and 316). The notary usually withholds 1% of the price (art. 398), and that is subtracted from the tax.',
      `That withholding alone does not free a non-resident from filing: for a sale in ${uvt.year} the return is due between August and October ${uvt.year + 1}. Whether the money may leave, and a treaty or a credit where you live, a tax adviser looks at with your papers: deed of purchase and of sale, dates, costs, and what the notary withheld.`,
      'Yes, we can do it remotely: papers through the portal, meetings by video call, and you can write in English. There is no fixed fee; you know it in writing before we begin.',
    ],
    links: [guide, call, mail],
  },
  {
    topic: 'I live abroad, do the limits apply to me?',
    when: [
      livesAbroad,
      /\bcolombian?\b|\bdian\b|\bbogota\b|\bmedellin\b/,
      /\b(?:file|filing|declare|tax return|tax|taxes)\b/,
    ],
    not: new RegExp(
      `${notHere.source}|\\b(?:sold|sell|selling|sale|work for|working for|employed|client|clients|invoice\\w*|open|send|sent|transfer\\w*|wire|gift|pay (?:the )?dian|pay you|american citizen|us citizen|living here|live here)\\b`,
    ),
    whole: true,
    text: [
      `It depends on your tax residence, not on your passport or cédula. ${nonResident}. A non-resident declares only what comes from Colombia, such as rent, a salary from here or a sale, and not even that if everything had the withholding of articles 407 to 411 (art. 592, num. 2): the limits of 1,400 and 4,500 UVT are for residents. Who is a resident declares the income of the whole world, with those limits.`,
      `Have ready: dates of entry and exit, what you own and receive here, and a certificate of tax residence of your country. ${remotely}`,
    ],
    links: [guide, call, mail],
  },
  {
    topic: 'Branch or S.A.S.',
    when: [
      /\bbranch(?:es)?\b/,
      /\b(?:sas|s a s|subsidiary|subsidiaries|local company|colombian company|new company|own company)\b/,
      /\b(?:better|best|versus|vs|compar\w+|differen\w+|choose|choosing|prefer\w*|instead|rather|advantages?|pros|recommend\w*|or)\b/,
    ],
    not: /\b(?:how much|price|quote|close|closing|liquidat\w+|deadline|late|penalt\w+)\b/,
    whole: true,
    text: [
      'For most foreign companies the S.A.S. is safer; a branch fits when you need the parent’s own record here, for example in a public bid. A branch is the same company: the parent answers for all its debts. An S.A.S. is a separate one: one shareholder is enough and risks, save fraud, only what it puts in (Ley 1258 de 2008, arts. 1 and 42).',
      `Statutory auditor (revisor fiscal): a branch always needs one (Código de Comercio, art. 203); an S.A.S. only with gross assets of 5,000 minimum wages (${inPesos(5_000 * measuringWage.value)}) or gross income of 3,000 (${inPesos(3_000 * measuringWage.value)}) in the year before (Ley 43 de 1990, art. 13). Tax is much the same: 35% on the profit (E.T., art. 240), and what either sends to the parent is taxed as a dividend (arts. 30 and 245).`,
      'Tell us your country and plans, in English: a lawyer decides it with you before you register anything.',
    ],
    links: [mail, call],
  },
  {
    topic: 'Corporate rate and dividends to foreign shareholders',
    when: [
      /\b(?:corporate|corporation|company|companies|business|businesses|sas)\b(?: \w+){0,4} (?:tax )?rates?\b|\brates?\b(?: \w+){0,5} (?:corporat\w+|company|companies|business|businesses|sas)\b|\bcorporate (?:income )?tax\b|\bdividends?\b/,
      /\btax\w*|\brates?\b|\bwithh\w+|\bpercent\w*|\bhow much\b/,
      /\bcorporate\b|\b(?:company|companies|business|businesses|sas|corporation)\b.*\brates?\b|\brates?\b.*\b(?:company|companies|business|businesses|sas|corporation)\b|\b(?:foreign\w*|non ?residents?|abroad|overseas|parent|outside|(?:us|american|spanish|german|british|canadian|french|mexican|dutch) (?:company|shareholder|owner|parent|partner)s?)\b/,
    ],
    not: /\b(?:vat|iva|ica|payroll|employee\w*|late|penalt\w+|interest|individuals?|personal|freelanc\w*|simple|salary|exchange rate|your rates|hourly|i live in (?:colombia|bogota|medellin|cali)|from (?:a )?(?:us|foreign) (?:stocks?|shares|broker\w*))\b/,
    whole: true,
    text: [
      `For ${uvt.year}: a company pays 35% on its taxable profit, the general rate (E.T., art. 240). Dividends to a shareholder who is not resident, a company or a person: 20% on profits that were already taxed in the company. On profits that were not, first 35%, and then 20% of what is left (art. 245, with Ley 2277 de 2022).`,
      'The Colombian company withholds that tax on the gross amount when it pays or credits the dividend. A tax treaty with the shareholder’s country may lower it: tell us the country and a tax adviser confirms the rate before you pay. You can write in English.',
    ],
    links: [mail, call],
  },
  {
    topic: 'What happens with my invoices and data',
    when: [
      /\b(?:invoices?|documents?|papers|files|data|information|uploads?|uploaded|statements)\b/,
      /\bwho (?:else )?(?:can |could |will |gets to |has )?(?:see|sees|access|read|reads|look|looks|view)\b|\bhow long\b(?: \w+){0,5} (?:keep|kept|store|stored|hold|retain|retained|saved?)\b|\bwhat (?:do|will) (?:you|u|they) (?:guys )?do with\b|\bwhat happens (?:to|with) (?:my|our|the)\b|\b(?:sell|share) (?:my|our) (?:data|information)\b/,
      /\b(?:my|our|i|we|you|your)\b/,
    ],
    not: /\b(?:reject\w*|error|fails?|failed|chat|dian|invoice (?:abroad|a client)|electronic invoic\w+|how long (?:does|do) (?:it|the|a)|stop calling|unsubscribe|delete my|erase my|forgot|password)\b/,
    whole: true,
    text: [
      'Your team checks the invoices and enters them in your books; they are used for the service you asked for and are not sold or shared with banks. Only the people of your company whom you invite in «Personas» and the team that serves you see them, and accountants are bound by professional secrecy (Ley 43 de 1990).',
      `How long: commercial books and papers are kept for 10 years (Ley 962 de 2005, art. 28); the rest is erased when it is no longer needed. You can ask for a copy, a correction or erasure at ${firm.email} (Ley 1581 de 2012).`,
    ],
    links: [{ href: '/tratamiento-datos', label: 'Data policy (in Spanish)' }, mail, call],
  },
]
