import { inPesos, uvt } from '../../legal-figures'
import { call, mail } from '../reply-links'
import type { Rule } from '../rules'

const guide = {
  href: '/herramientas/declaracion-de-renta',
  label: 'Do I have to file? (in Spanish)',
} as const
const exampleRate = 4_000
const limit = 1_400 * uvt.value
const limitInDollars = (Math.round(limit / exampleRate / 100) * 100).toLocaleString('en-US')

export const englishCrypto: Rule = {
  topic: 'Are gains with cryptocurrencies declared?',
  when: [
    /\b(?:crypto\w*|bitcoins?|btc|usdt|ethereum|binance|stablecoins?|nfts?)\b/,
    /\b(?:tax\w*|declar\w+|file|filing|report\w*|return|dian|owe)\b/,
  ],
  not: /\b(?:company|sas|payroll|pay (?:my|an?|our) \w+ in|hire|invoice\w*|vat|scam\w*|stolen|hacked|blocked|frozen|jail|prison|penalt\w+|never (?:declared|filed|reported))\b/,
  whole: true,
  text: [
    `Yes, if you are a tax resident (more than 183 days here within any 365; E.T., art. 10) and you file: crypto counts as an asset. The gain is income when you sell it, swap it for another coin or pay with it, in pesos at the rate (TRM) of that day; while the price only goes up it is not, and coins received as pay are income that day (DIAN, concepto 1621 of 2023). What you hold on 31 December goes in at its cost. Held for two years or more, the gain can be an occasional gain, at 15% (arts. 300 and 314); less, it adds to your other income in the ordinary table.`,
    `You file for ${uvt.year} if everything you received, with your salary and the rest, reaches 1,400 UVT (${inPesos(limit)}; at ${inPesos(exampleRate)} a dollar, about ${limitInDollars} dollars), if card spending, purchases or deposits pass that, or if gross assets pass 4,500 UVT (${inPesos(4_500 * uvt.value)}). A smaller gain alone does not make you file. On a foreign platform, assets abroad over 2,000 UVT (${inPesos(2_000 * uvt.value)}) on 1 January need form 160 too (art. 607).`,
    'Exchanges report users and transactions to DIAN from 2026 on (Resolución 000240 of 2025). Download the history of the year with dates and costs, and leave out moves between your own wallets. A tax adviser makes the sum with you; you can write in English.',
  ],
  links: [guide, mail, call],
}
